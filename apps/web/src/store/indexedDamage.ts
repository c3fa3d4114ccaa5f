import type { DamagedGame } from './archive.js';
import type { Reading } from './database.js';
import { findLines, type LineRanges } from './indexedLines.js';
import { salvage } from './shelf.js';
import { damagedOf, parseStoredGame } from './stored.js';

/** What was put aside, games whose record cannot be read, and lines whose game is not listed. */
export async function allDamaged(transaction: Reading, ranges: LineRanges): Promise<readonly DamagedGame[]> {
  const aside = await putAside(transaction);
  const sound = await soundIds(transaction);
  const ids = new Set([...(await recordIds(transaction)), ...(await lineIds(transaction))]);
  const spoiled: DamagedGame[] = [];
  for (const id of ids) {
    if (sound.has(id)) continue;
    const text = salvage(await findLines(transaction, ranges, id));
    spoiled.push({ id, origin: 'shelf', kept: undefined, text });
  }
  return [...aside, ...spoiled];
}

async function putAside(transaction: Reading): Promise<readonly DamagedGame[]> {
  const store = transaction.objectStore('damaged');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, i) => damagedOf(key, values[i]));
}

async function soundIds(transaction: Reading): Promise<ReadonlySet<string>> {
  const values: unknown[] = await transaction.objectStore('games').getAll();
  return new Set(values.flatMap((value) => parseStoredGame(value)?.id ?? []));
}

async function recordIds(transaction: Reading): Promise<readonly string[]> {
  const keys = await transaction.objectStore('games').getAllKeys();
  return keys.filter((key) => typeof key === 'string');
}

/** Every game that has lines, without walking through all of them. */
async function lineIds(transaction: Reading): Promise<readonly string[]> {
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
