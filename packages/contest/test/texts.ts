import { formatJournal, formatRecord } from '@tabuleiro/match';
import {
  brasezEntry,
  type Contest,
  classicoEntry,
  type Entry,
  nucleoEntry,
  readMoves,
  senetEntry,
} from '../src/index.js';

export const ENTRIES: readonly Entry[] = [classicoEntry, nucleoEntry, brasezEntry, senetEntry];

export function find(id: string): Entry | undefined {
  return ENTRIES.find((entry) => entry.id === id);
}

/** A few legal moves of each game, in coordinates. */
export const LINES: ReadonlyMap<Entry, string> = new Map([
  [classicoEntry, 'e2e4 e7e5 g1f3 b8c6 f1b5'],
  [nucleoEntry, 'e2e3 e7e6 g1f3'],
  [brasezEntry, 'K@e1 K@d8 e2e4 pass'],
  [senetEntry, '3 9-12 4 8-12'],
]);

export function contestOf(entry: Entry, text = LINES.get(entry) ?? ''): Contest {
  const read = readMoves({ entry, options: {} }, text, []);
  if (!read.ok) throw new Error(`${entry.id}: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function recordText(entry: Entry, text?: string): string {
  return formatRecord(contestOf(entry, text).match);
}

export function journalText(entry: Entry): string {
  return formatJournal(contestOf(entry).match);
}
