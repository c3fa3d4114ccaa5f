import { Random } from '@tabuleiro/testkit';
import { test } from 'vitest';
import { checkLaws } from './laws.js';
import { randomPosition } from './positions.js';

test('the laws hold in 5,000 made-up positions and the games that follow', () => {
  for (let seed = 10_000; seed < 15_000; seed++) checkLaws(randomPosition(new Random(seed)), seed, 4);
}, 3_600_000);
