import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove } from '../move.js';
import * as piece from '../piece.js';
import { farRow } from '../piece.js';
import { isUnmoved } from '../state.js';
import { offerChargeFrom } from './charge.js';
import { offerLances } from './lance.js';
import { offerLegionFrom } from './legion.js';
import { offer, offerPromotions } from './offer.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { EAST, EMPTY, TYPE, WEST } = grid;
const { DOUBLE, EN_PASSANT, STEP } = packed;
const { DUKE, PAWN } = piece;

/** Everything pawns do: steps, captures, double steps, lances, charges and legions. */
export function offerPawns(survey: Survey): void {
  const pawn = survey.own | PAWN;
  for (let i = 0; i < survey.counts[pawn]; i++) {
    const from = survey.lists[pawn * 64 + i];
    offerAdvance(survey, from);
    offerCapture(survey, from, from + survey.forward + WEST);
    offerCapture(survey, from, from + survey.forward + EAST);
    offerChargeFrom(survey, from);
    offerLegionFrom(survey, from);
  }
}

function offerAdvance(survey: Survey, from: number): void {
  const { cells, forward } = survey;
  const first = from + forward;
  const isFirstMove = isUnmoved(survey.position, from);
  if (cells[first] === EMPTY) {
    offerTo(survey, from, first);
    const second = first + forward;
    if (isFirstMove && cells[second] === EMPTY) {
      // B-DOUBLE
      offer(survey, packMove(DOUBLE, from, second), survey.isPinned(from) || survey.isInZone(second));
    }
  }
  if (isFirstMove) offerLances(survey, from);
}

function offerCapture(survey: Survey, from: number, to: number): void {
  const piece = survey.cells[to];
  if (piece & survey.enemy) {
    if ((piece & TYPE) !== DUKE) offerTo(survey, from, to);
  } else if (to === survey.position.ep && to !== 0) {
    offer(survey, packMove(EN_PASSANT, from, to), true);
  }
}

function offerTo(survey: Survey, from: number, to: number): void {
  const isRisky = survey.isPinned(from) || survey.isInZone(to);
  const move = packMove(STEP, from, to);
  if (to >> 4 === farRow(survey.own)) offerPromotions(survey, move, isRisky);
  else offer(survey, move, isRisky);
}
