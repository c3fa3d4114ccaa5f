import type { Refusal } from '@tabuleiro/game';
import {
  DELTA,
  DIAGONAL,
  DIRECTION,
  EMPTY,
  KNIGHT_MOVE,
  ORTHOGONAL,
  RELATION,
  squaresBetween,
  TYPE,
} from '@tabuleiro/grid';
import { SNEAK, STEP } from '../move.js';
import { reaches } from '../moves/step.js';
import { DUKE, farRow, forwardOf, LORD, PRIEST, ROOK, WARLORD } from '../piece.js';
import { explainChargePath } from './charge.js';
import { refuseTrial, ruleOf, type Trial } from './refusal.js';

/** Why a knight, rook, priest, lord or warlord does not go there, or the kind of its move. */
export function explainStep(trial: Trial): Refusal | number {
  const { position, from } = trial;
  switch (position.board.cells[from] & TYPE) {
    case ROOK:
      return explainRook(trial) ?? explainLanding(trial) ?? STEP;
    case PRIEST:
      return explainPriest(trial) ?? explainLanding(trial) ?? STEP;
    case LORD:
    case WARLORD:
      return explainSneaker(trial);
    default:
      return explainKnight(trial) ?? explainLanding(trial) ?? STEP;
  }
}

function explainKnight(trial: Trial): Refusal | undefined {
  const isJump = (RELATION[trial.to - trial.from + DELTA] & KNIGHT_MOVE) !== 0;
  return isJump ? undefined : refuseTrial('knight-move', 'B-KNIGHT', trial);
}

function explainRook(trial: Trial): Refusal | undefined {
  const isStraight = (RELATION[trial.to - trial.from + DELTA] & ORTHOGONAL) !== 0;
  return isStraight ? explainPath(trial) : refuseTrial('rook-move', 'B-ROOK', trial);
}

function explainPath(trial: Trial): Refusal | undefined {
  const { position, from, to } = trial;
  const { cells } = position.board;
  const blocker = squaresBetween(from, to).find((cell) => cells[cell] !== EMPTY);
  return blocker === undefined ? undefined : refuseTrial('path-blocked', ruleOf(cells[from]), trial, blocker);
}

function explainPriest(trial: Trial): Refusal | undefined {
  const { position, from, to } = trial;
  const delta = to - from;
  const step = DIRECTION[delta + DELTA];
  if ((RELATION[delta + DELTA] & DIAGONAL) === 0) return explainColourChange(trial);
  const distance = delta / step;
  if (distance > 3) return refuseTrial('priest-too-far', 'B-PRIEST', trial);
  if (distance < 3) return undefined;
  const isJumping = position.board.cells[from + step] !== EMPTY;
  return isJumping ? refuseTrial('priest-jump-stops', 'B-PRIEST', trial, from + step) : explainPath(trial);
}

function explainColourChange(trial: Trial): Refusal | undefined {
  const { position, from, to } = trial;
  const delta = to - from;
  const isChange = delta === 1 || delta === -1 || delta === -forwardOf(position.side);
  if (!isChange) return refuseTrial('priest-move', 'B-PRIEST', trial);
  if (from >> 4 === farRow(position.side)) return undefined;
  return refuseTrial('priest-needs-far-rank', 'B-PRIEST', trial);
}

/** Lord and warlord: their own steps, and from the far rank any empty square (B-SNEAK). */
function explainSneaker(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const { cells } = position.board;
  const type = cells[from] & TYPE;
  if (reaches(cells, type, position.side, from, to)) return explainLanding(trial) ?? STEP;
  if (from >> 4 === farRow(position.side)) {
    return cells[to] === EMPTY ? SNEAK : refuseTrial('sneak-occupied', 'B-SNEAK', trial, to);
  }
  if (type === LORD && to - from === 2 * forwardOf(position.side)) return explainChargePath(trial);
  if (type === WARLORD && isSecondStep(trial)) return refuseBlocked(trial);
  if (cells[to] === EMPTY && isFar(trial)) return refuseTrial('sneak-needs-far-rank', 'B-SNEAK', trial);
  return type === LORD
    ? refuseTrial('lord-move', 'B-LORD', trial)
    : refuseTrial('warlord-move', 'B-WARLORD', trial);
}

/** Beyond the reach of any step, so that a sneak move was meant; nearer, a step was. */
function isFar({ from, to }: Trial): boolean {
  return Math.max(Math.abs((to & 15) - (from & 15)), Math.abs((to >> 4) - (from >> 4))) > 2;
}

function isSecondStep({ position, from, to }: Trial): boolean {
  const delta = to - from;
  return delta === 2 || delta === -2 || delta === 2 * forwardOf(position.side);
}

function refuseBlocked(trial: Trial): Refusal {
  return refuseTrial('path-blocked', 'B-WARLORD', trial, (trial.from + trial.to) >> 1);
}

/** Why a piece whose way is free cannot end on its target: an own piece or a duke stands there. */
export function explainLanding(trial: Trial): Refusal | undefined {
  const { position, from, to } = trial;
  const piece = position.board.cells[to];
  if (piece & position.side) return refuseTrial('own-piece', ruleOf(position.board.cells[from]), trial, to);
  return (piece & TYPE) === DUKE ? refuseTrial('duke-immune', 'B-DUKE-A', trial, to) : undefined;
}
