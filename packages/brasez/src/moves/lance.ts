import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove } from '../move.js';
import { addMove } from './addMove.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { EMPTY } = grid;
const { LANCE } = packed;

/** B-LANCE: the first move of a pawn may push one enemy piece ahead of it (B-PUSH). */
export function addLances(survey: Survey, from: number): void {
  const { cells, enemy, forward } = survey;
  const first = from + forward;
  const second = first + forward;
  const third = second + forward;
  if (cells[first] & enemy && cells[second] === EMPTY) {
    addMove(survey, packMove(LANCE, from, first), true);
    if (cells[third] === EMPTY) addMove(survey, packMove(LANCE, from, second), true);
  } else if (cells[first] === EMPTY && cells[second] & enemy && cells[third] === EMPTY) {
    addMove(survey, packMove(LANCE, from, second), true);
  }
}
