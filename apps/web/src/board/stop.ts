import { cellOf, readingOrder } from './geometry.js';
import { hasMark } from './marks.js';
import type { BoardModel, Place } from './model.js';

/** The one cell in the tab order: where the focus was last, else where there is something to do. */
export function tabStop(model: BoardModel, last: Place | undefined): Place | undefined {
  if (last !== undefined && cellOf(model, last) !== undefined) return last;
  const order = readingOrder(model);
  const first = (['selected', 'source', 'enter'] as const)
    .map((mark) => order.find(({ id }) => hasMark(model, id, mark)))
    .find((cell) => cell !== undefined);
  return (first ?? order[0])?.id;
}
