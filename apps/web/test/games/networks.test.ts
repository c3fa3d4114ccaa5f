import { NETWORK_GAMES, SEARCHED_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { networkAddress } from '../../src/games/networks.js';
import { GAME_IDS, loadView } from '../../src/games/registry.js';

test('[P-AI] the app has the network of exactly the games that are shipped with one', () => {
  expect(SEARCHED_GAMES.filter((game) => networkAddress(game) !== undefined)).toEqual(
    SEARCHED_GAMES.filter((game) => NETWORK_GAMES.includes(game)),
  );
});

test('[P-AI] every game says what the computer needs for it', async () => {
  for (const game of GAME_IDS) expect((await loadView(game))?.resources, game).toBeDefined();
});

test('[P-AI] a game without a network asks for nothing', async () => {
  const { loadNetwork } = await import('../../src/games/networks.js');
  expect(await loadNetwork('velha')).toEqual([]);
});
