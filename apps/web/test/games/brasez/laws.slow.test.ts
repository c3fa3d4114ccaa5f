import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition } from '../../../../../packages/brasez/test/positions.js';
import { brasezFace as face } from '../../../src/games/brasez/brasez.js';
import { attemptFaults, passageFaults, pathFaults, positionFaults } from '../grid/laws.js';
import { passagesOf, randomPassages, read, vectorEnds, vectors } from '../grid/reading.js';

const { entry } = face;
const VECTORS = 'brasez/test/data/vectors.jsonl';

test('[P-F6] every legal action of every vector is a path of choices, and said', () => {
  for (const end of vectorEnds(entry, VECTORS)) expect(positionFaults(face, end)).toEqual([]);
});

test('[P-F6] so is every action on the way there', () => {
  for (const { start, actions } of vectors(entry, VECTORS)) {
    for (const passage of passagesOf(start, actions)) {
      expect([...pathFaults(face, passage.before), ...passageFaults(face, passage)]).toEqual([]);
    }
  }
});

test.each([1, 2, 3])('[P-F6] and in the random game %i', (seed) => {
  for (const { before } of randomPassages(entry, seed, 120)) expect(positionFaults(face, before)).toEqual([]);
});

test.each([21, 22, 23])('[P-F6] and in made-up positions, seed %i', (seed) => {
  const random = new Random(seed);
  for (let i = 0; i < 40; i++) {
    expect(positionFaults(face, read(entry, randomPosition(random)))).toEqual([]);
  }
});

test('[P-F6] what cannot be chosen has its reason in words', () => {
  const codes = new Set<string>();
  const random = new Random(31);
  const ends = [...vectorEnds(entry, VECTORS)];
  for (const end of random.sample(ends, 30)) expect(attemptFaults(face, end, codes)).toEqual([]);
  expect(codes.size).toBeGreaterThan(40);
  // These are about how an action is written, which nobody does here.
  expect(
    [...codes].filter((code) => /^(bad-move|charge-mark|legion-(order|apart|pawns)|promotion)/.test(code)),
  ).toEqual([]);
});
