import type { Refusal } from '@tabuleiro/game';
import { COLOURS, EMPTY, fileOf, formatSquare, rankOf, TYPE } from '@tabuleiro/grid';
import { forwardOf } from '../attack.js';
import { DOUBLE, KIND, toOf } from '../move.js';
import { firstRow, lastRow } from '../moves/pawn.js';
import { findMove, type MoveText } from '../notation.js';
import { PAWN, pieceName } from '../piece.js';
import { type ChessState, type ChessView, ENTRY_MOVE, ENTRY_SIZE } from '../state.js';
import { pieceFacts, refuse } from './refusal.js';

/** C-MOVE, C-EP: why a pawn does not move like that. */
export function explainPawn(state: ChessState, { from, to }: MoveText): Refusal | undefined {
  const forward = forwardOf(state.us);
  const ahead = ((rankOf(to) - rankOf(from)) * forward) / Math.abs(forward);
  const aside = Math.abs(fileOf(to) - fileOf(from));
  const facts = { from: formatSquare(from), to: formatSquare(to) };
  if (ahead <= 0) return refuse(state, 'pawn-forward-only', facts);
  if (aside === 0 && ahead <= 2) return explainAdvance(state, from, ahead);
  if (aside === 1 && ahead === 1) return explainCapture(state, from, to);
  return refuse(state, 'pawn-pattern', facts);
}

function explainAdvance(state: ChessView, from: number, steps: number): Refusal | undefined {
  const forward = forwardOf(state.us);
  if (steps === 2 && !state.rules.doubleStep) return refuse(state, 'double-step-off');
  if (steps === 2 && from >> 4 !== firstRow(state.us)) {
    return refuse(state, 'double-step-not-first', { from: formatSquare(from) });
  }
  for (let step = 1; step <= steps; step++) {
    const cell = from + step * forward;
    if (state.board.cells[cell] !== EMPTY) return refuse(state, 'pawn-blocked', pieceFacts(state, cell));
  }
  return undefined;
}

function explainCapture(state: ChessState, from: number, to: number): Refusal | undefined {
  const { cells } = state.board;
  if (cells[to] !== EMPTY || findMove(state, { from, to, promotion: 0 }) !== undefined) return undefined;
  const beside = to - forwardOf(state.us);
  const isFifthRank = rankOf(beside) === (forwardOf(state.us) > 0 ? 4 : 3);
  if (!isFifthRank || cells[beside] !== ((state.us ^ COLOURS) | PAWN)) {
    return refuse(state, 'pawn-capture-needs-enemy', { to: formatSquare(to) });
  }
  if (!state.rules.enPassant) return refuse(state, 'en-passant-off', { at: formatSquare(beside) });
  if (state.ep === to || hasJustStepped(state, beside)) {
    return refuse(state, 'en-passant-exposes-king', { at: formatSquare(beside) });
  }
  return refuse(state, 'en-passant-too-late', { at: formatSquare(beside) });
}

/** Was the last move known here the double step of the pawn on `cell`? */
function hasJustStepped(state: ChessView, cell: number): boolean {
  if (state.fenDoubleStep === cell) return true;
  if (state.ply === 0) return false;
  const last = state.history[(state.ply - 1) * ENTRY_SIZE + ENTRY_MOVE];
  return (last & KIND) === DOUBLE && toOf(last) === cell;
}

/** C-PROMO, N-PROMO: a move to the last rank names the new piece, and no other move does. */
export function explainPromotion(state: ChessView, { from, to, promotion }: MoveText): Refusal {
  const isPawn = (state.board.cells[from] & TYPE) === PAWN;
  if (!isPawn || from >> 4 !== lastRow(state.us))
    return refuse(state, 'promotion-not-here', { to: formatSquare(to) });
  if (promotion === 0)
    return refuse(state, 'promotion-missing', { move: formatSquare(from) + formatSquare(to) });
  const piece = pieceName(promotion);
  return refuse(state, state.rules.promotionChoice ? 'promotion-piece' : 'promotion-queen-only', { piece });
}
