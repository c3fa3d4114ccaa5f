import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ExactValues, WinTable } from '@tabuleiro/senet-engine';
import { DiskTable } from '@tabuleiro/senet-engine/node';

const SHIPPED = fileURLToPath(new URL('../../../../packages/senet-engine/data/senet-2.bin', import.meta.url));

/** What `readFileSync` reads at most. */
const MOST_MEMORY = 2 ** 31;

/** Exact values, and of how many positions. */
export type Truth = ExactValues & { readonly length: number };

/** The table in a file; unless said, the one that comes with the package. */
export function readTruth(file: string = SHIPPED): Truth {
  if (statSync(file).size > MOST_MEMORY) return readFromDisk(file);
  const bytes = readFileSync(file);
  const table = WinTable.read(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (!table.ok) throw new Error(`${file}: ${table.error.code}`);
  return table.value;
}

function readFromDisk(file: string): Truth {
  const table = DiskTable.open(file);
  if (!table.ok) throw new Error(`${file}: ${table.error.code}`);
  return table.value;
}
