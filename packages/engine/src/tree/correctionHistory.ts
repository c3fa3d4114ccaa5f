import type { GameKnowledge } from '../searchGame.js';
import { MAX_PLY } from './score.js';

/** Entries stay between -LIMIT and LIMIT. */
const LIMIT = 1024;
const MOST_BONUS = 256;
/** The parts of a position that `GameKnowledge.hashParts` tells, and the entries of each. */
export const PARTS = 3;
const ENTRY_BITS = 15;

/**
 * Correction history: by how much searches came out above or below the static evaluation where positions have something in
 * common: their pawns, the other pieces of a side, the last two moves. That much the evaluation of the next such position
 * is corrected.
 */
export class CorrectionHistory {
  private readonly size: number;
  private readonly parts: Int16Array = new Int16Array(PARTS << ENTRY_BITS);
  /** By index of the move before the last × index of the last move. */
  private readonly continuation: Int16Array;
  private readonly hashes: Int32Array = new Int32Array(PARTS);
  /** By ply, the entries of the position that was corrected there last. */
  private readonly entries: Int32Array = new Int32Array((MAX_PLY + 1) * PARTS);

  /** `size` is that of `GameKnowledge.historyIndex`. */
  constructor(size: number) {
    this.size = size;
    this.continuation = new Int16Array(size * size);
  }

  clear(): void {
    this.parts.fill(0);
    this.continuation.fill(0);
  }

  /** The correction of the position at `ply`, after these moves, at most `most` centipawns from each table. */
  correction(
    knowledge: GameKnowledge,
    ply: number,
    previous: number,
    beforePrevious: number,
    most: number,
  ): number {
    const { entries, hashes, parts } = this;
    knowledge.hashParts(hashes);
    let sum = this.continuation[beforePrevious * this.size + previous];
    for (let part = 0; part < PARTS; part++) {
      const entry = (part << ENTRY_BITS) | (hashes[part] >>> (32 - ENTRY_BITS));
      entries[ply * PARTS + part] = entry;
      sum += parts[entry];
    }
    return ((sum * most) / LIMIT) | 0;
  }

  /** A search of this depth came out by `difference` above the evaluation. Requires that the last `correction` at `ply` was this position's. */
  update(ply: number, previous: number, beforePrevious: number, difference: number, depth: number): void {
    const bonus = Math.max(-MOST_BONUS, Math.min(MOST_BONUS, difference * depth));
    applyGravity(this.continuation, beforePrevious * this.size + previous, bonus);
    for (let part = 0; part < PARTS; part++) {
      applyGravity(this.parts, this.entries[ply * PARTS + part], bonus);
    }
  }
}

/** The nearer an entry is to its limit, the less it moves towards it. */
function applyGravity(table: Int16Array, at: number, bonus: number): void {
  const old = table[at];
  table[at] = old + bonus - (((old * Math.abs(bonus)) / LIMIT) | 0);
}
