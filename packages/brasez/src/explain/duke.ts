import type { Refusal } from '@tabuleiro/game';
import { ADJACENT, DELTA, EAST, EMPTY, formatSquare, RELATION } from '@tabuleiro/grid';
import { checkerAfter } from '../apply.js';
import { attackerOf } from '../attack.js';
import { ENTER, LEGION, packPlace } from '../move.js';
import { DUKE, forwardOf, KING, opponentOf } from '../piece.js';
import type { BrasezPosition } from '../state.js';
import type { Promotions } from './promotion.js';
import { pieceFacts, refuse, type Trial } from './refusal.js';

/** Why a duke does not enter there (B-DUKE-B). */
export function explainEntry(position: BrasezPosition, to: number): Refusal | undefined {
  const { cells } = position.board;
  const enemy = opponentOf(position.side);
  const facts = { to: formatSquare(to) };
  const because = (cell: number): Record<string, string | number> => ({
    ...facts,
    ...pieceFacts(position, cell),
  });
  if (position.pool[position.side | DUKE] === 0) return refuse('enter-none', 'B-DUKE-B', facts);
  if (cells[to] !== EMPTY) return refuse('enter-occupied', 'B-DUKE-B', because(to));
  const king = position.board.find(enemy | KING);
  if (RELATION[to - king + DELTA] & ADJACENT) return refuse('enter-king', 'B-DUKE-B', because(king));
  const attacker = attackerOf(cells, to, enemy);
  if (attacker !== 0) return refuse('enter-attacked', 'B-DUKE-B', because(attacker));
  const checker = checkerAfter(position, packPlace(ENTER, to));
  return checker === 0 ? undefined : refuse('in-check', 'B-CHECK', { piece: 'duke', ...because(checker) });
}

/** Why no duke on `retire` can leave after this move (B-DUKE-A), the own king's safety left out. */
export function explainRetirement(
  trial: Trial,
  kind: number,
  promotions: Promotions,
  retire: number,
): Refusal | undefined {
  const { position } = trial;
  if (position.board.cells[retire] === (position.side | DUKE)) return undefined;
  const isNew = newDukes(trial, kind, promotions).includes(retire);
  return refuse(isNew ? 'retire-new' : 'retire-no-duke', 'B-DUKE-A', { duke: formatSquare(retire) });
}

function newDukes({ position, from, to }: Trial, kind: number, [left, right]: Promotions): number[] {
  if (kind !== LEGION) return left === DUKE ? [to] : [];
  const front = from + forwardOf(position.side);
  return [left === DUKE ? front : 0, right === DUKE ? front + EAST : 0];
}
