import { type HashKeys, makeHashKeys } from '@tabuleiro/game';
import { Board, CELLS, WHITE } from '@tabuleiro/grid';
import type { ChessRules } from './rules.js';

/** Castling rights, as bits of `rights`. */
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

/** Numbers of one entry of the history: the move, what is needed to take it back, and the key that repetitions are found by. */
export const ENTRY_SIZE = 5;
/** Where an entry has the packed move; 0 for a null move. */
export const ENTRY_MOVE = 0;
/** What the move loses: captured piece | rights << 8 | en-passant cell << 16. */
export const ENTRY_LOST = 1;
export const ENTRY_HALFMOVE = 2;
/** The low half of the key of the board before the move. */
export const ENTRY_KEY_LOW = 3;
/** The high half. */
export const ENTRY_KEY_HIGH = 4;

/** A chess position with its history. The rules only ever change the one in `currentPosition.ts`. */
export class ChessPosition {
  rules: ChessRules;
  readonly board: Board;
  /** Colour to move. */
  us: number = WHITE;
  /** Castling rights, as bits. */
  rights = 0;
  /** The square an en-passant capture lands on, only while such a capture is legal; 0 for none. */
  ep = 0;
  /** The pawn whose double step the FEN implies by its en-passant square; 0 for none. Only explanations ask. */
  fenDoubleStep = 0;
  /** Plies since the last capture or pawn move. */
  halfmove = 0;
  /** Like `halfmove`, it may pass the largest number that a text can have. */
  fullmove = 1;
  /** Entries in `history`. */
  ply = 0;
  history: Int32Array;

  /** With room for so many moves; it grows where more are made. */
  constructor(rules: ChessRules, board: Board = new Board(), room = 16) {
    this.rules = rules;
    this.board = board;
    this.history = new Int32Array(ENTRY_SIZE * room);
  }

  get keyLow(): number {
    const side = this.us === WHITE ? 0 : SIDE_LOW;
    return this.board.keyLow ^ RIGHTS_LOW[this.rights] ^ EP_LOW[this.ep] ^ side;
  }

  get keyHigh(): number {
    const side = this.us === WHITE ? 0 : SIDE_HIGH;
    return this.board.keyHigh ^ RIGHTS_HIGH[this.rights] ^ EP_HIGH[this.ep] ^ side;
  }

  /** Plies back to which a repetition can reach: no position from before a capture or pawn move can recur. */
  get reversible(): number {
    return Math.min(this.ply, this.halfmove);
  }

  /** A copy with the last move and as much history as a repetition can reach. */
  copy(): ChessPosition {
    const plies = Math.min(this.ply, this.halfmove + 1);
    const copy = new ChessPosition(this.rules, new Board(), plies + 1);
    copy.copyFrom(this, plies);
    return copy;
  }

  /** Copies another position and the last `plies` entries of its history. */
  copyFrom(other: ChessView, plies: number): void {
    this.rules = other.rules;
    this.board.copyFrom(other.board);
    this.us = other.us;
    this.rights = other.rights;
    this.ep = other.ep;
    this.halfmove = other.halfmove;
    this.fullmove = other.fullmove;
    this.ply = plies;
    if (this.history.length < ENTRY_SIZE * (plies + 1))
      this.history = new Int32Array(ENTRY_SIZE * (plies + 16));
    this.history.set(other.history.subarray(ENTRY_SIZE * (other.ply - plies), ENTRY_SIZE * other.ply));
  }
}

/**
 * A position for reading only. It need not be a value: what a cursor shows changes with the next call. Copy it to keep
 * it.
 */
export type ChessView = Readonly<Omit<ChessPosition, 'become'>>;

/** A position as a value: nothing changes it once it is made. */
export type ChessState = ChessView & { readonly state: unique symbol };

/** Declares a position to be a value. Requires that nobody changes it from now on. */
export function asState(position: ChessPosition): ChessState {
  const view: ChessView = position;
  return view as ChessState;
}
