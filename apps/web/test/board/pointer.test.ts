import { describe, expect, test } from 'vitest';
import { canDrag, intentOnDrop, intentsOnLift, isDragged } from '../../src/board/pointer.js';
import { chessBoard, START } from './boards.js';

const open = chessBoard(START, { marks: { e2: ['source'], d2: ['source'] } });
const picked = chessBoard(START, {
  marks: { e2: ['selected'], e4: ['move'], d2: ['partner'], d7: ['capture'] },
});

test('[P-NF1] (point 20) a hand that trembles does not drag; a finger may tremble more than a mouse', () => {
  const start = { x: 100, y: 100 };
  expect(isDragged(start, { x: 103, y: 102 }, 'mouse')).toBe(false);
  expect(isDragged(start, { x: 105, y: 100 }, 'mouse')).toBe(true);
  expect(isDragged(start, { x: 107, y: 100 }, 'touch')).toBe(false);
  expect(isDragged(start, { x: 107, y: 107 }, 'touch')).toBe(true);
});

test('[P-F6] what can be picked up can be carried', () => {
  for (const pointer of ['mouse', 'touch']) {
    expect(canDrag(open, 'e2', pointer)).toBe(true);
    expect(canDrag(open, 'e7', pointer)).toBe(false);
    expect(canDrag(open, 'e4', pointer)).toBe(false);
  }
});

test('[P-F6] a mouse also carries a piece without a move, to hear why; a finger scrolls there', () => {
  expect(canDrag(open, 'e1', 'mouse')).toBe(true);
  expect(canDrag(open, 'e1', 'touch')).toBe(false);
});

test('[P-NF1] (point 5) when a piece is picked, another of the same side can be carried instead', () => {
  expect(canDrag(picked, 'e2', 'touch')).toBe(true);
  expect(canDrag(picked, 'g1', 'touch')).toBe(true);
  expect(canDrag(picked, 'd7', 'touch')).toBe(false);
});

test('[P-F6] lifting a piece picks it, so that its targets are shown', () => {
  expect(intentsOnLift(open, 'e2')).toEqual([{ kind: 'pick', place: 'e2' }]);
  expect(intentsOnLift(picked, 'e2')).toEqual([]);
});

test('[P-NF1] (point 20) lifting what could go on with a move gives that move up: nothing is done before the release', () => {
  expect(intentsOnLift(picked, 'd2')).toEqual([{ kind: 'cancel' }, { kind: 'pick', place: 'd2' }]);
});

test('[P-NF1] (point 20) dropped off the board the piece goes back; on its own place it stays picked', () => {
  expect(intentOnDrop({}, 'e2', 'e4')).toEqual({ kind: 'drop', from: 'e2', to: 'e4' });
  expect(intentOnDrop({}, 'e2', undefined)).toEqual({ kind: 'cancel' });
  expect(intentOnDrop({}, 'e2', 'e2')).toBeUndefined();
});

describe('a free board, on which a position is set up', () => {
  const free = chessBoard(START, { isFree: true });

  test('every piece can be taken, whoever it belongs to, and what lies beside the squares; an empty square cannot', () => {
    expect(['e2', 'e7', 'new:w-queen'].map((place) => canDrag(free, place, 'touch'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(canDrag(free, 'e4', 'mouse')).toBe(false);
  });

  test('nothing is picked by lifting, and what is let go of outside is discarded', () => {
    expect(intentsOnLift(free, 'e2')).toEqual([]);
    expect(intentOnDrop(free, 'e2', undefined)).toEqual({ kind: 'discard', place: 'e2' });
    expect(intentOnDrop(free, 'new:w-queen', 'e4')).toEqual({ kind: 'drop', from: 'new:w-queen', to: 'e4' });
  });
});
