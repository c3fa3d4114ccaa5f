import type { GameId } from '@tabuleiro/game';
import type { Level, Temper } from './level.js';

/** From the first level to the tenth. Rough: measured ones take their place game by game. */
const ROUGH: readonly Temper[] = [
  { nodes: 400, depth: 1, noise: 250, blindness: 700 },
  { nodes: 400, depth: 1, noise: 195, blindness: 600 },
  { nodes: 600, depth: 2, noise: 155, blindness: 510 },
  { nodes: 1_000, depth: 2, noise: 115, blindness: 400 },
  { nodes: 1_500, depth: 3, noise: 90, blindness: 300 },
  { nodes: 2_200, depth: 4, noise: 70, blindness: 210 },
  { nodes: 3_500, depth: 5, noise: 52, blindness: 140 },
  { nodes: 5_000, depth: 6, noise: 38, blindness: 85 },
  { nodes: 8_000, depth: 7, noise: 26, blindness: 45 },
  { nodes: 12_000, depth: 9, noise: 14, blindness: 12 },
];

const TEMPERS: ReadonlyMap<GameId, readonly Temper[]> = new Map();

/** How a level plays a game. */
export function temperOf(game: GameId, level: Level): Temper {
  return (TEMPERS.get(game) ?? ROUGH)[level - 1];
}
