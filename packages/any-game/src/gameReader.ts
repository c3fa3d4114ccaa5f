import { fail, type GameId, type GameOptions, ok, type Result } from '@tabuleiro/game';
import { PLAIN_SETUP, parseGameId, type RecordError, type Setup } from '@tabuleiro/match';
import { PGN_RESULTS, type PgnGame, playPgn, readPgn } from '@tabuleiro/notation';
import {
  beginGameMatch,
  type GameMatch,
  gameMatchFromJournal,
  gameMatchFromRecord,
  type ParsedGameMatch,
  readMove,
} from './gameMatch.js';
import { endWith, playMove, playParsed } from './matchMoves.js';
import { chunksOf } from './pgnStudy.js';
import type { ReadError } from './readError.js';
import { setupOfTags } from './studyMatch.js';
import type { Language, WrittenGame } from './writtenGame.js';

/** Finds the game with this id, at once or when it has been loaded; undefined where there is none. */
export type FindWrittenGame = (id: GameId) => WrittenGame | undefined | Promise<WrittenGame | undefined>;

/** Where a list of moves begins. */
export type MoveListStart = {
  readonly written: WrittenGame;
  readonly options: GameOptions;
  /** A state of this game; missing for its own start. */
  readonly state?: unknown;
};

type GameMatchResult = Result<GameMatch, ReadError>;

/** Replays a record or a journal of any game. Rejects only where `find` does. */
export async function readRecord(
  text: string,
  find: FindWrittenGame,
): Promise<Result<ParsedGameMatch, ReadError>> {
  const id = parseGameId(text);
  if (!id.ok) return fail(ofGame('', id.error));
  const written = await find(id.value);
  if (written === undefined) return fail({ code: 'unknown-game', game: id.value });
  const opened = holdsActions(text)
    ? gameMatchFromRecord(written, text)
    : gameMatchFromJournal(written, text);
  return opened.ok ? opened : fail(ofGame(written.game.id, opened.error));
}

/** Is this one JSON document with its actions, as a record is and a journal is not? */
export function holdsActions(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && Object.hasOwn(json, 'actions');
  } catch {
    return false;
  }
}

function ofGame(game: GameId, error: RecordError): ReadError {
  return { ...error, game };
}

/**
 * Plays the one game of a PGN file or text; its variations and comments are left out. Fails where there is not
 * exactly one. Rejects only where `find` does.
 */
export async function readPgnGame(
  source: Uint8Array | string,
  find: FindWrittenGame,
): Promise<GameMatchResult> {
  let games = 0;
  let only: PgnGame | undefined;
  for await (const entry of readPgn([source], { variations: 'skip' })) {
    if (!entry.ok) return entry;
    games++;
    only ??= entry.value;
  }
  if (only !== undefined && games === 1) return playGame(only, find);
  return fail({ code: 'not-one-game', games });
}

/** A game of a PGN file: the match it was played to, or what is wrong with it; and its tags. */
export type PgnFileEntry = { readonly read: GameMatchResult; readonly tags: ReadonlyMap<string, string> };

/** Plays every game of a PGN file or text, in its order, `most` of them at most. Rejects only where `find` does. */
export async function readPgnGames(
  source: Uint8Array | string,
  find: FindWrittenGame,
  most: number,
): Promise<readonly PgnFileEntry[]> {
  const found: PgnFileEntry[] = [];
  for await (const entry of readPgn(chunksOf(source), { variations: 'skip' })) {
    if (found.length === most) break;
    found.push(
      entry.ok
        ? { read: await playGame(entry.value, find), tags: entry.value.tags }
        : { read: entry, tags: new Map() },
    );
  }
  return found;
}

async function playGame(pgn: PgnGame, find: FindWrittenGame): Promise<GameMatchResult> {
  const played = playPgn(pgn);
  if (!played.ok) return played;
  const { game, options, start, moves } = played.value;
  const from = pgn.tags.has('FEN') ? { start: game.notation.formatPosition(start) } : {};
  const written = await find(game.id);
  if (written === undefined) return fail({ code: 'unknown-game', game: game.id });
  let read = begin(written, { ...setupOfTags(pgn.tags), options, ...from }, start);
  for (const [i, move] of moves.entries()) {
    if (!read.ok) return read;
    read = playParsed(read.value, move, pgn.moves[i].spent);
  }
  return read.ok ? endWith({ ...read.value, tags: pgn.tags }, pgn.result) : read;
}

function begin(written: WrittenGame, setup: Setup, at?: unknown): GameMatchResult {
  const begun = beginGameMatch(written, setup, at);
  return begun.ok ? begun : fail(ofGame(written.game.id, begun.error));
}

/**
 * Plays a list of moves; their numbers are ignored, and a result may stand at the end. Of several languages the
 * first in which the whole list can be played counts, else the one that leads furthest; without any, only
 * coordinates are read.
 */
export function readMoves(
  origin: MoveListStart,
  text: string,
  languages: readonly Language[],
): GameMatchResult {
  const begun = beginAt(origin);
  if (!begun.ok) return begun;
  const words = wordsOf(text);
  const [first, ...others] = languages;
  let best = follow(begun.value, words, first);
  for (const language of others) {
    if (best.error === undefined) break;
    const next = follow(begun.value, words, language);
    if (next.error === undefined || next.words > best.words) best = next;
  }
  return best.error === undefined ? ok(best.gameMatch) : fail(best.error);
}

function beginAt({ written, options, state }: MoveListStart): GameMatchResult {
  const { game } = written;
  const setup = { ...PLAIN_SETUP, options };
  if (state === undefined) return begin(written, setup);
  const start = game.notation.formatPosition(state);
  const isOwnStart = start === game.notation.formatPosition(game.start(options));
  return isOwnStart ? begin(written, setup) : begin(written, { ...setup, start }, state);
}

/** The words of a list of moves, without move numbers. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^\d+\.+/, ''));
  return words.filter((word) => word !== '' && !/^e\.?p\.?$/i.test(word));
}

/** How far a list could be played: so many words, and what is wrong with the next one. */
type Progress = { readonly gameMatch: GameMatch; readonly words: number; readonly error?: ReadError };

function follow(begun: GameMatch, words: readonly string[], language: Language | undefined): Progress {
  let gameMatch = begun;
  for (const [i, word] of words.entries()) {
    const next = readWord(gameMatch, word, language);
    if (!next.ok) return { gameMatch, words: i, error: next.error };
    gameMatch = next.value;
  }
  return { gameMatch, words: words.length };
}

function readWord(gameMatch: GameMatch, word: string, language: Language | undefined): GameMatchResult {
  const result = PGN_RESULTS.find((known) => known === word);
  if (result !== undefined) return endWith(gameMatch, result);
  if (language === undefined || gameMatch.match.outcome !== undefined) return playMove(gameMatch, word);
  const read = readMove(gameMatch, word, language);
  return read.ok ? playParsed(gameMatch, read.value.choice.move) : read;
}
