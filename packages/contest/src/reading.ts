import { fail, type GameId, type Options, ok, type Result } from '@tabuleiro/game';
import { PLAIN_SETUP, parseGameId, type RecordError, type Seat, type Setup } from '@tabuleiro/match';
import { PGN_RESULTS, type PgnGame, playPgn, readPgn } from '@tabuleiro/notation';
import type { Contest, OpenedContest } from './contest.js';
import type { Entry } from './entry.js';
import { finish, playMove } from './playing.js';
import type { Position } from './position.js';
import type { ReadError } from './readError.js';
import type { Language } from './writing.js';

/** Gives the game with this id, at once or when it has been loaded; undefined where there is none. */
export type FindEntry = (id: GameId) => Entry | undefined | Promise<Entry | undefined>;

/** Where a list of moves begins. */
export type Origin = {
  readonly entry: Entry;
  readonly options: Options;
  /** Missing for the game's own start. */
  readonly position?: Position;
};

type Read = Result<Contest, ReadError>;

/** A record, or a journal. Rejects only where `find` does. */
export async function readRecord(text: string, find: FindEntry): Promise<Result<OpenedContest, ReadError>> {
  const id = parseGameId(text);
  if (!id.ok) return fail(ofGame('', id.error));
  const entry = await find(id.value);
  if (entry === undefined) return fail({ code: 'unknown-game', game: id.value });
  const opened = holdsActions(text) ? entry.openRecord(text) : entry.openJournal(text);
  return opened.ok ? opened : fail(ofGame(entry.id, opened.error));
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

/** The one game of a PGN file or text; its variations and comments are left out. Rejects only where `find` does. */
export async function readPgnGame(source: Uint8Array | string, find: FindEntry): Promise<Read> {
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

/** A game of a PGN file: what its rules make of it, and what its tags tell. */
export type PgnFound = { readonly read: Read; readonly tags: ReadonlyMap<string, string> };

/** Every game of a PGN file or text, in its order, at most so many. Rejects only where `find` does. */
export async function readPgnGames(
  source: Uint8Array | string,
  find: FindEntry,
  most: number,
): Promise<readonly PgnFound[]> {
  const found: PgnFound[] = [];
  for await (const entry of readPgn(piecesOf(source), { variations: 'skip' })) {
    if (found.length === most) break;
    found.push(
      entry.ok
        ? { read: await playGame(entry.value, find), tags: entry.value.tags }
        : { read: entry, tags: new Map() },
    );
  }
  return found;
}

/** Large enough to be read quickly, small enough that a few games of a large file can be had for little. */
const PIECE = 1 << 16;

function* piecesOf(source: Uint8Array | string): Generator<Uint8Array | string> {
  for (let at = 0; at < source.length; at += PIECE) yield source.slice(at, at + PIECE);
}

async function playGame(pgn: PgnGame, find: FindEntry): Promise<Read> {
  const played = playPgn(pgn);
  if (!played.ok) return played;
  const { game, options, start, moves } = played.value;
  const players = [seatOf(pgn, 'White'), seatOf(pgn, 'Black')] as const;
  const from = pgn.tags.has('FEN') ? { start: game.notation.formatPosition(start) } : {};
  const entry = await find(game.id);
  if (entry === undefined) return fail({ code: 'unknown-game', game: game.id });
  let read = begin(entry, { ...PLAIN_SETUP, options, players, ...from });
  for (const [i, move] of moves.entries()) {
    if (!read.ok) return read;
    read = playMove(read.value, game.notation.formatMove(move), pgn.moves[i].spent);
  }
  return read.ok ? finish(read.value, pgn.result) : read;
}

function seatOf({ tags }: PgnGame, tag: string): Seat {
  const name = tags.get(tag) ?? '?';
  return { name: name === '?' ? '' : name, kind: 'person' };
}

function begin(entry: Entry, setup: Setup): Read {
  const begun = entry.begin(setup);
  return begun.ok ? begun : fail(ofGame(entry.id, begun.error));
}

/**
 * Moves in a row, their numbers ignored, with the result at the end if there is one. Of several languages the first
 * that leads through the whole list counts, or the one that leads furthest; without any, coordinates alone are read.
 */
export function readMoves(origin: Origin, text: string, languages: readonly Language[]): Read {
  const { entry, options, position } = origin;
  const start = position?.format();
  const isOwnStart = start === undefined || start === entry.start(options).format();
  const begun = begin(entry, { ...PLAIN_SETUP, options, ...(isOwnStart ? {} : { start }) });
  if (!begun.ok) return begun;
  const words = wordsOf(text);
  const [first, ...others] = languages;
  let best = follow(begun.value, words, first);
  for (const language of others) {
    if (best.error === undefined) break;
    const next = follow(begun.value, words, language);
    if (next.error === undefined || next.words > best.words) best = next;
  }
  return best.error === undefined ? ok(best.contest) : fail(best.error);
}

/** The words of a list without move numbers. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^\d+\.+/, ''));
  return words.filter((word) => word !== '' && !/^e\.?p\.?$/i.test(word));
}

/** How far a list led: after so many words it ended, or something was wrong. */
type Progress = { readonly contest: Contest; readonly words: number; readonly error?: ReadError };

function follow(begun: Contest, words: readonly string[], language: Language | undefined): Progress {
  let contest = begun;
  for (const [i, word] of words.entries()) {
    const next = readWord(contest, word, language);
    if (!next.ok) return { contest, words: i, error: next.error };
    contest = next.value;
  }
  return { contest, words: words.length };
}

function readWord(contest: Contest, word: string, language: Language | undefined): Read {
  const result = PGN_RESULTS.find((known) => known === word);
  if (result !== undefined) return finish(contest, result);
  if (language === undefined || contest.match.outcome !== undefined) return playMove(contest, word);
  const move = contest.read(word, language);
  return move.ok ? playMove(contest, move.value) : move;
}
