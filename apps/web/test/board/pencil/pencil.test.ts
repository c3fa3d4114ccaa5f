import { expect, test } from 'vitest';
import { strokeOf } from '../../../src/board/pencil/pencilInput.js';
import {
  draw,
  nameMark,
  nextStroke,
  type PencilMark,
  STROKES,
} from '../../../src/board/pencil/pencilMarks.js';
import { shapeOf } from '../../../src/board/pencil/pencilShapes.js';
import { pencilWords } from '../../../src/words/pencil.js';
import { chessBoard, EMPTY } from '../boards.js';

const arrow: PencilMark = { from: 'e2', to: 'e4', stroke: 'solid' };
const circle: PencilMark = { from: 'd5', to: 'd5', stroke: 'solid' };

test('what is drawn once more is rubbed out; with another stroke it is replaced', () => {
  expect(draw(draw([], arrow), circle)).toEqual([arrow, circle]);
  expect(draw([arrow, circle], arrow)).toEqual([circle]);
  expect(draw([arrow, circle], { ...arrow, stroke: 'dashed' })).toEqual([
    circle,
    { ...arrow, stroke: 'dashed' },
  ]);
  // There and back are two arrows.
  expect(draw([arrow], { from: 'e4', to: 'e2', stroke: 'solid' })).toHaveLength(2);
});

test('a finger goes through all strokes, then rubs out', () => {
  let marks: readonly PencilMark[] = [];
  const strokes: (string | undefined)[] = [];
  for (let tap = 0; tap < 4; tap++) {
    marks = draw(marks, { ...arrow, stroke: nextStroke(marks, arrow.from, arrow.to) });
    strokes.push(marks.at(0)?.stroke);
  }
  expect(strokes).toEqual([...STROKES, undefined]);
});

test('another button than the plain one draws another line', () => {
  const plain = { altKey: false, shiftKey: false, ctrlKey: false };
  expect(strokeOf(plain)).toBe('solid');
  expect(strokeOf({ ...plain, ctrlKey: true })).toBe('dashed');
  expect(strokeOf({ ...plain, shiftKey: true })).toBe('dashed');
  expect(strokeOf({ ...plain, altKey: true })).toBe('double');
});

test('[P-NF1] strokes are told apart by their shape, arrows and circles alike', () => {
  const board = chessBoard(EMPTY);
  for (const { from, to } of [arrow, circle]) {
    const looks = STROKES.map((stroke) => JSON.stringify(shapeOf(board, { from, to, stroke })));
    expect(new Set(looks).size).toBe(STROKES.length);
  }
  expect(shapeOf(board, arrow)?.head).toBeDefined();
  expect(shapeOf(board, circle)?.head).toBeUndefined();
  expect(shapeOf(board, { ...arrow, to: 'nowhere' })).toBeUndefined();
});

test('an arrow goes from square to square as they lie on the screen', () => {
  // From e2 (column 4, row 6) up to e4, short of its middle; on the turned board down.
  expect(shapeOf(chessBoard(EMPTY), arrow)?.lines).toBe('M216.0 299.0L216.0 239.0');
  expect(shapeOf(chessBoard(EMPTY, { flipped: true }), arrow)?.lines).toBe('M168.0 85.0L168.0 145.0');
});

test('[P-NF1] in words, in both languages', () => {
  const named = (lang: 'pt-BR' | 'en', mark: PencilMark) =>
    nameMark(mark, pencilWords[lang], (place) => place);
  expect(named('pt-BR', { ...arrow, stroke: 'dashed' })).toBe('seta tracejada de e2 para e4');
  expect(named('en', { ...circle, stroke: 'double' })).toBe('double circle on d5');
  expect(pencilWords['pt-BR'].all([])).toBe('Nada desenhado nesta posição.');
  expect(pencilWords.en.all(['arrow from e2 to e4', 'circle on d5'])).toBe(
    'Drawn in this position: arrow from e2 to e4; circle on d5.',
  );
});
