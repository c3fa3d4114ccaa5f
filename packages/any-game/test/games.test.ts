import { expect, test } from 'vitest';
import { findGame, findWrittenGame, WRITTEN_GAMES } from '../src/games.js';
import { studyOfMatch, writtenClassico } from '../src/index.js';
import { gameMatchOf } from './texts.js';

test('every game is in the list once, and is found by its id', () => {
  const ids = WRITTEN_GAMES.map(({ game }) => game.id);
  expect(ids).toEqual(['classico', 'nucleo', 'brasez', 'senet']);
  for (const written of WRITTEN_GAMES) expect(findWrittenGame(written.game.id)).toBe(written);
  expect(findGame('senet')).toBe(findWrittenGame('senet')?.game);
  for (const find of [findWrittenGame, findGame]) expect(find('damas')).toBeUndefined();
});

test('games whose openings have names find them by their positions; others have none', async () => {
  expect(WRITTEN_GAMES.filter(({ loadOpenings }) => loadOpenings !== undefined)).toEqual([
    findWrittenGame('classico'),
  ]);
  const { written, match } = gameMatchOf(writtenClassico, 'e2e4 c7c5 g1f3');
  const { tree } = studyOfMatch(written, match);
  const openings = await findWrittenGame('classico')?.loadOpenings?.();
  expect(openings?.find(tree.steps.map(({ state }) => state))?.code).toBe('B27');
  expect(openings?.find([tree.start])).toBeUndefined();
});
