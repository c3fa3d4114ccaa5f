import { renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Result } from '@tabuleiro/game';
import { BlockLayout } from '../table/blockLayout.js';
import { CRC_BYTES, formatHeader, HEADER_BYTES, PAGE_BYTES, pagesOf, VERSION } from '../table/header.js';
import { attempt, type DiskError, pause, syncFolder, writeAll, writeAtomically } from './disk.js';

/** The path of the table for so many pieces in a folder: `senet-N.bin`. */
export function tableFile(folder: string, pieces: number): string {
  return join(folder, `senet-${pieces}.bin`);
}

/** The values of a table in the order of its layout, in parts. */
export type TableParts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes a solved table; `draftFolder` is on the same disk and takes the unfinished file. */
export function writeTable(
  file: string,
  draftFolder: string,
  pieces: number,
  parts: TableParts,
): Promise<Result<void, DiskError>> {
  const draft = join(draftFolder, basename(file));
  return attempt('unwritable-file', file, async () => {
    await writeAtomically(draft, (handle) => writeValues(handle, new BlockLayout(pieces), parts));
    renameSync(draft, file);
    syncFolder(dirname(file));
  });
}

async function writeValues(handle: number, layout: BlockLayout, parts: TableParts): Promise<void> {
  const checksums = new PageChecksums(pagesOf(layout));
  let at = HEADER_BYTES;
  for await (const part of parts) {
    checksums.add(part);
    writeAll(handle, part, at);
    at += part.length;
    await pause();
  }
  const list = checksums.finish();
  writeAll(handle, list, at);
  writeAll(handle, formatHeader({ version: VERSION, layout, crc: crc32(list) }), 0);
}

/** The CRC-32 of every page of what is added part by part. */
class PageChecksums {
  private readonly list: Buffer;
  private crc = 0;
  private filled = 0;
  private page = 0;

  constructor(pages: number) {
    this.list = Buffer.alloc(pages * CRC_BYTES);
  }

  add(part: Uint8Array): void {
    for (let at = 0; at < part.length; ) {
      const length = Math.min(PAGE_BYTES - this.filled, part.length - at);
      this.crc = crc32(part.subarray(at, at + length), this.crc);
      this.filled += length;
      at += length;
      if (this.filled === PAGE_BYTES) this.next();
    }
  }

  finish(): Buffer {
    if (this.filled > 0) this.next();
    return this.list;
  }

  private next(): void {
    this.list.writeUInt32LE(this.crc, this.page++ * CRC_BYTES);
    this.crc = 0;
    this.filled = 0;
  }
}
