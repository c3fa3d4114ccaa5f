import { outcomeOf } from './ending.js';
import { packStep, type SenetMove, SKIP, THROWS, unpack } from './move.js';
import type { SenetState } from './state.js';
import { obstacleOf, targetOf } from './step.js';
import { LAST, PIECES } from './track.js';

/** No position has more actions: five throws, or one step for each of five pieces. */
export const MAX_MOVES = 5;

/** Scratch space of `legalMoves`. */
const LIST = new Int32Array(MAX_MOVES);

/** Every legal action, none when the game is over. */
export function legalMoves(state: SenetState): SenetMove[] {
  if (outcomeOf(state) !== undefined) return [];
  const end = generate(state, LIST, 0);
  const moves: SenetMove[] = [];
  for (let i = 0; i < end; i++) moves.push(unpack(LIST[i]));
  return moves;
}

/** Writes every legal action in ascending order, endings left out; returns the index after the last. */
export function generate(state: SenetState, into: Int32Array, at: number): number {
  if (state.die === 0) return generateThrows(into, at);
  const end = generateSteps(state, into, at);
  if (end > at) return end; // S-MUST
  into[at] = SKIP; // S-SKIP
  return at + 1;
}

function generateThrows(into: Int32Array, at: number): number {
  for (let i = 0; i < THROWS.length; i++) into[at + i] = THROWS[i];
  return at + THROWS.length;
}

function generateSteps(state: SenetState, into: Int32Array, at: number): number {
  const { track, off, player, die } = state;
  let end = at;
  let left = PIECES - off[player];
  for (let from = 1; left > 0 && from <= LAST; from++) {
    if (track[from] !== player) continue;
    left--;
    const to = targetOf(from, die);
    if (to !== 0 && obstacleOf(state, from, to) === undefined) into[end++] = packStep(from, to);
  }
  return end;
}
