import { moveTexts, Random, randomGame, randomMove } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { pegs } from '../../game/test/pegs.js';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number): number[] => {
    const random = new Random(seed);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers below a limit are spread evenly', () => {
  const random = new Random(3);
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 10_000; i++) counts[random.below(5)]++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('a sample has the asked size, no repeats and the order of its list', () => {
  const random = new Random(11);
  for (let i = 0; i < 50; i++) {
    const sample = random.sample([1, 2, 3, 4, 5, 6], 3);
    expect(sample).toHaveLength(3);
    expect(sample).toEqual([...new Set(sample)].sort());
  }
  expect(random.sample([1, 2], 5)).toEqual([1, 2]);
});

test('chance follows its weights', () => {
  const random = new Random(2);
  let twos = 0;
  for (let i = 0; i < 4000; i++) twos += randomMove(pegs, pegs.start(), random)?.count === 2 ? 1 : 0;
  expect(Math.abs(twos - 3000)).toBeLessThan(150);
});

test('a random game goes to its end or its limit, the same for the same seed', () => {
  const play = (plies: number, seed: number): string[] =>
    [...randomGame(pegs, pegs.start(), plies, new Random(seed))].map(pegs.notation.formatPosition);
  expect(play(100, 4)).toEqual(play(100, 4));
  expect(play(100, 4).at(-1)).toMatch(/^0 [AB] -$/);
  expect(play(3, 4)).toHaveLength(4);
});

test('move texts come in the order of moves', () => {
  expect(moveTexts(pegs, { pegs: 7, player: 'A', thrown: 2 })).toEqual(['-1', '-2']);
});
