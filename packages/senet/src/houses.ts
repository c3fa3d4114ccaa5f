import { CELLS, EMPTY, EXIT, type Track } from './track.js';

export const RESURRECTION = 15;
export const BEAUTY = 26;
export const WATER = 27;
export const JUDGES = 28;
export const RA = 29;
export const HORUS = 30;

/** The squares with a name, in track order. */
export const HOUSES: readonly number[] = [RESURRECTION, BEAUTY, WATER, JUDGES, RA, HORUS];

/** The one throw with which a piece leaves its square, and with it the board; 0 for every other square. */
export const EXIT_THROW = new Uint8Array(CELLS); // S-EXIT
for (const house of [BEAUTY, JUDGES, RA, HORUS]) EXIT_THROW[house] = EXIT - house;

/** A piece here cannot be landed on, even alone. */
export function isSafeHouse(square: number): boolean {
  return square === BEAUTY || square === RA; // S-26, S-29
}

/** Where a piece that lands on `square` comes to rest. */
export function restingSquare(track: Track, square: number): number {
  if (square !== WATER) return square;
  // S-WATER: the other nine pieces never fill 15 to 1.
  let rest = RESURRECTION;
  while (track[rest] !== EMPTY) rest--;
  return rest;
}
