import type { Sample } from './sample.js';
import { playGame, type SelfPlayer } from './selfPlay.js';
import { CHUNK_GAMES, type Settings } from './settings.js';

/** The samples of one chunk: they depend on the settings, the weights and its number alone. */
export function playChunk<S, M>(
  player: SelfPlayer<S, M>,
  { nodes, seed }: Pick<Settings, 'nodes' | 'seed'>,
  index: number,
): Sample[] {
  const games = Array.from({ length: CHUNK_GAMES }, (_, game) => index * CHUNK_GAMES + game);
  return games.flatMap((game) => playGame(player, [seed, game], nodes, game % CHUNK_GAMES));
}
