import { LAST, RESURRECTION, WATER } from '@tabuleiro/senet';
import { rankOf } from './sets.js';
import { FACES, isExit, isFall } from './steps.js';

/**
 * Which rows of a layer are worth raising again: those that lead to a row, or are one themselves, that has changed since.
 * Threads share the memory. A row counts as changed after its worths are written, as raised from before they are read;
 * so a change that a thread may have missed makes the row due.
 */
export class Due {
  /** How many changes there have been, in all rows. */
  private readonly clock: Int32Array;
  /** By row: the time of its last change, the time when it was last raised. */
  private readonly changed: Int32Array;
  private readonly raised: Int32Array;
  private readonly sets: Int32Array;
  /** How far below 15 a piece that falls may come to rest. */
  private readonly crowd: number;

  constructor(
    sets: Int32Array,
    crowd: number,
    memory: ArrayBufferLike = new ArrayBuffer(Due.bytes(sets.length)),
  ) {
    this.sets = sets;
    this.crowd = crowd;
    this.clock = new Int32Array(memory, 0, 1);
    this.changed = new Int32Array(memory, 4, sets.length);
    this.raised = new Int32Array(memory, 4 + sets.length * 4, sets.length);
  }

  static bytes(rows: number): number {
    return 4 + rows * 8;
  }

  now(): number {
    return Atomics.load(this.clock, 0);
  }

  /** A row was raised from `since` on. */
  mark(row: number, since: number, hasChanged: boolean): void {
    this.raised[row] = since + 1;
    if (hasChanged) this.changed[row] = Atomics.add(this.clock, 0, 1) + 1;
  }

  isDue(row: number): boolean {
    const since = this.raised[row] - 1;
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
    for (let below = 0; below < this.crowd; below++) {
      if (this.hasChanged(left, RESURRECTION - below, since)) return true;
    }
    return false;
  }

  private hasChanged(left: number, square: number, since: number): boolean {
    if (square < 1 || square > LAST || square === WATER || (left >> square) & 1) return false;
    return this.changed[rankOf(left | (1 << square))] > since;
  }
}
