import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import { PIECES } from '@tabuleiro/senet';
import { BlockLayout } from './blockLayout.js';
import { Layout } from './layout.js';

/** Why bytes are no win table. */
export const TABLE_PROBLEMS = ['not-a-table', 'wrong-version', 'truncated', 'damaged'] as const;
/** One of `TABLE_PROBLEMS`. */
export type TableProblem = (typeof TABLE_PROBLEMS)[number];
/** What is wrong with the bytes of a table. */
export type TableError = { readonly code: TableProblem };

/** Where the value of a position lies among those of a table. */
export interface TableLayout {
  readonly pieces: number;
  readonly length: number;
  indexOf(own: number, other: number): number;
}

/**
 * The head of a file `senet-N.bin`, little endian: the magic word, then as uint32 the version, the pieces a side, the number
 * of values (low half, high half), a CRC-32 and the CRC-32 of the 28 bytes so far. The values follow, as uint16.
 * Version 1, written until November 2026: the CRC is that of the values. Version 2: behind the values is the CRC-32 of each page
 * of them, so that a page can be used without reading all; the one in the head is that of this list.
 */
export type Header = { readonly version: number; readonly layout: TableLayout; readonly crc: number };

export const HEADER_BYTES = 32;
/** The values of a page, in bytes; the last page may be shorter. */
export const PAGE_BYTES: number = 1 << 14;
export const VALUE_BYTES: number = Uint16Array.BYTES_PER_ELEMENT;
export const CRC_BYTES: number = Uint32Array.BYTES_PER_ELEMENT;
export const FIRST_VERSION = 1;
export const VERSION = 2;
const MAGIC = 'TABSENET';
const AT = { version: 8, pieces: 12, low: 16, high: 20, crc: 24, own: 28 } as const;

/** How many pages the values of a table fill. */
export function pagesOf({ length }: TableLayout): number {
  return Math.ceil((length * VALUE_BYTES) / PAGE_BYTES);
}

/** How long the file of a table is. */
export function fileBytes({ version, layout }: Header): number {
  const list = version === FIRST_VERSION ? 0 : pagesOf(layout) * CRC_BYTES;
  return HEADER_BYTES + layout.length * VALUE_BYTES + list;
}

export function parseHeader(bytes: Uint8Array): Result<Header, TableError> {
  const magic = Array.from(MAGIC, (letter) => letter.charCodeAt(0));
  if (magic.some((code, i) => i < bytes.length && bytes[i] !== code) || bytes.length === 0) {
    return fail({ code: 'not-a-table' });
  }
  if (bytes.length < HEADER_BYTES) return fail({ code: 'truncated' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const number = (at: number): number => view.getUint32(at, true);
  const version = number(AT.version);
  if (version !== FIRST_VERSION && version !== VERSION) return fail({ code: 'wrong-version' });
  const pieces = number(AT.pieces);
  const isSound = number(AT.own) === crc32(bytes.subarray(0, AT.own)) && pieces >= 1 && pieces <= PIECES;
  if (!isSound) return fail({ code: 'damaged' });
  const layout = version === FIRST_VERSION ? new Layout(pieces) : new BlockLayout(pieces);
  const length = number(AT.low) + number(AT.high) * 2 ** 32;
  return length === layout.length ? ok({ version, layout, crc: number(AT.crc) }) : fail({ code: 'damaged' });
}

export function formatHeader({ version, layout, crc }: Header): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  view.setUint32(AT.version, version, true);
  view.setUint32(AT.pieces, layout.pieces, true);
  view.setUint32(AT.low, layout.length % 2 ** 32, true);
  view.setUint32(AT.high, Math.floor(layout.length / 2 ** 32), true);
  view.setUint32(AT.crc, crc, true);
  view.setUint32(AT.own, crc32(bytes.subarray(0, AT.own)), true);
  return bytes;
}
