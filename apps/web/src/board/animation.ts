import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../look/theme.js';
import type { BoardModel, Man, Place, Travel } from './model.js';
import { centreOf, elementOf } from './placeElements.js';
import type { PointerInput } from './pointer.js';

type Root = { readonly current: HTMLElement | null };

/** A step; a way with several takes longer, so that it can be followed. */
const STEP_MS = 200;
const LONG_MS = 400;

/** Lets the pieces come from where they were. They are on their places already: nothing waits for this. */
export function animate(board: HTMLElement, ways: readonly TravelPath[], byHand: Travel | undefined): void {
  if (isStill()) return;
  for (const way of ways) {
    const rest = restOf(way, byHand);
    if (rest.length > 1) animateOne(board, rest);
  }
}

/**
 * What is left of a way of which a hand made the first step: nothing, as a rule. A king that was dropped on its rook goes on from
 * there to its own square, a piece of Senet out of the water.
 */
export function restOf(way: TravelPath, byHand: Travel | undefined): TravelPath {
  if (byHand === undefined || way[0] !== byHand.from) return way;
  const onward = way.slice(1);
  return onward[0] === byHand.to ? onward : [byHand.to, ...onward];
}

function animateOne(board: HTMLElement, way: TravelPath): void {
  const cell = elementOf(way.at(-1) ?? '', board);
  const piece = cell?.querySelector('.piece');
  if (cell === undefined || piece === null || piece === undefined) return;
  const end = centreOf(cell);
  const translate = way.flatMap((place) => {
    const element = elementOf(place, board) ?? elementOf(place);
    if (element === undefined) return [];
    const { x, y } = centreOf(element);
    return [`${x - end.x}px ${y - end.y}px`];
  });
  cell.dataset.moving = '';
  const motion = piece.animate(
    { translate },
    { duration: way.length > 2 ? LONG_MS : STEP_MS, easing: 'ease-out' },
  );
  const settle = (): void => {
    delete cell.dataset.moving;
  };
  motion.onfinish = settle;
  motion.oncancel = settle;
}

/** The places a piece comes by, from where it was to where it is. */
export type TravelPath = readonly Place[];

export type Men = ReadonlyMap<Place, Man>;

/** What leaves the board is seen to leave. What draws it is fetched when that happens first. */
async function animateDepartures(
  board: HTMLElement,
  before: BoardModel,
  after: BoardModel,
  byHand: Travel | undefined,
): Promise<void> {
  const departures = departuresOf(before, after);
  if (departures.length === 0 || isStill()) return;
  const { depart } = await import('./departure.js');
  for (const { man, from, to } of departures) {
    depart(board, man, from === byHand?.from ? to : from, to);
  }
}

type Departure = Travel & { readonly man: Man };

/** Those of a move that was made just now, also where the board turns with it: who walks back sees nothing leave. */
export function departuresOf(before: BoardModel, after: BoardModel): readonly Departure[] {
  const [old, now] = [menOf(before), menOf(after)];
  if (old.size <= now.size || before.cells.length !== after.cells.length) return [];
  return after.departures.flatMap(({ from, to }) => {
    const man = old.get(from);
    return man === undefined || now.has(from) ? [] : [{ man, from, to }];
  });
}

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

/** Models repeat their last move; it is animated only if its piece was not there before. */
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

/** Moves the pieces that travelled since the board was last shown. */
export function useTravelAnimation(root: Root, model: BoardModel, pointerInput: PointerInput): void {
  const shown = useRef<BoardModel | undefined>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = model;
    if (before === undefined || root.current === null || !isMoved(before, model)) return;
    const byHand = pointerInput.release();
    animate(root.current, travelPathsOf(before, model), byHand);
    void animateDepartures(root.current, before, model, byHand);
  }, [root, model, pointerInput]);
}
