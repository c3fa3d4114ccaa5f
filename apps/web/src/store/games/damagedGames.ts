import type { ReadTransaction } from '../database/database.js';
import type { DamagedGame } from './gameStore.js';
import { findLines, type LineRanges } from './gameTransactions.js';
import { salvageJournal } from './journalLines.js';
import { damagedOf, parseStoredGame } from './storedGame.js';

/** Damaged games of imported files, games here whose record cannot be read, and lines that have no record. */
export async function allDamaged(
  transaction: ReadTransaction,
  ranges: LineRanges,
): Promise<readonly DamagedGame[]> {
  const readable = await readableIds(transaction);
  const ids = new Set([...(await recordIds(transaction)), ...(await lineIds(transaction))]);
  const damagedHere: DamagedGame[] = [];
  for (const id of ids) {
    if (readable.has(id)) continue;
    const text = salvageJournal(await findLines(transaction, ranges, id));
    damagedHere.push({ id, origin: 'device', kept: undefined, text });
  }
  return [...(await importedDamage(transaction)), ...damagedHere];
}

async function importedDamage(transaction: ReadTransaction): Promise<readonly DamagedGame[]> {
  const store = transaction.objectStore('damaged');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, i) => damagedOf(key, values[i]));
}

async function readableIds(transaction: ReadTransaction): Promise<ReadonlySet<string>> {
  const values: unknown[] = await transaction.objectStore('games').getAll();
  return new Set(values.flatMap((value) => parseStoredGame(value)?.id ?? []));
}

async function recordIds(transaction: ReadTransaction): Promise<readonly string[]> {
  const keys = await transaction.objectStore('games').getAllKeys();
  return keys.filter((key) => typeof key === 'string');
}

/** The games that have lines: the cursor jumps from the first line of a game to the next game. */
async function lineIds(transaction: ReadTransaction): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor = await transaction.objectStore('lines').openKeyCursor();
  while (cursor !== null) {
    const { key } = cursor;
    const id = Array.isArray(key) ? key[0] : undefined;
    if (typeof id !== 'string') cursor = await cursor.continue();
    else {
      ids.push(id);
      cursor = await cursor.continue([id, []]);
    }
  }
  return ids;
}
