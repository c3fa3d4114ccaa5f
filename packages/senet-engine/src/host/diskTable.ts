import { closeSync, fstatSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { ExactValues } from '../search/searchTypes.js';
import {
  CRC_BYTES,
  fileBytes,
  HEADER_BYTES,
  PAGE_BYTES,
  pagesOf,
  parseHeader,
  type TableError,
  type TableLayout,
  VALUE_BYTES,
  VERSION,
} from '../table/header.js';
import { CERTAIN } from '../table/winTable.js';
import { readAll } from './disk.js';

/** Pages kept in memory: 64 MB. */
const MOST_PAGES = 4096;

/**
 * A win table that stays on the disk: only the pages that are asked for are read, and each is checked. Opening one checks all but
 * the values.
 */
export class DiskTable implements ExactValues {
  readonly pieces: number;
  /** The number of positions. */
  readonly length: number;
  private readonly handle: number;
  private readonly layout: TableLayout;
  private readonly checksums: DataView;
  /** The pages read last, those not used for longest first. */
  private readonly pages = new Map<number, DataView>();

  private constructor(handle: number, layout: TableLayout, checksums: DataView) {
    this.handle = handle;
    this.layout = layout;
    this.pieces = layout.pieces;
    this.length = layout.length;
    this.checksums = checksums;
  }

  /** Throws what the system throws for a file that cannot be read. A table of version 1 has no pages to check. */
  static open(file: string): Result<DiskTable, TableError> {
    const handle = openSync(file, 'r');
    try {
      const table = DiskTable.over(handle);
      if (!table.ok) closeSync(handle);
      return table;
    } catch (error) {
      closeSync(handle);
      throw error;
    }
  }

  private static over(handle: number): Result<DiskTable, TableError> {
    const { size } = fstatSync(handle);
    const head = new Uint8Array(Math.min(size, HEADER_BYTES));
    readAll(handle, head, 0);
    const header = parseHeader(head);
    if (!header.ok) return header;
    const { version, layout, crc } = header.value;
    if (version !== VERSION) return fail({ code: 'wrong-version' });
    if (size !== fileBytes(header.value)) {
      return fail({ code: size < fileBytes(header.value) ? 'truncated' : 'damaged' });
    }
    const list = new Uint8Array(pagesOf(layout) * CRC_BYTES);
    readAll(handle, list, HEADER_BYTES + layout.length * VALUE_BYTES);
    if (crc32(list) !== crc) return fail({ code: 'damaged' });
    return ok(new DiskTable(handle, layout, new DataView(list.buffer)));
  }

  /** As of `WinTable`. Throws if the page of the value is damaged: a wrong value is never given. */
  win(own: number, other: number): number {
    const at = this.layout.indexOf(own, other) * VALUE_BYTES;
    const page = Math.floor(at / PAGE_BYTES);
    return this.page(page).getUint16(at % PAGE_BYTES, true) / CERTAIN;
  }

  close(): void {
    closeSync(this.handle);
  }

  private page(number: number): DataView {
    const page = this.pages.get(number) ?? this.readPage(number);
    this.pages.delete(number);
    this.pages.set(number, page);
    if (this.pages.size > MOST_PAGES) {
      for (const [oldest] of this.pages) {
        this.pages.delete(oldest);
        break;
      }
    }
    return page;
  }

  private readPage(number: number): DataView {
    const at = number * PAGE_BYTES;
    const bytes = new Uint8Array(Math.min(PAGE_BYTES, this.length * VALUE_BYTES - at));
    readAll(this.handle, bytes, HEADER_BYTES + at);
    if (crc32(bytes) !== this.checksums.getUint32(number * CRC_BYTES, true)) {
      throw new Error(`page ${number} of the table of ${this.pieces} pieces is damaged`);
    }
    return new DataView(bytes.buffer);
  }
}

/** The table in a file, or what is wrong with it; a file that cannot be read is no table. */
export function openTableFile(file: string): Result<DiskTable, TableError> {
  try {
    return DiskTable.open(file);
  } catch {
    return fail({ code: 'not-a-table' });
  }
}
