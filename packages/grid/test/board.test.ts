import { BLACK, Board, EMPTY, OFF, SQUARES, squareAt, WHITE } from '@tabuleiro/grid';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const ROOK = WHITE | 4;
const KING = BLACK | 6;
const A1 = squareAt(0, 0);
const B2 = squareAt(1, 1);

/** What the lists say, sorted, per code that has any piece. */
function listed(board: Board): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const [code, count] of board.counts.entries()) {
    if (count > 0) lists.set(code, Array.from(board.lists.subarray(code * 64, code * 64 + count)).sort());
  }
  return lists;
}

/** The same, read from the cells. */
function found(board: Board): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const square of SQUARES) {
    const piece = board.cells[square];
    if (piece !== EMPTY) lists.set(piece, [...(lists.get(piece) ?? []), square].sort());
  }
  return new Map([...lists].sort(([a], [b]) => a - b));
}

test('a new board is empty inside and closed outside', () => {
  const board = new Board();
  expect(SQUARES.every((square) => board.cells[square] === EMPTY)).toBe(true);
  expect(board.cells.filter((cell) => cell === OFF)).toHaveLength(board.cells.length - 64);
  expect([board.keyLow, board.keyHigh]).toEqual([0, 0]);
});

test('put, shift and take keep cell, list and key', () => {
  const board = new Board();
  board.put(A1, ROOK);
  expect([board.cells[A1], board.counts[ROOK], board.find(ROOK)]).toEqual([ROOK, 1, A1]);
  board.shift(A1, B2);
  expect([board.cells[A1], board.cells[B2], board.find(ROOK)]).toEqual([EMPTY, ROOK, B2]);
  expect(board.take(B2)).toBe(ROOK);
  expect([board.cells[B2], board.counts[ROOK], board.keyLow, board.keyHigh]).toEqual([EMPTY, 0, 0, 0]);
});

test('the key depends on what stands where, not on the way there', () => {
  const direct = new Board();
  direct.put(A1, ROOK);
  direct.put(B2, KING);
  const detour = new Board();
  detour.put(B2, ROOK);
  detour.shift(B2, squareAt(5, 5));
  detour.put(B2, KING);
  detour.shift(squareAt(5, 5), A1);
  expect([detour.keyLow, detour.keyHigh]).toEqual([direct.keyLow, direct.keyHigh]);
  const swapped = new Board();
  swapped.put(A1, KING);
  swapped.put(B2, ROOK);
  expect([swapped.keyLow, swapped.keyHigh]).not.toEqual([direct.keyLow, direct.keyHigh]);
});

test('lists and cells agree after thousands of random changes, and a copy goes its own way', () => {
  const random = new Random(6);
  const board = new Board();
  for (let i = 0; i < 5000; i++) {
    const [from, to] = [random.pick(SQUARES), random.pick(SQUARES)];
    if (board.cells[from] === EMPTY) board.put(from, random.pick([WHITE, BLACK]) | (1 + random.below(10)));
    else if (board.cells[to] === EMPTY) board.shift(from, to);
    else board.take(from);
    if (i % 50 === 0) expect(listed(board)).toEqual(found(board));
  }
  const copy = board.copy();
  expect(copy).toEqual(board);
  const piece = SQUARES.find((square) => copy.cells[square] !== EMPTY) ?? A1;
  const kept = board.cells[piece];
  copy.take(piece);
  expect(board.cells[piece]).toBe(kept);
  expect(listed(board)).toEqual(found(board));
});

test('a list holds as many pieces of one kind as there are squares', () => {
  const board = new Board();
  for (const square of SQUARES) board.put(square, ROOK);
  expect(listed(board)).toEqual(found(board));
  for (const square of SQUARES) board.take(square);
  expect([board.counts[ROOK], board.keyLow, board.keyHigh]).toEqual([0, 0, 0]);
});

test('restore takes a take back, the order of the lists included', () => {
  const random = new Random(5);
  const board = new Board();
  for (const square of random.sample(SQUARES.slice(1), 24)) board.put(square, random.pick([ROOK, KING]));
  const before = [board.cells, board.lists, board.counts].map((array) => Array.from(array));
  const standing = SQUARES.filter((square) => board.cells[square] !== EMPTY);
  const slots = standing.map((square) => board.slots[square]);
  const taken: { cell: number; piece: number; slot: number }[] = [];
  for (const cell of random.sample(standing, 12)) {
    taken.push({ cell, slot: board.slots[cell], piece: board.take(cell) });
  }
  board.put(A1, ROOK);
  board.take(A1);
  for (const { cell, piece, slot } of taken.reverse()) board.restore(cell, piece, slot);
  expect([board.cells, board.counts].map((array) => Array.from(array))).toEqual([before[0], before[2]]);
  expect(standing.map((square) => board.slots[square])).toEqual(slots);
  expect(listed(board)).toEqual(found(board));
});
