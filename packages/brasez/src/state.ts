import { BLACK, Board, CELLS, squareAt, WHITE } from '@tabuleiro/grid';
import * as keys from './key.js';
import { colourIndex, DUKE, PIECE_CODES } from './piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const { CASTLING_KEYS, EP_KEYS, UNMOVED_KEYS } = keys;
const { low: KEYS_LOW, high: KEYS_HIGH } = keys.KEYS;

/** Bits of `marks`: eight files of unmoved White pawns, eight of Black, then castling `B G b g`. */
export const BLACK_UNMOVED = 8;
export const CASTLING = 16;
export const CASTLE_B = 1;
export const CASTLE_G = 2;
/** Black's castling bits are White's moved up by this. */
export const CASTLE_BLACK = 2;

/** By cell: the mark of an unmoved pawn there, 0 where no pawn starts. */
export const UNMOVED_MARKS: Int32Array = new Int32Array(CELLS);
for (let file = 0; file < 8; file++) {
  UNMOVED_MARKS[squareAt(file, 1)] = 1 << file;
  UNMOVED_MARKS[squareAt(file, 6)] = 1 << (file + BLACK_UNMOVED);
}

const FRAME = 10;

/**
 * A position of Brasez with what its rules remember. The rules change it in place (`make`, `undo`); a `BrasezState`
 * is one that nobody changes. Cells are mailbox indices, 0 standing for none.
 */
export class BrasezPosition {
  readonly board: Board;
  side: number = WHITE;
  marks = 0;
  /** The square an en-passant capture lands on, only while one is legal (B-EP). */
  ep = 0;
  token: number = BLACK;
  /** Passes in a row up to now, at most 2. */
  passes = 0;
  /** King choices still to come (B-SETUP). */
  setup = 0;
  /** By piece code: own pieces lost; for a duke's code, dukes in the Duchy. */
  readonly pool: Int32Array = new Int32Array(PIECE_CODES);
  /** Men of each colour on the board and in the Duchy: only a capture changes it. */
  readonly men: Int32Array = new Int32Array(2);
  halfmove = 0;
  /** Plies since only kings and dukes remain, -1 before. */
  kingsDukes = -1;
  fullmove = 1;
  keyLow = 0;
  keyHigh = 0;
  poolLow = 0;
  poolHigh = 0;

  /** What the actions did to the board, one entry a change (change.ts). */
  log: Int32Array = new Int32Array(32);
  logEnd = 0;
  frames: Int32Array = new Int32Array(FRAME * 4);
  frameEnd = 0;

  /** Keys of the positions so far, two int32 each; `plies` is the index of this one. */
  history: Int32Array = new Int32Array(32);
  plies = 0;
  /** No position before this index can come again. */
  since = 0;

  constructor(board: Board = new Board()) {
    this.board = board;
  }

  /** A position that plays on alike; it cannot be undone to before the copy. */
  copy(): BrasezPosition {
    const copy = new BrasezPosition();
    copy.copyFrom(this);
    return copy;
  }

  /** Turns this position into a copy of another. */
  copyFrom(other: BrasezView): void {
    this.board.copyFrom(other.board);
    this.side = other.side;
    this.marks = other.marks;
    this.ep = other.ep;
    this.token = other.token;
    this.passes = other.passes;
    this.setup = other.setup;
    this.pool.set(other.pool);
    this.men.set(other.men);
    this.halfmove = other.halfmove;
    this.kingsDukes = other.kingsDukes;
    this.fullmove = other.fullmove;
    this.keyLow = other.keyLow;
    this.keyHigh = other.keyHigh;
    this.poolLow = other.poolLow;
    this.poolHigh = other.poolHigh;
    this.logEnd = 0;
    this.frameEnd = 0;
    this.plies = other.plies - other.since;
    this.since = 0;
    const past = other.history.subarray(other.since * 2, other.plies * 2 + 2);
    if (past.length > this.history.length) this.history = new Int32Array(past.length * 2);
    this.history.set(past);
  }

