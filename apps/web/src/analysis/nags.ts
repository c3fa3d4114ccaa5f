/** The signs of a move and of a position that are offered, in the order in which they are shown. */
export const MOVE_NAGS: readonly number[] = [1, 2, 3, 4, 5, 6];
export const POSITION_NAGS: readonly number[] = [10, 13, 14, 15, 16, 17, 18, 19];

/** How annotators write them. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [1, '!'],
  [2, '?'],
  [3, '!!'],
  [4, '??'],
  [5, '!?'],
  [6, '?!'],
  [7, '□'],
  [10, '='],
  [13, '∞'],
  [14, '+='],
  [15, '=+'],
  [16, '±'],
  [17, '∓'],
  [18, '+−'],
  [19, '−+'],
  [22, '⊙'],
  [36, '↑'],
  [40, '→'],
  [132, '⇆'],
  [138, '⊕'],
  [146, 'N'],
]);

/** The sign, or the number as PGN writes it. */
export function signOf(nag: number): string {
  return SIGNS.get(nag) ?? `$${nag}`;
}

/** The number of a sign that was typed. */
export function nagOf(sign: string): number | undefined {
  return MOVE_NAGS.find((nag) => SIGNS.get(nag) === sign);
}

/** Set, or taken away; of each kind there is one at most. */
export function toggleNag(nags: readonly number[], nag: number): readonly number[] {
  if (nags.includes(nag)) return nags.filter((other) => other !== nag);
  const kind = [MOVE_NAGS, POSITION_NAGS].find((all) => all.includes(nag)) ?? [];
  return [...nags.filter((other) => !kind.includes(other)), nag];
}
