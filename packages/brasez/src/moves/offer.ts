import { isSafe } from '../action.js';
import { packPromotion, packRetire } from '../move.js';
import * as piece from '../piece.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { DUKE, LORD, WARLORD } = piece;

/**
 * Lists an action and the same with each duke's retirement (B-DUKE-A), as far as they leave the own king out
 * of check. An action that is not `risky` needs no test while the king is not in check: it empties one
 * square, that piece is not pinned, and no zone takes it.
 */
export function offer(survey: Survey, move: number, isRisky: boolean): void {
  const isTested = isRisky || survey.isChecked;
  if (isTested && !isSafe(survey.position, move)) return;
  survey.into[survey.at++] = move;
  if (survey.dukes > 0) offerRetirements(survey, move, isTested);
}

/** A retirement only opens lines: after an unsafe action it is never looked at. */
function offerRetirements(survey: Survey, move: number, isTested: boolean): void {
  const duke = survey.own | DUKE;
  for (let i = 0; i < survey.dukes; i++) {
    const cell = survey.lists[duke * 64 + i];
    const retiring = move | packRetire(cell);
    if ((isTested || survey.isOnLine(cell)) && !isSafe(survey.position, retiring)) continue;
    survey.into[survey.at++] = retiring;
  }
}

/** One action for each piece a pawn may become (B-PROMO). */
export function offerPromotions(survey: Survey, move: number, isRisky: boolean): void {
  const { pool } = survey.position;
  for (let type = LORD; type <= WARLORD; type++) {
    if (pool[survey.own | type] > 0) offer(survey, move | packPromotion(type), isRisky);
  }
  offer(survey, move | packPromotion(DUKE), isRisky);
}
