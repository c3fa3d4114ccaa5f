import { cellAt, cellOf, readingOrder, spotOf } from './geometry.js';
import { isTarget } from './marks.js';
import type { BoardModel, Cell, Place } from './model.js';
import { movable } from './queries.js';

export type JumpDirection = 1 | -1;

/** The next of `cells` after a place in reading order, from the end to the beginning; the place itself if alone. */
function nextOf(
  model: BoardModel,
  cells: readonly Cell[],
  from: Place,
  way: JumpDirection,
): Place | undefined {
  const order = readingOrder(model).map(({ id }) => id);
  const wanted = new Set(cells.map(({ id }) => id));
  const at = order.indexOf(from);
  for (let n = 1; n <= order.length; n++) {
    const place = order[(at + way * n + order.length * 2) % order.length];
    if (place !== undefined && wanted.has(place)) return place;
  }
  return undefined;
}

export function nextPiece(
  model: BoardModel,
  letter: string,
  from: Place,
  way: JumpDirection,
): Place | undefined {
  return nextOf(
    model,
    model.cells.filter(({ man }) => man?.letter === letter),
    from,
    way,
  );
}

export function nextMovable(model: BoardModel, from: Place, way: JumpDirection): Place | undefined {
  return nextOf(model, movable(model), from, way);
}

/** The next place that goes on with the move begun. */
export function nextTarget(model: BoardModel, from: Place, way: JumpDirection): Place | undefined {
  const targets = model.cells.filter(({ id }) => isTarget(model, id));
  return nextOf(model, targets, from, way);
}

/** The cell of this column in the row that bears the number, or that is the nth to be seen where rows have no names. */
export function onRow(model: BoardModel, from: Place, n: number): Place | undefined {
  const here = cellOf(model, from);
  if (here === undefined) return undefined;
  if (model.rowNames.length === 0) return cellAt(model, { ...spotOf(model, here), y: n - 1 })?.id;
  const row = model.rowNames.indexOf(String(n));
  return model.cells.find((cell) => cell.row === row && cell.column === here.column)?.id;
}

/** Files are counted from the first one, whichever way the board lies. */
export function onColumn(model: BoardModel, from: Place, n: number): Place | undefined {
  const here = cellOf(model, from);
  if (here === undefined) return undefined;
  if (model.columnNames.length === 0) return cellAt(model, { ...spotOf(model, here), x: n - 1 })?.id;
  return model.cells.find((cell) => cell.row === here.row && cell.column === n - 1)?.id;
}

export function alongTrack(model: BoardModel, from: Place, way: JumpDirection): Place | undefined {
  const at = model.track.indexOf(from);
  return at < 0 ? undefined : model.track[at + way];
}
