import { fail, ok, type Result } from '@tabuleiro/game';
import { crc32 } from './crc.js';
import { HEADER_BYTES, parseHeader, type TableError } from './header.js';
import type { Layout } from './layout.js';

/** The worth of a sure win in a table. */
export const CERTAIN = 0xffff;

/** How to sum up many bytes; a host may know a faster way. */
export type Checksum = (bytes: Uint8Array) => number;

/** How likely the player about to throw wins, for every position with 1 to `pieces` pieces a side. */
export class WinTable {
  readonly pieces: number;
  /** How many positions. */
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
   * Sets are masks whose bit n is square n: both hold at least one and at most `pieces` squares, and share none. Within
   * 1/131070 of the truth.
   */
  win(own: number, other: number): number {
    return this.values[this.layout.indexOf(own, other)] / CERTAIN;
  }

  /** Looks into the bytes of a file `senet-N.bin` in place: nobody may change them from then on. */
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
