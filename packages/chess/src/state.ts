import { type HashKeys, makeHashKeys } from '@tabuleiro/game';
import { Board, CELLS, WHITE } from '@tabuleiro/grid';
import type { ChessRules } from './rules.js';

/** Castling rights are four bits. */
export const WHITE_SHORT = 1;
export const WHITE_LONG = 2;
export const BLACK_SHORT = 4;
export const BLACK_LONG = 8;

const { low: RIGHTS_LOW, high: RIGHTS_HIGH }: HashKeys = makeHashKeys(0x0ca5, 16);
/** By cell; 0, a cell off the board, stands for no en-passant square. */
const { low: EP_LOW, high: EP_HIGH }: HashKeys = makeHashKeys(0x0e9a, CELLS);
const BLACK_TO_MOVE: HashKeys = makeHashKeys(0x51de, 1);
const SIDE_LOW = BLACK_TO_MOVE.low[0];
const SIDE_HIGH = BLACK_TO_MOVE.high[0];

/** What one made move leaves behind: how to take it back, and which position it was made in. */
export const TRACE = 5;
export const TRACE_MOVE = 0;
/** captured piece | rights << 8 | en-passant cell << 16 */
export const TRACE_LOST = 1;
export const TRACE_HALFMOVE = 2;
/** The key of the board before the move. */
export const TRACE_KEY_LOW = 3;
export const TRACE_KEY_HIGH = 4;

/** A chess position with its history. `currentPosition.ts` says who may change one. */
export class ChessPosition {
  rules: ChessRules;
  readonly board: Board;
  /** Colour to move. */
  us: number = WHITE;
  rights = 0;
  /** The square an en-passant capture lands on, only while such a capture is legal; 0 for none. */
  ep = 0;
  /** The pawn of whose double step the position text told; only explanations ask. 0 for none. */
  toldStep = 0;
  /** Plies since the last capture or pawn move. */
  halfmove = 0;
  fullmove = 1;
  /** Moves in `trace`. */
  ply = 0;
  trace: Int32Array = new Int32Array(TRACE * 16);

  constructor(rules: ChessRules, board: Board = new Board()) {
    this.rules = rules;
    this.board = board;
  }

  get keyLow(): number {
    const side = this.us === WHITE ? 0 : SIDE_LOW;
    return this.board.keyLow ^ RIGHTS_LOW[this.rights] ^ EP_LOW[this.ep] ^ side;
  }

  get keyHigh(): number {
    const side = this.us === WHITE ? 0 : SIDE_HIGH;
    return this.board.keyHigh ^ RIGHTS_HIGH[this.rights] ^ EP_HIGH[this.ep] ^ side;
  }

  /** Moves that a repetition can still look back on: none before a capture or a pawn move comes again. */
  get reversible(): number {
    return Math.min(this.ply, this.halfmove);
  }

  /** A value of its own, with the last move and as much history as the rules can still look back on. */
  copy(): ChessPosition {
    const copy = new ChessPosition(this.rules, new Board());
    copy.copyFrom(this, Math.min(this.ply, this.halfmove + 1));
    return copy;
  }

  /** Takes over another position and its last `plies` moves. */
  copyFrom(other: ChessView, plies: number): void {
    this.rules = other.rules;
    this.board.copyFrom(other.board);
    this.us = other.us;
    this.rights = other.rights;
    this.ep = other.ep;
    this.halfmove = other.halfmove;
    this.fullmove = other.fullmove;
    this.ply = plies;
    if (this.trace.length < TRACE * (plies + 1)) this.trace = new Int32Array(TRACE * (plies + 16));
    this.trace.set(other.trace.subarray(TRACE * (other.ply - plies), TRACE * other.ply));
  }
}

/**
 * A position for reading only. It need not be a value: what a cursor shows changes with the next call. Copy it to keep
 * it.
 */
export type ChessView = Readonly<Omit<ChessPosition, 'become'>>;

/** A value: nothing changes it once it is made. */
export type ChessState = ChessView & { readonly state: unique symbol };

/** Makes a position a value. Requires that nobody changes it from now on. */
export function asState(position: ChessPosition): ChessState {
  const view: ChessView = position;
  return view as ChessState;
}
