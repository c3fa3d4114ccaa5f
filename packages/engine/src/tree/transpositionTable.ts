/** The bound of a stored score: fail low (upper), fail high (lower), exact. */
export const NONE = 0;
export const UPPER = 1;
export const LOWER = 2;
export const EXACT = 3;

const WORDS = 4;
const BUCKET = 4;
/** A bucket of four entries is 64 bytes, one line of a processor's cache. */
const BUCKET_WORDS: number = WORDS * BUCKET;
const AGES = 63;

/**
 * The transposition table: key, best move, score, depth and bound of searched positions. It may lie in shared memory and
 * be written by several threads without locks: keys are stored XORed with the data (Hyatt), so that an entry torn by two
 * writers does not match.
 *
 * Words of an entry: keyLow ^ data, keyHigh ^ move, move, data = score << 16 | depth << 8 | age << 2 | bound.
 */
export class TranspositionTable {
  readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;
  /** The entry of the last successful `find`. */
  move = 0;
  score = 0;
  depth = 0;
  bound = NONE;

  constructor(buffer: ArrayBufferLike) {
    this.words = new Int32Array(buffer);
    this.mask = this.words.length / BUCKET_WORDS - 1;
  }

  /** Bytes for a table of at most this many megabytes; a power of two. */
  static bytes(megabytes: number): number {
    return 2 ** Math.floor(Math.log2(Math.max(1 / 16, megabytes) * 2 ** 20));
  }

  clear(): void {
    this.words.fill(0);
    this.age = 0;
  }

  /** A new search begins: entries of older searches are replaced first. */
  startGeneration(): void {
    this.age = (this.age + 1) & AGES;
  }

  /** Looks up a position; on true its entry is in `move`, `score`, `depth` and `bound`. */
  find(keyLow: number, keyHigh: number): boolean {
    const { words } = this;
    let at = (keyLow & this.mask) * BUCKET_WORDS;
    for (const end = at + BUCKET_WORDS; at < end; at += WORDS) {
      const data = words[at + 3];
      const move = words[at + 2];
      if ((words[at] ^ data) !== keyLow || (words[at + 1] ^ move) !== keyHigh || data === 0) continue;
      this.move = move;
      this.score = data >> 16;
      this.depth = (data >> 8) & 255;
      this.bound = data & 3;
      return true;
    }
    return false;
  }

  /** Replaces the entry of the position, else the shallowest and oldest of its bucket. Move 0 keeps the stored move. */
  store(keyLow: number, keyHigh: number, move: number, score: number, depth: number, bound: number): void {
    const { words } = this;
    const start = (keyLow & this.mask) * BUCKET_WORDS;
    let at = start;
    let least = 1 << 30;
    for (let slot = start, end = start + BUCKET_WORDS; slot < end; slot += WORDS) {
      const data = words[slot + 3];
      if ((words[slot] ^ data) === keyLow && (words[slot + 1] ^ words[slot + 2]) === keyHigh) {
        if (bound !== EXACT && depth + 3 < ((data >> 8) & 255) && ((data >> 2) & AGES) === this.age) return;
        if (move === 0) move = words[slot + 2];
        at = slot;
        break;
      }
      const value = ((data >> 8) & 255) - (((this.age - (data >> 2)) & AGES) << 2);
      if (data === 0 || value < least) {
        least = data === 0 ? -(1 << 30) : value;
        at = slot;
      }
    }
    const data = (score << 16) | (depth << 8) | (this.age << 2) | bound;
    words[at] = keyLow ^ data;
    words[at + 1] = keyHigh ^ move;
    words[at + 2] = move;
    words[at + 3] = data;
  }

  /** Permill of the table that this search has written, estimated from a sample (UCI `hashfull`). */
  fullness(): number {
    let used = 0;
    const sample = Math.min(1000, this.words.length / WORDS);
    for (let i = 0; i < sample; i++) {
      const data = this.words[i * WORDS + 3];
      if (data !== 0 && ((data >> 2) & AGES) === this.age) used++;
    }
    return Math.round((used * 1000) / sample);
  }
}
