import { expect, test } from 'vitest';
import { answer, place, withoutSingleAnswers } from '../../../src/games/grid/paths.js';

test('a question with one answer is not asked', () => {
  const path = (move: string, ...answers: readonly string[]) => ({
    move,
    steps: [place('a7'), ...answers.map((given, i) => answer(`q${i}`, given))],
  });
  const asked = withoutSingleAnswers([path('1', 'x', 'u'), path('2', 'y', 'u'), path('3', 'y', 'v')]);
  expect(asked).toEqual([path('1', 'x'), path('2', 'y', 'u'), path('3', 'y', 'v')]);
});
