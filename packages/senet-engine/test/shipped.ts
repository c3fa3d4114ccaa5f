import { readFileSync } from 'node:fs';
import { type ExactValues, WinTable } from '../src/index.js';

/** The table that comes with the package. */
export function readShipped(): ExactValues {
  const bytes = readFileSync(new URL('../data/senet-2.bin', import.meta.url));
  const table = WinTable.read(Uint8Array.from(bytes).buffer);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
