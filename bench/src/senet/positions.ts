import type { SeededRandom } from '@tabuleiro/arena';
import { LAST, type SenetState, senet, WATER } from '@tabuleiro/senet';
import { type ExactValues, PagedTable } from '@tabuleiro/senet-engine';

/** The pieces of the player about to throw and of the other, bit n for square n. */
export type Pair = { readonly own: number; readonly other: number };

/** How likely the players of many positions win, each page of a table on the disk being read once. */
export function winMany(table: ExactValues, own: Int32Array, other: Int32Array): Float64Array {
  if (table instanceof PagedTable) return table.winMany(own, other);
  return Float64Array.from(own, (set, i) => table.win(set, other[i]));
}

/** A position in which `player` is about to throw, or has thrown `die`. */
export function stateOf({ own, other }: Pair, player: 'A' | 'B' = 'A', die = 0): SenetState {
  const [a, b] = player === 'A' ? [own, other] : [other, own];
  const squares = Array.from({ length: LAST }, (_, i) =>
    (a >> (i + 1)) & 1 ? 'A' : (b >> (i + 1)) & 1 ? 'B' : '.',
  ).join('');
  const groups = [squares.slice(0, 10), squares.slice(10, 20), squares.slice(20)].join('/');
  const parsed = senet.notation.parsePosition(`${groups} ${player} ${die === 0 ? '-' : die}`);
  if (!parsed.ok) throw new Error(`no position: ${groups}`);
  return parsed.value;
}

/** So many pieces on squares that chance picks, among those that are free. */
export function scatter(random: SeededRandom, count: number, taken: number): number {
  let set = 0;
  for (let left = count; left > 0; ) {
    const square = 1 + random.below(LAST);
    const bit = 1 << square;
    if (square === WATER || ((taken | set) & bit) !== 0) continue;
    set |= bit;
    left--;
  }
  return set;
}
