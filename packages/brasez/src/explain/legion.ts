import type { Refusal } from '@tabuleiro/game';
import { EAST, EMPTY, formatSquare, OFF, TYPE, WEST } from '@tabuleiro/grid';
import { LEGION } from '../move.js';
import { DUKE, forwardOf, PAWN } from '../piece.js';
import { refuse, refuseTrial, type Trial } from './refusal.js';

/** Why two pawns do not march (B-LEGION), or the kind of the move. `from` is the left pawn. */
export function explainLegion(trial: Trial): Refusal | number {
  const { position, from, to } = trial;
  const stranger = [from, to].find((cell) => position.board.cells[cell] !== (position.side | PAWN));
  if (stranger !== undefined) return refuse('legion-pawns', 'B-LEGION', { at: formatSquare(stranger) });
  if (to - from === WEST) return refuseTrial('legion-order', 'B-LEGION', trial);
  if (to - from !== EAST) return refuseTrial('legion-apart', 'B-LEGION', trial);
  return explainFront(trial, from) ?? explainFront(trial, to) ?? LEGION;
}

function explainFront(trial: Trial, pawn: number): Refusal | undefined {
  const { position } = trial;
  const { cells } = position.board;
  const front = pawn + forwardOf(position.side);
  const behind = front + forwardOf(position.side);
  if (cells[front] === EMPTY) return undefined;
  if (cells[front] & position.side) return refuseTrial('legion-blocked', 'B-LEGION', trial, front);
  if ((cells[front] & TYPE) === DUKE) return refuseTrial('legion-duke', 'B-LEGION', trial, front);
  if (cells[behind] === OFF) return refuseTrial('legion-edge', 'B-LEGION', trial, front);
  return cells[behind] === EMPTY ? undefined : refuseTrial('legion-supported', 'B-LEGION', trial, behind);
}
