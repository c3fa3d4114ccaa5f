import * as chess from '@tabuleiro/chess';
import type { Board } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';
import { stepsBetween } from './distance.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, WHITE } = grid;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = chess;

/** What no sum of features says: an advantage that cannot be won, and how a bare king is mated. */
export function finish(board: Board, us: number, score: number): number {
  const strong = score > 0 ? us : us ^ COLOURS;
  const { counts } = board;
  const weak = strong ^ COLOURS;
  if (counts[strong | PAWN] > 0) return isOppositeBishops(board) ? (score / 2) | 0 : score;
  const own = force(counts, strong);
  const other = force(counts, weak);
  if (own - other < 4 && counts[weak | PAWN] === 0 && own < 10) return (score / 8) | 0;
  if (own < 5 && own - other < 4) return (score / 4) | 0;
  if (other + counts[weak | PAWN] > 0) return score;
  const prey = board.lists[(weak | KING) << 6];
  const hunter = board.lists[(strong | KING) << 6];
  const file = (prey & 15) - 4;
  const rank = (prey >> 4) - 2;
  const corner = Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4);
  const drive = corner * 12 - stepsBetween(hunter, prey) * 8 + 100;
  return score > 0 ? score + drive : score - drive;
}

/** Roughly pawns: minor pieces 3, rooks 5, queens 9. */
function force(counts: Uint8Array, us: number): number {
  return (counts[us | KNIGHT] + counts[us | BISHOP]) * 3 + counts[us | ROOK] * 5 + counts[us | QUEEN] * 9;
}

/** One bishop each, on squares of different colours, and nothing else but pawns: hard to win. */
function isOppositeBishops({ counts, lists }: Board): boolean {
  const white = WHITE | BISHOP;
  const black = white ^ COLOURS;
  if (counts[white] !== 1 || counts[black] !== 1) return false;
  if (force(counts, WHITE) !== 3 || force(counts, WHITE ^ COLOURS) !== 3) return false;
  const a = lists[white << 6];
  const b = lists[black << 6];
  return ((a + (a >> 4) + b + (b >> 4)) & 1) !== 0;
}
