import { expect, test } from 'vitest';
import { brasezFace as face } from '../../../src/games/brasez/brasez.js';
import { passageFaults, pathFaults, positionFaults } from '../grid/laws.js';
import { passagesOf, randomPassages, vectorEnds, vectors } from '../grid/reading.js';

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
