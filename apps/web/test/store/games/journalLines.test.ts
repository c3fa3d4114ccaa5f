import { expect, test } from 'vitest';
import { baseIdOf, freeId } from '../../../src/store/games/gameVersions.js';
import { compareJournals, isLine, linesOf, supersedes } from '../../../src/store/games/journalLines.js';

const tick = (spent: unknown, by = 'w'): string => `${JSON.stringify({ kind: 'tick', by, spent })}\n`;
const move = '{"kind":"move","by":"w","spent":1,"move":"e2e4"}\n';

test.each(['', 'a', 'a\n', '\n', 'a\nb', 'a\nb\n', '\n\n', 'a\n\nb'])(
  'the lines of %j make it up again',
  (text) => {
    expect(linesOf(text).join('')).toBe(text);
    expect(linesOf(text).slice(0, -1).every(isLine)).toBe(true);
  },
);

test('a line is one line with its end', () => {
  expect(['\n', 'a\n'].map(isLine)).toEqual([true, true]);
  expect(['', 'a', 'a\nb', 'a\nb\n', '\na', 7, undefined].some(isLine)).toBe(false);
});

test('only a tick gives way, and only to a longer one of the same player', () => {
  expect(supersedes(tick(1), tick(2))).toBe(true);
  expect(supersedes(move, move)).toBe(true);
  expect(supersedes(tick(2), tick(1))).toBe(false);
  expect(supersedes(tick(1), tick(2, 'b'))).toBe(false);
  expect(supersedes(tick('1'), tick(2))).toBe(false);
  expect(supersedes(tick(1), move)).toBe(false);
  expect(supersedes(move, tick(2))).toBe(false);
  expect(supersedes('x\n', tick(2))).toBe(false);
});

test.each([
  [['h', 'a'], ['h', 'a'], 'same'],
  [['h'], ['h', 'a'], 'older'],
  [['h', 'a'], ['h'], 'newer'],
  [['h', 'a'], ['h', 'b'], 'diverged'],
  [['h', 'a'], ['h', 'b', 'c'], 'diverged'],
  [['h'], ['g', 'a'], 'diverged'],
  [['h', tick(1)], ['h', tick(2)], 'older'],
  [['h', tick(2)], ['h', tick(1)], 'newer'],
  [['h', tick(1)], ['h', tick(2), move], 'older'],
  [['h', tick(3)], ['h', tick(2), move], 'diverged'],
  [['h', tick(1), move], ['h', tick(2), move], 'diverged'],
  [[], [], 'diverged'],
  [[], ['h'], 'diverged'],
] as const)('%j is to %j: %s', (lines, other, expected) => {
  expect(compareJournals(lines, other)).toBe(expected);
});

test('versions of a game share their family', () => {
  expect(freeId('x', () => false)).toBe('x');
  expect(freeId('x', (id) => id === 'x')).toBe('x~2');
  expect(freeId('x~2', (id) => ['x', 'x~2', 'x~3'].includes(id))).toBe('x~4');
  expect(['x', 'x~2', 'x~13', 'x~'].map(baseIdOf)).toEqual(['x', 'x', 'x', 'x~']);
});
