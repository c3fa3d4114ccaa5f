import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove, packPromotion, packSecondPromotion } from '../move.js';
import * as piece from '../piece.js';
import { farRow } from '../piece.js';
import { addMove } from './addMove.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { EAST, EMPTY, TYPE } = grid;
const { LEGION } = packed;
const { DUKE, LORD, PAWN } = piece;

/** B-LEGION: the pawn on `left` and the one to its right advance together, pushing what stands in front (B-PUSH). */
export function addLegionFrom(survey: Survey, left: number): void {
  const { cells, own, forward } = survey;
  const right = left + EAST;
  if (cells[right] !== (own | PAWN) || !canAdvance(survey, left) || !canAdvance(survey, right)) return;
  const front = left + forward;
  const isPushing = (cells[front] | cells[front + EAST]) !== EMPTY;
  // Two pawns leaving one rank can open that rank; any other line loses at most one of them.
  const isRisky =
    isPushing ||
    left >> 4 === survey.king >> 4 ||
    survey.isPinned(left) ||
    survey.isPinned(right) ||
    survey.isInZone(front) ||
    survey.isInZone(front + EAST);
  const move = packMove(LEGION, left, right);
  if (front >> 4 === farRow(own)) addPromotionPairs(survey, move, isRisky);
  else addMove(survey, move, isRisky);
}

/** In front an empty square, or an enemy other than a duke with an empty square right behind it. */
function canAdvance(survey: Survey, pawn: number): boolean {
  const { cells, enemy, forward } = survey;
  const piece = cells[pawn + forward];
  if (piece === EMPTY) return true;
  return (piece & enemy) !== 0 && (piece & TYPE) !== DUKE && cells[pawn + 2 * forward] === EMPTY;
}

/** B-PROMO: every pair of promotions, the left pawn's first; what it takes from the pool the right one cannot take. */
function addPromotionPairs(survey: Survey, move: number, isRisky: boolean): void {
  for (let left = LORD; left <= DUKE; left++) {
    if (available(survey, left) < 1) continue;
    for (let right = LORD; right <= DUKE; right++) {
      if (available(survey, right) < (left === right ? 2 : 1)) continue;
      addMove(survey, move | packPromotion(left) | packSecondPromotion(right), isRisky);
    }
  }
}

function available(survey: Survey, type: number): number {
  return type === DUKE ? 2 : survey.position.pool[survey.own | type];
}
