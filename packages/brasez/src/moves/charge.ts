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

/** The charges of lords; those of pawns are listed with their other moves. */
export function addLordCharges(survey: Survey): void {
  const lord = survey.own | LORD;
  for (let i = 0; i < survey.counts[lord]; i++) addChargeFrom(survey, survey.lists[lord * 64 + i]);
}

/**
 * B-CHARGE: a pawn or lord takes an enemy two squares straight ahead, across an empty square, and is lost with it (see
 * `perform` in apply.ts).
 */
export function addChargeFrom(survey: Survey, from: number): void {
  const first = from + survey.forward;
  const to = first + survey.forward;
  if (survey.cells[first] !== EMPTY || !isChargeable(survey.cells[to], survey.enemy)) return;
  addMove(survey, packMove(CHARGE, from, to), true);
}

/** Can the piece be charged? Pawns and dukes cannot. */
export function isChargeable(piece: number, enemy: number): boolean {
  const type = piece & TYPE;
  return (piece & enemy) !== 0 && type !== PAWN && type !== DUKE;
}
