import { type HashKeys, makeHashKeys } from '@tabuleiro/game';
import { BLACK, Board, CELLS, squareAt, WHITE } from '@tabuleiro/grid';
import { colourIndex, DUKE, PIECE_CODES } from './piece.js';

/*
 * Hash keys of everything but the board (fields 2 to 8 of a BFEN). Side, token and `!` share the first 8, castling
 * has 16, the unmoved pawns of each colour 256. The key of a lost piece is added once for each such piece, so that any
 * number of them can be hashed.
 */
const CASTLING_KEYS = 8;
const UNMOVED_KEYS: number = CASTLING_KEYS + 16;
const EP_KEYS: number = UNMOVED_KEYS + 512;
/** Where in `KEYS` the keys of lost pieces begin, by piece code. */
export const POOL_KEYS: number = EP_KEYS + CELLS;

export const KEYS: HashKeys = makeHashKeys(0xb4a5, POOL_KEYS + PIECE_CODES);
const { low: KEYS_LOW, high: KEYS_HIGH } = KEYS;

/** `marks` is eight bits of unmoved White pawns by file, eight of Black from this bit on, then castling `B G b g`. */
export const BLACK_UNMOVED = 8;
/** The first castling bit of `marks`. */
export const CASTLING = 16;
/** Castling rights of White, once shifted down by `CASTLING`. */
export const CASTLE_B = 1;
export const CASTLE_G = 2;
/** Black's castling bits are White's shifted up by this. */
export const CASTLE_BLACK = 2;

/** By cell: the mark of an unmoved pawn there, 0 where no pawn starts. */
export const UNMOVED_MARKS: Int32Array = new Int32Array(CELLS);
for (let file = 0; file < 8; file++) {
  UNMOVED_MARKS[squareAt(file, 1)] = 1 << file;
  UNMOVED_MARKS[squareAt(file, 6)] = 1 << (file + BLACK_UNMOVED);
}

/** Numbers that `save` keeps of a position. */
const FRAME = 10;

/**
 * A position of Brasez with the history that its rules need. The rules change it in place (`make`, `undo`); a
 * `BrasezState` is one that nobody changes any more. Cells are mailbox indices, 0 meaning none.
 */
export class BrasezPosition {
  readonly board: Board;
  /** The colour to move. */
  side: number = WHITE;
  /** Unmoved pawns and castling rights, as bits. */
  marks = 0;
  /** The square an en-passant capture lands on, only while one is legal (B-EP). */
  ep = 0;
  /** The colour that holds the Pass token. */
  token: number = BLACK;
  /** Consecutive passes up to now, at most 2. */
  passes = 0;
  /** Players who still have to place their king (B-SETUP). */
  setup = 0;
  /** By piece code: pieces of that kind lost; for a duke's code, dukes in the Duchy. */
  readonly pool: Int32Array = new Int32Array(PIECE_CODES);
  /** Men of each colour on the board and in the Duchy: only a capture changes it. */
  readonly men: Int32Array = new Int32Array(2);
  /** Plies since the last capture or pawn move. */
  halfmove = 0;
  /** Plies since only kings and dukes remain, -1 before that. */
  kingsDukes = -1;
  /** Like the two counters before it, it may pass the largest number that a text can have. */
  fullmove = 1;
  keyLow = 0;
  keyHigh = 0;
  /** The part of the key that the lost pieces make. */
  poolLow = 0;
  poolHigh = 0;

  /** The undo log of the board, one entry for each change (change.ts). */
  log: Int32Array = new Int32Array(32);
  logEnd = 0;
  /** The undo stack of everything else, `FRAME` numbers for each move. */
  frames: Int32Array = new Int32Array(FRAME * 4);
  frameEnd = 0;

  /** Keys of the positions so far, two int32 each; `plies` is the index of the current one. */
  history: Int32Array = new Int32Array(32);
  plies = 0;
  /** No position before this index can be repeated. */
  since = 0;

  constructor(board: Board = new Board()) {
    this.board = board;
  }

  /** A copy that can be played on, but not undone to before the copy was made. */
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

  /** Pushes what a move may change besides the board. */
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

  /** Pops the last `save` and returns where the log ended then. */
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

  /** Where in the log the changes of the last move begin; −1 where none was made since the position was copied. */
  lastChange(): number {
    return this.frameEnd === 0 ? -1 : this.frames[this.frameEnd - FRAME];
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

  /** Drops the current position from the history; the key is that of the one before. */
  forget(): void {
    this.plies--;
    this.keyLow = this.history[this.plies * 2];
    this.keyHigh = this.history[this.plies * 2 + 1];
  }

  /** Works out the key of everything that fields 1 to 8 of a BFEN say. */
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

/**
 * A position for reading only. It need not be a value: what a cursor shows changes with the next call. Copy it to keep
 * it.
 */
export type BrasezView = Readonly<
  Omit<BrasezPosition, 'become' | 'save' | 'restore' | 'remember' | 'forget' | 'growLog' | 'rehash'>
>;

/** A position as a value: nothing changes it once it is made. */
export type BrasezState = BrasezView & { readonly state: unique symbol };

/** Declares a position to be a value. Requires that nobody changes it from now on. */
export function asState(position: BrasezPosition): BrasezState {
  const view: BrasezView = position;
  return view as BrasezState;
}

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Dukes of a colour, on the board and in the Duchy. */
export function dukesOf(position: BrasezView, colour: number): number {
  return position.board.counts[colour | DUKE] + position.pool[colour | DUKE];
}

/** Does a pawn that has not moved yet stand on the cell? */
export function isUnmoved(position: BrasezView, cell: number): boolean {
  return (position.marks & UNMOVED_MARKS[cell]) !== 0;
}
