import type { Track } from './track.js';

/** A neighbour on the track that belongs to the same player as the piece on `square`, or 0. */
export function partnerOf(track: Track, square: number): number {
  const owner = track[square];
  if (track[square - 1] === owner) return square - 1;
  return track[square + 1] === owner ? square + 1 : 0; // S-ADJ
}
