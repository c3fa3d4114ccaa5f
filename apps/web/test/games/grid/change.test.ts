import { expect, test } from 'vitest';
import { changeOf } from '../../../src/games/grid/change.js';
import { menOf, pieceCalled, turnOf } from '../../../src/games/grid/men.js';
import { answer, place, withoutIdleQuestions } from '../../../src/games/grid/paths.js';

const change = (before: string, after: string, ...led: readonly (readonly [string, string])[]) =>
  changeOf(
    menOf(before),
    menOf(after),
    led.map(([from, to]) => ({ from, to })),
  );

test('a man that is new on the board has come from the nearest place that lost one like it', () => {
  expect(change('8/8/8/pp6/8/8/8/8', '8/8/pp6/8/8/8/8/8')).toEqual({
    led: [],
    followed: [
      { from: 'a5', to: 'a6' },
      { from: 'b5', to: 'b6' },
    ],
    lost: [],
  });
});

test('who stands nowhere any more is lost, the man of the action too', () => {
  expect(change('8/8/8/8/3p4/8/1N6/8', '8/8/8/8/8/8/8/8', ['b2', 'd4'])).toEqual({
    led: [],
    followed: [],
    lost: [
      { place: 'b2', piece: { name: 'knight', colour: 'w' } },
      { place: 'd4', piece: { name: 'pawn', colour: 'b' } },
    ],
  });
});

test('a letter names a piece in either case, nothing else does', () => {
  expect(['K', 'q', 'H', 'g', '', '-', 'x'].map(pieceCalled)).toEqual([
    ...['king', 'queen', 'priest', 'duke'],
    ...[undefined, undefined, undefined],
  ]);
  expect([turnOf('8 w'), turnOf('8 b')]).toEqual(['w', 'b']);
});

test('a text that is no placement is a broken promise', () => {
  expect(() => menOf('nothing')).toThrow('nothing');
});

test('a question with one answer is not asked', () => {
  const path = (action: string, ...answers: readonly string[]) => ({
    action,
    steps: [place('a7'), ...answers.map((given, i) => answer(`q${i}`, given))],
  });
  const asked = withoutIdleQuestions([path('1', 'x', 'u'), path('2', 'y', 'u'), path('3', 'y', 'v')]);
  expect(asked).toEqual([path('1', 'x'), path('2', 'y', 'u'), path('3', 'y', 'v')]);
});
