import { type ExactValues, NO_EXACT_VALUES } from '@tabuleiro/senet-engine';
import { type LoadedTable, loadBestTable } from '@tabuleiro/senet-engine/node';
import type { Io } from '../io.js';
import { dataFolder } from '../play/store.js';

/** The largest sound table of Senet there is. */
export async function loadLargest(env: Io['env']): Promise<ExactValues> {
  return (await loadBestTable([dataFolder(env)])).best?.table ?? NO_EXACT_VALUES;
}

/** The bytes of that one and of the table that comes with the package, for threads that look into the same memory. */
export async function loadMemories(env: Io['env']): Promise<readonly SharedArrayBuffer[]> {
  const found = await Promise.all([loadBestTable([]), loadBestTable([dataFolder(env)])]);
  const tables = found.flatMap(({ best }): LoadedTable[] => (best === undefined ? [] : [best]));
  const [shipped, largest] = tables;
  return shipped?.pieces === largest?.pieces
    ? tables.slice(0, 1).map(({ memory }) => memory)
    : tables.map(({ memory }) => memory);
}
