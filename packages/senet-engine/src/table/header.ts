import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import { PIECES } from '@tabuleiro/senet';
import { Layout } from './layout.js';

/** Why bytes are no win table. */
export const TABLE_PROBLEMS = ['not-a-table', 'wrong-version', 'truncated', 'damaged'] as const;
/** One of `TABLE_PROBLEMS`. */
export type TableProblem = (typeof TABLE_PROBLEMS)[number];
/** What is wrong with the bytes of a table. */
export type TableError = { readonly code: TableProblem };

/**
 * The head of a file `senet-N.bin`, little endian: the magic word, then as uint32 the version, the pieces a side, the number
 * of values (low half, high half), the CRC-32 of the values and that of the 28 bytes so far.
 */
export type Header = { readonly layout: Layout; readonly crc: number };

export const HEADER_BYTES = 32;
const MAGIC = 'TABSENET';
const VERSION = 1;
const AT = { version: 8, pieces: 12, low: 16, high: 20, crc: 24, own: 28 } as const;

export function parseHeader(bytes: Uint8Array): Result<Header, TableError> {
  const magic = Array.from(MAGIC, (letter) => letter.charCodeAt(0));
  if (magic.some((code, i) => i < bytes.length && bytes[i] !== code) || bytes.length === 0) {
    return fail({ code: 'not-a-table' });
  }
  if (bytes.length < HEADER_BYTES) return fail({ code: 'truncated' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const number = (at: number): number => view.getUint32(at, true);
  if (number(AT.version) !== VERSION) return fail({ code: 'wrong-version' });
  const pieces = number(AT.pieces);
  const isSound = number(AT.own) === crc32(bytes.subarray(0, AT.own)) && pieces >= 1 && pieces <= PIECES;
  if (!isSound) return fail({ code: 'damaged' });
  const layout = new Layout(pieces);
  const length = number(AT.low) + number(AT.high) * 2 ** 32;
  return length === layout.length ? ok({ layout, crc: number(AT.crc) }) : fail({ code: 'damaged' });
}

export function formatHeader({ layout, crc }: Header): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  view.setUint32(AT.version, VERSION, true);
  view.setUint32(AT.pieces, layout.pieces, true);
  view.setUint32(AT.low, layout.length % 2 ** 32, true);
  view.setUint32(AT.high, Math.floor(layout.length / 2 ** 32), true);
  view.setUint32(AT.crc, crc, true);
  view.setUint32(AT.own, crc32(bytes.subarray(0, AT.own)), true);
  return bytes;
}
