import type { Cursor, Outcome } from '@tabuleiro/game';
import { make, undo } from './apply.js';
import { hasLine, outcomeOf } from './ending.js';
import { pack, unpack, type VelhaMove } from './move.js';
import { generate } from './moves.js';
import { CELLS, opponentOf, type VelhaPosition, type VelhaState } from './state.js';

export class VelhaCursor implements Cursor<VelhaMove> {
  readonly maxMoves = CELLS;
  readonly pack = pack;
  readonly unpack = unpack;
  private readonly position: VelhaPosition;
  private readonly made: number[] = [];

  constructor(state: VelhaState) {
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
    make(this.position, move);
    this.made.push(move);
  }

  undo(): void {
    const move = this.made.pop();
    if (move !== undefined) undo(this.position, move);
  }

  inCheck(): boolean {
    return false;
  }

  isDecided(): boolean {
    return hasLine(this.position, opponentOf(this.position.player));
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this.position);
  }
}