  /** Remembers what an action may change beside the board. */
  save(): void {
    if (this.frameEnd + FRAME > this.frames.length) this.frames = doubled(this.frames);
    const { frames, frameEnd } = this;
    frames[frameEnd] = this.logEnd;
    frames[frameEnd + 1] = this.marks;
    frames[frameEnd + 2] = this.ep;
    frames[frameEnd + 3] = this.token;
    frames[frameEnd + 4] = this.passes;
    frames[frameEnd + 5] = this.setup;
    frames[frameEnd + 6] = this.halfmove;
    frames[frameEnd + 7] = this.kingsDukes;
    frames[frameEnd + 8] = this.fullmove;
    frames[frameEnd + 9] = this.since;
    this.frameEnd += FRAME;
  }

  /** Brings the last `save` back and returns where the log ended then. */
  restore(): number {
    this.frameEnd -= FRAME;
    const { frames, frameEnd } = this;
    this.marks = frames[frameEnd + 1];
    this.ep = frames[frameEnd + 2];
    this.token = frames[frameEnd + 3];
    this.passes = frames[frameEnd + 4];
    this.setup = frames[frameEnd + 5];
    this.halfmove = frames[frameEnd + 6];
    this.kingsDukes = frames[frameEnd + 7];
    this.fullmove = frames[frameEnd + 8];
    this.since = frames[frameEnd + 9];
    return frames[frameEnd];
  }

  /** Appends the current position to the history. */
  remember(): void {
    this.plies++;
    if (this.plies * 2 + 2 > this.history.length) this.history = doubled(this.history);
    this.history[this.plies * 2] = this.keyLow;
    this.history[this.plies * 2 + 1] = this.keyHigh;
  }

  growLog(): void {
    this.log = doubled(this.log);
  }

  forget(): void {
    this.plies--;
    this.keyLow = this.history[this.plies * 2];
    this.keyHigh = this.history[this.plies * 2 + 1];
  }

  /** Sets the key from fields 1 to 8. */
  rehash(): void {
    const turn = colourIndex(this.side) | (colourIndex(this.token) << 1) | (this.passes > 0 ? 4 : 0);
    const castling = CASTLING_KEYS + (this.marks >> CASTLING);
    const white = UNMOVED_KEYS + (this.marks & 255);
    const black = UNMOVED_KEYS + 256 + ((this.marks >> BLACK_UNMOVED) & 255);
    const ep = EP_KEYS + this.ep;
    const low = KEYS_LOW[turn] ^ KEYS_LOW[castling] ^ KEYS_LOW[white] ^ KEYS_LOW[black] ^ KEYS_LOW[ep];
    const high = KEYS_HIGH[turn] ^ KEYS_HIGH[castling] ^ KEYS_HIGH[white] ^ KEYS_HIGH[black] ^ KEYS_HIGH[ep];
    this.keyLow = this.board.keyLow ^ this.poolLow ^ low;
    this.keyHigh = this.board.keyHigh ^ this.poolHigh ^ high;
  }
}

/** A position to look at, value or not: what a walker shows changes with the next call. Who wants to keep it copies it. */
export type BrasezView = Readonly<
  Omit<BrasezPosition, 'become' | 'save' | 'restore' | 'remember' | 'forget' | 'growLog' | 'rehash'>
>;

/** A value: nothing changes it once it is made. */
export type BrasezState = BrasezView & { readonly state: unique symbol };

/** Makes a position a value. Requires that nobody changes it from now on. */
export function asState(position: BrasezPosition): BrasezState {
  const view: BrasezView = position;
  return view as BrasezState;
}

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

export function dukesOf(position: BrasezView, colour: number): number {
  return position.board.counts[colour | DUKE] + position.pool[colour | DUKE];
}

/** Does an unmoved pawn stand there? */
export function isUnmoved(position: BrasezView, cell: number): boolean {
  return (position.marks & UNMOVED_MARKS[cell]) !== 0;
}
