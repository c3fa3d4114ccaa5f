import type { Refusal } from '@tabuleiro/game';
import { TYPE } from '@tabuleiro/grid';
import { LEGION, STEP } from '../move.js';
import { cellName, DUKE, farRow, forwardOf, PAWN } from '../piece.js';
import type { BrasezView } from '../state.js';
import { movementFacts, refuse, type Trial } from './refusal.js';

export type Promotions = readonly [number, number];

/** How many pawns of this move reach the far rank. */
export function countPromoted({ position, from, to }: Trial, kind: number): number {
  if (kind === LEGION) return (from + forwardOf(position.side)) >> 4 === farRow(position.side) ? 2 : 0;
  const isPawn = (position.board.cells[from] & TYPE) === PAWN;
  return kind === STEP && isPawn && to >> 4 === farRow(position.side) ? 1 : 0;
}

/** Why the promotion letters do not fit the move (B-PROMO). Missing ones are not looked at here. */
export function explainPromotions(trial: Trial, kind: number, promotions: Promotions): Refusal | undefined {
  const given = promotions.filter((type) => type !== 0).length;
  const needs = countPromoted(trial, kind);
  const facts = movementFacts(trial);
  if (given > needs) return refuse('promotion-not-here', 'B-PROMO', { ...facts, needs });
  const [left, right] = promotions;
  for (const type of promotions) {
    if (type !== 0 && available(trial.position, type) === 0) {
      return refuse('promotion-unavailable', 'B-PROMO', { ...facts, promotion: cellName(type) });
    }
  }
  const isTaken = left !== 0 && left === right && available(trial.position, left) < 2;
  return isTaken ? refuse('promotion-taken', 'B-PROMO', { ...facts, promotion: cellName(left) }) : undefined;
}

/** A pawn that reaches the far rank must promote. */
export function explainMissing(trial: Trial, kind: number, promotions: Promotions): Refusal | undefined {
  const given = promotions.filter((type) => type !== 0).length;
  const needs = countPromoted(trial, kind);
  return given < needs
    ? refuse('promotion-missing', 'B-PROMO', { ...movementFacts(trial), needs })
    : undefined;
}

function available(position: BrasezView, type: number): number {
  return type === DUKE ? 2 : position.pool[position.side | type];
}
