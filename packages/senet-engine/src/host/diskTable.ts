import { closeSync, fstatSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { fail, ok, type Result } from '@tabuleiro/game';
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
import { PagedTable, TableFault } from '../table/pagedTable.js';
import { readAll } from './disk.js';

/** Pages kept in memory: 64 MB. */
const MOST_PAGES = 4096;

/**
 * A win table that stays on the disk: only the pages that are asked for are read, and each is checked. Opening one checks all but
 * the values.
 */
export class DiskTable extends PagedTable {
  /** How many pages it has. */
  readonly pageCount: number;
  /** The bytes of a page, from 0. Throws a `TableFault` if they are not what was written. */
  readonly readPage: (page: number) => Uint8Array<ArrayBuffer>;
  private readonly handle: number;

  private constructor(handle: number, layout: TableLayout, checksums: DataView) {
    const readPage = pageReader(handle, layout, checksums);
    super(layout, (page) => new DataView(readPage(page).buffer), MOST_PAGES);
    this.pageCount = pagesOf(layout);
    this.readPage = readPage;
    this.handle = handle;
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

  close(): void {
    closeSync(this.handle);
  }
}

function pageReader(handle: number, layout: TableLayout, checksums: DataView): DiskTable['readPage'] {
  return (page) => {
    const at = page * PAGE_BYTES;
    const bytes = new Uint8Array(Math.min(PAGE_BYTES, layout.length * VALUE_BYTES - at));
    try {
      readAll(handle, bytes, HEADER_BYTES + at);
    } catch (error) {
      throw new TableFault('unavailable', `page ${page} cannot be read: ${String(error)}`);
    }
    if (crc32(bytes) !== checksums.getUint32(page * CRC_BYTES, true)) {
      throw new TableFault('damaged', `page ${page} of the table of ${layout.pieces} pieces is damaged`);
    }
    return bytes;
  };
}

/** The table in a file, or what is wrong with it; a file that cannot be read is no table. */
export function openTableFile(file: string): Result<DiskTable, TableError> {
  try {
    return DiskTable.open(file);
  } catch {
    return fail({ code: 'not-a-table' });
  }
}
