import { makeHashKeys } from '@tabuleiro/game';
import type { Board } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, WHITE } = grid;

/** By piece code × 256 + cell. */
const { low: KEYS } = makeHashKeys(0xc0de, 128 * 256);
/** The same array for those who follow the hashes move by move. */
export const PART_KEYS: Int32Array = KEYS;

/** Hashes of the pawns, of White's other pieces and of Black's; they differ with the side to act, too. */
export function hashBoardParts(
  { lists, counts }: Board,
  us: number,
  pawn: number,
  others: Int32Array,
  into: Int32Array,
): void {
  const begin = KEYS[us];
  into[0] = begin ^ hashOf(lists, counts, WHITE | pawn) ^ hashOf(lists, counts, BLACK | pawn);
  let white = begin;
  let black = begin;
  for (let i = 0; i < others.length; i++) {
    white ^= hashOf(lists, counts, WHITE | others[i]);
    black ^= hashOf(lists, counts, BLACK | others[i]);
  }
  into[1] = white;
  into[2] = black;
}

function hashOf(lists: Uint8Array, counts: Uint8Array, code: number): number {
  let hash = 0;
  for (let i = code << 6, end = i + counts[code]; i < end; i++) hash ^= KEYS[(code << 8) | lists[i]];
  return hash;
}
