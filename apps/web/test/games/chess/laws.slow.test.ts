import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { classicoView, nucleoView } from '../../../src/games/chess/chess.js';
import { attemptFaults, positionFaults } from '../grid/laws.js';
import { randomGameMoves, vectorEnds } from '../grid/reading.js';

for (const view of [classicoView, nucleoView]) {
  const { id } = view.written.game;
  const file = `chess/test/data/${id}.jsonl`;

  test(`[P-F6] ${id}: every legal move of many vectors is a path of choices, and said`, () => {
    const ends = new Random(1).sample([...vectorEnds(view, file)], 100);
    for (const end of ends) expect(positionFaults(view, end)).toEqual([]);
  });

  test(`[P-F6] ${id}: and in a random game`, () => {
    for (const { before } of randomGameMoves(view, 1, 120)) expect(positionFaults(view, before)).toEqual([]);
  });

  test(`[P-F6] ${id}: what cannot be chosen has its reason in words`, () => {
    const codes = new Set<string>();
    for (const { before } of randomGameMoves(view, 11, 60)) {
      expect(attemptFaults(view, before, codes)).toEqual([]);
    }
    expect([...codes]).toEqual(expect.arrayContaining(['pawn-pattern', 'path-blocked', 'own-piece']));
  });
}
