import { expect, test } from 'vitest';
import { tabStop } from '../../src/board/stop.js';
import { chessBoard, START } from './boards.js';

test('[P-NF1] (point 2) Tab leads to where there is something to do', () => {
  expect(tabStop(chessBoard(START), undefined)).toBe('a8');
  expect(tabStop(chessBoard(START, { marks: { e2: ['source'] } }), undefined)).toBe('e2');
  expect(tabStop(chessBoard(START, { marks: { a7: ['source'], e2: ['selected'] } }), undefined)).toBe('e2');
});

test('[P-NF1] (point 22) and back to where it was, whatever has happened meanwhile', () => {
  expect(tabStop(chessBoard(START, { marks: { e2: ['selected'] } }), 'd5')).toBe('d5');
  expect(tabStop(chessBoard(START), '27')).toBe('a8');
});
