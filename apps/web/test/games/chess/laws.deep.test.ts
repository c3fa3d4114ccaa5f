import { expect, test } from 'vitest';
import { classicoFace } from '../../../src/games/chess/classico.js';
import { nucleoFace } from '../../../src/games/chess/nucleo.js';
import { passageFaults, pathFaults, positionFaults } from '../grid/laws.js';
import { passagesOf, vectorEnds, vectors } from '../grid/reading.js';

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
}
