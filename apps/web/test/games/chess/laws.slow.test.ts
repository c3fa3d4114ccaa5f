import { expect, test } from 'vitest';
import { classicoFace } from '../../../src/games/chess/classico.js';
import { nucleoFace } from '../../../src/games/chess/nucleo.js';
import { attemptFaults, passageFaults, pathFaults, positionFaults } from '../grid/laws.js';
import { passagesOf, randomPassages, vectorEnds, vectors } from '../grid/reading.js';

for (const face of [classicoFace, nucleoFace]) {
  const { entry } = face;
  const file = `chess/test/data/${entry.id}.jsonl`;

  test(`[P-F6] ${entry.id}: every legal move of every vector is a path of choices, and said`, () => {
    for (const end of vectorEnds(entry, file)) expect(positionFaults(face, end)).toEqual([]);
  });

  test(`[P-F6] ${entry.id}: so is every move on the way there`, () => {
    for (const { start, actions } of vectors(entry, file)) {
      for (const passage of passagesOf(start, actions)) {
        expect([...pathFaults(face, passage.before), ...passageFaults(face, passage)]).toEqual([]);
      }
    }
  });

  test.each([1, 2, 3])(`[P-F6] ${entry.id}: and in the random game %i`, (seed) => {
    for (const { before } of randomPassages(entry, seed, 120))
      expect(positionFaults(face, before)).toEqual([]);
  });

  test(`[P-F6] ${entry.id}: what cannot be chosen has its reason in words`, () => {
    const codes = new Set<string>();
    for (const { before } of randomPassages(entry, 11, 60)) {
      expect(attemptFaults(face, before, codes)).toEqual([]);
    }
    expect([...codes]).toEqual(expect.arrayContaining(['pawn-pattern', 'path-blocked', 'own-piece']));
  });
}
