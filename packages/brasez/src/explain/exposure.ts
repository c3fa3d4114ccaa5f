import type { Facts, Refusal } from '@tabuleiro/game';
import { EAST, EMPTY, formatSquare, squaresBetween, TYPE } from '@tabuleiro/grid';
import { perform } from '../apply.js';
import { attackerOf } from '../attack.js';
import { revert } from '../change.js';
import { CHARGE, EN_PASSANT, kindOf, LANCE, LEGION, retireOf } from '../move.js';
import { cellName, forwardOf, KING, opponentOf } from '../piece.js';
import type { BrasezPosition } from '../state.js';
import { zoneDuke } from '../zone.js';
import { type BrasezRefusal, movementFacts, refuse, type Trial } from './refusal.js';

/**
 * The piece that attacks the own king after a move; `zone` is set when a duke's zone removed the piece that would have
 * stood in between.
 */
type Exposure = {
  readonly by: string;
  readonly at: string;
  readonly isKing: boolean;
  readonly zone: Facts | undefined;
};

/** Why a move that is otherwise possible leaves the own king in check (B-CHECK). */
export function explainExposure(position: BrasezPosition, trial: Trial, move: number): Refusal | undefined {
  const wasChecked = isChecked(position);
  const facts = movementFacts(trial);
  const danger = findExposure(position, trial, move);
  if (danger === undefined) return undefined;
  const { by, at, zone } = danger;
  if ((position.board.cells[trial.from] & TYPE) === KING) {
    const code = danger.isKing ? 'kings-adjacent' : 'king-attacked';
    return refuse(code, danger.isKing ? 'B-ATT' : 'B-CHECK', { ...facts, by, at });
  }
  if (zone !== undefined) return refuse('zone-exposes', 'B-ZONE', { ...facts, ...zone, by, at });
  if (wasChecked) return refuse('in-check', 'B-CHECK', { ...facts, by, at });
  return refuse(exposureCode(kindOf(move)), 'B-CHECK', { ...facts, by, at });
}

/** The same for the retirement that follows a safe move. */
export function explainRetirementExposure(
  position: BrasezPosition,
  trial: Trial,
  move: number,
): Refusal | undefined {
  const danger = findExposure(position, trial, move);
  if (danger === undefined) return undefined;
  const { by, at } = danger;
  return refuse('retire-exposes', 'B-DUKE-A', { duke: formatSquare(retireOf(move)), by, at });
}

export function isChecked(position: BrasezPosition): boolean {
  return checkerOf(position) !== 0;
}

/** The cell of a piece that gives check to the side to act, or 0. */
export function checkerOf(position: BrasezPosition): number {
  const king = position.board.find(position.side | KING);
  return attackerOf(position.board.cells, king, opponentOf(position.side));
}

function findExposure(position: BrasezPosition, trial: Trial, move: number): Exposure | undefined {
  const { logEnd, marks, board } = position;
  perform(position, move);
  const at = checkerOf(position);
  const piece = board.cells[at];
  const king = board.find(position.side | KING);
  const zone = at === 0 ? undefined : findRemoval(position, trial, kindOf(move), squaresBetween(king, at));
  revert(position, logEnd);
  position.marks = marks;
  if (at === 0) return undefined;
  return { by: cellName(piece), at: formatSquare(at), isKing: (piece & TYPE) === KING, zone };
}

/** Which duke's zone took what moved onto the checking line, and where, if any did. */
function findRemoval(
  position: BrasezPosition,
  trial: Trial,
  kind: number,
  line: readonly number[],
): Facts | undefined {
  if (kind === CHARGE) return undefined;
  const front = trial.from + forwardOf(position.side);
  const arrivals = kind === LEGION ? [front, front + EAST] : [trial.to];
  const taken = arrivals.find((cell) => line.includes(cell) && position.board.cells[cell] === EMPTY);
  if (taken === undefined) return undefined;
  const duke = zoneDuke(position, taken, opponentOf(position.side));
  return { duke: formatSquare(duke), taken: formatSquare(taken) };
}

function exposureCode(kind: number): BrasezRefusal {
  switch (kind) {
    case CHARGE:
      return 'charge-exposes';
    case LEGION:
      return 'legion-exposes';
    case LANCE:
      return 'lance-exposes';
    case EN_PASSANT:
      return 'ep-exposes';
    default:
      return 'pinned';
  }
}
