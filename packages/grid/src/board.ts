import { type HashKeys, makeHashKeys } from '@tabuleiro/game';
import * as piece from './piece.js';
import * as square from './square.js';

// V8 inlines a module's own constants, but loads an imported one from memory at each use. Hot files therefore take
// local copies; in the move generators this is worth a third of the speed.
const { BLACK, EMPTY, OFF } = piece;
const { CELLS, isOnBoard } = square;

const CODES = BLACK + 16;
/** Room in one piece list: a position that somebody sets up can have any number of one piece. */
const LIST = 64;

const { low: KEYS_LOW, high: KEYS_HIGH }: HashKeys = makeHashKeys(0x7ab0, CODES * CELLS);

/** Of all arrays of a board. */
const SIZE = 2 * CELLS + CODES + CODES * LIST;

/** An empty mailbox. */
const BARE = Uint8Array.from({ length: CELLS }, (_, cell) => (isOnBoard(cell) ? EMPTY : OFF));

/**
 * Pieces on 8×8 squares: a mailbox (what stands here?), piece lists (where do they stand?) and the pieces' part of the
 * hash key. The fields are public for the move generators; only the methods write them.
 */
export class Board {
  /** All of the following arrays in one: a board is copied for every state of a game, and so with one allocation. */
  private readonly bytes: Uint8Array = new Uint8Array(SIZE);
  /** By cell: the piece code, `EMPTY`, or `OFF`. */
  readonly cells: Uint8Array = new Uint8Array(this.bytes.buffer, 0, CELLS);
  /** By cell: the index of its piece in the piece list. */
  readonly slots: Uint8Array = new Uint8Array(this.bytes.buffer, CELLS, CELLS);
  /** By piece code: how many there are. */
  readonly counts: Uint8Array = new Uint8Array(this.bytes.buffer, 2 * CELLS, CODES);
  /** Squares of the pieces of one code: `lists[code * 64 + i]` for `i < counts[code]`. */
  readonly lists: Uint8Array = new Uint8Array(this.bytes.buffer, 2 * CELLS + CODES);
  /** Hash key of the pieces, in two halves. */
  keyLow = 0;
  keyHigh = 0;

  constructor() {
    this.cells.set(BARE);
  }

  /** An independent copy. */
  copy(): Board {
    const board = new Board();
    board.copyFrom(this);
    return board;
  }

  /** Becomes a copy of another board. */
  copyFrom(other: Board): void {
    this.bytes.set(other.bytes);
    this.keyLow = other.keyLow;
    this.keyHigh = other.keyHigh;
  }

  /** Puts a piece on an empty cell. */
  put(cell: number, piece: number): void {
    const slot = this.counts[piece]++;
    this.cells[cell] = piece;
    this.lists[piece * LIST + slot] = cell;
    this.slots[cell] = slot;
    this.toggle(cell, piece);
  }

  /** Removes the piece on an occupied cell and returns it. */
  take(cell: number): number {
    const piece = this.cells[cell];
    const base = piece * LIST;
    const last = this.lists[base + --this.counts[piece]];
    const slot = this.slots[cell];
    this.lists[base + slot] = last;
    this.slots[last] = slot;
    this.cells[cell] = EMPTY;
    this.toggle(cell, piece);
    return piece;
  }

  /**
   * Takes back a `take` exactly, the order of the lists included: `slot` is what `slots[cell]` was before it. Requires
   * that everything done to the board since then has been taken back.
   */
  restore(cell: number, piece: number, slot: number): void {
    const base = piece * LIST;
    const end = this.counts[piece]++;
    if (slot !== end) {
      const last = this.lists[base + slot];
      this.lists[base + end] = last;
      this.slots[last] = end;
    }
    this.cells[cell] = piece;
    this.lists[base + slot] = cell;
    this.slots[cell] = slot;
    this.toggle(cell, piece);
  }

  /** Moves the piece on `from` to the empty cell `to`. */
  shift(from: number, to: number): void {
    const piece = this.carry(from, to);
    this.toggle(from, piece);
    this.toggle(to, piece);
  }

  /** `shift` without updating the key, for a caller who restores it. Returns the piece. */
  carry(from: number, to: number): number {
    const piece = this.cells[from];
    const slot = this.slots[from];
    this.cells[from] = EMPTY;
    this.cells[to] = piece;
    this.lists[piece * LIST + slot] = to;
    this.slots[to] = slot;
    return piece;
  }

  /** The cell of the first piece of this code. Requires that there is one, such as a king. */
  find(piece: number): number {
    return this.lists[piece * LIST];
  }

  private toggle(cell: number, piece: number): void {
    const index = piece * CELLS + cell;
    this.keyLow ^= KEYS_LOW[index];
    this.keyHigh ^= KEYS_HIGH[index];
  }
}
