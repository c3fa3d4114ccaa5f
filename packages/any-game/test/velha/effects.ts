import type { Effect, Piece, Placement } from '@tabuleiro/game';
import type { VelhaMove } from './move.js';
import { formatCell } from './notation.js';
import { EMPTY, nameOf, type VelhaState } from './state.js';

function markOf(owner: number): Piece<'mark'> {
  return { name: 'mark', player: nameOf(owner) };
}

/** What is marked, by rows from the top left. */
export function placementOf({ cells }: VelhaState): Placement<'mark'> {
  const placement = new Map<string, Piece<'mark'>>();
  for (const [cell, owner] of cells.entries()) {
    if (owner !== EMPTY) placement.set(formatCell(cell), markOf(owner));
  }
  return placement;
}

export function effectsOf({ player }: VelhaState, { cell }: VelhaMove): readonly Effect<'mark'>[] {
  return [{ kind: 'placed', piece: markOf(player), at: formatCell(cell) }];
}
