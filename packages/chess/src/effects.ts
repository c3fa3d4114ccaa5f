import type { Effect, Place } from '@tabuleiro/game';
import { EMPTY, formatSquare, pieceOf } from '@tabuleiro/grid';
import { capturedCellOf, rookFrom, rookTo } from './apply.js';
import { CASTLE, type ChessMove, fromOf, KIND, packMove, promotionOf, toOf } from './move.js';
import { type ChessPiece, pieceName } from './piece.js';
import type { ChessView } from './state.js';

/** What a chess move does to a piece. */
export type ChessEffect = Effect<ChessPiece>;

/** What a legal move does: the capture, the move, then the promotion or the rook's move. A null move does nothing. */
export function effectsOf(state: ChessView, move: ChessMove): readonly ChessEffect[] {
  if (move.kind === 'null') return [];
  const packed = packMove(move);
  const from = fromOf(packed);
  const to = toOf(packed);
  const effects: ChessEffect[] = [];
  const victim = capturedCellOf(packed, state.us);
  if (state.board.cells[victim] !== EMPTY) effects.push({ kind: 'captured', ...standing(state, victim) });
  effects.push(moved(state, from, to));
  const promotion = promotionOf(packed);
  if (promotion !== 0) {
    const { piece } = standing(state, from);
    effects.push({ kind: 'promoted', piece, at: formatSquare(to), to: pieceName(promotion) });
  }
  if ((packed & KIND) === CASTLE) effects.push(moved(state, rookFrom(from, to), rookTo(from, to)));
  return effects;
}

function moved(state: ChessView, from: number, to: number): ChessEffect {
  const { piece, at } = standing(state, from);
  return { kind: 'moved', piece, from: at, to: formatSquare(to) };
}

function standing({ board }: ChessView, cell: number): { piece: ChessEffect['piece']; at: Place } {
  return { piece: pieceOf(board.cells[cell], pieceName), at: formatSquare(cell) };
}
