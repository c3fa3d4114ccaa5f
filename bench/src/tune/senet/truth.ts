import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ExactValues, WinTable } from '@tabuleiro/senet-engine';

const SHIPPED = fileURLToPath(new URL('../../../../packages/senet-engine/data/senet-2.bin', import.meta.url));

/** The table in a file; unless said, the one that comes with the package. */
export function readTruth(file: string = SHIPPED): ExactValues {
  const bytes = readFileSync(file);
  const table = WinTable.read(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  if (!table.ok) throw new Error(`${file}: ${table.error.code}`);
  return table.value;
}
