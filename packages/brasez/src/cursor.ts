import type { Outcome, Player, SearchCursor } from '@tabuleiro/game';
import { make, makeNullMove, undo, undoNullMove } from './apply.js';
import { decideOutcome, isDecided, isInCheck, isRepeated } from './ending.js';
import { type BrasezMove, pack, unpack } from './move.js';
import { Survey } from './moves/survey.js';
import { generate, generateTactical, maxMoves } from './moves.js';
import { colourName } from './piece.js';
import type { BrasezPosition, BrasezState, BrasezView } from './state.js';

/** A cursor of Brasez. */
export class BrasezCursor implements SearchCursor<BrasezMove> {
  readonly maxMoves: number;
  private readonly position: BrasezPosition;
  private readonly survey: Survey;
  /** Scratch space of `outcome`, made when it is first needed. */
  private list: Int32Array | undefined;

  constructor(state: BrasezState) {
    this.position = state.copy();
    this.survey = new Survey(this.position);
    this.maxMoves = maxMoves(this.position);
  }

  get keyLow(): number {
    return this.position.keyLow;
  }

  get keyHigh(): number {
    return this.position.keyHigh;
  }

  get player(): Player {
    return colourName(this.position.side);
  }

  generate(into: Int32Array, at: number): number {
    return generate(this.survey, into, at);
  }

  /** The captures and promotions of that list, see `generateTactical`. Requires that the side to move is not in check. */
  generateTactical(into: Int32Array, at: number): number {
    return generateTactical(this.survey, into, at);
  }

  make(move: number): void {
    make(this.position, move);
  }

  undo(): void {
    undo(this.position);
  }

  makeNullMove(): void {
    makeNullMove(this.position);
  }

  undoNullMove(): void {
    undoNullMove(this.position);
  }

  isRepeated(): boolean {
    return isRepeated(this.position);
  }

  /** The current position. It changes with the next `make` or `undo`. */
  view(): BrasezView {
    return this.position;
  }

  inCheck(): boolean {
    return isInCheck(this.position);
  }

  isDecided(): boolean {
    return isDecided(this.position);
  }

  outcome(): Outcome | undefined {
    this.list ??= new Int32Array(this.maxMoves);
    return decideOutcome(this.position, this.generate(this.list, 0) > 0);
  }

  pack(move: BrasezMove): number {
    return pack(move);
  }

  unpack(move: number): BrasezMove {
    return unpack(move);
  }
}
