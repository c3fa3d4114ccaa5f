import { fail, ok, type Result } from '@tabuleiro/game';
import type { WholeGame } from './archive.js';
import type { Reading, Writing } from './database.js';
import type { StoreError } from './gameStore.js';
import { supersedes } from './lines.js';
import type { FoundLine } from './shelf.js';
import { parseStoredGame, type StoredGame, storedOf } from './stored.js';
import { storeError } from './storeError.js';

/** The part of `IDBKeyRange` that is needed. */
export type LineRanges = { bound(lower: unknown, upper: unknown): IDBKeyRange };

/** All lines of a game: an array sorts behind every number. */
export function linesIn(ranges: LineRanges, id: string): IDBKeyRange {
  return ranges.bound([id], [id, []]);
}

export async function findGame(
  transaction: Reading | Writing,
  id: string,
): Promise<Result<StoredGame, StoreError>> {
  return soundGame(await transaction.objectStore('games').get(id));
}

function soundGame(value: unknown): Result<StoredGame, StoreError> {
  if (value === undefined) return fail(storeError('not-found'));
  const game = parseStoredGame(value);
  return game === undefined ? fail(storeError('failed', 'damaged record')) : ok(game);
}

export async function findLines(
  transaction: Reading | Writing,
  ranges: LineRanges,
  id: string,
): Promise<readonly FoundLine[]> {
  const store = transaction.objectStore('lines');
  const range = linesIn(ranges, id);
  const [keys, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, i) => ({ n: Array.isArray(key) ? Number(key[1]) : Number.NaN, text: texts[i] }));
}

/**
 * Line `n` of a game, if it is the next one or supersedes the last, and what a list shows of the game then. `add` never
 * replaces a line: where another transaction was quicker, the whole of this one comes to nothing.
 */
export async function addLine(
  transaction: Writing,
  id: string,
  n: number,
  line: string,
  shown: Pick<StoredGame, 'updated' | 'summary'>,
): Promise<Result<undefined, StoreError>> {
  const lines = transaction.objectStore('lines');
  const games = transaction.objectStore('games');
  const [before, here, record] = await Promise.all([
    lines.getKey([id, n - 1]),
    lines.get([id, n]),
    games.get(id),
  ]);
  const game = soundGame(record);
  if (!game.ok) return game;
  const { lines: last } = game.value;
  const isNext = n === last + 1 && here === undefined;
  const isAgain = n === last && n > 0 && typeof here === 'string' && supersedes(here, line);
  if (before === undefined || !(isNext || isAgain)) return fail(storeError('changed-elsewhere'));
  if (isNext) await lines.add(line, [id, n]);
  else await lines.put(line, [id, n]);
  await games.put({ ...game.value, ...shown, lines: n });
  return ok(undefined);
}

export async function addGame(transaction: Writing, game: WholeGame): Promise<Result<undefined, StoreError>> {
  const games = transaction.objectStore('games');
  const lines = transaction.objectStore('lines');
  if ((await games.getKey(game.id)) !== undefined) return fail(storeError('changed-elsewhere'));
  await allOf(game.lines, (line, n) => lines.add(line, [game.id, n]));
  await games.add(storedOf(game, game.lines.length - 1));
  return ok(undefined);
}

/** Many writes at once. One that throws at once has to be a promise too, or the others would fail unheard. */
export async function allOf<T>(
  items: readonly T[],
  write: (item: T, i: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(items.map(async (item, i) => write(item, i)));
}
