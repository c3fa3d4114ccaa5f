import { cellAt, cellOf, type Direction, extentOf, neighbour, readingOrder, spotOf } from './geometry.js';
import {
  type BoardModel,
  type Cell,
  hasMark,
  type Intent,
  isTarget,
  type Place,
  type Query,
} from './model.js';

/** A key press, as the browser tells it. `code` is the key's place on the keyboard: Shift+1 is `!` on some only. */
export type Press = {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
};

/** What a key does: moves the focus, reports an intent, both; or neither, and the browser must ignore the key too. */
export type KeyAction = { readonly focus?: Place; readonly intent?: Intent };

const BUMP: KeyAction = { intent: { kind: 'bump' } };

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

export const isSideways = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

/** The same in every language, and none is the letter of a piece in any: r d t b c p k q n w l s g. */
const QUERY_KEYS: ReadonlyMap<string, Query> = new Map([
  ['o', 'where'],
  ['u', 'last-move'],
  ['U', 'since'],
  ['z', 'last-capture'],
  ['h', 'clocks'],
  ['m', 'moves'],
  ['M', 'captures'],
  ['f', 'file'],
  ['F', 'rank'],
  ['a', 'own'],
  ['A', 'theirs'],
  ['x', 'rays'],
  ['i', 'position'],
  ['y', 'ahead'],
  ['e', 'evaluation'],
]);

/**
 * What a key does on a place; undefined leaves it to the page and the browser. Without `keys` single characters do nothing
 * (WCAG 2.1.4).
 */
export function keyAction(
  model: BoardModel,
  focus: Place,
  press: Press,
  keys: boolean,
): KeyAction | undefined {
  const cell = cellOf(model, focus);
  if (cell === undefined || press.altKey || press.metaKey) return undefined;
  if (press.ctrlKey) return onCorner(model, focus, press.key);
  if (press.shiftKey && isSideways(press.key)) return undefined; // walks through the game
  const effect = onMoving(model, cell, press.key) ?? (keys ? onCharacter(model, focus, press) : undefined);
  return press.repeat && effect !== undefined ? held(effect) : effect;
}

/** A key that is held down goes on and on, but chooses once and asks once: answers would be spoken for minutes. */
function held({ focus }: KeyAction): KeyAction {
  return focus === undefined ? {} : { focus };
}

function onCorner(model: BoardModel, focus: Place, key: string): KeyAction | undefined {
  if (key === 'Home') return reached(cellAt(model, { x: 0, y: 0 })?.id, focus);
  const { across, down } = extentOf(model);
  if (key === 'End') return reached(cellAt(model, { x: across - 1, y: down - 1 })?.id, focus);
  return undefined;
}

function onMoving(model: BoardModel, cell: Cell, key: string): KeyAction | undefined {
  const direction = ARROWS.get(key);
  if (direction !== undefined) return reached(neighbour(model, cell, direction)?.id, cell.id);
  const { y } = spotOf(model, cell);
  switch (key) {
    case 'Home':
      return reached(cellAt(model, { x: 0, y })?.id, cell.id);
    case 'End':
      return reached(cellAt(model, { x: extentOf(model).across - 1, y })?.id, cell.id);
    case 'PageUp':
      return onTrack(model, cell.id, -1);
    case 'PageDown':
      return onTrack(model, cell.id, 1);
    case 'Enter':
      return { intent: onEnter(model, cell.id) };
    case ' ':
      return { intent: { kind: 'pick', place: cell.id } };
    case 'Escape':
      return { intent: { kind: 'cancel' } };
    default:
      return undefined;
  }
}

/** A move that is not yet played is played from wherever one is, unless something is chosen that may be added to it. */
function onEnter(model: BoardModel, place: Place): Intent {
  const isPending = [...model.marks.values()].some((marks) => marks.has('pending'));
  return isPending && !isTarget(model, place) ? { kind: 'confirm' } : { kind: 'pick', place };
}

function onCharacter(model: BoardModel, focus: Place, press: Press): KeyAction | undefined {
  const { key, shiftKey } = press;
  const way = shiftKey ? -1 : 1;
  if (key === '?') return { intent: { kind: 'help' } };
  const digit = digitOf(press);
  if (digit !== undefined) return reached((shiftKey ? onColumn : onRow)(model, focus, digit), focus);
  if (key === ',') return onTrack(model, focus, -1);
  if (key === '.') return onTrack(model, focus, 1);
  if (!/^[a-z]$/i.test(key)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'j') return toMovable(model, focus, way);
  if (letter === 'v') return { intent: { kind: 'sound' } };
  // Caps lock is not Shift: the letter counts, and whether Shift is held.
  const query = (shiftKey ? QUERY_KEYS.get(letter.toUpperCase()) : undefined) ?? QUERY_KEYS.get(letter);
  const isForTrack = query === 'ahead' && model.track.length === 0;
  return query === undefined || isForTrack ? toPiece(model, letter, focus, way) : asked(query, focus);
}

