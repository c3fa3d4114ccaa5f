import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove } from '../move.js';
import * as piece from '../piece.js';
import { addMove } from './addMove.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { EMPTY, TYPE } = grid;
const { CHARGE } = packed;
const { DUKE, LORD, PAWN } = piece;

export function addLordCharges(survey: Survey): void {
  const lord = survey.own | LORD;
  for (let i = 0; i < survey.counts[lord]; i++) addChargeFrom(survey, survey.lists[lord * 64 + i]);
}

/** B-CHARGE: two squares straight ahead, the first empty, on the second an enemy that can be charged. */
export function addChargeFrom(survey: Survey, from: number): void {
  const first = from + survey.forward;
  const to = first + survey.forward;
  if (survey.cells[first] !== EMPTY || !isChargeable(survey.cells[to], survey.enemy)) return;
  addMove(survey, packMove(CHARGE, from, to), true);
}

/** Pawns and dukes stop a charge. */
export function isChargeable(piece: number, enemy: number): boolean {
  const type = piece & TYPE;
  return (piece & enemy) !== 0 && type !== PAWN && type !== DUKE;
}
