/** The bound of a stored value. */
const EXACT = 1;
const LOWER = 2;
const UPPER = 3;

const BITS = 18;
/** Not found; values lie between 0 and 1. */
export const MISSING = -1;

/** Transposition table of positions before a throw. A newer entry always replaces an older one. */
export class Cache {
  private readonly own = new Int32Array(1 << BITS);
  private readonly other = new Int32Array(1 << BITS);
  private readonly depths = new Uint8Array(1 << BITS);
  private readonly bounds = new Uint8Array(1 << BITS);
  private readonly values = new Float64Array(1 << BITS);
  private isUsed = false;

  forget(): void {
    if (this.isUsed) this.own.fill(0);
    this.isUsed = false;
  }

  /** The value stored at this very depth if it decides the window from `alpha` to `beta`, else `MISSING`. */
  find(own: number, other: number, depth: number, alpha: number, beta: number): number {
    const at = indexOf(own, other);
    if (this.own[at] !== own || this.other[at] !== other || this.depths[at] !== depth) return MISSING;
    const value = this.values[at];
    const bound = this.bounds[at];
    const decides =
      bound === EXACT || (bound === LOWER && value >= beta) || (bound === UPPER && value <= alpha);
    return decides ? value : MISSING;
  }

  store(own: number, other: number, depth: number, alpha: number, beta: number, value: number): void {
    const at = indexOf(own, other);
    this.isUsed = true;
    this.own[at] = own;
    this.other[at] = other;
    this.depths[at] = depth;
    this.values[at] = value;
    this.bounds[at] = value >= beta ? LOWER : value <= alpha ? UPPER : EXACT;
  }
}

function indexOf(own: number, other: number): number {
  const mixed = Math.imul(own, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - BITS);
}
