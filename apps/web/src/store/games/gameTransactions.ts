import { fail, ok } from '@tabuleiro/game';
import type { ReadTransaction, WriteTransaction } from '../database/database.js';
import { type StoreResult, storeError } from '../storeError.js';
import type { JournalExtension, TakenGame, WholeGame } from './gameStore.js';
import { isLine, type StoredLine, supersedes } from './journalLines.js';
import { parseStoredGame, type StoredGame, storedOf, storedSummaryOf } from './storedGame.js';

/** The part of `IDBKeyRange` that is needed. */
export type LineRanges = { bound(lower: unknown, upper: unknown): IDBKeyRange };

type Transaction = ReadTransaction | WriteTransaction;

export async function findGame(transaction: Transaction, id: string): StoreResult<StoredGame> {
  return checkRecord(await transaction.objectStore('games').get(id));
}

function checkRecord(value: unknown): Awaited<StoreResult<StoredGame>> {
  if (value === undefined) return fail(storeError('not-found'));
  const game = parseStoredGame(value);
  return game === undefined ? fail(storeError('damaged')) : ok(game);
}

export async function findLines(
  transaction: Transaction,
  ranges: LineRanges,
  id: string,
): Promise<readonly StoredLine[]> {
  const store = transaction.objectStore('lines');
  const range = lineRangeOf(ranges, id);
  const [keys, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, i) => ({ n: Array.isArray(key) ? Number(key[1]) : Number.NaN, text: texts[i] }));
}

/** All keys `[id, n]` of a game: in IndexedDB an array sorts behind every number. */
function lineRangeOf(ranges: LineRanges, id: string): IDBKeyRange {
  return ranges.bound([id], [id, []]);
}

/**
 * Writes lines of a journal, if the first is the next one or supersedes the last one, and the game's record with them. New
 * lines are written with `add`, which never overwrites: if another tab was quicker, the whole transaction fails.
 */
export async function addLines(
  transaction: WriteTransaction,
  { id, n, lines: added, known, updated, summary }: JournalExtension,
): StoreResult<undefined> {
  if (added.length === 0 || !added.every(isLine)) return fail(storeError('failed', 'not one line'));
  const lines = transaction.objectStore('lines');
  const games = transaction.objectStore('games');
  const [before, here, record] = await Promise.all([
    n === 0 ? 'none' : lines.getKey([id, n - 1]),
    lines.get([id, n]),
    games.get(id),
  ]);
  const game = checkRecord(record);
  if (!game.ok) return game;
  const { lines: last } = game.value;
  const isNext = n === last + 1 && here === undefined;
  const isAgain = n === last && typeof here === 'string' && supersedes(here, added[0]);
  const isKnown = known === undefined || here === known;
  if (before === undefined || !isKnown || !(isNext || isAgain)) return fail(storeError('changed-elsewhere'));
  await writeAll(added, (line, i) =>
    isAgain && i === 0 ? lines.put(line, [id, n]) : lines.add(line, [id, n + i]),
  );
  const change = { updated, lines: n + added.length - 1, summary: storedSummaryOf(summary) };
  await games.put({ ...game.value, ...change });
  return ok(undefined);
}

export async function addGame(transaction: WriteTransaction, game: WholeGame): StoreResult<undefined> {
  if (!game.lines.every(isLine)) return fail(storeError('failed', 'not one line'));
  const games = transaction.objectStore('games');
  const lines = transaction.objectStore('lines');
  if ((await games.getKey(game.id)) !== undefined) return fail(storeError('changed-elsewhere'));
  await writeAll(game.lines, (line, n) => lines.add(line, [game.id, n]));
  await games.add(storedOf(game, game.lines.length - 1));
  return ok(undefined);
}

/** Deletes the record and the lines, whichever of them are there. */
export async function deleteGame(
  transaction: WriteTransaction,
  ranges: LineRanges,
  id: string,
): StoreResult<undefined> {
  await transaction.objectStore('lines').delete(lineRangeOf(ranges, id));
  await transaction.objectStore('games').delete(id);
  return ok(undefined);
}

export async function takeGame(
  transaction: WriteTransaction,
  ranges: LineRanges,
  id: string,
): Promise<TakenGame | undefined> {
  const record: unknown = await transaction.objectStore('games').get(id);
  const lines = await findLines(transaction, ranges, id);
  if (record === undefined) return undefined;
  await deleteGame(transaction, ranges, id);
  return { id, record, lines };
}

/** Only where nothing is kept under this id. */
export async function restoreGame(
  transaction: WriteTransaction,
  ranges: LineRanges,
  { id, record, lines }: TakenGame,
): StoreResult<undefined> {
  const games = transaction.objectStore('games');
  const store = transaction.objectStore('lines');
  const isFree = (await games.getKey(id)) === undefined && (await store.count(lineRangeOf(ranges, id))) === 0;
  if (!isFree) return fail(storeError('changed-elsewhere'));
  await writeAll(lines, ({ n, text }) => store.add(text, [id, n]));
  await games.add(record);
  return ok(undefined);
}

/** Many writes at once. The inner `async` turns an exception of `write` into a rejection that is waited for. */
export async function writeAll<T>(
  items: readonly T[],
  write: (item: T, i: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(items.map(async (item, i) => write(item, i)));
}
