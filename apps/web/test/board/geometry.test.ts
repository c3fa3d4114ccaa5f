import { expect, test } from 'vitest';
import {
  cellAt,
  directionTo,
  extentOf,
  neighbour,
  ray,
  readingOrder,
  readingRows,
  spotOf,
} from '../../src/board/geometry.js';
import { cellIn, chessBoard, EMPTY, senetBoard } from './boards.js';

const board = chessBoard(EMPTY);
const flipped = chessBoard(EMPTY, { flipped: true });

test('[P-NF1] (point 1) rows are read as they lie on the screen', () => {
  expect(readingRows(board).map((row) => row.map(({ id }) => id).join(' '))[0]).toBe(
    'a8 b8 c8 d8 e8 f8 g8 h8',
  );
  expect(readingRows(flipped).map((row) => row.map(({ id }) => id).join(' '))[0]).toBe(
    'h1 g1 f1 e1 d1 c1 b1 a1',
  );
});

test('[P-NF1] (point 9) a board with a track is read along it, the row that runs backwards too', () => {
  const order = readingOrder(senetBoard([], [])).map(({ id }) => id);
  expect(order).toEqual(Array.from({ length: 30 }, (_, i) => String(i + 1)));
  expect(readingRows(senetBoard([], [])).map((row) => row.length)).toEqual([10, 10, 10]);
});

test('[P-NF1] (point 9) houses 11 to 20 lie from right to left', () => {
  const senet = senetBoard([], []);
  expect(spotOf(senet, cellIn(senet, '11'))).toEqual({ x: 9, y: 1 });
  expect(spotOf(senet, cellIn(senet, '20'))).toEqual({ x: 0, y: 1 });
});

test('a spot and its cell find each other, whichever way the board lies', () => {
  for (const model of [board, flipped, senetBoard([], [])]) {
    for (const cell of model.cells) expect(cellAt(model, spotOf(model, cell))).toBe(cell);
  }
});

test('neighbours are those of the screen, and there is none behind the edge', () => {
  expect(neighbour(board, cellIn(board, 'e4'), 'up-right')?.id).toBe('f5');
  expect(neighbour(flipped, cellIn(flipped, 'e4'), 'up-right')?.id).toBe('d3');
  expect(neighbour(board, cellIn(board, 'a1'), 'left')).toBeUndefined();
});

test('a ray goes to the edge, the nearest cell first', () => {
  expect(ray(board, cellIn(board, 'e4'), 'down-left').map(({ id }) => id)).toEqual(['d3', 'c2', 'b1']);
});

test('a direction leads to a cell that touches, and to no other', () => {
  expect(directionTo(board, cellIn(board, 'e4'), cellIn(board, 'e5'))).toBe('up');
  expect(directionTo(flipped, cellIn(flipped, 'e4'), cellIn(flipped, 'e5'))).toBe('down');
  expect(directionTo(board, cellIn(board, 'e4'), cellIn(board, 'e6'))).toBeUndefined();
});

test('a long board that stands upright is read along its track all the same, and seen as three columns', () => {
  const upright = { ...senetBoard([], []), upright: true };
  expect(readingOrder(upright).map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, i) => String(i + 1)),
  );
  expect(extentOf(upright)).toEqual({ across: 3, down: 10 });
  expect(spotOf(upright, cellIn(upright, '1'))).toEqual({ x: 0, y: 0 });
  expect(spotOf(upright, cellIn(upright, '10'))).toEqual({ x: 0, y: 9 });
  expect(spotOf(upright, cellIn(upright, '11'))).toEqual({ x: 1, y: 9 });
  expect(spotOf(upright, cellIn(upright, '30'))).toEqual({ x: 2, y: 9 });
  for (const cell of upright.cells) expect(cellAt(upright, spotOf(upright, cell))).toBe(cell);
});
