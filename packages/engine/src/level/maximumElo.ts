import type { GameId } from '@tabuleiro/game';
import { MEASURED_MAXIMUM } from './measuredMaximum.js';

/** Beyond what was measured, a strength is foretold for so many times fewer or more positions, and no further. */
const REACH = 64;
/** The share of the last measured gain that a doubling is thought to bring beyond it: it brings less and less. */
const LATER_GAIN = 0.25;

/**
 * The Elo of "máximo" where it looks at so many positions for each move, on the scale of the game's levels; undefined where
 * nobody has measured it. Between two measured numbers it grows by the same for each doubling.
 */
export function maximumElo(
  game: GameId,
  positions: number,
  measured: readonly (readonly [number, number])[] = MEASURED_MAXIMUM[game] ?? [],
): number | undefined {
  if (measured.length < 2 || !(positions > 0)) return undefined;
  const [most, highest] = measured[measured.length - 1];
  const counted = Math.min(most * REACH, Math.max(measured[0][0] / REACH, positions));
  const above = measured.findIndex(([known]) => known >= counted);
  const end = above < 0 ? measured.length - 1 : Math.max(1, above);
  const [from, low] = measured[end - 1];
  const [to, high] = measured[end];
  const gain = (high - low) / Math.log(to / from);
  if (counted > most) return highest + LATER_GAIN * gain * Math.log(counted / most);
  return low + gain * Math.log(counted / from);
}
