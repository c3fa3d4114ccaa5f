import type { Cursor, Outcome } from '@tabuleiro/game';
import { makeMove, undoMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { findOutcome, isDeadMaterial, isFiftyOver } from './ending.js';
import { type ChessMove, packMove, unpackMove } from './move.js';
import { generateMoves, MAX_MOVES } from './moves/legal.js';
import type { ChessPosition, ChessState } from './state.js';

export class ChessCursor implements Cursor<ChessMove> {
  readonly maxMoves: number = MAX_MOVES;
  readonly position: ChessPosition;

  constructor(state: ChessState) {
    this.position = state.copy();
  }

  get keyLow(): number {
    return this.position.keyLow;
  }

  get keyHigh(): number {
    return this.position.keyHigh;
  }

  generate(into: Int32Array, at: number): number {
    return generateMoves(this.position, into, at);
  }

  make(move: number): void {
    makeMove(this.position, move);
  }

  undo(): void {
    undoMove(this.position);
  }

  inCheck(): boolean {
    return isKingAttacked(this.position.board, this.position.us);
  }

  isDecided(): boolean {
    return isDeadMaterial(this.position) || isFiftyOver(this.position);
  }

  outcome(): Outcome | undefined {
    return findOutcome(this.position);
  }

  pack(move: ChessMove): number {
    return packMove(move);
  }

  unpack(move: number): ChessMove {
    return unpackMove(move);
  }
}
