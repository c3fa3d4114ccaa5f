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
import { FollowedHashes } from '../partHashes.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EMPTY } = grid;
const { BISHOP, CASTLE, ENTRY_KEY_HIGH, ENTRY_KEY_LOW, ENTRY_LOST, ENTRY_MOVE, ENTRY_SIZE } = chess;
const { KIND, KING, KNIGHT, PAWN, QUEEN, ROOK } = chess;

/** All types but pawns. */
const OTHERS: Int32Array = Int32Array.of(KNIGHT, BISHOP, ROOK, QUEEN, KING);

/** The hashes of the parts of a chess position, found from those of the position one ply ago where these are known. */
export class ChessPartHashes extends FollowedHashes {
  constructor() {
    super(PAWN, OTHERS);
  }

  write(view: ChessView, into: Int32Array): void {
    const { board, ply, us } = view;
    if (!this.isKnown(ply, board.keyLow, board.keyHigh)) this.find(view);
    this.copy(ply, us, into);
  }

  /** From the ply before, if that is known for the board that the last move was made on. */
  private find(view: ChessView): void {
    const { board, history, ply } = view;
    const { keyLow, keyHigh } = board;
    const entry = (ply - 1) * ENTRY_SIZE;
    if (
      ply === 0 ||
      !this.isKnown(ply - 1, history[entry + ENTRY_KEY_LOW], history[entry + ENTRY_KEY_HIGH])
    ) {
      this.start(ply, keyLow, keyHigh, board);
      return;
    }
    const at = this.follow(ply, keyLow, keyHigh);
    const move = history[entry + ENTRY_MOVE];
    if (move !== 0) this.play(view, at, move, history[entry + ENTRY_LOST] & 255);
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
}
