/** How a kept value stands to the true one. */
const EXACT = 1;
const AT_LEAST = 2;
const AT_MOST = 3;

const BITS = 18;
/** No value: all are between 0 and 1. */
export const MISSING = -1;

/** What was found out about positions in which somebody is about to throw. The newest of two in one place stays. */
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

  /** The value of a look `depth` throws ahead, as far as the window from `alpha` to `beta` asks for it. */
  find(own: number, other: number, depth: number, alpha: number, beta: number): number {
    const at = placeOf(own, other);
    if (this.own[at] !== own || this.other[at] !== other || this.depths[at] !== depth) return MISSING;
    const value = this.values[at];
    const bound = this.bounds[at];
    const decides =
      bound === EXACT || (bound === AT_LEAST && value >= beta) || (bound === AT_MOST && value <= alpha);
    return decides ? value : MISSING;
  }

  keep(own: number, other: number, depth: number, alpha: number, beta: number, value: number): void {
    const at = placeOf(own, other);
    this.isUsed = true;
    this.own[at] = own;
    this.other[at] = other;
    this.depths[at] = depth;
    this.values[at] = value;
    this.bounds[at] = value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT;
  }
}

function placeOf(own: number, other: number): number {
  const mixed = Math.imul(own, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - BITS);
}
