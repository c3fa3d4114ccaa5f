import { cellOf } from './geometry.js';
import { hasMark, isTarget } from './marks.js';
import type { BoardModel, Intent, Place } from './model.js';

type Point = { readonly x: number; readonly y: number };

/** A hand is never quite still: so many pixels are no movement yet. A finger is less sure than a mouse. */
export function isDragged(start: Point, now: Point, pointer: string): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) > (pointer === 'mouse' ? 4 : 9);
}

/** Can it be carried away? What can be picked up, and whatever could be picked up instead of what is. */
export function canDrag(model: BoardModel, place: Place): boolean {
  if (hasMark(model, place, 'source') || hasMark(model, place, 'selected')) return true;
  const side = cellOf(model, place)?.man?.side;
  return (
    side !== undefined &&
    model.cells.some(({ id, man }) => man?.side === side && hasMark(model, id, 'selected'))
  );
}

/**
 * What to report when a piece is lifted: that it was picked, so that its targets are shown. If choosing it would go on
 * with a move begun before, that one is given up first: nothing moves before the pointer is released (WCAG 2.5.2).
 */
export function intentsOnLift(model: BoardModel, place: Place): readonly Intent[] {
  if (hasMark(model, place, 'selected')) return [];
  const pick: Intent = { kind: 'pick', place };
  return isTarget(model, place) ? [{ kind: 'cancel' }, pick] : [pick];
}

/** What to report when it is let go; back on its own place it stays picked. */
export function intentOnDrop(from: Place, to: Place | undefined): Intent | undefined {
  if (to === undefined) return { kind: 'cancel' };
  return to === from ? undefined : { kind: 'drop', from, to };
}
