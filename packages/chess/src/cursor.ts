import type { Outcome, Player, SearchCursor } from '@tabuleiro/game';
import { handOver, makeMove, takeTurnBack, undoMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { desk, sitDown } from './desk.js';
import { findOutcome, isDeadMaterial, isFiftyOver, isRepeated, playerOf } from './ending.js';
import { type ChessMove, packMove, unpackMove } from './move.js';
import { generateMoves, MAX_MOVES } from './moves/legal.js';
import type { ChessPosition, ChessState, ChessView } from './state.js';

export class ChessCursor implements SearchCursor<ChessMove> {
  readonly maxMoves: number = MAX_MOVES;
  /** Where the position rests while another one lies on the desk. */
  private readonly own: ChessPosition;

  constructor(state: ChessState) {
    this.own = state.copy();
  }

  get keyLow(): number {
    sitDown(this.own);
    return desk.keyLow;
  }

  get keyHigh(): number {
    sitDown(this.own);
    return desk.keyHigh;
  }

  get player(): Player {
    sitDown(this.own);
    return playerOf(desk.us);
  }

  generate(into: Int32Array, at: number): number {
    sitDown(this.own);
    return generateMoves(into, at);
  }

  make(move: number): void {
    sitDown(this.own);
    makeMove(move);
  }

  undo(): void {
    sitDown(this.own);
    undoMove();
  }

  skip(): void {
    sitDown(this.own);
    handOver();
  }

  unskip(): void {
    sitDown(this.own);
    takeTurnBack();
  }

  isRepeated(): boolean {
    sitDown(this.own);
    return isRepeated();
  }

  /** The position as it stands now; it changes with the next call, also of another cursor. */
  look(): ChessView {
    sitDown(this.own);
    return desk;
  }

  inCheck(): boolean {
    sitDown(this.own);
    return isKingAttacked(desk.us);
  }

  isDecided(): boolean {
    sitDown(this.own);
    return isDeadMaterial() || isFiftyOver();
  }

  outcome(): Outcome | undefined {
    sitDown(this.own);
    return findOutcome();
  }

  pack(move: ChessMove): number {
    return packMove(move);
  }

  unpack(move: number): ChessMove {
    return unpackMove(move);
  }
}
