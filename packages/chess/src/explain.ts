import type { Refusal } from '@tabuleiro/game';
import { BLACK, EMPTY, formatSquare, TYPE, WHITE } from '@tabuleiro/grid';
import { loadState } from './currentPosition.js';
import { findOutcome } from './ending.js';
import { explainExposure } from './explain/exposure.js';
import { explainGeometry } from './explain/geometry.js';
import { explainPromotion } from './explain/pawn.js';
import { refuse } from './explain/refusal.js';
import { findMove, type MoveText, parseMoveText } from './notation.js';
import { pieceName } from './piece.js';
import type { ChessState, ChessView } from './state.js';

/**
 * Why `attempt` is not legal, or undefined when it is. The first reason found counts, in this order: the game is over;
 * the text is not a move; it does not move an own piece; the piece does not move like that; the king would be in check;
 * the promotion is missing or wrong.
 */
export function explainMove(state: ChessState, attempt: string): Refusal | undefined {
  loadState(state);
  const outcome = findOutcome();
  if (outcome !== undefined) {
    return {
      code: 'game-over',
      facts: { reason: outcome.reason },
      rule: state.rules.clauses[outcome.reason],
    };
  }
  if (attempt === 'pass') return refuse(state, 'no-pass');
  const move = parseMoveText(attempt);
  if (move === undefined) return refuse(state, 'bad-move', { move: attempt });
  if (findMove(state, move) !== undefined) return undefined;
  return (
    explainOwner(state, move) ??
    explainGeometry(state, move) ??
    explainExposure(state, move) ??
    explainPromotion(state, move)
  );
}

/** C-TURN: a move takes an own piece to another square. */
function explainOwner(state: ChessView, { from, to }: MoveText): Refusal | undefined {
  const piece = state.board.cells[from];
  const at = formatSquare(from);
  if (piece === EMPTY) return refuse(state, 'empty-square', { from: at });
  if ((piece & state.us) === 0) {
    const colour = state.us === WHITE ? BLACK : WHITE;
    return refuse(state, 'not-your-piece', {
      piece: pieceName(piece & TYPE),
      from: at,
      colour: colour === WHITE ? 'w' : 'b',
    });
  }
  return from === to ? refuse(state, 'same-square', { from: at }) : undefined;
}
