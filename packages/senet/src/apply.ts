import { restingSquare } from './houses.js';
import { SKIP, SQUARE_BITS, SQUARE_MASK, THROWS } from './move.js';
import type { SenetPosition } from './state.js';
import { EMPTY, EXIT, opponentOf, PIECES } from './track.js';

// What `undo` needs, in one int32: the packed move, then these.
const DIE_SHIFT = 10;
const PLAYER_SHIFT = 13;
const REST_SHIFT = 15;
const SWAPPED = 1 << 20;

/** Plays a packed move that `generate` lists here; returns the record that `undo` needs. */
export function make(position: SenetPosition, move: number): number {
  const { player, die } = position;
  const before = move | (die << DIE_SHIFT) | (player << PLAYER_SHIFT);
  if (move === SKIP) {
    position.setTurn(opponentOf(player), 0); // S-SKIP
    return before;
  }
  if (move <= THROWS.length) {
    position.setTurn(player, move);
    return before;
  }
  const record = before | makeStep(position, move >> SQUARE_BITS, move & SQUARE_MASK);
  const hasWon = position.off[player] === PIECES; // S-WIN: no extra throw is taken
  const throwsAgain = (die === 1 || die === 5) && !hasWon; // S-EXTRA
  position.setTurn(throwsAgain ? player : opponentOf(player), 0);
  return record;
}

function makeStep(position: SenetPosition, from: number, to: number): number {
  const { track, player } = position;
  position.take(from);
  if (to === EXIT) return 0;
  const rest = restingSquare(track, to);
  const swaps = track[rest] !== EMPTY; // S-LAND
  if (swaps) {
    position.take(rest);
    position.put(from, opponentOf(player));
  }
  position.put(rest, player);
  return (rest << REST_SHIFT) | (swaps ? SWAPPED : 0);
}

/** Takes back the last `make`, which returned `record`. */
export function undo(position: SenetPosition, record: number): void {
  const player = (record >> PLAYER_SHIFT) & 3;
  position.setTurn(player, (record >> DIE_SHIFT) & 7);
  const from = (record >> SQUARE_BITS) & SQUARE_MASK;
  if (from === 0) return;
  const rest = restOf(record);
  if (rest !== 0) position.take(rest);
  if (isSwap(record)) {
    position.take(from);
    position.put(rest, opponentOf(player));
  }
  position.put(from, player);
}

/** Where the piece of a step ended up; 0 when it has left the board. */
export function restOf(record: number): number {
  return (record >> REST_SHIFT) & SQUARE_MASK;
}

/** Did the step swap places with a piece of the opponent? */
export function isSwap(record: number): boolean {
  return (record & SWAPPED) !== 0;
}
