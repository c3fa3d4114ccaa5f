import type { Outcome, Player, SearchCursor } from '@tabuleiro/game';
import { makeMove, makeNullMove, undoMove, undoNullMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { current, loadCursor } from './currentPosition.js';
import { findOutcome, isDeadMaterial, isFiftyOver, isRepeated, playerOf } from './ending.js';
import { type ChessMove, packMove, unpackMove } from './move.js';
import { generateCaptures } from './moves/captures.js';
import { generateMoves, hasMoves, MAX_MOVES } from './moves.js';
import type { ChessPosition, ChessState, ChessView } from './state.js';

/** A cursor of classico and nucleo. Any number of them can be used in turn: each call loads its own position. */
export class ChessCursor implements SearchCursor<ChessMove> {
  readonly maxMoves: number = MAX_MOVES;
  /** The position of this cursor while another one is loaded. */
  private readonly own: ChessPosition;

  constructor(state: ChessState) {
    this.own = state.copy();
  }

  get keyLow(): number {
    loadCursor(this.own);
    return current.keyLow;
  }

  get keyHigh(): number {
    loadCursor(this.own);
    return current.keyHigh;
  }

  get player(): Player {
    loadCursor(this.own);
    return playerOf(current.us);
  }

  generate(into: Int32Array, at: number): number {
    loadCursor(this.own);
    return generateMoves(into, at);
  }

  /** The captures of that list, and the promotions to a queen. Requires that the side to move is not in check. */
  generateCaptures(into: Int32Array, at: number): number {
    loadCursor(this.own);
    return generateCaptures(into, at);
  }

  /** Is any move legal? */
  hasMoves(): boolean {
    loadCursor(this.own);
    return hasMoves();
  }

  make(move: number): void {
    loadCursor(this.own);
    makeMove(move);
  }

  undo(): void {
    loadCursor(this.own);
    undoMove();
  }

  makeNullMove(): void {
    loadCursor(this.own);
    makeNullMove();
  }

  undoNullMove(): void {
    loadCursor(this.own);
    undoNullMove();
  }

  isRepeated(): boolean {
    loadCursor(this.own);
    return isRepeated();
  }

  /** The current position. It changes with the next call, also that of another cursor. */
  view(): ChessView {
    loadCursor(this.own);
    return current;
  }

  inCheck(): boolean {
    loadCursor(this.own);
    return isKingAttacked(current.us);
  }

  isDecided(): boolean {
    loadCursor(this.own);
    return isDeadMaterial() || isFiftyOver();
  }

  outcome(): Outcome | undefined {
    loadCursor(this.own);
    return findOutcome();
  }

  pack(move: ChessMove): number {
    return packMove(move);
  }

  unpack(move: number): ChessMove {
    return unpackMove(move);
  }
}
