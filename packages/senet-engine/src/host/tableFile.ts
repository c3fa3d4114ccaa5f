import { renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Result } from '@tabuleiro/game';
import { valuesOf } from '../table/compact.js';
import { formatHeader, HEADER_BYTES } from '../table/header.js';
import { Layout } from '../table/layout.js';
import type { Solved } from '../table/sweep.js';
import { attempt, CHUNK, type DiskError, pause, syncFolder, writeAll, writeAtOnce } from './disk.js';

export function tableFile(folder: string, pieces: number): string {
  return join(folder, `senet-${pieces}.bin`);
}

/** Writes a solved table; `workshop` is a folder on the same disk for what is not yet whole. */
export function writeTable(
  file: string,
  workshop: string,
  pieces: number,
  solved: Solved,
): Promise<Result<void, DiskError>> {
  const draft = join(workshop, basename(file));
  return attempt('unwritable-file', file, async () => {
    await writeAtOnce(draft, (handle) => writeValues(handle, pieces, solved));
    renameSync(draft, file);
    syncFolder(dirname(file));
  });
}

async function writeValues(handle: number, pieces: number, solved: Solved): Promise<void> {
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
  for (const values of valuesOf(pieces, solved)) {
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
