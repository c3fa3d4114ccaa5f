import * as grid from '@tabuleiro/grid';
import { isAttacked } from '../attack.js';
import * as currentPosition from '../currentPosition.js';
import * as piece from '../piece.js';
import { enPassantMoves } from './enPassant.js';
import { lastRow, queenPromotions } from './pawn.js';
import * as danger from './pins.js';
import { findCheckersAndPins } from './pins.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EAST, EMPTY, NORTH, NORTH_EAST, NORTH_WEST } = grid;
const { SOUTH, SOUTH_EAST, SOUTH_WEST, WEST, WHITE } = grid;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = piece;
const { pins } = danger;
const { current } = currentPosition;
const { cells, lists, counts } = current.board;

/** In the order in which `generateMoves` tries them. */
const STEPS = Int32Array.of(...[NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST]);
const JUMPS = Int32Array.of(33, 31, 18, 14, -14, -18, -31, -33);

/**
 * The captures and promotions among the moves that `generateMoves` lists, in its order; of promotions those to a queen
 * alone. Requires that the side to move is not in check. A quiescence search asks for nothing else, and most positions of a
 * search are asked by one.
 */
export function generateCaptures(into: Int32Array, at: number): number {
  const { us } = current;
  const enemy = us ^ COLOURS;
  const king = lists[(us | KING) << 6];
  let end = at;
  findCheckersAndPins(king, us);
  // Out of check no slider looks through the king at a square beside him.
  for (let i = 0; i < 8; i++) {
    const to = king + STEPS[i];
    if ((cells[to] & enemy) !== 0 && !isAttacked(to, enemy)) into[end++] = king | (to << 8);
  }
  end = knightCaptures(us | KNIGHT, enemy, into, end);
  end = lineCaptures(us | BISHOP, NORTH_EAST, NORTH_WEST, enemy, into, end);
  end = lineCaptures(us | QUEEN, NORTH_EAST, NORTH_WEST, enemy, into, end);
  end = lineCaptures(us | ROOK, NORTH, EAST, enemy, into, end);
  end = lineCaptures(us | QUEEN, NORTH, EAST, enemy, into, end);
  end = pawnCaptures(us, enemy, into, end);
  return current.ep === 0 ? end : enPassantMoves(into, end);
}

function knightCaptures(code: number, enemy: number, into: Int32Array, at: number): number {
  let end = at;
  for (let i = code << 6, last = i + counts[code]; i < last; i++) {
    const from = lists[i];
    if (pins[from] !== 0) continue;
    for (let k = 0; k < 8; k++) {
      const to = from + JUMPS[k];
      if ((cells[to] & enemy) !== 0) into[end++] = from | (to << 8);
    }
  }
  return end;
}

/** Along two lines, both ways: a pinned piece keeps its line. */
function lineCaptures(
  code: number,
  first: number,
  second: number,
  enemy: number,
  into: Int32Array,
  at: number,
): number {
  let end = at;
  for (let i = code << 6, last = i + counts[code]; i < last; i++) {
    const from = lists[i];
    const pin = pins[from];
    if (pin === 0 || pin === first) {
      end = captureAlong(from, first, enemy, into, end);
      end = captureAlong(from, -first, enemy, into, end);
    }
    if (pin === 0 || pin === second) {
      end = captureAlong(from, second, enemy, into, end);
      end = captureAlong(from, -second, enemy, into, end);
    }
  }
  return end;
}

function captureAlong(from: number, step: number, enemy: number, into: Int32Array, at: number): number {
  let to = from + step;
  while (cells[to] === EMPTY) to += step;
  if ((cells[to] & enemy) === 0) return at;
  into[at] = from | (to << 8);
  return at + 1;
}

function pawnCaptures(us: number, enemy: number, into: Int32Array, at: number): number {
  const forward = us === WHITE ? NORTH : SOUTH;
  const westLine = us === WHITE ? NORTH_WEST : NORTH_EAST;
  const eastLine = us === WHITE ? NORTH_EAST : NORTH_WEST;
  const promoting = lastRow(us);
  const code = us | PAWN;
  let promotes = false;
  let end = at;
  for (let i = code << 6, last = i + counts[code]; i < last; i++) {
    const from = lists[i];
    if (from >> 4 === promoting) {
      promotes = true;
      continue;
    }
    const to = from + forward;
    if ((cells[to + WEST] & enemy) !== 0 && (pins[from] === 0 || pins[from] === westLine)) {
      into[end++] = from | ((to + WEST) << 8);
    }
    if ((cells[to + EAST] & enemy) !== 0 && (pins[from] === 0 || pins[from] === eastLine)) {
      into[end++] = from | ((to + EAST) << 8);
    }
  }
  return promotes ? queenPromotions(into, end) : end;
}
