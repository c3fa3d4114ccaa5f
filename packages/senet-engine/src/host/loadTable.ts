import { closeSync, existsSync, fstatSync, openSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { fail, ok, type Result } from '@tabuleiro/game';
import { PIECES } from '@tabuleiro/senet';
import type { ExactValues } from '../search/searchTypes.js';
import { fileBytes, HEADER_BYTES, parseHeader, type TableError } from '../table/header.js';
import { tableReference } from '../table/openTable.js';
import { WinTable } from '../table/winTable.js';
import { attempt, CHUNK, type DiskError, pause, readAll } from './disk.js';
import { DiskTable } from './diskTable.js';
import { tableFile } from './tableFile.js';

/** The folder of the table shipped with the package. */
export const SHIPPED_FOLDER: string = fileURLToPath(new URL('../../data', import.meta.url));

/** The bytes of the pocket network shipped with the package, to be shared by threads. Rejects if it cannot be read. */
export async function loadPocket(): Promise<SharedArrayBuffer> {
  const file = await readFile(join(SHIPPED_FOLDER, 'pocket.bin'));
  const bytes = new Uint8Array(new SharedArrayBuffer(file.length));
  bytes.set(file);
  return bytes.buffer as SharedArrayBuffer;
}

/** Why a table could not be loaded: a pipe, which would be waited for, a folder or a device is no regular file. */
export type LoadError =
  | (TableError & { readonly file: string })
  | { readonly code: 'not-regular-file'; readonly file: string }
  | DiskError;

/** A file named like a table; `pieces` as its name says. */
export type FoundTable = { readonly file: string; readonly pieces: number };

/** A table that can be asked. */
export type LoadedTable = FoundTable & {
  readonly table: ExactValues & { readonly length: number };
  /** What an engine is given, whatever its thread: its bytes, or where it is on the disk. `openTable` opens it. */
  readonly resource: ArrayBufferLike;
};

/** Larger tables stay on the disk. */
const MOST_MEMORY = 2 ** 31;

/** Files with the name of a table, those for most pieces first, folders in the order given, the package's own last. */
export function findTables(folders: readonly string[]): readonly FoundTable[] {
  const found: FoundTable[] = [];
  for (let pieces: number = PIECES; pieces >= 1; pieces--) {
    for (const folder of new Set([...folders, SHIPPED_FOLDER])) {
      const file = tableFile(folder, pieces);
      if (existsSync(file)) found.push({ file, pieces });
    }
  }
  return found;
}

/** The first sound table of those found, and what is wrong with those before it. */
export type BestTable = { readonly best: LoadedTable | undefined; readonly problems: readonly LoadError[] };

/** Loads the table for most pieces that is sound, from these folders or the package. */
export async function loadBestTable(folders: readonly string[]): Promise<BestTable> {
  const problems: LoadError[] = [];
  for (const { file } of findTables(folders)) {
    const loaded = await loadTable(file);
    if (loaded.ok) return { best: loaded.value, problems };
    problems.push(loaded.error);
  }
  return { best: undefined, problems };
}

/** Reads a whole table into memory and checks it; one of more than `mostMemory` bytes stays on the disk. */
export async function loadTable(
  file: string,
  mostMemory: number = MOST_MEMORY,
): Promise<Result<LoadedTable, LoadError>> {
  const found = await attempt('unreadable-file', file, () => statSync(file).isFile());
  if (!found.ok) return found;
  if (!found.value) return fail({ code: 'not-regular-file', file });
  const read = await attempt('unreadable-file', file, () =>
    statSync(file).size > mostMemory ? openOnDisk(file) : withOpen(file, readTable),
  );
  if (!read.ok) return read;
  const { value } = read;
  if (!value.ok) return fail({ ...value.error, file });
  const { table, resource } = value.value;
  return ok({ file, pieces: table.pieces, table, resource });
}

type Read<T> = Result<T, TableError>;

type Opened = Pick<LoadedTable, 'table' | 'resource'>;

function openOnDisk(file: string): Read<Opened> {
  const table = DiskTable.open(file);
  return table.ok ? ok({ table: table.value, resource: tableReference(file) }) : table;
}

async function readTable(handle: number): Promise<Read<Opened>> {
  const { size } = fstatSync(handle);
  const sound = checkSize(handle, size);
  if (!sound.ok) return sound;
  const memory = new SharedArrayBuffer(size);
  for (let at = 0; at < size; at += CHUNK) {
    readAll(handle, new Uint8Array(memory, at, Math.min(CHUNK, size - at)), at);
    await pause();
  }
  const table = WinTable.read(memory, crc32);
  return table.ok ? ok({ table: table.value, resource: memory }) : table;
}

/** Checks header and size before memory is allocated for a big file that is no table. */
function checkSize(handle: number, size: number): Read<void> {
  const head = new Uint8Array(Math.min(size, HEADER_BYTES));
  readAll(handle, head, 0);
  const header = parseHeader(head);
  if (!header.ok) return header;
  const expected = fileBytes(header.value);
  if (size < expected) return fail({ code: 'truncated' });
  return size > expected ? fail({ code: 'damaged' }) : ok(undefined);
}

async function withOpen<T>(file: string, action: (handle: number) => Promise<T>): Promise<T> {
  const handle = openSync(file, 'r');
  try {
    return await action(handle);
  } finally {
    closeSync(handle);
  }
}
