import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove } from '../move.js';
import * as piece from '../piece.js';
import { farRow } from '../piece.js';
import { isUnmoved } from '../state.js';
import { addMove, addPromotions } from './addMove.js';
import { addChargeFrom } from './charge.js';
import { addLances } from './lance.js';
import { addLegionFrom } from './legion.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { EAST, EMPTY, TYPE, WEST } = grid;
const { DOUBLE, EN_PASSANT, STEP } = packed;
const { DUKE, PAWN } = piece;

/** Everything pawns do: steps, captures, double steps, lances, charges and legions. */
export function addPawnMoves(survey: Survey): void {
  const pawn = survey.own | PAWN;
  for (let i = 0; i < survey.counts[pawn]; i++) addMovesOfPawn(survey, survey.lists[pawn * 64 + i]);
}

/** The same of one pawn. */
export function addMovesOfPawn(survey: Survey, from: number): void {
  const ahead = from + survey.forward;
  // Straight ahead nothing is taken: only a promotion is tactical there.
  const advances = !survey.isTactical || ahead >> 4 === farRow(survey.own);
  if (advances) addAdvances(survey, from);
  addCapture(survey, from, ahead + WEST);
  addCapture(survey, from, ahead + EAST);
  addChargeFrom(survey, from);
  if (advances) addLegionFrom(survey, from);
}

function addAdvances(survey: Survey, from: number): void {
  const { cells, forward } = survey;
  const first = from + forward;
  const isFirstMove = isUnmoved(survey.position, from);
  if (cells[first] === EMPTY) {
    addStepTo(survey, from, first);
    const second = first + forward;
    if (isFirstMove && cells[second] === EMPTY) {
      // B-DOUBLE
      addMove(survey, packMove(DOUBLE, from, second), survey.isPinned(from) || survey.isInZone(second));
    }
  }
  if (isFirstMove) addLances(survey, from);
}

function addCapture(survey: Survey, from: number, to: number): void {
  const piece = survey.cells[to];
  if (piece & survey.enemy) {
    if ((piece & TYPE) !== DUKE) addStepTo(survey, from, to);
  } else if (to === survey.position.ep && to !== 0) {
    addMove(survey, packMove(EN_PASSANT, from, to), true);
  }
}

function addStepTo(survey: Survey, from: number, to: number): void {
  const isRisky = survey.isPinned(from) || survey.isInZone(to);
  const move = packMove(STEP, from, to);
  if (to >> 4 === farRow(survey.own)) addPromotions(survey, move, isRisky);
  else addMove(survey, move, isRisky);
}
