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
import type { Secret } from '@tabuleiro/match';
import { LANGS, type Lang, wordReadError } from '@tabuleiro/words';
import { GAME_IDS } from '../games/registry.js';
import { navigate } from '../route.js';
import { BACKUP_FORMAT } from '../store/backup/backup.js';
import { wholeGame } from '../store/games/openGame.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { pageWords, storeWords } from '../words/app.js';
import { MAX_PGN_GAMES, newGameProposal, pgnGames } from './navigationState.js';
import { findWrittenGame } from './openSession.js';

export type Source = { readonly gameMatch: GameMatch; readonly secret: Secret | undefined };

/** Why a text cannot be opened, in the language in which the page is drawn. */
export type OpenFailure = { readonly text: (lang: Lang) => string };

/** Opens what was pasted or read from a file; answers why it cannot. */
export async function openText(storage: GameStorage, text: string): Promise<OpenFailure | undefined> {
  const seen = recogniseText(text);
  if (seen.kind === 'position') {
    const { options } = seen;
    newGameProposal.value = { game: seen.game, form: { position: seen.text, ...(options && { options }) } };
    navigate({ screen: 'new', game: seen.game });
    return undefined;
  }
  const games = seen.kind === 'pgn' ? await readPgnGames(text, findWrittenGame, MAX_PGN_GAMES) : [];
  if (games.length > 1) {
    pgnGames.value = games;
    navigate({ screen: 'file' });
    return undefined;
  }
  const [only] = games;
  const read = only === undefined ? await readGame(seen.kind, text) : sourceOf(only.read);
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

type Read = Result<Source, ReadError>;

async function readGame(kind: RecognisedText['kind'], text: string): Promise<Read | undefined> {
  // What was copied may have lost its last line end.
  if (kind === 'record' || kind === 'journal') return readRecord(`${text.trimEnd()}\n`, findWrittenGame);
  return kind === 'moves' ? readList(text) : undefined;
}

/** A list of moves does not say of which game it is: the first whose rules lead through it, else the usual one's error. */
async function readList(text: string): Promise<Read | undefined> {
  let first: Read | undefined;
  for (const game of GAME_IDS) {
    const written = await findWrittenGame(game);
    const read = written && sourceOf(readMoves({ written, options: {} }, text, LANGS));
    if (read?.ok === true) return read;
    first ??= read;
  }
  return first;
}

function sourceOf(read: Result<GameMatch, ReadError>): Result<Source, ReadError> {
  return read.ok ? ok({ gameMatch: read.value, secret: undefined }) : read;
}

/** A game from outside is another game of this device, with everything that was done in it. */
export async function keepGame(storage: GameStorage, source: Source): Promise<Result<string, StoreError>> {
  const now = Date.now();
  const id = crypto.getRandomValues(new Uint32Array(4)).join('');
  const game = wholeGame(source, { id, created: now, updated: now });
  const inserted = await storage.games.insert(game);
  return inserted.ok ? ok(id) : inserted;
}
