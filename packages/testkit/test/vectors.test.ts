import { drawBoard, runPerft, runVectors } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { pegs } from '../../game/test/pegs.js';

const GOOD = {
  game: 'pegs',
  position: '2 A -',
  moves: ['2'],
  result: '2 A 2',
  legal: ['-1', '-2'],
  check: false,
  outcome: null,
};

const run = (change: object): unknown[] =>
  runVectors(pegs, ['', JSON.stringify({ ...GOOD, ...change })]).map(({ line, field }) => [line, field]);

test('a vector that agrees gives no difference, each one that does not names line and field', () => {
  expect(run({})).toEqual([]);
  expect(run({ game: 'other' })).toEqual([[2, 'game']]);
  expect(run({ position: 'x' })).toEqual([[2, 'position']]);
  expect(run({ moves: ['2', '-3'] })).toEqual([[2, 'moves']]);
  expect(run({ result: '2 A 1' })).toEqual([[2, 'result']]);
  expect(run({ legal: ['-1'] })).toEqual([[2, 'legal']]);
  expect(run({ check: true })).toEqual([[2, 'check']]);
  expect(run({ outcome: { winner: 'A', reason: 'win' } })).toEqual([[2, 'outcome']]);
  expect(
    run({ moves: ['2', '-2'], result: '0 B -', legal: [], outcome: { winner: 'A', reason: 'win' } }),
  ).toEqual([]);
});

test('perft entries of the game are counted, too large ones left out, none at all refused', () => {
  const entry = { game: 'pegs', position: '7 A -', depth: 2, nodes: 3 };
  const list = (...entries: object[]): string => JSON.stringify(entries);
  expect(runPerft(pegs, list(entry, { ...entry, game: 'other' }, { ...entry, nodes: 999 }), 100)).toEqual([]);
  expect(runPerft(pegs, list({ ...entry, nodes: 4 }), 100)).toEqual([
    { line: 1, field: 'nodes', expected: 4, actual: 3 },
  ]);
  expect(() => runPerft(pegs, list(), 100)).toThrow('no perft entry');
});

test('a board is drawn one row a line', () => {
  expect(drawBoard('ab1/3/2c w -')).toBe('a b .\n. . .\n. . c');
});
