import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ExactValues, readKnowledge, type SenetKnowledge, WinTable } from '@tabuleiro/senet-engine';
import { DiskTable } from '@tabuleiro/senet-engine/node';

const DATA = new URL('../../../../packages/senet-engine/data/', import.meta.url);
const SHIPPED = fileURLToPath(new URL('senet-2.bin', DATA));
export const SHIPPED_POCKET: string = fileURLToPath(new URL('pocket.bin', DATA));

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

/** What every level knows: the table that comes with the package, and its pocket network unless another is named. */
export function readShipped(pocket: string = SHIPPED_POCKET): SenetKnowledge {
  const files = [SHIPPED, pocket].map((file) => Uint8Array.from(readFileSync(file)).buffer);
  return readKnowledge(files, (code) => {
    throw new Error(`${pocket}: ${code}`);
  }).shipped;
}

function readFromDisk(file: string): Truth {
  const table = DiskTable.open(file);
  if (!table.ok) throw new Error(`${file}: ${table.error.code}`);
  return table.value;
}
