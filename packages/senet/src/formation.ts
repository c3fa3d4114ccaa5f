import type { Track } from './track.js';

/**
 * Does a wall (bloqueio) start on `square`? Three or more pieces of a player in a row along the track are one (S-BLOCK,
 * S-ADJ). A moving piece always meets an enemy wall at its first square, so only first squares have to be found.
 */
export function startsWall(track: Track, square: number): boolean {
  const owner = track[square];
  return track[square + 1] === owner && track[square + 2] === owner;
}

/** The first square of an `enemy` wall strictly between `from` and `to`, or 0. */
export function wallBetween(track: Track, from: number, to: number, enemy: number): number {
  for (let square = from + 1; square < to; square++) {
    if (track[square] === enemy && startsWall(track, square)) return square;
  }
  return 0;
}

/** The last square of the wall that starts on `first`. */
export function wallEnd(track: Track, first: number): number {
  let last = first;
  while (track[last + 1] === track[first]) last++;
  return last;
}

/** The square of a neighbour along the track that belongs to the same player as the piece on `square`, or 0. */
export function partnerOf(track: Track, square: number): number {
  const owner = track[square];
  if (track[square - 1] === owner) return square - 1;
  return track[square + 1] === owner ? square + 1 : 0; // S-ADJ
}
