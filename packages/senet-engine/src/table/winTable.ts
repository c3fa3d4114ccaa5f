import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import {
  CRC_BYTES,
  FIRST_VERSION,
  fileBytes,
  HEADER_BYTES,
  type Header,
  PAGE_BYTES,
  pagesOf,
  parseHeader,
  type TableError,
  type TableLayout,
  VALUE_BYTES,
} from './header.js';

/** The stored value of a certain win. */
export const CERTAIN = 0xffff;

/** Computes the CRC-32 of bytes; a host may bring a faster implementation. */
export type Checksum = (bytes: Uint8Array) => number;

/** The probability that the player about to throw wins, for every position with 1 to `pieces` pieces a side. */
export class WinTable {
  readonly pieces: number;
  /** The number of positions. */
  readonly length: number;
  private readonly values: Uint16Array;
  private readonly layout: TableLayout;

  private constructor(layout: TableLayout, values: Uint16Array) {
    this.layout = layout;
    this.pieces = layout.pieces;
    this.length = layout.length;
    this.values = values;
  }

  /**
   * Sets are masks whose bit n is square n: both hold at least one and at most `pieces` squares, and share none. Exact to
   * within 2⁻¹⁵.
   */
  win(own: number, other: number): number {
    return this.values[this.layout.indexOf(own, other)] / CERTAIN;
  }

  /** A table over the bytes of a file `senet-N.bin`, which must not change afterwards. Fails for bytes that are no sound table. */
  static read(bytes: ArrayBufferLike, checksum: Checksum = crc32): Result<WinTable, TableError> {
    const header = parseHeader(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, HEADER_BYTES)));
    if (!header.ok) return header;
    const { layout } = header.value;
    if (bytes.byteLength < fileBytes(header.value)) return fail({ code: 'truncated' });
    if (bytes.byteLength > fileBytes(header.value) || !isIntact(bytes, header.value, checksum)) {
      return fail({ code: 'damaged' });
    }
    return ok(new WinTable(layout, new Uint16Array(bytes, HEADER_BYTES, layout.length)));
  }
}

function isIntact(bytes: ArrayBufferLike, { version, layout, crc }: Header, checksum: Checksum): boolean {
  const length = layout.length * VALUE_BYTES;
  if (version === FIRST_VERSION) return checksum(new Uint8Array(bytes, HEADER_BYTES, length)) === crc;
  const list = new Uint8Array(bytes, HEADER_BYTES + length);
  if (checksum(list) !== crc) return false;
  const crcs = new DataView(bytes, HEADER_BYTES + length);
  for (let page = 0; page < pagesOf(layout); page++) {
    const at = page * PAGE_BYTES;
    const values = new Uint8Array(bytes, HEADER_BYTES + at, Math.min(PAGE_BYTES, length - at));
    if (checksum(values) !== crcs.getUint32(page * CRC_BYTES, true)) return false;
  }
  return true;
}
