import { LAST, RESURRECTION, WATER } from '@tabuleiro/senet';
import { rankOf } from '../table/squareSets.js';
import { FACES, isExit, isFall } from './steps.js';

/**
 * Which rows of a layer have to be updated again: those that changed, or that lead to a row that changed, since their last
 * update. Threads share the memory. A row counts as changed after its values are written, as updated from before they
 * are read; so a change that a thread may have missed makes the row dirty.
 */
export class DirtyRows {
  /** How many changes there have been, in all rows. */
  private readonly clock: Int32Array;
  /** By row: the time of its last change, the time of its last update plus 1 (0 for never). */
  private readonly changed: Int32Array;
  private readonly updated: Int32Array;
  private readonly sets: Int32Array;
  /** Pieces of both sides: how far below 15 a piece that falls into the water may come to rest. */
  private readonly mostPieces: number;

  constructor(
    sets: Int32Array,
    crowd: number,
    memory: ArrayBufferLike = new ArrayBuffer(DirtyRows.bytes(sets.length)),
  ) {
    this.sets = sets;
    this.mostPieces = crowd;
    this.clock = new Int32Array(memory, 0, 1);
    this.changed = new Int32Array(memory, 4, sets.length);
    this.updated = new Int32Array(memory, 4 + sets.length * 4, sets.length);
  }

  static bytes(rows: number): number {
    return 4 + rows * 8;
  }

  now(): number {
    return Atomics.load(this.clock, 0);
  }

  /** A row was updated; reading began at `since`. */
  markUpdated(row: number, since: number, hasChanged: boolean): void {
    this.updated[row] = since + 1;
    if (hasChanged) this.changed[row] = Atomics.add(this.clock, 0, 1) + 1;
  }

  isDirty(row: number): boolean {
    const since = this.updated[row] - 1;
    if (since < 0 || this.changed[row] > since) return true;
    const set = this.sets[row];
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      if (this.hasChangedNear(set ^ (1 << square), square, since)) return true;
    }
    return false;
  }

  /** Has a row changed that a piece on `square` can come to, by a move of its own or a swap that throws it back? */
  private hasChangedNear(left: number, square: number, since: number): boolean {
    for (let die = 1; die <= FACES; die++) {
      if (!isExit(square, die) && this.hasChanged(left, square + die, since)) return true;
      if (this.hasChanged(left, square - die, since)) return true;
    }
    return isFall(square, WATER - square) && this.hasChangedAtRest(left, since);
  }

  private hasChangedAtRest(left: number, since: number): boolean {
    for (let below = 0; below < this.mostPieces; below++) {
      if (this.hasChanged(left, RESURRECTION - below, since)) return true;
    }
    return false;
  }

  private hasChanged(left: number, square: number, since: number): boolean {
    if (square < 1 || square > LAST || square === WATER || (left >> square) & 1) return false;
    return this.changed[rankOf(left | (1 << square))] > since;
  }
}
