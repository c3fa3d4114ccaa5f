import { expect, test } from 'vitest';
import { classicoView, nucleoView } from '../../../src/games/chess/chess.js';
import { gameMoveFaults, pathFaults, positionFaults } from '../grid/laws.js';
import { gameMovesOf, vectorEnds, vectors } from '../grid/reading.js';

for (const view of [classicoView, nucleoView]) {
  const { id } = view.written.game;
  const file = `chess/test/data/${id}.jsonl`;

  test(`[P-F6] ${id}: every legal move of every vector is a path of choices, and said`, () => {
    for (const end of vectorEnds(view, file)) expect(positionFaults(view, end)).toEqual([]);
  });

  test(`[P-F6] ${id}: so is every move on the way there`, () => {
    for (const { start, actions } of vectors(view, file)) {
      for (const gameMove of gameMovesOf(view, start, actions)) {
        expect([...pathFaults(view, gameMove.before), ...gameMoveFaults(view, gameMove)]).toEqual([]);
      }
    }
  });
}
