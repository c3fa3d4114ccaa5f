import {
  BLACK,
  formatPlacement,
  parsePlacement,
  pieceOf,
  placementOf,
  squareAt,
  WHITE,
} from '@tabuleiro/grid';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { formatPiece, parsePiece } from '../src/placement.js';

const LETTERS = ' PNBRQK';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

test('the start arrangement is read and written', () => {
  const board = parsePlacement(START, LETTERS);
  if (!board.ok) throw new Error(board.error.problem);
  expect(board.value.cells[squareAt(4, 0)]).toBe(WHITE | 6);
  expect(board.value.cells[squareAt(3, 7)]).toBe(BLACK | 5);
  expect(board.value.cells[squareAt(0, 3)]).toBe(0);
  expect(formatPlacement(board.value, LETTERS)).toBe(START);
});

test('what stands where is told in reading order, with the names of the game', () => {
  const board = parsePlacement('7k/8/8/p7/8/8/8/K6Q', LETTERS);
  if (!board.ok) throw new Error(board.error.problem);
  const letterOf = (type: number): string => LETTERS[type];
  expect([...placementOf(board.value, letterOf)]).toEqual([
    ['h8', { name: 'K', player: 'b' }],
    ['a5', { name: 'P', player: 'b' }],
    ['a1', { name: 'K', player: 'w' }],
    ['h1', { name: 'Q', player: 'w' }],
  ]);
  expect(pieceOf(BLACK | 2, letterOf)).toEqual({ name: 'N', player: 'b' });
});

const MALFORMED: readonly (readonly [string, object])[] = [
  ['8/8/8/8/8/8/8', { problem: 'rank-count', ranks: 7 }],
  ['8/8/8/8/8/8/8/8/8', { problem: 'rank-count', ranks: 9 }],
  ['', { problem: 'rank-count', ranks: 1 }],
  ['8/8/8/8/8/8/8/7', { problem: 'rank-length', rank: 1 }],
  ['8/7k1/8/8/8/8/8/8', { problem: 'rank-length', rank: 7 }],
  ['/8/8/8/8/8/8/8', { problem: 'rank-length', rank: 8 }],
  ['44/8/8/8/8/8/8/8', { problem: 'digit-run', rank: 8 }],
  ['9/8/8/8/8/8/8/8', { problem: 'unknown-letter', rank: 8, letter: '9' }],
  ['0k7/8/8/8/8/8/8/8', { problem: 'unknown-letter', rank: 8, letter: '0' }],
  ['8/8/8/x7/8/8/8/8', { problem: 'unknown-letter', rank: 5, letter: 'x' }],
  ['8/8/8/ 7/8/8/8/8', { problem: 'unknown-letter', rank: 5, letter: ' ' }],
];

for (const [text, error] of MALFORMED) {
  test(`a board that cannot be read: ${JSON.stringify(text)}`, () => {
    expect(parsePlacement(text, LETTERS)).toEqual({ ok: false, error });
  });
}

test('a piece is one letter, upper case for White', () => {
  expect(parsePiece('K', LETTERS)).toBe(WHITE | 6);
  expect(parsePiece('k', LETTERS)).toBe(BLACK | 6);
  expect(formatPiece(BLACK | 2, LETTERS)).toBe('n');
  for (const text of ['', ' ', 'x', 'KQ', 'PN', 'ß', 'ſ']) expect(parsePiece(text, LETTERS)).toBeUndefined();
});

test('random arrangements survive writing and reading; mutated texts never throw', () => {
  const random = new Random(12);
  const texts = Array.from({ length: 200 }, () =>
    Array.from({ length: 8 }, () =>
      Array.from({ length: 8 }, () => random.pick(['.', '.', ...'PNBRQKpnbrqk']))
        .join('')
        .replace(/\.+/g, (gap) => `${gap.length}`),
    ).join('/'),
  );
  for (const text of [...texts, ...fuzzTexts(1, 5000, texts)]) {
    const board = parsePlacement(text, LETTERS);
    if (board.ok) expect(formatPlacement(board.value, LETTERS)).toBe(text);
  }
  expect(texts.every((text) => parsePlacement(text, LETTERS).ok)).toBe(true);
});
