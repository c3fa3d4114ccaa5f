import { expect, test } from 'vitest';
import { trackHead, trackLine, trackOn } from '../../src/board/track.js';
import { cellIn, chessBoard, EMPTY, senetBoard } from './boards.js';

const senet = senetBoard([], []);
const partOf = (place: string) => trackOn(senet, cellIn(senet, place));

test('[P-NF1] (point 9) the path is an S: to the right, down, to the left, down, to the right', () => {
  expect(partOf('1')).toEqual({ from: undefined, to: 'right' });
  expect(partOf('10')).toEqual({ from: 'left', to: 'down' });
  expect(partOf('11')).toEqual({ from: 'up', to: 'left' });
  expect(partOf('20')).toEqual({ from: 'right', to: 'down' });
  expect(partOf('30')).toEqual({ from: 'left', to: undefined });
});

test('a board without a track has none', () => {
  const board = chessBoard(EMPTY);
  expect(trackOn(board, cellIn(board, 'e4'))).toBeUndefined();
});

test('the line goes through the middle, and only to the edge of a sign', () => {
  expect(trackLine({ from: 'left', to: 'right' }, false)).toBe('M0 24L24 24M48 24L24 24');
  expect(trackLine({ from: 'left', to: undefined }, true)).toBe('M0 24L3.84 24');
});

test('an arrowhead points inwards where the path comes in', () => {
  expect(trackHead({ from: 'left', to: 'right' })).toBe('M0.5 20.6L5.5 24L0.5 27.4');
  expect(trackHead({ from: undefined, to: 'right' })).toBe('');
});
