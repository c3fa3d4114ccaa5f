import type { Refusal } from '@tabuleiro/game';
import { formatSquare, TYPE } from '@tabuleiro/grid';
import { lastRow } from '../moves/pawn.js';
import type { MoveText } from '../notation.js';
import { PAWN, pieceName } from '../piece.js';
import { refuse } from '../refusal.js';
import type { ChessView } from '../state.js';

/** C-PROMO, N-PROMO: a last step names its piece, and no other move does. */
export function explainPromotion(state: ChessView, { from, to, promotion }: MoveText): Refusal {
  const isPawn = (state.board.cells[from] & TYPE) === PAWN;
  if (!isPawn || from >> 4 !== lastRow(state.us))
    return refuse(state, 'promotion-not-here', { to: formatSquare(to) });
  if (promotion === 0)
    return refuse(state, 'promotion-missing', { move: formatSquare(from) + formatSquare(to) });
  const piece = pieceName(promotion);
  return refuse(state, state.rules.promotionChoice ? 'promotion-piece' : 'promotion-queen-only', { piece });
}
