import { renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Result } from '@tabuleiro/game';
import { type SolvedLayers, tableValues } from '../solver/solvedLayers.js';
import { formatHeader, HEADER_BYTES } from '../table/header.js';
import { Layout } from '../table/layout.js';
import { attempt, CHUNK, type DiskError, pause, syncFolder, writeAll, writeAtomically } from './disk.js';

/** The path of the table for so many pieces in a folder: `senet-N.bin`. */
export function tableFile(folder: string, pieces: number): string {
  return join(folder, `senet-${pieces}.bin`);
}

/** Writes a solved table; `draftFolder` is on the same disk and takes the unfinished file. */
export function writeTable(
  file: string,
  draftFolder: string,
  pieces: number,
  solved: SolvedLayers,
): Promise<Result<void, DiskError>> {
  const draft = join(draftFolder, basename(file));
  return attempt('unwritable-file', file, async () => {
    await writeAtomically(draft, (handle) => writeValues(handle, pieces, solved));
    renameSync(draft, file);
    syncFolder(dirname(file));
  });
}

async function writeValues(handle: number, pieces: number, solved: SolvedLayers): Promise<void> {
  const chunk = Buffer.alloc(CHUNK);
  let filled = 0;
  let at = HEADER_BYTES;
  let crc = 0;
  const flush = (): void => {
    const bytes = chunk.subarray(0, filled);
    crc = crc32(bytes, crc);
    writeAll(handle, bytes, at);
    at += filled;
    filled = 0;
  };
  for (const values of tableValues(pieces, solved)) {
    if (filled + values.byteLength > CHUNK) {
      flush();
      await pause();
    }
    chunk.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), filled);
    filled += values.byteLength;
  }
  flush();
  writeAll(handle, formatHeader({ layout: new Layout(pieces), crc }), 0);
}
