import type { BoardModel, Man, Place, Travel } from './model.js';

/** The places a piece comes by, from where it was to where it is. */
export type TravelPath = readonly Place[];

type Men = ReadonlyMap<Place, Man>;

/** Steps in a row through a place where nothing stays are one way: into the water, and out of it again. */
export function travelPathsOf(before: BoardModel, after: BoardModel): readonly TravelPath[] {
  const [old, now] = [menOf(before), menOf(after)];
  const isNew = after.travels.some(({ from, to }) => isArrival(old, now, from, to));
  if (!isNew || !isSameBoard(before, after)) return [];
  const starts = after.travels.filter(
    ({ from }) => now.has(from) || !after.travels.some(({ to }) => to === from),
  );
  return starts.map((start) => follow(start, after.travels, now)).filter((way) => now.has(way.at(-1) ?? ''));
}

export function isMoved(before: BoardModel, after: BoardModel): boolean {
  const [old, now] = [menOf(before), menOf(after)];
  return old.size !== now.size || [...now].some(([place, man]) => !isSame(old.get(place), man));
}

function follow(start: Travel, travels: readonly Travel[], now: Men): TravelPath {
  const way = [start.from, start.to];
  let last = start.to;
  // No way is longer than all its steps: travels that go round in a circle end here too.
  while (!now.has(last) && way.length <= travels.length) {
    const next = travels.find(({ from }) => from === last);
    if (next === undefined) break;
    last = next.to;
    way.push(last);
  }
  return way;
}

/** A model tells its last move again and again; it is news when its piece was not there before. */
function isArrival(old: Men, now: Men, from: Place, to: Place): boolean {
  const man = now.get(to);
  if (man === undefined || isSame(old.get(to), man)) return false;
  const mover = old.get(from);
  return mover === undefined || mover.side === man.side;
}

/** Turning the board, or showing another game, moves everything: then nothing travels. */
function isSameBoard(before: BoardModel, after: BoardModel): boolean {
  return before.flipped === after.flipped && before.cells.length === after.cells.length;
}

function menOf(model: BoardModel): Men {
  return new Map(model.cells.flatMap(({ id, man }) => (man === undefined ? [] : [[id, man] as const])));
}

function isSame(a: Man | undefined, b: Man): boolean {
  return a?.art === b.art && a.side === b.side;
}
