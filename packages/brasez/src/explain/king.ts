import type { Refusal } from '@tabuleiro/game';
import { ADJACENT, DELTA, EMPTY, RELATION, WHITE } from '@tabuleiro/grid';
import { attackerOf } from '../attack.js';
import { CASTLE, STEP } from '../move.js';
import { B_FILE, G_FILE, kingHomes } from '../moves/king.js';
import { opponentOf } from '../piece.js';
import { CASTLE_B, CASTLE_BLACK, CASTLE_G, CASTLING } from '../state.js';
import { zoneDuke } from '../zone.js';
import { refuseTrial, type Trial } from './refusal.js';
import { explainLanding } from './step.js';

/** Why the king does not go there, attacks left out, or the kind of its move. */
export function explainKing(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  if (isCastling(trial)) return explainCastling(trial);
  if ((RELATION[to - from + DELTA] & ADJACENT) === 0) return refuseTrial('king-move', 'B-KING', trial);
  const landing = explainLanding(trial);
  if (landing !== undefined) return landing;
  const duke = zoneDuke(position, to, opponentOf(position.side));
  return duke === 0 ? STEP : refuseTrial('king-zone', 'B-ZONE', trial, duke);
}

function isCastling({ position, from, to }: Trial): boolean {
  const file = to & 15;
  const isTarget = to >> 4 === from >> 4 && (file === B_FILE || file === G_FILE);
  return isTarget && kingHomes(position.side).includes(from);
}

/** B-CASTLE, condition by condition. */
function explainCastling(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const { cells } = position.board;
  const enemy = opponentOf(position.side);
  if (!hasRight(trial)) return refuseTrial('castle-right', 'B-CASTLE', trial);
  const checker = attackerOf(cells, from, enemy);
  if (checker !== 0) return refuseTrial('castle-check', 'B-CASTLE', trial, checker);
  if (cells[to] !== EMPTY) return refuseTrial('castle-occupied', 'B-CASTLE', trial, to);
  const duke = zoneDuke(position, to, enemy);
  if (duke !== 0) return refuseTrial('castle-zone', 'B-CASTLE', trial, duke);
  const attacker = attackerOf(cells, to, enemy);
  return attacker === 0 ? CASTLE : refuseTrial('castle-attacked', 'B-CASTLE', trial, attacker);
}

function hasRight({ position, to }: Trial): boolean {
  const rights = position.marks >> (CASTLING + (position.side === WHITE ? 0 : CASTLE_BLACK));
  return (rights & ((to & 15) === B_FILE ? CASTLE_B : CASTLE_G)) !== 0;
}
