/*
 * Pawns by file: a table indexed by side × 10 + file + 1 (so that the files beside one need no test), whose entries are
 * the ranks on which pawns stand, as bits.
 */
export const PAWN_FILES = 20;

/** The ranks strictly ahead of a rank, as bits: for White, for Black. */
export const AHEAD: readonly Uint8Array[] = [
  Uint8Array.from({ length: 8 }, (_, rank) => 255 << (rank + 1)),
  Uint8Array.from({ length: 8 }, (_, rank) => (1 << rank) - 1),
];

/** Steps that `side` looks ahead from a rank to the nearest pawn of a side on a file, 0 when there is none. */
export function stepsToPawn(
  pawns: Uint8Array,
  side: number,
  whose: number,
  file: number,
  rank: number,
): number {
  const ahead = pawns[whose * 10 + file] & AHEAD[side][rank];
  if (ahead === 0) return 0;
  return side === 0 ? 31 - Math.clz32(ahead & -ahead) - rank : rank - (31 - Math.clz32(ahead));
}
