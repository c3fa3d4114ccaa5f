import type { Refusal } from '@tabuleiro/game';
import { EAST, EMPTY, WEST } from '@tabuleiro/grid';
import { DOUBLE, EN_PASSANT, LANCE, STEP } from '../move.js';
import { isChargeable } from '../moves/charge.js';
import { forwardOf, opponentOf, PAWN } from '../piece.js';
import { isUnmoved } from '../state.js';
import { explainChargePath } from './charge.js';
import { refuseTrial, type Trial } from './refusal.js';
import { explainLanding } from './step.js';

/** Why a pawn does not go there, or the kind of its move. */
export function explainPawn(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const forward = forwardOf(position.side);
  switch (to - from) {
    case forward:
      return explainAdvance(trial);
    case 2 * forward:
      return isUnmoved(position, from) ? explainFirstMove(trial) : explainSecondSquare(trial);
    case forward + EAST:
    case forward + WEST:
      return explainCapture(trial);
    default:
      return refuseTrial('pawn-move', 'B-PAWN', trial);
  }
}

function explainAdvance(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const piece = position.board.cells[to];
  if (piece === EMPTY) return STEP;
  if (piece & position.side) return refuseTrial('pawn-blocked', 'B-PAWN', trial, to);
  if (!isUnmoved(position, from)) return refuseTrial('lance-moved', 'B-LANCE', trial, to);
  return explainSupport(trial, to + forwardOf(position.side)) ?? LANCE;
}

/** B-LANCE: whatever stands where the pushed piece would go stops the lance. */
function explainSupport(trial: Trial, cell: number): Refusal | undefined {
  const isFree = trial.position.board.cells[cell] === EMPTY;
  return isFree ? undefined : refuseTrial('lance-supported', 'B-LANCE', trial, cell);
}

/** Two squares ahead by an unmoved pawn: double step or lance. */
function explainFirstMove(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const { cells } = position.board;
  const forward = forwardOf(position.side);
  const first = from + forward;
  const own = [first, to].find((cell) => cells[cell] & position.side);
  if (own !== undefined) return refuseTrial('double-blocked', 'B-DOUBLE', trial, own);
  if (cells[first] !== EMPTY)
    return explainSupport(trial, to) ?? explainSupport(trial, to + forward) ?? LANCE;
  if (cells[to] === EMPTY) return DOUBLE;
  const support = explainSupport(trial, to + forward);
  if (support === undefined) return LANCE;
  return isChargeable(cells[to], opponentOf(position.side)) ? explainChargePath(trial) : support;
}

/** Two squares ahead by a pawn that has moved: only a charge is left. */
function explainSecondSquare(trial: Trial): Refusal | number {
  const { position, to } = trial;
  const isEnemy = (position.board.cells[to] & opponentOf(position.side)) !== 0;
  return isEnemy ? explainChargePath(trial) : refuseTrial('double-moved', 'B-DOUBLE', trial);
}

function explainCapture(trial: Trial): Refusal | number {
  const { position, to } = trial;
  const { cells } = position.board;
  if (cells[to] !== EMPTY) return explainLanding(trial) ?? STEP;
  if (to === position.ep) return EN_PASSANT;
  const beside = to - forwardOf(position.side);
  const isBesidePawn = cells[beside] === (opponentOf(position.side) | PAWN);
  if (!isBesidePawn || !isPassedRow(trial)) return refuseTrial('pawn-diagonal-empty', 'B-PAWN', trial);
  return EN_PASSANT;
}

/** Is the target on the rank that a two-square advance passes over? */
function isPassedRow({ position, to }: Trial): boolean {
  return to >> 4 === (forwardOf(position.side) > 0 ? 7 : 4);
}
