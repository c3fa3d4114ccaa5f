import * as grid from '@tabuleiro/grid';
import { forwardOf } from '../attack.js';
import * as currentPosition from '../currentPosition.js';
import * as piece from '../piece.js';

// Local copies of imported constants: see grid/src/board.ts.
const { CELLS, COLOURS, DELTA, DIAGONAL, DIRECTION, EAST, EMPTY, KNIGHT_MOVE, ORTHOGONAL, RELATION, WEST } =
  grid;
const { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } = piece;
const { cells, lists, counts } = currentPosition.current.board;

/** By cell: the line that the piece there is pinned to, as its positive step; 0 when it is not pinned. */
const lineOf = new Int8Array(CELLS);
/** The same array for the generators. Valid from `findCheckersAndPins` until the next call of it. */
export const pins: Int8Array = lineOf;

/** The cells to clear in `pins`. A king has eight neighbours, so no more than eight pieces are pinned. */
const pinned = new Uint8Array(8);
let pinnedCount = 0;

/**
 * The checkers of the king of `us` and the pieces pinned to him, found once per position so that no move has to be
 * tried: fills `pins` and returns the number of checkers << 8 | the cell of one of them.
 */
export function findCheckersAndPins(king: number, us: number): number {
  while (pinnedCount > 0) lineOf[pinned[--pinnedCount]] = 0;
  const them = us ^ COLOURS;
  const pawn = them | PAWN;
  const ahead = king + forwardOf(us);
  let found = 0;
  if (cells[ahead + WEST] === pawn) found = withChecker(found, ahead + WEST);
  if (cells[ahead + EAST] === pawn) found = withChecker(found, ahead + EAST);
  const knight = them | KNIGHT;
  for (let i = knight << 6, end = i + counts[knight]; i < end; i++) {
    if (RELATION[king - lists[i] + DELTA] === KNIGHT_MOVE) found = withChecker(found, lists[i]);
  }
  found = lookAlong(king, us, them | QUEEN, ORTHOGONAL | DIAGONAL, found);
  found = lookAlong(king, us, them | ROOK, ORTHOGONAL, found);
  return lookAlong(king, us, them | BISHOP, DIAGONAL, found);
}

function withChecker(found: number, cell: number): number {
  return ((found & ~255) + 256) | cell;
}

function lookAlong(king: number, us: number, piece: number, lines: number, known: number): number {
  let found = known;
  for (let i = piece << 6, end = i + counts[piece]; i < end; i++) {
    if ((RELATION[king - lists[i] + DELTA] & lines) !== 0) found = lookBetween(king, lists[i], us, found);
  }
  return found;
}

/** Nothing between slider and king: check. Exactly one own piece: it is pinned. */
function lookBetween(king: number, slider: number, us: number, found: number): number {
  const step = DIRECTION[slider - king + DELTA];
  let blocker = 0;
  for (let cell = king + step; cell !== slider; cell += step) {
    if (cells[cell] === EMPTY) continue;
    if (blocker !== 0) return found;
    blocker = cell;
  }
  if (blocker === 0) return withChecker(found, slider);
  if ((cells[blocker] & us) !== 0) {
    lineOf[blocker] = step > 0 ? step : -step;
    pinned[pinnedCount++] = blocker;
  }
  return found;
}
