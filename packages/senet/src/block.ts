import type { Track } from './track.js';

/** Three in sequence and more are a wall (bloqueio). */
const WALL = 3; // S-BLOCK

export type Run = { readonly first: number; readonly last: number };

/** The unbroken run of one player's pieces around an occupied square, along the track (S-ADJ). */
export function runAround(track: Track, square: number): Run {
  const owner = track[square];
  let first = square;
  let last = square;
  while (track[first - 1] === owner) first--;
  while (track[last + 1] === owner) last++;
  return { first, last };
}

/** Does the occupied `square` belong to a wall? */
export function isWall(track: Track, square: number): boolean {
  const owner = track[square];
  let length = 1;
  for (let at = square - 1; track[at] === owner; at--) length++;
  for (let at = square + 1; track[at] === owner; at++) length++;
  return length >= WALL;
}

/** The first square of an `enemy` wall strictly between `from` and `to`, or 0. */
export function wallBetween(track: Track, from: number, to: number, enemy: number): number {
  for (let square = from + 1; square < to; square++) {
    if (track[square] === enemy && isWall(track, square)) return square;
  }
  return 0;
}
