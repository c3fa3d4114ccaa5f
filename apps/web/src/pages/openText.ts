import {
  type GameMatch,
  type ReadError,
  type RecognisedText,
  readMoves,
  readPgnGames,
  readRecord,
  recogniseText,
} from '@tabuleiro/any-game';
import { ok, type Result } from '@tabuleiro/game';
import { LANGS, type Lang, wordReadError } from '@tabuleiro/words';
import { GAME_IDS } from '../games/registry.js';
import { navigate } from '../route.js';
import { BACKUP_FORMAT } from '../store/backup/backup.js';
import { type OpenedGame, wholeGame } from '../store/games/openGame.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { pageWords, storeWords } from '../words/app.js';
import { MAX_PGN_GAMES, newGameProposal, pgnGames } from './navigationState.js';
import { findWrittenGame } from './openSession.js';

/** Why a text cannot be opened, in the language in which the page is drawn. */
export type TextFailure = { readonly text: (lang: Lang) => string };

/** Opens a text that was pasted or read from a file; undefined when that worked. */
export async function openText(storage: GameStorage, text: string): Promise<TextFailure | undefined> {
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
  const games = seen.kind === 'pgn' ? await readPgnGames(text, findWrittenGame, MAX_PGN_GAMES) : [];
  if (games.length > 1) {
    pgnGames.value = games;
    navigate({ screen: 'file' });
    return undefined;
  }
  const [only] = games;
  const read = only === undefined ? await readGame(seen.kind, text) : openedOf(only.read);
  if (read === undefined) {
    const why = text.includes(BACKUP_FORMAT) ? 'isBackup' : 'notRecognised';
    return { text: (lang) => pageWords[lang][why] };
  }
  if (!read.ok) return { text: (lang) => wordReadError(lang, read.error) };
  const kept = await keepGame(storage, read.value);
  if (!kept.ok) return { text: (lang) => storeWords[lang].problems[kept.error.problem] };
  navigate({ screen: 'game', id: kept.value });
  return undefined;
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

/** Keeps a game from outside as a new game on this device, with all its actions. */
export async function keepGame(storage: GameStorage, game: OpenedGame): Promise<Result<string, StoreError>> {
  const now = Date.now();
  const id = crypto.getRandomValues(new Uint32Array(4)).join('');
  const whole = wholeGame(game, { id, created: now, updated: now });
  const inserted = await storage.games.insert(whole);
  return inserted.ok ? ok(id) : inserted;
}
