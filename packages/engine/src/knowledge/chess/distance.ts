import { CELLS } from '@tabuleiro/grid';

const SHIFT = 256;

/** King steps between two cells, by their difference. */
const STEPS = new Uint8Array(2 * SHIFT);
for (let from = 0; from < CELLS; from++) {
  for (let to = 0; to < CELLS; to++) {
    const across = Math.abs((from & 15) - (to & 15));
    const up = Math.abs((from >> 4) - (to >> 4));
    if (across < 8 && up < 8) STEPS[to - from + SHIFT] = Math.max(across, up);
  }
}

/** King steps from one square to another. */
export function stepsBetween(from: number, to: number): number {
  return STEPS[to - from + SHIFT];
}
