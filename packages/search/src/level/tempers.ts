import type { GameId } from '@tabuleiro/game';
import type { Level, Temper } from './level.js';

/** From the first level to the tenth. Rough: measured ones take their place game by game. */
const ROUGH: readonly Temper[] = [
  { nodes: 300, depth: 1, noise: 120, blindness: 250 },
  { nodes: 600, depth: 2, noise: 105, blindness: 190 },
  { nodes: 1_200, depth: 2, noise: 90, blindness: 140 },
  { nodes: 2_500, depth: 3, noise: 75, blindness: 100 },
  { nodes: 5_000, depth: 4, noise: 60, blindness: 70 },
  { nodes: 10_000, depth: 5, noise: 45, blindness: 45 },
  { nodes: 20_000, depth: 6, noise: 32, blindness: 25 },
  { nodes: 40_000, depth: 8, noise: 20, blindness: 12 },
  { nodes: 80_000, depth: 10, noise: 10, blindness: 4 },
  { nodes: 160_000, depth: 12, noise: 4, blindness: 0 },
];

const TEMPERS: ReadonlyMap<GameId, readonly Temper[]> = new Map();

/** How a level plays a game. */
export function temperOf(game: GameId, level: Level): Temper {
  return (TEMPERS.get(game) ?? ROUGH)[level - 1];
}
