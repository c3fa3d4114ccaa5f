import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition } from '../../../../../packages/brasez/test/positions.js';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { attemptFaults, positionFaults } from '../grid/laws.js';
import { randomGameMoves, read, vectorEnds } from '../grid/reading.js';

const VECTORS = 'brasez/test/data/vectors.jsonl';

test('[P-F6] every legal action of many vectors is a path of choices, and said', () => {
  const ends = new Random(1).sample([...vectorEnds(view, VECTORS)], 120);
  for (const end of ends) expect(positionFaults(view, end)).toEqual([]);
});

test('[P-F6] and in a random game', () => {
  for (const { before } of randomGameMoves(view, 1, 60)) expect(positionFaults(view, before)).toEqual([]);
});

test('[P-F6] and in made-up positions', () => {
  const random = new Random(21);
  for (let i = 0; i < 40; i++) {
    expect(positionFaults(view, read(view, randomPosition(random)))).toEqual([]);
  }
});

test('[P-F6] what cannot be chosen has its reason in words', () => {
  const codes = new Set<string>();
  const random = new Random(31);
  const ends = [...vectorEnds(view, VECTORS)];
  for (const end of random.sample(ends, 30)) expect(attemptFaults(view, end, codes)).toEqual([]);
  expect(codes.size).toBeGreaterThan(40);
  // These are about how an action is written, which nobody does here.
  expect(
    [...codes].filter((code) => /^(bad-move|charge-mark|legion-(order|apart|pawns)|promotion)/.test(code)),
  ).toEqual([]);
});
