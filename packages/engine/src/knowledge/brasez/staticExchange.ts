import * as brasez from '@tabuleiro/brasez';
import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, BLACK, CELLS, COLOURS, EMPTY, KNIGHT_JUMPS, NORTH, SOUTH, TYPE, WHITE } = grid;
const { DUKE, farRow, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK } = brasez;
const { DIAGONAL_ATTACKERS_1, STRAIGHT_ATTACKERS_1, STRAIGHT_ATTACKERS_2 } = brasez;

/** By type, for exchanges and first sight. A king is worth more than everything he could take. */
export const VALUES: Int32Array = Int32Array.of(0, 250, 320, 325, 500, 400, 400, 100, 10_000);

const JUMPS = Int32Array.from(KNIGHT_JUMPS);
const RING = Int32Array.from(ALL_DIRECTIONS);
const STRAIGHT = Int32Array.from(brasez.STRAIGHT_STEPS);
const SLANTED = Int32Array.from(brasez.DIAGONAL_STEPS);

/** Cells whose piece has gone into the exchange: stamped, so that nothing is ever cleared. */
const gone = new Int32Array(CELLS);
let stamp = 0;

/** Does a duke of `colour` shut the cell to the enemy (B-ZONE)? */
export function isShut(cells: Uint8Array, cell: number, colour: number): boolean {
  const duke = colour | DUKE;
  for (let i = 0; i < 8; i++) if (cells[cell + RING[i]] === duke) return true;
  return false;
}

/**
 * Does the side of `mover` come out of the captures on `target` with at least `threshold`, when the piece on `from`
 * takes `gain` there first and becomes `mover`? Each side takes with its cheapest piece, or charges, and stops when that
 * is better; pins play no part.
 */
export function winsExchange(
  { cells, counts }: grid.Board,
  from: number,
  target: number,
  gain: number,
  mover: number,
  threshold: number,
): boolean {
  if (gain < threshold) return false;
  const value = VALUES[mover & TYPE];
  if (gain - value >= threshold) return true;
  const us = mover & COLOURS;
  const enemy = us ^ COLOURS;
  if (counts[enemy | DUKE] > 0 && isShut(cells, target, enemy)) return false;
  stamp++;
  gone[from] = stamp;
  const isGuarded = counts[us | DUKE] > 0 && isShut(cells, target, us);
  return !winsMore(cells, target, mover, enemy, isGuarded, gain - threshold);
}

/**
 * Does `side` win more than `most`, which is at least 0, by taking `victim` on the target? It may also leave it. Who takes
 * where a zone of the victim's side is, is lost as in a charge. Asked for a bound, most exchanges need not be played out.
 */
function winsMore(
  cells: Uint8Array,
  target: number,
  victim: number,
  side: number,
  isGuarded: boolean,
  most: number,
): boolean {
  const prize = VALUES[victim & TYPE];
  if (prize <= most) return false;
  if ((victim & TYPE) !== PAWN && prize - chargerValue(cells, target, side) > most) return true;
  const cell = cheapestAttacker(cells, target, side);
  if (cell === 0) return false;
  const taker = cells[cell];
  if (isGuarded) return (taker & TYPE) !== KING && prize - VALUES[taker & TYPE] > most;
  gone[cell] = stamp;
  // The king may not take what is still guarded: its value makes that a loss.
  return !winsMore(cells, target, taker, side ^ COLOURS, false, prize - most - 1);
}

/** The value of the cheapest piece of `side` that can charge the target, out of all proportion if there is none. */
function chargerValue(cells: Uint8Array, target: number, side: number): number {
  const back = side === WHITE ? SOUTH : NORTH;
  const first = target + back;
  const cell = first + back;
  if ((cells[first] !== EMPTY && gone[first] !== stamp) || gone[cell] === stamp) return VALUES[KING];
  const piece = cells[cell];
  return piece === (side | PAWN) || piece === (side | LORD) ? VALUES[piece & TYPE] : VALUES[KING];
}

/** The cell of the cheapest piece of `side` that can take on `target` and has not gone yet, or 0. */
function cheapestAttacker(cells: Uint8Array, target: number, side: number): number {
  const pawn = side | PAWN;
  const back = side === WHITE ? target + SOUTH : target + NORTH;
  if (cells[back - 1] === pawn && gone[back - 1] !== stamp) return back - 1;
  if (cells[back + 1] === pawn && gone[back + 1] !== stamp) return back + 1;
  let best = cheapestSlanted(cells, target, side);
  if (best !== 0 && (cells[best] & TYPE) === LORD) return best;
  const straight = cheapestStraight(cells, target, side);
  if (straight !== 0 && VALUES[cells[straight] & TYPE] < VALUES[cells[best] & TYPE || KING]) best = straight;
  if (best !== 0 && VALUES[cells[best] & TYPE] < VALUES[KNIGHT]) return best;
  const knight = side | KNIGHT;
  for (let i = 0; i < 8; i++) {
    const cell = target + JUMPS[i];
    if (cells[cell] === knight && gone[cell] !== stamp) return cell;
  }
  return best === 0 ? straight : best;
}

function cheapestSlanted(cells: Uint8Array, target: number, side: number): number {
  const row = side === BLACK ? 4 : 0;
  const priest = side | PRIEST;
  let best = 0;
  let least = VALUES[KING] + 1;
  for (let i = 0; i < 4; i++) {
    const step = SLANTED[i];
    let cell = target + step;
    const isOpen = cells[cell] === EMPTY || gone[cell] === stamp;
    let reaches =
      !isOpen &&
      (cells[cell] & side) !== 0 &&
      ((DIAGONAL_ATTACKERS_1[row + i] >> (cells[cell] & TYPE)) & 1) !== 0;
    if (!reaches) {
      cell += step;
      reaches = cells[cell] === priest && gone[cell] !== stamp;
      if (!reaches && isOpen && (cells[cell] === EMPTY || gone[cell] === stamp)) {
        cell += step;
        reaches = cells[cell] === priest && gone[cell] !== stamp;
      }
    }
    if (reaches && VALUES[cells[cell] & TYPE] < least) {
      least = VALUES[cells[cell] & TYPE];
      best = cell;
    }
  }
  return best;
}

function cheapestStraight(cells: Uint8Array, target: number, side: number): number {
  const row = side === BLACK ? 4 : 0;
  let best = 0;
  let least = VALUES[KING] + 1;
  for (let i = 0; i < 4; i++) {
    const step = STRAIGHT[i];
    let cell = target + step;
    while (cells[cell] === EMPTY || gone[cell] === stamp) cell += step;
    const piece = cells[cell];
    if ((piece & side) === 0) continue;
    const type = piece & TYPE;
    // Pawns and lords two squares behind charge, they do not take.
    let types = 1 << ROOK;
    if (cell === target + step) types = STRAIGHT_ATTACKERS_1[row + i];
    else if (cell === target + 2 * step) types = STRAIGHT_ATTACKERS_2[row + i] & ~((1 << PAWN) | (1 << LORD));
    if (((types >> type) & 1) === 0 || VALUES[type] >= least) continue;
    if (type === PRIEST && cell >> 4 !== farRow(side)) continue;
    least = VALUES[type];
    best = cell;
  }
  return best;
}
