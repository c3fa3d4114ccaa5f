import type { Refusal } from '@tabuleiro/game';
import { TYPE } from '@tabuleiro/grid';
import { DUKE } from '../piece.js';
import { refuseTrial, ruleOf, type Trial } from './refusal.js';

/** Why a piece whose way is free cannot end on its target: an own piece or a duke stands there. */
export function explainLanding(trial: Trial): Refusal | undefined {
  const { position, from, to } = trial;
  const piece = position.board.cells[to];
  if (piece & position.side) return refuseTrial('own-piece', ruleOf(position.board.cells[from]), trial, to);
  return (piece & TYPE) === DUKE ? refuseTrial('duke-immune', 'B-DUKE-A', trial, to) : undefined;
}
