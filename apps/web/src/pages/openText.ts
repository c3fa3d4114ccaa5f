import {
  type GameMatch,
  type ReadError,
  type RecognisedText,
  readMoves,
  readPgnStudies,
  readRecord,
  recogniseText,
  type StudyEntry,
} from '@tabuleiro/any-game';
import { ok, type Result } from '@tabuleiro/game';
import { LANGS, type Lang, wordReadError } from '@tabuleiro/words';
import { decodeFile } from '../components/fileText.js';
import { GAME_IDS } from '../games/registry.js';
import { lang } from '../language/lang.js';
import { kindOfFile } from '../library/fileKind.js';
import { importedStudy } from '../library/importReader.js';
import { beginImport } from '../library/importRunner.js';
import { navigate } from '../route.js';
import { BACKUP_FORMAT } from '../store/backup/backup.js';
import { type OpenedGame, wholeGame } from '../store/games/openGame.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { componentWords, pageWords, storeWords } from '../words/app.js';
import { libraryWords } from '../words/library.js';
import { newGameProposal } from './navigationState.js';
import { findWrittenGame } from './openSession.js';

/** Why a text cannot be opened, in the language in which the page is drawn. */
export type TextFailure = { readonly text: (lang: Lang) => string };

/** Opens a text that was pasted, or read from the file with this name; undefined when that worked. */
export async function openText(
  storage: GameStorage,
  text: string,
  name?: string,
): Promise<TextFailure | undefined> {
  const seen = recogniseText(text);
  if (seen.kind === 'position') {
    const { options } = seen;
    newGameProposal.value = { game: seen.game, form: { position: seen.text, ...(options && { options }) } };
    navigate({ screen: 'new', game: seen.game });
    return undefined;
  }
  if (seen.kind === 'share') {
    navigate({ screen: 'analysis', path: ['ver', seen.code] });
    return undefined;
  }
  if (seen.kind === 'pgn') return openPgn(storage, text, name);
  const read = await readGame(seen.kind, text);
  if (read === undefined) {
    const why = text.includes(BACKUP_FORMAT) ? 'isBackup' : 'notRecognised';
    return { text: (to) => pageWords[to][why] };
  }
  if (!read.ok) return { text: (to) => wordReadError(to, read.error) };
  const kept = await keepGame(storage, read.value);
  if (!kept.ok) return troubleOf(kept.error);
  navigate({ screen: 'game', id: kept.value });
  return undefined;
}

/** One game is kept and goes to the analysis board; several are imported, as large files are. */
async function openPgn(
  storage: GameStorage,
  text: string,
  name: string | undefined,
): Promise<TextFailure | undefined> {
  const first: StudyEntry[] = [];
  for await (const entry of readPgnStudies(text, findWrittenGame)) {
    first.push(entry);
    if (first.length > 1) break;
  }
  const [only, another] = first;
  const file = name ?? libraryWords[lang.value].importing.pasted;
  if (another !== undefined) return importFile(storage, new Blob([text]), file);
  if (only === undefined) return { text: (to) => pageWords[to].notRecognised };
  const { read } = only;
  if (!read.ok) return { text: (to) => wordReadError(to, read.error) };
  const study = await importedStudy(read.value, file, Date.now());
  const kept = await storage.studies.insert([study]);
  // A game that is here already is opened as it is here.
  if (!kept.ok && kept.error.problem !== 'changed-elsewhere') return troubleOf(kept.error);
  navigate({ screen: 'analysis', path: ['estudo', study.id] });
  return undefined;
}

/** Opens a file that is too large to be looked at whole: games are imported as they are read. */
export async function openFile(storage: GameStorage, file: File): Promise<TextFailure | undefined> {
  const kind = await kindOfFile(file).catch(() => undefined);
  if (kind === 'games') return importFile(storage, file, file.name);
  if (kind === 'backup') return { text: (to) => pageWords[to].isBackup };
  const bytes = kind && (await file.arrayBuffer().catch(() => undefined));
  if (bytes === undefined) return { text: (to) => componentWords[to].fileLost };
  return openText(storage, decodeFile(bytes), file.name);
}

async function importFile(storage: GameStorage, file: Blob, name: string): Promise<TextFailure | undefined> {
  const begun = await beginImport(storage, file, name);
  if (!begun.ok) return troubleOf(begun.error);
  navigate({ screen: 'library', path: ['importar'] });
  return undefined;
}

function troubleOf({ problem }: StoreError): TextFailure {
  return { text: (to) => storeWords[to].problems[problem] };
}

type Read = Result<OpenedGame, ReadError>;

async function readGame(kind: RecognisedText['kind'], text: string): Promise<Read | undefined> {
  // What was copied may have lost its last line end.
  if (kind === 'record' || kind === 'journal') return readRecord(`${text.trimEnd()}\n`, findWrittenGame);
  return kind === 'moves' ? readList(text) : undefined;
}

/** A list of moves does not name its game: takes the first game whose rules allow all of it, else reports the first game's error. */
async function readList(text: string): Promise<Read | undefined> {
  let first: Read | undefined;
  for (const game of GAME_IDS) {
    const written = await findWrittenGame(game);
    const read = written && openedOf(readMoves({ written, options: {} }, text, LANGS));
    if (read?.ok === true) return read;
    first ??= read;
  }
  return first;
}

function openedOf(read: Result<GameMatch, ReadError>): Result<OpenedGame, ReadError> {
  return read.ok ? ok({ gameMatch: read.value, secret: undefined }) : read;
}

/** Keeps a match from outside as a new game on this device, with all its actions. */
async function keepGame(storage: GameStorage, game: OpenedGame): Promise<Result<string, StoreError>> {
  const now = Date.now();
  const id = crypto.getRandomValues(new Uint32Array(4)).join('');
  const whole = wholeGame(game, { id, created: now, updated: now });
  const inserted = await storage.games.insert(whole);
  return inserted.ok ? ok(id) : inserted;
}
