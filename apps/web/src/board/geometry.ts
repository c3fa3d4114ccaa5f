import type { BoardModel, Cell, Place } from './model.js';

/** A place on the screen, counted from the top left. */
export type Spot = { readonly x: number; readonly y: number };

type BoardSize = Pick<BoardModel, 'rows' | 'columns' | 'flipped' | 'upright'>;

/** Where a cell is to be seen. */
export function spotOf(model: BoardSize, cell: Pick<Cell, 'row' | 'column'>): Spot {
  const { row, column } = cell;
  const [x, y] = model.flipped ? [model.columns - 1 - column, model.rows - 1 - row] : [column, row];
  return model.upright === true ? { x: y, y: x } : { x, y };
}

/** How many cells are seen side by side, and below each other. */
export function extentOf({ rows, columns, upright = false }: BoardSize): {
  readonly across: number;
  readonly down: number;
} {
  return upright ? { across: rows, down: columns } : { across: columns, down: rows };
}

export function cellOf(model: BoardModel, place: Place): Cell | undefined {
  return model.cells.find((cell) => cell.id === place);
}

export function cellAt(model: BoardModel, spot: Spot): Cell | undefined {
  return model.cells.find((cell) => {
    const { x, y } = spotOf(model, cell);
    return x === spot.x && y === spot.y;
  });
}

/**
 * The cells in the order in which they are read, a list for each row. A board with a track is read along it, so a row
 * that runs from right to left is too; any other board is read as it lies on the screen.
 */
export function readingRows(model: BoardModel): readonly (readonly Cell[])[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of model.cells) {
    // A row that stands upright is a column to the eye, and still read from its one end to the other.
    const { x, y } = spotOf(model, cell);
    const at = model.upright === true ? x : y;
    const row = rows.get(at);
    if (row === undefined) rows.set(at, [cell]);
    else row.push(cell);
  }
  if (model.track.length > 0) return [...rows.values()];
  const along = (cell: Cell): number =>
    model.upright === true ? spotOf(model, cell).y : spotOf(model, cell).x;
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => along(a) - along(b)));
}

export function readingOrder(model: BoardModel): readonly Cell[] {
  return readingRows(model).flat();
}

export const DIRECTIONS = [
  'up',
  'up-right',
  'right',
  'down-right',
  'down',
  'down-left',
  'left',
  'up-left',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Spot>> = {
  up: { x: 0, y: -1 },
  'up-right': { x: 1, y: -1 },
  right: { x: 1, y: 0 },
  'down-right': { x: 1, y: 1 },
  down: { x: 0, y: 1 },
  'down-left': { x: -1, y: 1 },
  left: { x: -1, y: 0 },
  'up-left': { x: -1, y: -1 },
};

export function neighbour(model: BoardModel, cell: Cell, direction: Direction): Cell | undefined {
  const { x, y } = spotOf(model, cell);
  const step = STEPS[direction];
  return cellAt(model, { x: x + step.x, y: y + step.y });
}

/** All cells from here to the edge, the nearest first. */
export function ray(model: BoardModel, from: Cell, direction: Direction): readonly Cell[] {
  const cells: Cell[] = [];
  for (
    let cell = neighbour(model, from, direction);
    cell !== undefined;
    cell = neighbour(model, cell, direction)
  ) {
    cells.push(cell);
  }
  return cells;
}

/** The way from one cell to a cell beside it; undefined for cells that do not touch. */
export function directionTo(model: BoardSize, from: Cell, to: Cell): Direction | undefined {
  const a = spotOf(model, from);
  const b = spotOf(model, to);
  return DIRECTIONS.find((direction) => {
    const step = STEPS[direction];
    return a.x + step.x === b.x && a.y + step.y === b.y;
  });
}
