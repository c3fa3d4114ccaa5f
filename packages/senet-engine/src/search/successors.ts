import { EXIT_THROW, WATER } from '@tabuleiro/senet';
import { NO_STEP, STEPS, SWAP, stepAt, WATER_RESTS, WINDOW_MASK } from '../solver/steps.js';

/** Move generator on square sets: the own and the other pieces after each step. Slots are written by index. */
export class Successors {
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly from: Uint8Array;

  constructor(room: number) {
    this.own = new Int32Array(room);
    this.other = new Int32Array(room);
    this.from = new Uint8Array(room);
  }

  /** Writes the legal steps for `die` from index `at` on, by square; returns the index after the last. */
  list(own: number, other: number, die: number, at: number): number {
    let end = at;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest);
      const step = STEPS[stepAt(from, die) | ((other >>> (from + 1)) & WINDOW_MASK)];
      if (step === NO_STEP) continue;
      const to = from + die;
      const left = own ^ (1 << from);
      this.from[end] = from;
      this.other[end] = other;
      if (EXIT_THROW[from] !== 0) this.own[end++] = left;
      else if (to === WATER) this.own[end++] = left | (1 << WATER_RESTS[((own | other) >>> 1) & 0x7fff]);
      else if (((own >>> to) & 1) === 0) {
        if (step === SWAP) this.other[end] = other ^ (1 << to) ^ (1 << from);
        this.own[end++] = left | (1 << to);
      }
    }
    return end;
  }

  swap(i: number, j: number): void {
    swapEntries(this.own, i, j);
    swapEntries(this.other, i, j);
    swapEntries(this.from, i, j);
  }
}

export function swapEntries(list: { [index: number]: number }, i: number, j: number): void {
  const kept = list[i];
  list[i] = list[j];
  list[j] = kept;
}
