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
  { nodes: 2_500, depth: 3, noise: 36, blindness: 80 },
  { nodes: 4_000, depth: 4, noise: 22, blindness: 38 },
  { nodes: 7_000, depth: 5, noise: 12, blindness: 12 },
];

const BRASEZ: readonly Temper[] = [
  { nodes: 400, depth: 1, noise: 250, blindness: 700 },
  { nodes: 400, depth: 1, noise: 165, blindness: 540 },
  { nodes: 400, depth: 1, noise: 116, blindness: 410 },
  { nodes: 400, depth: 1, noise: 78, blindness: 285 },
  { nodes: 1_000, depth: 2, noise: 100, blindness: 330 },
  { nodes: 1_000, depth: 2, noise: 72, blindness: 220 },
  { nodes: 1_000, depth: 2, noise: 48, blindness: 130 },
  { nodes: 2_500, depth: 3, noise: 42, blindness: 100 },
  { nodes: 4_000, depth: 4, noise: 32, blindness: 65 },
  { nodes: 7_000, depth: 5, noise: 20, blindness: 28 },
];

/** A game that nobody has measured yet plays like chess. */
const TEMPERS: ReadonlyMap<GameId, readonly Temper[]> = new Map([['brasez', BRASEZ]]);

/** How a level plays a game. */
export function temperOf(game: GameId, level: Level): Temper {
  return (TEMPERS.get(game) ?? CHESS)[level - 1];
}
