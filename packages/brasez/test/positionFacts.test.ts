import { brasez } from '@tabuleiro/brasez';
import type { Facts } from '@tabuleiro/game';
import { expect, test } from 'vitest';

const SOUND = '7k/8/8/8/8/8/8/KR6 w - - - w 0/0 -/- 0,- 1';

/** The sound text with one field replaced. */
function withField(field: number, text: string): string {
  return SOUND.split(' ').with(field, text).join(' ');
}

/** Problem, the facts told with it, and a text that has just that wrong. */
const FACTS: readonly (readonly [string, Facts, string])[] = [
  ['field-count', { count: 9, needs: 10 }, SOUND.slice(0, -2)],
  ['king-count', { colour: 'w', count: 2 }, withField(0, '7k/8/8/8/8/8/8/K1K5')],
  ['pawn-on-far-rank', { at: 'a8' }, withField(0, 'P6k/8/8/8/8/8/8/KR6')],
  ['unknown-side', { text: 'x' }, withField(1, 'x')],
  ['idle-side-in-check', { colour: 'b', at: 'b8' }, withField(0, '1R5k/8/8/8/8/8/8/K7')],
  ['castling-letters', { text: 'GB' }, withField(2, 'GB')],
  ['castling-letters', { text: '' }, withField(2, '')],
  ['castling-not-home', { letter: 'B' }, withField(2, 'B')],
  ['ep-square', { text: 'z9' }, withField(3, 'z9')],
  ['ep-rank', { at: 'e4' }, withField(3, 'e4')],
  ['ep-occupied', { at: 'd6' }, withField(0, '7k/8/3n4/3pP3/8/8/8/KR6').replace(' - -', ' - d6')],
  ['ep-no-pawn', { at: 'e5' }, withField(3, 'e6')],
  ['ep-behind', { at: 'd7' }, withField(0, '7k/3n4/8/3pP3/8/8/8/KR6').replace(' - -', ' - d6')],
  ['unmoved-letters', { text: 'BA' }, withField(4, 'BA')],
  ['unmoved-letters', { text: '' }, withField(4, '')],
  ['unmoved-no-pawn', { letter: 'A', at: 'a2' }, withField(4, 'A')],
  ['token-letters', { text: 'xw' }, withField(5, 'xw')],
  ['token-letters', { text: 'w!!' }, withField(5, 'w!!')],
  ['token-not-held', { colour: 'w' }, withField(5, 'b!')],
  ['duchy-shape', { text: '0/0/0' }, withField(6, '0/0/0')],
  ['not-digits', { text: '0x' }, withField(6, '0x/0')],
  ['number-too-large', { text: '9999999999' }, withField(6, '9999999999/0')],
  ['captured-shape', { text: 'xR/-' }, withField(7, 'xR/-')],
  ['captured-shape', { text: 'Rx/-' }, withField(7, 'Rx/-')],
  ['captured-order', { colour: 'w', text: 'NR' }, withField(7, 'NR/-')],
  ['clocks-shape', { text: '0' }, withField(8, '0')],
  ['kings-dukes-clock', { text: '5' }, withField(8, '0,5')],
  ['kings-dukes-clock', { text: '-' }, withField(0, '7k/8/8/8/8/8/8/K7')],
  ['below-one', { text: '0' }, withField(9, '0')],
];

test.each(FACTS)('a position refused for %s tells %j: %s', (problem, facts, text) => {
  const read = brasez.notation.parsePosition(text);
  expect(!read.ok && [read.error.problem, read.error.facts]).toEqual([problem, facts]);
});

test('the text they differ from is sound', () => {
  expect(brasez.notation.parsePosition(SOUND).ok).toBe(true);
});
