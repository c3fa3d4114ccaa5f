import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { classicoFace } from '../../../src/games/chess/classico.js';
import { nucleoFace } from '../../../src/games/chess/nucleo.js';
import { attemptFaults, positionFaults } from '../grid/laws.js';
import { randomPassages, vectorEnds } from '../grid/reading.js';

for (const face of [classicoFace, nucleoFace]) {
  const { entry } = face;
  const file = `chess/test/data/${entry.id}.jsonl`;

  test(`[P-F6] ${entry.id}: every legal move of many vectors is a path of choices, and said`, () => {
    const ends = new Random(1).sample([...vectorEnds(entry, file)], 100);
    for (const end of ends) expect(positionFaults(face, end)).toEqual([]);
  });

  test(`[P-F6] ${entry.id}: and in a random game`, () => {
    for (const { before } of randomPassages(entry, 1, 120)) expect(positionFaults(face, before)).toEqual([]);
  });

  test(`[P-F6] ${entry.id}: what cannot be chosen has its reason in words`, () => {
    const codes = new Set<string>();
    for (const { before } of randomPassages(entry, 11, 60)) {
      expect(attemptFaults(face, before, codes)).toEqual([]);
    }
    expect([...codes]).toEqual(expect.arrayContaining(['pawn-pattern', 'path-blocked', 'own-piece']));
  });
}
