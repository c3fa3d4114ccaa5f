import { expect, test } from 'vitest';
import { findGame, findWrittenGame, WRITTEN_GAMES } from '../src/games.js';

test('every game is in the list once, and is found by its id', () => {
  const ids = WRITTEN_GAMES.map(({ game }) => game.id);
  expect(ids).toEqual(['classico', 'nucleo', 'brasez', 'senet']);
  for (const written of WRITTEN_GAMES) expect(findWrittenGame(written.game.id)).toBe(written);
  expect(findGame('senet')).toBe(findWrittenGame('senet')?.game);
  for (const find of [findWrittenGame, findGame]) expect(find('damas')).toBeUndefined();
});
