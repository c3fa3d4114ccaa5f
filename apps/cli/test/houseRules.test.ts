import { LANGS, wordOption } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.js';

test.each(LANGS)('every house rule of every game has a name in %s', (lang) => {
  const names = GAMES.flatMap(({ game }) => game.options.map(({ name }) => name));
  expect(names.filter((name) => wordOption(lang, name) === name)).toEqual([]);
});
