import { readdirSync, readFileSync } from 'node:fs';
import { eloOf, LEVELS, PLAYED_GAMES, THINKING_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { findPlayed } from '../src/registry.js';

test('[P-AI] the computer plays every game that a search thinks through, and Senet', () => {
  expect(PLAYED_GAMES).toEqual([...THINKING_GAMES, 'senet']);
  expect(findPlayed('go')).toBeUndefined();
});

test.each(PLAYED_GAMES)('[P-F2] %s brings ten levels; a higher one is the stronger', (game) => {
  expect(findPlayed(game)?.levels?.tempers).toHaveLength(LEVELS.length);
  const elos = LEVELS.map((level) => eloOf(game, level));
  expect(elos).toEqual([...elos].sort((a, b) => a - b));
});

test('[P-NF6] the hosts know no game', () => {
  const folder = new URL('../src/host/', import.meta.url);
  for (const file of readdirSync(folder)) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(
      /classico|nucleo|brasez|senet|oracle/i,
    );
  }
});
