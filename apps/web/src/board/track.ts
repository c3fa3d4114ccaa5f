import { cellOf, type Direction, directionTo } from './geometry.js';
import type { BoardModel, Cell } from './model.js';

/** The piece of the track that lies on a cell: where it comes from and where it goes, as seen on the screen. */
export type TrackPart = { readonly from: Direction | undefined; readonly to: Direction | undefined };

export function trackOn(model: BoardModel, cell: Cell): TrackPart | undefined {
  const at = model.track.indexOf(cell.id);
  if (at < 0) return undefined;
  const towards = (place: string | undefined): Direction | undefined => {
    const other = place === undefined ? undefined : cellOf(model, place);
    return other === undefined ? undefined : directionTo(model, cell, other);
  };
  return { from: towards(model.track[at - 1]), to: towards(model.track[at + 1]) };
}

/** The track as it is drawn on a cell; undefined where it does not lie. */
export function trackPath(model: BoardModel, cell: Cell): string | undefined {
  const part = trackOn(model, cell);
  return part && trackLine(part, cell.sign !== undefined) + trackHead(part);
}

const EDGES: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [24, 0],
  'up-right': [48, 0],
  right: [48, 24],
  'down-right': [48, 48],
  down: [24, 48],
  'down-left': [0, 48],
  left: [0, 24],
  'up-left': [0, 0],
};

const MIDDLE = [24, 24] as const;

/** How far from the edge a line goes that must leave the sign of a house alone: 84 % of the square is the sign's. */
const STUB = 0.16;

/** The line from edge to edge through the middle; only its ends where a sign is in the middle. */
export function trackLine({ from, to }: TrackPart, hasSign: boolean): string {
  const end = (direction: Direction | undefined): string => {
    if (direction === undefined) return '';
    const [x, y] = EDGES[direction];
    const part = hasSign ? STUB : 1;
    return `M${x} ${y}L${x + (MIDDLE[0] - x) * part} ${y + (MIDDLE[1] - y) * part}`;
  };
  return end(from) + end(to);
}

/** An arrowhead just inside the edge by which the track comes in; its tip points where pieces go. */
export function trackHead({ from }: TrackPart): string {
  if (from === undefined) return '';
  const [x, y] = EDGES[from];
  const [ux, uy] = [(24 - x) / 24, (24 - y) / 24];
  const point = (along: number, across: number): string =>
    `${x + ux * along - uy * across} ${y + uy * along + ux * across}`;
  return `M${point(0.5, -3.4)}L${point(5.5, 0)}L${point(0.5, 3.4)}`;
}
