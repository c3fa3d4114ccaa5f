/*
 * A range coder, as in LZMA: the more likely a symbol, the fewer bits it costs, down to a small part of one. Part of the
 * format of share links: what it writes must stay readable, so no number here may change.
 */

/** Chances of a bit are whole numbers out of this. */
export const CHANCE_BITS = 12;
/** The range is refilled below this, a byte at a time. */
const REFILL = 2 ** 24;
const FULL = 2 ** 32;
/** So many zeros at the end are left out, at most. */
const MOST_TRIMMED = 8;

/** Writes or reads the same symbols: a reader ignores the values that it is given and returns those that were written. */
export interface RangeCoder {
  /** One bit; `chance` is that of a 0, out of 2^CHANCE_BITS and neither none nor all of them. */
  bit(chance: number, bit: number): number;
  /** One of `count` values that are equally likely; `count` is at most 2^16. */
  uniform(count: number, value: number): number;
  /** Does what was read depend on bytes that are missing? */
  readonly isPastEnd: boolean;
}

/** Writes symbols into bytes. */
export class RangeEncoder implements RangeCoder {
  readonly isPastEnd = false;
  private readonly bytes: number[] = [];
  private low = 0;
  private range = FULL - 1;
  /** A byte that a carry may still change, and how many bytes 255 follow it. */
  private held = -1;
  private heldFull = 0;

  bit(chance: number, bit: number): number {
    const bound = Math.floor(this.range / 2 ** CHANCE_BITS) * chance;
    if (bit === 0) this.narrow(0, bound);
    else this.narrow(bound, this.range - bound);
    return bit;
  }

  uniform(count: number, value: number): number {
    const share = Math.floor(this.range / count);
    this.narrow(share * value, share);
    return value;
  }

  /** The bytes of all symbols, without some zeros at their end, which a reader takes for granted. */
  finish(): Uint8Array {
    this.low = shortestWithin(this.low, this.range);
    for (let i = 0; i < 5; i++) this.shift();
    for (let i = 0; i < MOST_TRIMMED && this.bytes.at(-1) === 0; i++) this.bytes.pop();
    return Uint8Array.from(this.bytes);
  }

  private narrow(offset: number, range: number): void {
    this.low += offset;
    this.range = range;
    while (this.range < REFILL) {
      this.range *= 256;
      this.shift();
    }
  }

  private shift(): void {
    const carry = this.low >= FULL ? 1 : 0;
    const top = Math.floor((this.low % FULL) / REFILL);
    if (top === 255 && carry === 0) this.heldFull++;
    else {
      if (this.held >= 0) this.bytes.push((this.held + carry) & 255);
      for (; this.heldFull > 0; this.heldFull--) this.bytes.push((255 + carry) & 255);
      this.held = top;
    }
    this.low = (this.low % REFILL) * 256;
  }
}

/** The number from `low` on, below `low + range`, that ends with the most zero bits. */
function shortestWithin(low: number, range: number): number {
  for (let unit = FULL; unit > 1; unit /= 2) {
    const rounded = Math.ceil(low / unit) * unit;
    if (rounded < low + range) return rounded;
  }
  return low;
}

/** Reads symbols out of bytes; behind their end it reads zeros, which an encoder leaves out. */
export class RangeDecoder implements RangeCoder {
  private readonly bytes: Uint8Array;
  private readonly isCut: boolean;
  /** How many bytes have been taken, those behind the end included. */
  private taken = 0;
  private code = 0;
  private range = FULL - 1;

  /** `isCut`: are these not all the bytes that were written? */
  constructor(bytes: Uint8Array, isCut = false) {
    this.bytes = bytes;
    this.isCut = isCut;
    for (let i = 0; i < 4; i++) this.refill();
  }

  get isPastEnd(): boolean {
    return this.taken > this.bytes.length + (this.isCut ? 0 : MOST_TRIMMED);
  }

  bit(chance: number): number {
    const bound = Math.floor(this.range / 2 ** CHANCE_BITS) * chance;
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) this.narrow(0, bound);
    else this.narrow(bound, this.range - bound);
    return bit;
  }

  uniform(count: number): number {
    const share = Math.floor(this.range / count);
    const value = Math.min(count - 1, Math.floor(this.code / share));
    this.narrow(share * value, share);
    return value;
  }

  private narrow(offset: number, range: number): void {
    this.code -= offset;
    this.range = range;
    while (this.range < REFILL) {
      this.range *= 256;
      this.refill();
    }
  }

  private refill(): void {
    this.code = (this.code % REFILL) * 256 + (this.bytes[this.taken] ?? 0);
    this.taken++;
  }
}
