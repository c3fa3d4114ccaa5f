import { CELLS, EMPTY, EXIT, type Track } from './track.js';

/** The House of Resurrection, to which the water sends pieces (S-WATER). */
export const RESURRECTION = 15;
/** The House of Beauty, a safe house (S-26). */
export const BEAUTY = 26;
/** The House of Water: a piece that lands here goes back to 15 (S-WATER). */
export const WATER = 27;
/** The House of the Three Judges (S-28). */
export const JUDGES = 28;
/** The House of Ra, a safe house (S-29). */
export const RA = 29;
/** The House of Horus, the last one (S-30). */
export const HORUS = 30;

/** The houses with a name, in track order. */
export const HOUSES: readonly number[] = [RESURRECTION, BEAUTY, WATER, JUDGES, RA, HORUS];

/** By square: the one throw with which a piece there leaves the board; 0 for squares from which pieces move on. */
export const EXIT_THROW = new Uint8Array(CELLS); // S-EXIT
for (const house of [BEAUTY, JUDGES, RA, HORUS]) EXIT_THROW[house] = EXIT - house;

/** Is it a house on which even a lone piece cannot be landed on? */
export function isSafeHouse(square: number): boolean {
  return square === BEAUTY || square === RA; // S-26, S-29
}

/** Where a piece that lands on `square` ends up: the water sends it back (S-WATER), every other square keeps it. */
export function restingSquare(track: Track, square: number): number {
  if (square !== WATER) return square;
  // S-WATER: to 15, or to the next empty square before it; nine other pieces cannot fill all of them.
  let rest = RESURRECTION;
  while (track[rest] !== EMPTY) rest--;
  return rest;
}
