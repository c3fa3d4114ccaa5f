import type { GameId } from '@tabuleiro/game';
import type { Level, Temper } from './level.js';

/** From the first level to the tenth; `npm run calibrate` measures the steps between them (docs/levels.md). */
const CHESS: readonly Temper[] = [
  { nodes: 400, depth: 1, noise: 250, blindness: 700 },
  { nodes: 400, depth: 1, noise: 162, blindness: 530 },
  { nodes: 400, depth: 1, noise: 114, blindness: 402 },
  { nodes: 400, depth: 1, noise: 82, blindness: 300 },
  { nodes: 1_000, depth: 2, noise: 96, blindness: 312 },
  { nodes: 1_000, depth: 2, noise: 68, blindness: 210 },
  { nodes: 2_000, depth: 3, noise: 50, blindness: 143 },
  { nodes: 3_000, depth: 4, noise: 38, blindness: 90 },
  { nodes: 5_000, depth: 5, noise: 25, blindness: 50 },
  { nodes: 8_000, depth: 7, noise: 15, blindness: 23 },
];

/** Depth tells more here than in classic chess: with the same tempers the upper levels were too far apart. */
const NUCLEO: readonly Temper[] = [
  ...CHESS.slice(0, 6),
  { nodes: 2_000, depth: 3, noise: 54, blindness: 158 },
  { nodes: 3_000, depth: 4, noise: 40, blindness: 97 },
  { nodes: 5_000, depth: 5, noise: 28, blindness: 59 },
  { nodes: 8_000, depth: 7, noise: 18, blindness: 30 },
];

const BRASEZ: readonly Temper[] = [
  { nodes: 400, depth: 1, noise: 250, blindness: 700 },
  { nodes: 400, depth: 1, noise: 178, blindness: 570 },
  { nodes: 400, depth: 1, noise: 124, blindness: 430 },
  { nodes: 400, depth: 1, noise: 82, blindness: 298 },
  { nodes: 1_000, depth: 2, noise: 102, blindness: 336 },
  { nodes: 1_000, depth: 2, noise: 76, blindness: 236 },
  { nodes: 1_000, depth: 2, noise: 54, blindness: 155 },
  { nodes: 2_500, depth: 3, noise: 56, blindness: 148 },
  { nodes: 4_000, depth: 4, noise: 45, blindness: 106 },
  { nodes: 6_500, depth: 5, noise: 36, blindness: 74 },
];

/** A game that nobody has measured yet plays like chess. */
const TEMPERS: ReadonlyMap<GameId, readonly Temper[]> = new Map([
  ['nucleo', NUCLEO],
  ['brasez', BRASEZ],
]);

/** How a level plays a game. */
export function temperOf(game: GameId, level: Level): Temper {
  return (TEMPERS.get(game) ?? CHESS)[level - 1];
}
