import {
  CELLS,
  COLOURS,
  DELTA,
  DIAGONAL,
  DIRECTION,
  EAST,
  EMPTY,
  KNIGHT as KNIGHT_RELATION,
  ORTHOGONAL,
  RELATION,
  WEST,
} from '@tabuleiro/grid';
import { forwardOf } from '../attack.js';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js';

// What threatens the king of the side to move, worked out once per position so that no move needs to be tried.
// One scratch record serves every position: it holds from `findDanger` to the end of the same generation.

/** Pieces that give check. */
export let checkers = 0;
/** One of them. */
export let checker = 0;
/** The line a piece on this cell is pinned to, as its positive step; 0 when it is free. */
export const pins: Int8Array = new Int8Array(CELLS);

/** The cells to clear in `pins`. A king has eight neighbours, so no more than eight pieces are pinned. */
const pinned = new Uint8Array(8);
let pinnedCount = 0;

export function findDanger(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  king: number,
  us: number,
): void {
  while (pinnedCount > 0) pins[pinned[--pinnedCount]] = 0;
  checkers = 0;
  const them = us ^ COLOURS;
  const pawn = them | PAWN;
  const ahead = king + forwardOf(us);
  if (cells[ahead + WEST] === pawn) addChecker(ahead + WEST);
  if (cells[ahead + EAST] === pawn) addChecker(ahead + EAST);
  const knight = them | KNIGHT;
  for (let i = knight << 6, end = i + counts[knight]; i < end; i++) {
    if (RELATION[king - lists[i] + DELTA] === KNIGHT_RELATION) addChecker(lists[i]);
  }
  lookAlong(cells, lists, counts, king, us, them | QUEEN, ORTHOGONAL | DIAGONAL);
  lookAlong(cells, lists, counts, king, us, them | ROOK, ORTHOGONAL);
  lookAlong(cells, lists, counts, king, us, them | BISHOP, DIAGONAL);
}

function addChecker(cell: number): void {
  checkers++;
  checker = cell;
}

function lookAlong(
  cells: Uint8Array,
  lists: Uint8Array,
  counts: Uint8Array,
  king: number,
  us: number,
  piece: number,
  lines: number,
): void {
  for (let i = piece << 6, end = i + counts[piece]; i < end; i++) {
    if ((RELATION[king - lists[i] + DELTA] & lines) !== 0) lookBetween(cells, king, lists[i], us);
  }
}

/** Nothing between slider and king: check. Exactly one own piece: it is pinned. */
function lookBetween(cells: Uint8Array, king: number, slider: number, us: number): void {
  const step = DIRECTION[slider - king + DELTA];
  let blocker = 0;
  for (let cell = king + step; cell !== slider; cell += step) {
    if (cells[cell] === EMPTY) continue;
    if (blocker !== 0) return;
    blocker = cell;
  }
  if (blocker === 0) addChecker(slider);
  else if ((cells[blocker] & us) !== 0) {
    pins[blocker] = step > 0 ? step : -step;
    pinned[pinnedCount++] = blocker;
  }
}
