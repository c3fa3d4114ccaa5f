import { readdirSync, readFileSync } from 'node:fs';
import { ENGINE_GAMES, LEVELS, levelElo, SEARCHED_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { findEngineGame } from '../src/registry.js';

test('[P-AI] the computer plays every game that a search thinks through, and Senet', () => {
  expect(ENGINE_GAMES).toEqual([...SEARCHED_GAMES, 'senet']);
  expect(findEngineGame('go')).toBeUndefined();
});

test.each(ENGINE_GAMES)('[P-F2] %s brings ten levels; a higher one is the stronger', (game) => {
  expect(findEngineGame(game)?.levels?.parameters).toHaveLength(LEVELS.length);
  const elos = LEVELS.map((level) => levelElo(game, level));
  expect(elos).toEqual([...elos].sort((a, b) => a - b));
});

test('[P-NF6] the hosts know no game', () => {
  const folder = new URL('../src/host/', import.meta.url);
  for (const file of readdirSync(folder)) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(
      /[Cc]lassico|[Nn]ucleo|[Bb]rasez|[Ss]enet|[Oo]racle/,
    );
  }
});
