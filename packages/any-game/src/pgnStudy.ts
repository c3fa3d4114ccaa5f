import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import {
  lastGameStart,
  type PgnChunks,
  type PgnEntry,
  type PgnError,
  type PgnOptions,
  type PlayedPgnTree,
  type PlayPgnError,
  playPgnTree,
  readPgn,
} from '@tabuleiro/notation';
import type { FindWrittenGame } from './gameReader.js';
import type { ReadError } from './readError.js';
import type { Study } from './study.js';
import type { WrittenGame } from './writtenGame.js';

/** A PGN file: its text, its bytes, or the chunks of either. */
export type PgnSource = Uint8Array | string | PgnChunks;

/** A game of a PGN file: the study it was read to, or why it cannot be read; and its tags, as far as they could be. */
export type StudyEntry = {
  readonly read: Result<Study, ReadError>;
  readonly tags: ReadonlyMap<string, string>;
  /** 1 for the first game of the file. */
  readonly number: number;
};

const OPTIONS: PgnOptions = { unknown: 'keep' };

/**
 * Reads the games of a PGN file one by one, however many there are, with all that is written around their moves. Lines go
 * on where our rules have ended the game (`findEndings` tells where); what cannot be played is kept as text, `unplayed`.
 * Rejects only where `find` does.
 */
export async function* readPgnStudies(source: PgnSource, find: FindWrittenGame): AsyncGenerator<StudyEntry> {
  const games = new Map<GameId, WrittenGame | undefined>();
  for await (const entry of readPgn(chunksOf(source), OPTIONS)) {
    const played = playEntry(entry);
    if (!played.ok) {
      yield { read: played, ...placeOf(entry) };
      continue;
    }
    const { game, options, tags, tree, result } = played.value;
    if (!games.has(game.id)) games.set(game.id, await find(game.id));
    const written = games.get(game.id);
    const read: StudyEntry['read'] =
      written === undefined
        ? fail({ code: 'unknown-game', game: game.id })
        : ok({ written, options, tags, tree, result });
    yield { read, ...placeOf(entry) };
  }
}

function playEntry(entry: PgnEntry): Result<PlayedPgnTree, PgnError | PlayPgnError> {
  if (!entry.ok) return entry;
  const played = playPgnTree(entry.value);
  if (!played.ok) return played;
  const { tags, tree } = played.value;
  const [first] = tree.unplayed;
  // Any text would else be a game whose words cannot be played.
  if (tags.size > 0 || tree.steps.length > 0 || first === undefined) return played;
  const { number, line } = entry.value;
  return fail({ code: 'bad-token', number, line, text: first.move.slice(0, 40) });
}

function placeOf(entry: PgnEntry): Pick<StudyEntry, 'tags' | 'number'> {
  if (!entry.ok) return { tags: new Map(), number: entry.error.number };
  const { tags, number } = entry.value;
  return { tags, number };
}

/**
 * Where the last game with tags begins in a part of a PGN file that itself begins where a game does; 0 where there is none
 * but at its start. There the file can be cut: `readPgnStudies` reads both parts as it would have read them together.
 */
export function lastStudyStart(bytes: Uint8Array): number {
  return lastGameStart(bytes, OPTIONS);
}

/** The whole study as PGN, as `readPgnStudies` reads it back; undefined where the game has no PGN. */
export function writePgnStudy({ written, ...study }: Study): string | undefined {
  return written.pgn?.(study);
}

/** Large enough to be read quickly, small enough that the first games of a large file cost little. */
const CHUNK_LENGTH = 1 << 16;

/** A source as chunks that are read piece by piece. */
export function chunksOf(source: PgnSource): PgnChunks {
  return typeof source === 'string' || source instanceof Uint8Array ? piecesOf(source) : source;
}

function* piecesOf(source: Uint8Array | string): Generator<Uint8Array | string> {
  for (let at = 0; at < source.length; at += CHUNK_LENGTH) yield source.slice(at, at + CHUNK_LENGTH);
}
