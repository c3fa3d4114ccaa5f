import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove } from '../move.js';
import * as piece from '../piece.js';
import { colourIndex, farRow, forwardOf } from '../piece.js';
import { addMove } from './addMove.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, DIAGONALS, EAST, EMPTY, KNIGHT_JUMPS, NORTH, ORTHOGONALS, SOUTH, WEST } = grid;
const { STEP } = packed;
const { KNIGHT, LORD, PRIEST, ROOK, WARLORD } = piece;

/** By colour: the single steps of the lord. */
const LORD_STEPS: readonly (readonly number[])[] = [
  [...DIAGONALS, NORTH],
  [...DIAGONALS, SOUTH],
];

/** By colour: the single steps of the warlord. */
const WARLORD_STEPS: readonly (readonly number[])[] = [
  [NORTH, EAST, SOUTH, WEST, NORTH + EAST, NORTH + WEST],
  [NORTH, EAST, SOUTH, WEST, SOUTH + EAST, SOUTH + WEST],
];

/** The moves and captures of every piece but the pawn. */
export function addPieceSteps(survey: Survey): void {
  const { own } = survey;
  addKingSteps(survey);
  addLeaps(survey, own | KNIGHT, KNIGHT_JUMPS);
  addLeaps(survey, own | LORD, LORD_STEPS[own >> 5]);
  addRookSteps(survey, own | ROOK);
  addPriestSteps(survey, own | PRIEST);
  addWarlordSteps(survey, own | WARLORD);
}

/** A step to `to`, if it is empty or holds an enemy that can be captured. */
function addStepTo(survey: Survey, from: number, to: number): void {
  if (!survey.isOpen(to)) return;
  const move = packMove(STEP, from, to);
  const isPinned = survey.isPinned(from);
  if (survey.isCalm && !isPinned) survey.into[survey.at++] = move;
  else addMove(survey, move, isPinned || survey.isInZone(to));
}

/** B-ZONE: a king may not step into the zone of an enemy duke. */
function addKingSteps(survey: Survey): void {
  const { king } = survey;
  for (let i = 0; i < 8; i++) {
    const to = king + ALL_DIRECTIONS[i];
    if (survey.isOpen(to) && !survey.isInZone(to)) addMove(survey, packMove(STEP, king, to), true);
  }
}

function addLeaps(survey: Survey, piece: number, steps: readonly number[]): void {
  for (let i = 0; i < survey.counts[piece]; i++) {
    const from = survey.lists[piece * 64 + i];
    for (let k = 0; k < steps.length; k++) addStepTo(survey, from, from + steps[k]);
  }
}

function addRookSteps(survey: Survey, rook: number): void {
  for (let i = 0; i < survey.counts[rook]; i++) {
    const from = survey.lists[rook * 64 + i];
    for (let k = 0; k < 4; k++) {
      const step = ORTHOGONALS[k];
      let to = from + step;
      for (; survey.cells[to] === EMPTY; to += step) addStepTo(survey, from, to);
      addStepTo(survey, from, to);
    }
  }
}

function addPriestSteps(survey: Survey, priest: number): void {
  const { cells } = survey;
  for (let i = 0; i < survey.counts[priest]; i++) {
    const from = survey.lists[priest * 64 + i];
    for (let k = 0; k < 4; k++) {
      const step = DIAGONALS[k];
      addStepTo(survey, from, from + step);
      // A piece on the first square is jumped, and the jump ends on the second.
      addStepTo(survey, from, from + 2 * step);
      if (cells[from + step] !== EMPTY || cells[from + 2 * step] !== EMPTY) continue;
      addStepTo(survey, from, from + 3 * step);
    }
    if (from >> 4 === farRow(survey.own)) addColourChange(survey, from);
  }
}

/** B-PRIEST: sideways or back, from the far rank only. */
function addColourChange(survey: Survey, from: number): void {
  addStepTo(survey, from, from + WEST);
  addStepTo(survey, from, from + EAST);
  addStepTo(survey, from, from - survey.forward);
}

function addWarlordSteps(survey: Survey, warlord: number): void {
  const steps = WARLORD_STEPS[survey.own >> 5];
  for (let i = 0; i < survey.counts[warlord]; i++) {
    const from = survey.lists[warlord * 64 + i];
    for (let k = 0; k < steps.length; k++) addStepTo(survey, from, from + steps[k]);
    addSecondStep(survey, from, survey.forward);
    addSecondStep(survey, from, WEST);
    addSecondStep(survey, from, EAST);
  }
}

function addSecondStep(survey: Survey, from: number, step: number): void {
  if (survey.cells[from + step] === EMPTY) addStepTo(survey, from, from + 2 * step);
}

/** Does an ordinary move of a lord or warlord of `colour` lead from one square to the other? */
export function reaches(cells: Uint8Array, type: number, colour: number, from: number, to: number): boolean {
  const steps = type === LORD ? LORD_STEPS : WARLORD_STEPS;
  if (steps[colourIndex(colour)].includes(to - from)) return true;
  return type !== LORD && isSecond(colour, to - from) && cells[(from + to) >> 1] === EMPTY;
}

function isSecond(colour: number, delta: number): boolean {
  return delta === 2 * EAST || delta === 2 * WEST || delta === 2 * forwardOf(colour);
}
