import { expect, test } from 'vitest';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { gameMoveFaults, pathFaults, positionFaults } from '../grid/laws.js';
import { gameMovesOf, randomGameMoves, vectorEnds, vectors } from '../grid/reading.js';

const VECTORS = 'brasez/test/data/vectors.jsonl';

test('[P-F6] every legal action of every vector is a path of choices, and said', () => {
  for (const end of vectorEnds(view, VECTORS)) expect(positionFaults(view, end)).toEqual([]);
});

test('[P-F6] so is every action on the way there', () => {
  for (const { start, actions } of vectors(view, VECTORS)) {
    for (const gameMove of gameMovesOf(view, start, actions)) {
      expect([...pathFaults(view, gameMove.before), ...gameMoveFaults(view, gameMove)]).toEqual([]);
    }
  }
});

test.each([1, 2, 3])('[P-F6] and in the random game %i', (seed) => {
  for (const { before } of randomGameMoves(view, seed, 120)) expect(positionFaults(view, before)).toEqual([]);
});
