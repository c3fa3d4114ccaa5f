import { expect, test } from 'vitest';
import { BADGES, COVER, GROUND } from '../../src/board/Marks.js';
import { isTarget, MARKS, marksOf } from '../../src/board/model.js';
import { chessBoard, EMPTY } from './boards.js';

test('[P-F6] targets are shown unless somebody wants to find them alone; everything else always', () => {
  const board = chessBoard(EMPTY, { marks: { e4: MARKS } });
  expect([...marksOf(board, 'e4', true)]).toEqual([...MARKS]);
  expect([...marksOf(board, 'e4', false)]).toEqual([
    'source',
    'selected',
    'pending',
    'from',
    'to',
    'check',
    'hint',
    'premove',
    'zone',
    'fault',
  ]);
  expect(isTarget(board, 'e4')).toBe(true);
  expect(isTarget(board, 'e5')).toBe(false);
});

test('[P-NF1] (point 17) every mark is a shape, and no two are the same', () => {
  const shapes = [...GROUND, ...COVER].map(({ mark, line, solid, dashes }) => ({
    mark,
    look: `${line} ${solid} ${dashes}`,
  }));
  const drawn = [...shapes, ...BADGES.map(({ mark, sign }) => ({ mark, look: sign }))];
  // The zone is hatched by the style sheet.
  expect(drawn.map(({ mark }) => mark).sort()).toEqual(MARKS.filter((mark) => mark !== 'zone').sort());
  expect(new Set(drawn.map(({ look }) => look)).size).toBe(drawn.length);
});
