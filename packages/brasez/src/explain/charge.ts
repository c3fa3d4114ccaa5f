import type { Refusal } from '@tabuleiro/game';
import { EMPTY, TYPE } from '@tabuleiro/grid';
import { CHARGE } from '../move.js';
import { isChargeable } from '../moves/charge.js';
import { forwardOf, LORD, opponentOf, PAWN } from '../piece.js';
import { refuseTrial, type Trial } from './refusal.js';

/** Why the piece does not charge there (B-CHARGE), or the kind of the move. */
export function explainCharge(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const type = position.board.cells[from] & TYPE;
  if (type !== PAWN && type !== LORD) return refuseTrial('charge-piece', 'B-CHARGE', trial);
  if (to - from !== 2 * forwardOf(position.side)) return refuseTrial('charge-shape', 'B-CHARGE', trial);
  return explainChargePath(trial);
}

/** The same when piece and distance are known to fit. */
export function explainChargePath(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const { cells } = position.board;
  const first = (from + to) >> 1;
  if (cells[to] === EMPTY) return refuseTrial('charge-empty', 'B-CHARGE', trial);
  if (cells[to] & position.side) return refuseTrial('own-piece', 'B-CHARGE', trial, to);
  if (!isChargeable(cells[to], opponentOf(position.side))) {
    return refuseTrial('charge-target', 'B-CHARGE', trial, to);
  }
  return cells[first] === EMPTY ? CHARGE : refuseTrial('charge-blocked', 'B-CHARGE', trial, first);
}
