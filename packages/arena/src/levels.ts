import type { GameId } from '@tabuleiro/game';
import type { Level, Temper } from '@tabuleiro/search';

/** Rough: what each level is like until it is measured. */
export function temperOf(_game: GameId, level: Level): Temper {
  const weakness = 10 - level;
  return {
    nodes: Math.round(200 * 2 ** (level * 0.9)),
    depth: 1 + level,
    noise: weakness * 15,
    blindness: weakness * 12,
  };
}
