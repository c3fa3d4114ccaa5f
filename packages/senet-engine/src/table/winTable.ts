import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import { HEADER_BYTES, parseHeader, type TableError } from './header.js';
import type { Layout } from './layout.js';

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
  private readonly layout: Layout;

  private constructor(layout: Layout, values: Uint16Array) {
    this.layout = layout;
    this.pieces = layout.pieces;
    this.length = layout.length;
    this.values = values;
  }

  /**
   * Sets are masks whose bit n is square n: both hold at least one and at most `pieces` squares, and share none. Exact to
   * within 1/131070.
   */
  win(own: number, other: number): number {
    return this.values[this.layout.indexOf(own, other)] / CERTAIN;
  }

  /** A table over the bytes of a file `senet-N.bin`, which must not change afterwards. Fails for bytes that are no sound table. */
  static read(bytes: ArrayBufferLike, checksum: Checksum = crc32): Result<WinTable, TableError> {
    const header = parseHeader(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, HEADER_BYTES)));
    if (!header.ok) return header;
    const { layout, crc } = header.value;
    const length = layout.length * 2;
    if (bytes.byteLength < HEADER_BYTES + length) return fail({ code: 'truncated' });
    if (bytes.byteLength > HEADER_BYTES + length) return fail({ code: 'damaged' });
    if (checksum(new Uint8Array(bytes, HEADER_BYTES, length)) !== crc) return fail({ code: 'damaged' });
    return ok(new WinTable(layout, new Uint16Array(bytes, HEADER_BYTES, layout.length)));
  }
}
