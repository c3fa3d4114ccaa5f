import type { GameId } from '@tabuleiro/game';
import { findEngineGame } from '../registry.js';
import { LEVELS, type Level } from './levels.js';

/** For a game that nobody has measured: steps of equal size. */
const ROUGH: readonly number[] = LEVELS.map((level) => 500 + 165 * (level - 1));

/** The Elo of a level: of classico on the scale of `UCI_Elo`, of the others a relative one. */
export function levelElo(game: GameId, level: Level): number {
  return (findEngineGame(game)?.levels?.elo ?? ROUGH)[level - 1];
}

/** The level whose Elo is nearest; of two equally near ones the weaker. */
export function levelNearElo(game: GameId, elo: number): Level {
  const distance = (level: Level): number => Math.abs(levelElo(game, level) - elo);
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}
