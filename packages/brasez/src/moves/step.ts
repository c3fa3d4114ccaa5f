import * as grid from '@tabuleiro/grid';
import * as packed from '../move.js';
import { packMove } from '../move.js';
import * as piece from '../piece.js';
import { farRow } from '../piece.js';
import { offer } from './offer.js';
import * as reach from './reach.js';
import type { Survey } from './survey.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, DIAGONALS, EAST, EMPTY, KNIGHT_JUMPS, ORTHOGONALS, WEST } = grid;
const { STEP } = packed;
const { KNIGHT, LORD, PRIEST, ROOK, WARLORD } = piece;
const { LORD_STEPS, WARLORD_STEPS } = reach;

/** The moves and captures of every piece but the pawn. */
export function offerSteps(survey: Survey): void {
  const { own } = survey;
  offerKing(survey);
  offerLeaper(survey, own | KNIGHT, KNIGHT_JUMPS);
  offerLeaper(survey, own | LORD, LORD_STEPS[own >> 5]);
  offerRooks(survey, own | ROOK);
  offerPriests(survey, own | PRIEST);
  offerWarlords(survey, own | WARLORD);
}

/** To a square the piece can reach: empty, or with an enemy piece to capture. */
function offerTo(survey: Survey, from: number, to: number): void {
  if (!survey.isOpen(to)) return;
  const move = packMove(STEP, from, to);
  const isPinned = survey.isPinned(from);
  if (survey.isCalm && !isPinned) survey.into[survey.at++] = move;
  else offer(survey, move, isPinned || survey.isInZone(to));
}

/** B-ZONE: a king may not step into the zone of an enemy duke. */
function offerKing(survey: Survey): void {
  const { king } = survey;
  for (let i = 0; i < 8; i++) {
    const to = king + ALL_DIRECTIONS[i];
    if (survey.isOpen(to) && !survey.isInZone(to)) offer(survey, packMove(STEP, king, to), true);
  }
}

function offerLeaper(survey: Survey, piece: number, steps: readonly number[]): void {
  for (let i = 0; i < survey.counts[piece]; i++) {
    const from = survey.lists[piece * 64 + i];
    for (let k = 0; k < steps.length; k++) offerTo(survey, from, from + steps[k]);
  }
}

function offerRooks(survey: Survey, rook: number): void {
  for (let i = 0; i < survey.counts[rook]; i++) {
    const from = survey.lists[rook * 64 + i];
    for (let k = 0; k < 4; k++) {
      const step = ORTHOGONALS[k];
      let to = from + step;
      for (; survey.cells[to] === EMPTY; to += step) offerTo(survey, from, to);
      offerTo(survey, from, to);
    }
  }
}

function offerPriests(survey: Survey, priest: number): void {
  const { cells } = survey;
  for (let i = 0; i < survey.counts[priest]; i++) {
    const from = survey.lists[priest * 64 + i];
    for (let k = 0; k < 4; k++) {
      const step = DIAGONALS[k];
      offerTo(survey, from, from + step);
      // A piece on the first square is jumped, and the jump ends on the second.
      offerTo(survey, from, from + 2 * step);
      if (cells[from + step] !== EMPTY || cells[from + 2 * step] !== EMPTY) continue;
      offerTo(survey, from, from + 3 * step);
    }
    if (from >> 4 === farRow(survey.own)) offerColourChange(survey, from);
  }
}

/** B-PRIEST: sideways or back, from the far rank only. */
function offerColourChange(survey: Survey, from: number): void {
  offerTo(survey, from, from + WEST);
  offerTo(survey, from, from + EAST);
  offerTo(survey, from, from - survey.forward);
}

function offerWarlords(survey: Survey, warlord: number): void {
  const steps = WARLORD_STEPS[survey.own >> 5];
  for (let i = 0; i < survey.counts[warlord]; i++) {
    const from = survey.lists[warlord * 64 + i];
    for (let k = 0; k < steps.length; k++) offerTo(survey, from, from + steps[k]);
    offerSecond(survey, from, survey.forward);
    offerSecond(survey, from, WEST);
    offerSecond(survey, from, EAST);
  }
}

function offerSecond(survey: Survey, from: number, step: number): void {
  if (survey.cells[from + step] === EMPTY) offerTo(survey, from, from + 2 * step);
}