/** The number on a key, the tenth being 0. */
function digitOf({ key, code }: Press): number | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? /^\d$/.exec(key)?.[0];
  return digit === undefined ? undefined : Number(digit) || 10;
}

function onTrack(model: BoardModel, focus: Place, way: JumpDirection): KeyAction | undefined {
  return model.track.length === 0 ? undefined : reached(alongTrack(model, focus, way), focus);
}

/**
 * To what can be picked up; once it is, to where it can go. The name of the place tells the next piece; on a track it is
 * told as well what the throw would do to it.
 */
function toMovable(model: BoardModel, focus: Place, way: JumpDirection): KeyAction {
  const target = nextTarget(model, focus, way);
  if (target !== undefined) return reached(target, focus);
  const place = nextMovable(model, focus, way);
  if (place !== undefined && model.track.length === 0) return reached(place, focus);
  return { ...(place !== undefined && { focus: place }), ...asked('movable', place ?? focus) };
}

function toPiece(model: BoardModel, letter: string, focus: Place, way: JumpDirection): KeyAction {
  const place = nextPiece(model, letter, focus, way);
  return place === undefined ? { intent: { kind: 'none-found', letter } } : reached(place, focus);
}

const asked = (query: Query, place: Place): KeyAction => ({ intent: { kind: 'query', query, place } });

/** Who is there already hears where: silence would leave the key unanswered. */
function reached(place: Place | undefined, focus: Place): KeyAction {
  if (place === undefined) return BUMP;
  return place === focus ? asked('where', focus) : { focus: place };
}

type JumpDirection = 1 | -1;

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

function nextPiece(model: BoardModel, letter: string, from: Place, way: JumpDirection): Place | undefined {
  return nextOf(
    model,
    model.cells.filter(({ man }) => man?.letter === letter),
    from,
    way,
  );
}

/** The next piece that can be picked up. */
function nextMovable(model: BoardModel, from: Place, way: JumpDirection): Place | undefined {
  const movable = model.cells.filter(({ id }) => hasMark(model, id, 'source'));
  return nextOf(model, movable, from, way);
}

/** The next place that goes on with the move begun. */
function nextTarget(model: BoardModel, from: Place, way: JumpDirection): Place | undefined {
  const targets = model.cells.filter(({ id }) => isTarget(model, id));
  return nextOf(model, targets, from, way);
}

/** The cell of this column in the row that bears the number, or that is the nth to be seen where rows have no names. */
function onRow(model: BoardModel, from: Place, n: number): Place | undefined {
  const here = cellOf(model, from);
  if (here === undefined) return undefined;
  if (model.rowNames.length === 0) return cellAt(model, { ...spotOf(model, here), y: n - 1 })?.id;
  const row = model.rowNames.indexOf(String(n));
  return model.cells.find((cell) => cell.row === row && cell.column === here.column)?.id;
}

/** Files are counted from the first one, whichever way the board lies. */
function onColumn(model: BoardModel, from: Place, n: number): Place | undefined {
  const here = cellOf(model, from);
  if (here === undefined) return undefined;
  if (model.columnNames.length === 0) return cellAt(model, { ...spotOf(model, here), x: n - 1 })?.id;
  return model.cells.find((cell) => cell.row === here.row && cell.column === n - 1)?.id;
}

function alongTrack(model: BoardModel, from: Place, way: JumpDirection): Place | undefined {
  const at = model.track.indexOf(from);
  return at < 0 ? undefined : model.track[at + way];
}

/** The one cell in the tab order: where the focus was last, else where there is something to do. */
export function tabStop(model: BoardModel, last: Place | undefined): Place | undefined {
  if (last !== undefined && cellOf(model, last) !== undefined) return last;
  const order = readingOrder(model);
  const first = (['selected', 'source', 'enter'] as const)
    .map((mark) => order.find(({ id }) => hasMark(model, id, mark)))
    .find((cell) => cell !== undefined);
  return (first ?? order[0])?.id;
}
