import type { Cursor, Outcome } from '@tabuleiro/game';
import { make, undo } from './apply.js';
import { outcomeOf } from './ending.js';
import { pack, type SenetMove, unpack } from './move.js';
import { generate, MAX_MOVES } from './moves.js';
import type { SenetPosition, SenetState } from './state.js';

/** Room for undo records at first; it doubles when needed. */
const DEPTH = 64;

export class SenetCursor implements Cursor<SenetMove> {
  readonly maxMoves = MAX_MOVES;
  private readonly position: SenetPosition;
  private records = new Int32Array(DEPTH);
  private depth = 0;

  constructor(state: SenetState) {
    this.position = state.copy();
  }

  get keyLow(): number {
    return this.position.keyLow;
  }

  get keyHigh(): number {
    return this.position.keyHigh;
  }

  generate(into: Int32Array, at: number): number {
    return generate(this.position, into, at);
  }

  make(move: number): void {
    if (this.depth === this.records.length) this.deepen();
    this.records[this.depth++] = make(this.position, move);
  }

  undo(): void {
    undo(this.position, this.records[--this.depth]);
  }

  inCheck(): boolean {
    return false;
  }

  isDecided(): boolean {
    return outcomeOf(this.position) !== undefined;
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this.position);
  }

  pack(move: SenetMove): number {
    return pack(move);
  }

  unpack(move: number): SenetMove {
    return unpack(move);
  }

  private deepen(): void {
    const records = new Int32Array(this.records.length * 2);
    records.set(this.records);
    this.records = records;
  }
}
