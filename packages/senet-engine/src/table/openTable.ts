import { fail, type Result } from '@tabuleiro/game';
import type { ExactValues } from '../search/searchTypes.js';
import type { TableError } from './header.js';
import { WinTable } from './winTable.js';

/** Opens a table that stays on the disk. */
export type OpenTableFile = (file: string) => Result<ExactValues, TableError>;

/** What an engine is given in place of the bytes of a table on the disk: this word, then the path in UTF-8. */
const REFERENCE = new TextEncoder().encode('TABSFILE');

let openFile: OpenTableFile | undefined;

/** How tables on the disk are opened in this thread; importing `@tabuleiro/senet-engine/node` tells it. */
export function setTableOpener(open: OpenTableFile): void {
  openFile = open;
}

/** A resource that stands for the table in a file. */
export function tableReference(file: string): SharedArrayBuffer {
  const path = new TextEncoder().encode(file);
  const bytes = new Uint8Array(new SharedArrayBuffer(REFERENCE.length + path.length));
  bytes.set(REFERENCE);
  bytes.set(path, REFERENCE.length);
  return bytes.buffer as SharedArrayBuffer;
}

/** The table of a resource: the bytes of a file, or a reference to one that stays on the disk. */
export function openTable(resource: ArrayBufferLike): Result<ExactValues, TableError> {
  const file = referredFile(resource);
  if (file === undefined) return WinTable.read(resource);
  return openFile === undefined ? fail({ code: 'not-a-table' }) : openFile(file);
}

function referredFile(resource: ArrayBufferLike): string | undefined {
  const bytes = new Uint8Array(resource);
  if (bytes.length < REFERENCE.length || REFERENCE.some((byte, i) => bytes[i] !== byte)) return undefined;
  return new TextDecoder().decode(bytes.slice(REFERENCE.length));
}
