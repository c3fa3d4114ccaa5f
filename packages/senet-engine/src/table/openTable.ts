import { fail, type Result } from '@tabuleiro/game';
import type { ExactValues } from '../search/searchTypes.js';
import type { TableError } from './header.js';
import { WinTable } from './winTable.js';

/** Opens a table that stays where it is, on the disk or at a server. */
export type OpenTableFile = (file: string) => Result<ExactValues, TableError>;

/** Where such a table stays. */
export type TablePlace = 'disk' | 'server';

/** What an engine is given in place of the bytes of a table that stays where it is: the word of its place, then its path or address in UTF-8. */
const REFERENCES: readonly (readonly [TablePlace, Uint8Array])[] = [
  ['disk', new TextEncoder().encode('TABSFILE')],
  ['server', new TextEncoder().encode('TABSPAGE')],
];

const openers = new Map<TablePlace, OpenTableFile>();

/** How such tables are opened in this thread; importing `@tabuleiro/senet-engine/node` tells it for those on the disk. */
export function setTableOpener(place: TablePlace, open: OpenTableFile): void {
  openers.set(place, open);
}

/** A resource that stands for the table in a file. */
export function tableReference(file: string, place: TablePlace = 'disk'): ArrayBuffer {
  const path = new TextEncoder().encode(file);
  const word = REFERENCES.find(([known]) => known === place)?.[1] ?? new Uint8Array();
  const bytes = new Uint8Array(word.length + path.length);
  bytes.set(word);
  bytes.set(path, word.length);
  return bytes.buffer;
}

/** The table of a resource: the bytes of a file, or a reference to one that stays where it is. */
export function openTable(resource: ArrayBufferLike): Result<ExactValues, TableError> {
  const bytes = new Uint8Array(resource);
  const reference = REFERENCES.find(([, word]) => word.every((byte, i) => bytes[i] === byte));
  if (reference === undefined) return WinTable.read(resource);
  const [place, word] = reference;
  const open = openers.get(place);
  return open === undefined
    ? fail({ code: 'not-a-table' })
    : open(new TextDecoder().decode(bytes.slice(word.length)));
}
