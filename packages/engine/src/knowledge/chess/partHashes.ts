import * as chess from '@tabuleiro/chess';
import {
  type ChessView,
  capturedCellOf,
  fromOf,
  promotionOf,
  rookFrom,
  rookTo,
  toOf,
} from '@tabuleiro/chess';
import * as grid from '@tabuleiro/grid';
import * as parts from '../partHashes.js';
import { hashBoardParts } from '../partHashes.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, COLOURS, EMPTY, TYPE } = grid;
const { BISHOP, CASTLE, ENTRY_KEY_HIGH, ENTRY_KEY_LOW, ENTRY_LOST, ENTRY_MOVE, ENTRY_SIZE } = chess;
const { KIND, KING, KNIGHT, PAWN, QUEEN, ROOK } = chess;
const { PART_KEYS } = parts;

/** All types but pawns. */
const OTHERS: Int32Array = Int32Array.of(KNIGHT, BISHOP, ROOK, QUEEN, KING);
/** Plies that are remembered, a power of two. */
const PLIES = 256;

/**
 * The hashes of `hashBoardParts`, found from those of the position one ply ago where these are known: hashing every piece of
 * every position cost 8 % of the positions a second. What is remembered of a ply counts only for the board it was found for.
 */
export class ChessPartHashes {
  private readonly keys: Int32Array = new Int32Array(PLIES * 2);
  /** By ply: of pawns, of White's other pieces, of Black's; nothing of the side to act. */
  private readonly hashes: Int32Array = new Int32Array(PLIES * 4);
  private readonly whole: Int32Array = new Int32Array(3);

  write(view: ChessView, into: Int32Array): void {
    const { hashes } = this;
    const { board, ply, us } = view;
    const { keyLow, keyHigh } = board;
    const at = ply & (PLIES - 1);
    if (!this.isKnown(at, keyLow, keyHigh)) {
      this.follow(view, at);
      this.keys[at * 2] = keyLow;
      this.keys[at * 2 + 1] = keyHigh;
    }
    const side = PART_KEYS[us];
    into[0] = side ^ hashes[at * 4];
    into[1] = side ^ hashes[at * 4 + 1];
    into[2] = side ^ hashes[at * 4 + 2];
  }

  private isKnown(at: number, keyLow: number, keyHigh: number): boolean {
    return this.keys[at * 2] === keyLow && this.keys[at * 2 + 1] === keyHigh;
  }

  /** From the ply before, if that is known for the board that the last move was made on. */
  private follow(view: ChessView, at: number): void {
    const { hashes } = this;
    const { history, ply } = view;
    const before = (ply - 1) & (PLIES - 1);
    const entry = (ply - 1) * ENTRY_SIZE;
    if (ply === 0 || !this.isKnown(before, history[entry + ENTRY_KEY_LOW], history[entry + ENTRY_KEY_HIGH])) {
      this.start(view, at);
      return;
    }
    hashes[at * 4] = hashes[before * 4];
    hashes[at * 4 + 1] = hashes[before * 4 + 1];
    hashes[at * 4 + 2] = hashes[before * 4 + 2];
    const move = history[entry + ENTRY_MOVE];
    if (move !== 0) this.play(view, at, move, history[entry + ENTRY_LOST] & 255);
  }

  private start({ board }: ChessView, at: number): void {
    const { hashes, whole } = this;
    hashBoardParts(board, 0, PAWN, OTHERS, whole);
    const side = PART_KEYS[0];
    hashes[at * 4] = side ^ whole[0];
    hashes[at * 4 + 1] = side ^ whole[1];
    hashes[at * 4 + 2] = side ^ whole[2];
  }

  /** What the last move has changed. */
  private play({ board, us }: ChessView, at: number, move: number, captured: number): void {
    const from = fromOf(move);
    const to = toOf(move);
    const arrived = board.cells[to];
    const left = promotionOf(move) === 0 ? arrived : (us ^ COLOURS) | PAWN;
    this.toggle(at, left, from);
    this.toggle(at, arrived, to);
    if (captured !== EMPTY) this.toggle(at, captured, capturedCellOf(move, us ^ COLOURS));
    if ((move & KIND) !== CASTLE) return;
    const rook = (us ^ COLOURS) | ROOK;
    this.toggle(at, rook, rookFrom(from, to));
    this.toggle(at, rook, rookTo(from, to));
  }

  private toggle(at: number, piece: number, cell: number): void {
    const part = (piece & TYPE) === PAWN ? 0 : (piece & BLACK) === 0 ? 1 : 2;
    this.hashes[at * 4 + part] ^= PART_KEYS[(piece << 8) | cell];
  }
}
