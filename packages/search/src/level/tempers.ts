import type { GameId } from '@tabuleiro/game';
import type { Level, Temper } from './level.js';

/** From the first level to the tenth; `npm run calibrate` measures the steps between them (docs/levels.md). */
const CHESS: readonly Temper[] = [
  { nodes: 400, depth: 1, noise: 250, blindness: 700 },
  { nodes: 400, depth: 1, noise: 160, blindness: 525 },
  { nodes: 400, depth: 1, noise: 118, blindness: 420 },
  { nodes: 400, depth: 1, noise: 88, blindness: 325 },
  { nodes: 1_000, depth: 2, noise: 102, blindness: 335 },
  { nodes: 1_000, depth: 2, noise: 75, blindness: 235 },
  { nodes: 1_000, depth: 2, noise: 55, blindness: 165 },
  { nodes: 3_000, depth: 4, noise: 34, blindness: 75 },
  { nodes: 6_000, depth: 6, noise: 18, blindness: 30 },
  { nodes: 14_000, depth: 9, noise: 8, blindness: 8 },
];

const BRASEZ: readonly Temper[] = [
  { nodes: 400, depth: 1, noise: 250, blindness: 700 },
  { nodes: 400, depth: 1, noise: 165, blindness: 540 },
  { nodes: 400, depth: 1, noise: 116, blindness: 410 },
  { nodes: 400, depth: 1, noise: 78, blindness: 285 },
  { nodes: 1_000, depth: 2, noise: 100, blindness: 330 },
  { nodes: 1_000, depth: 2, noise: 72, blindness: 220 },
  { nodes: 1_000, depth: 2, noise: 48, blindness: 130 },
  { nodes: 2_500, depth: 3, noise: 40, blindness: 95 },
  { nodes: 5_000, depth: 4, noise: 26, blindness: 50 },
  { nodes: 10_000, depth: 6, noise: 13, blindness: 18 },
];

/** A game that nobody has measured yet plays like chess. */
const TEMPERS: ReadonlyMap<GameId, readonly Temper[]> = new Map([['brasez', BRASEZ]]);

/** How a level plays a game. */
export function temperOf(game: GameId, level: Level): Temper {
  return (TEMPERS.get(game) ?? CHESS)[level - 1];
}
