import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExactValues, WinTable } from '@tabuleiro/senet-engine';
import { solveTable } from '@tabuleiro/senet-engine/node';

/** The bytes of the table that the solver makes. */
export async function solveBytes(pieces: number, threads: number): Promise<Uint8Array<ArrayBuffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'solve-once-'));
  try {
    const solved = await solveTable({ pieces, folder, threads });
    if (!solved.ok) throw new Error(solved.error.code);
    return Uint8Array.from(readFileSync(solved.value.file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What these bytes of a table say. */
export function tableOf(bytes: Uint8Array<ArrayBuffer>): ExactValues {
  const table = WinTable.read(bytes.buffer);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
