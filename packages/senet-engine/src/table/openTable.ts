import { fail, type Result } from '@tabuleiro/game';
import type { ExactValues } from '../search/searchTypes.js';
import type { TableError } from './header.js';
import { WinTable } from './winTable.js';

/** Opens a table that stays where it is, on the disk or at a server. */
export type OpenTableFile = (file: string) => Result<ExactValues, TableError>;

/** What an engine is given in place of the bytes of a table that stays where it is: this word, then its path or address in UTF-8. */
const REFERENCE = new TextEncoder().encode('TABSFILE');

let openFile: OpenTableFile | undefined;

/** How such tables are opened in this thread; importing `@tabuleiro/senet-engine/node` tells it for those on the disk. */
export function setTableOpener(open: OpenTableFile): void {
  openFile = open;
}

/** A resource that stands for the table in a file. */
export function tableReference(file: string): ArrayBuffer {
  const path = new TextEncoder().encode(file);
  const bytes = new Uint8Array(REFERENCE.length + path.length);
  bytes.set(REFERENCE);
  bytes.set(path, REFERENCE.length);
  return bytes.buffer;
}

/** The table of a resource: the bytes of a file, or a reference to one that stays where it is. */
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
