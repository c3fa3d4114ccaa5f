import { expect, test } from 'vitest';
import { growthOf, stripPosition } from '../../src/screens/game/AnswerStrip.js';

const PHONE = { width: 390, height: 844 };
const BOARD = { left: 0, top: 120, width: 384, height: 384 };
const STRIP = { width: 48, height: 4 * 48 + 36 };

/** A square by its column and row on the screen. */
const at = (x: number, y: number) => ({ left: x * 48, top: 120 + y * 48, width: 48, height: 48 });

test('[P-F6] the answers lie on the file of the pawn, from where it arrives towards the middle', () => {
  expect(growthOf(at(4, 0), BOARD)).toBe('down');
  expect(stripPosition(at(4, 0), BOARD, STRIP, PHONE)).toEqual({ left: 192, top: 120 });
  // A pawn that arrives at the lower edge: the board lies the other way.
  expect(growthOf(at(4, 7), BOARD)).toBe('up');
  expect(stripPosition(at(4, 7), BOARD, STRIP, PHONE)).toEqual({ left: 192, top: 120 + 384 - STRIP.height });
});

test('[P-F6] [P-NF1] they stay on the screen at its edges, also where a square is smaller than a finger', () => {
  const small = { left: 0, top: 4, width: 40, height: 40 };
  const board = { left: 0, top: 4, width: 320, height: 320 };
  const wide = { width: 50, height: 4 * 44 + 36 };
  const screen = { width: 320, height: 330 };
  expect(stripPosition(small, board, wide, screen).left).toBe(0);
  expect(stripPosition({ ...small, left: 280 }, board, wide, screen).left).toBe(270);
  const tall = { width: 50, height: 400 };
  expect(stripPosition({ ...small, top: 284 }, board, tall, screen).top).toBe(0);
});
