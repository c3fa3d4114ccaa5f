import type { Place, Travel } from '../../board/model.js';
import type { Trace } from '../face.js';
import type { Men, Piece } from './men.js';
import { distanceOf, isSquare } from './squares.js';

export type Loss = { readonly place: Place; readonly piece: Piece };

/** What became of the men by one action. */
export type Change = {
  /** Steps of the men that the action names and that still stand. */
  readonly led: readonly Travel[];
  /** Steps of others: a pushed man, the rook of a castling. */
  readonly followed: readonly Travel[];
  /** Who left the board for good, and where from. */
  readonly lost: readonly Loss[];
};

/**
 * Compares two placements. `led` are the steps that the action's text names: a man that changes its kind on the way is
 * only known by them. A man that is new on the board and is like one that is gone has come from there.
 */
export function changeOf(before: Men, after: Men, led: readonly Travel[]): Change {
  const stands = led.filter(({ from, to }) => isThere(before, after, from, to));
  const arrived = new Set(stands.map(({ to }) => to));
  const gone = new Map([...before].filter(([place, piece]) => !isSame(piece, after.get(place))));
  for (const { from } of stands) gone.delete(from);
  const followed: Travel[] = [];
  for (const [to, piece] of after) {
    if (arrived.has(to) || isSame(piece, before.get(to))) continue;
    const from = nearest(gone, piece, to);
    if (from === undefined) continue;
    gone.delete(from);
    followed.push({ from, to });
  }
  return { led: stands, followed, lost: Array.from(gone, ([place, piece]) => ({ place, piece })) };
}

function isSame(piece: Piece, other: Piece | undefined): boolean {
  return piece.name === other?.name && piece.colour === other.colour;
}

/** Does the man that went there still stand? In a tray it does. */
function isThere(before: Men, after: Men, from: Place, to: Place): boolean {
  const man = after.get(to);
  const mover = before.get(from) ?? man;
  return !isSquare(to) || (man !== undefined && man.colour === mover?.colour);
}

/** Two like men pushed at once go side by side, so each comes from the place nearest to it. */
function nearest(gone: Men, piece: Piece, to: Place): Place | undefined {
  const places = [...gone].filter(([, other]) => isSame(piece, other)).map(([place]) => place);
  return places.sort((a, b) => distanceOf(a, to) - distanceOf(b, to)).at(0);
}

/** The marks and motion of an action whose own steps are `led`. */
export function traceOf(before: Men, after: Men, led: readonly Travel[]): Trace {
  const change = changeOf(before, after, led);
  const steps = [...led, ...change.followed];
  const to = steps.map((step) => step.to);
  const pusher = before.get(led.at(0)?.from ?? '')?.colour;
  return {
    from: steps.map((step) => step.from).filter((place) => !to.includes(place)),
    to,
    travels: [...change.led, ...change.followed],
    captures: change.lost.length > 0,
    pushes: change.followed.some(({ from }) => before.get(from)?.colour !== pusher),
  };
}
