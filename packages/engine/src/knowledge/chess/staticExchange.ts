import * as chess from '@tabuleiro/chess';
import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, CELLS, COLOURS, DIAGONALS, EMPTY, KNIGHT_JUMPS, NORTH, SOUTH, TYPE, WHITE } = grid;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = chess;

/** By type, for exchanges and first sight. A king is worth more than everything he could take. */
export const VALUES: Int32Array = Int32Array.of(0, 100, 320, 330, 500, 950, 10_000);

const WAYS = Int32Array.from(ALL_DIRECTIONS);
const JUMPS = Int32Array.from(KNIGHT_JUMPS);
const SLANTED = ALL_DIRECTIONS.map((step) => DIAGONALS.includes(step));

/** Cells whose piece has gone into the exchange: stamped, so that nothing is ever cleared. */
const gone = new Int32Array(CELLS);
let stamp = 0;

/**
 * Does the side of `mover` come out of the captures on `target` with at least `threshold`, when the piece on `from`
 * takes `gain` there first and becomes `mover`? Each side takes with its cheapest piece and stops when that is better; pins
 * play no part.
 */
export function winsExchange(
  cells: Uint8Array,
  from: number,
  target: number,
  gain: number,
  mover: number,
  threshold: number,
): boolean {
  let balance = gain - threshold;
  if (balance < 0) return false;
  balance -= VALUES[mover & TYPE];
  if (balance >= 0) return true;
  stamp++;
  gone[from] = stamp;
  const us = mover & COLOURS;
  let side = us ^ COLOURS;
  for (;;) {
    const cell = cheapestAttacker(cells, target, side);
    if (cell === 0) break;
    const type = cells[cell] & TYPE;
    gone[cell] = stamp;
    side ^= COLOURS;
    balance = -balance - 1 - VALUES[type];
    if (balance < 0) continue;
    // The king may not take what is still guarded.
    if (type === KING && cheapestAttacker(cells, target, side) !== 0) side ^= COLOURS;
    break;
  }
  return side !== us;
}

/** The cell of the cheapest piece of `side` that attacks `target` and has not gone yet, or 0. */
function cheapestAttacker(cells: Uint8Array, target: number, side: number): number {
  const pawn = side | PAWN;
  const back = side === WHITE ? target + SOUTH : target + NORTH;
  if (cells[back - 1] === pawn && gone[back - 1] !== stamp) return back - 1;
  if (cells[back + 1] === pawn && gone[back + 1] !== stamp) return back + 1;
  const knight = side | KNIGHT;
  for (let i = 0; i < 8; i++) {
    const cell = target + JUMPS[i];
    if (cells[cell] === knight && gone[cell] !== stamp) return cell;
  }
  return cheapestOnLines(cells, target, side);
}

function cheapestOnLines(cells: Uint8Array, target: number, side: number): number {
  let best = 0;
  let least = KING + 1;
  for (let i = 0; i < 8; i++) {
    const step = WAYS[i];
    let cell = target + step;
    while (cells[cell] === EMPTY || gone[cell] === stamp) cell += step;
    const piece = cells[cell];
    if ((piece & side) === 0) continue;
    const type = piece & TYPE;
    const line = SLANTED[i] ? BISHOP : ROOK;
    const reaches = type === line || type === QUEEN || (type === KING && cell === target + step);
    if (reaches && type < least) {
      least = type;
      best = cell;
      if (type === BISHOP) return best;
    }
  }
  return best;
}
