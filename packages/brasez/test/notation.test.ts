import { BRASEZ_POSITION_PROBLEMS, BRASEZ_START, brasez } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { after, legal, read } from './positions.js';

const BOARD = '7k/p6p/8/8/8/8/P6P/K7';
const GOOD = `${BOARD} w - - AHah b 0/0 -/- 0,- 1`;

/** Field, problem, and a text that has it. */
const MALFORMED: readonly (readonly [string, string, string])[] = [
  ['fields', 'field-count', ''],
  ['fields', 'field-count', `${BOARD} w - - AHah b 0/0 -/- 0,-`],
  ['fields', 'field-count', `${GOOD} 1`],
  ['fields', 'field-count', GOOD.replace(' w ', '  w ')],
  ['board', 'rank-count', GOOD.replace('7k/', '')],
  ['board', 'rank-length', GOOD.replace('7k/', '6k/')],
  ['board', 'rank-length', GOOD.replace('7k/', '8k/')],
  ['board', 'digit-run', GOOD.replace('7k/', '34k/')],
  ['board', 'unknown-letter', GOOD.replace('7k/', '6qk/')],
  ['board', 'king-count', GOOD.replace('K7', '8')],
  ['board', 'king-count', GOOD.replace('7k/', '6kk/')],
  ['board', 'king-count', BRASEZ_START.replace(' w ', ' b ')],
  ['board', 'king-count', BRASEZ_START.replace(' 0,- ', ' 1,- ')],
  ['board', 'pawn-on-far-rank', GOOD.replace('7k/', 'P6k/')],
  ['board', 'pawn-on-far-rank', GOOD.replace('K7', 'K6p')],
  ['side', 'unknown-side', GOOD.replace(' w ', ' W ')],
  ['side', 'idle-side-in-check', GOOD.replace('7k/', 'R6k/')],
  ['castling', 'castling-letters', GOOD.replace(' w - ', ' w K ')],
  ['castling', 'castling-letters', GOOD.replace(' w - ', ' w GB ')],
  ['castling', 'castling-letters', GOOD.replace(' w - ', ' w BB ')],
  ['castling', 'castling-not-home', GOOD.replace(' w - ', ' w B ')],
  ['castling', 'castling-not-home', GOOD.replace('K7 w - ', '4K3 w G ')],
  ['castling', 'castling-not-home', GOOD.replace('K7 w - ', 'K1R5 w B ')],
  ['castling', 'castling-not-home', GOOD.replace('7k/', '2r1k3/').replace(' w - ', ' w g ')],
  ['ep', 'ep-square', GOOD.replace(' - AHah', ' e9 AHah')],
  ['ep', 'ep-square', GOOD.replace(' - AHah', ' -- AHah')],
  ['ep', 'ep-rank', GOOD.replace(' - AHah', ' e3 AHah')],
  ['ep', 'ep-occupied', '7k/8/3n4/3pP3/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 1'],
  ['ep', 'ep-no-pawn', GOOD.replace(' - AHah', ' e6 AHah')],
  ['ep', 'ep-behind', '7k/8/8/8/pP6/8/1P6/K7 b - b3 - w 0/0 -/- 0,- 9'],
  ['unmoved', 'unmoved-letters', GOOD.replace('AHah', 'Cah')],
  ['unmoved', 'unmoved-letters', GOOD.replace('AHah', 'HA')],
  ['unmoved', 'unmoved-letters', GOOD.replace('AHah', 'aA')],
  ['unmoved', 'unmoved-letters', GOOD.replace('AHah', 'AA')],
  ['unmoved', 'unmoved-no-pawn', GOOD.replace('AHah', 'ABah')],
  ['unmoved', 'unmoved-no-pawn', GOOD.replace('AHah', 'Ad')],
  ['token', 'token-letters', GOOD.replace(' b 0/0', ' - 0/0')],
  ['token', 'token-letters', GOOD.replace(' b 0/0', ' b!! 0/0')],
  ['token', 'token-not-held', GOOD.replace(' b 0/0', ' b! 0/0')],
  ['duchy', 'duchy-shape', GOOD.replace('0/0', '0')],
  ['duchy', 'not-digits', GOOD.replace('0/0', '0/-')],
  ['duchy', 'not-digits', GOOD.replace('0/0', '-1/0')],
  ['captured', 'captured-shape', GOOD.replace('-/-', '-')],
  ['captured', 'captured-shape', GOOD.replace('-/-', 'P/-')],
  ['captured', 'captured-shape', GOOD.replace('-/-', '-/r')],
  ['captured', 'captured-order', GOOD.replace('-/-', 'NR/-')],
  ['captured', 'captured-order', GOOD.replace('-/-', '-/RWR')],
  ['clocks', 'clocks-shape', GOOD.replace('0,-', '0')],
  ['clocks', 'not-digits', GOOD.replace('0,-', 'x,-')],
  ['clocks', 'kings-dukes-clock', GOOD.replace('0,-', '0,0')],
  ['clocks', 'kings-dukes-clock', '7k/6g1/8/8/8/8/G7/K7 w - - - b 0/0 -/- 0,- 1'],
  ['clocks', 'not-digits', '7k/6g1/8/8/8/8/G7/K7 w - - - b 0/0 -/- 0,x 1'],
  ['clocks', 'number-too-large', GOOD.replace('0,-', '9999999999,-')],
  ['move', 'not-digits', GOOD.replace(/1$/, 'i')],
  ['move', 'below-one', GOOD.replace(/1$/, '0')],
];

test.each(MALFORMED)('%s: %s in "%s"', (field, problem, text) => {
  const parsed = brasez.notation.parsePosition(text);
  expect(parsed.ok ? 'read' : parsed.error).toMatchObject({ code: 'bad-position', field, problem });
});

test('every position problem is met by a text', () => {
  expect([...new Set(MALFORMED.map(([, problem]) => problem))].sort()).toEqual(
    [...BRASEZ_POSITION_PROBLEMS].sort(),
  );
});

test.each([
  GOOD,
  BRASEZ_START,
  'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH b BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
  'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRKWRNH b BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
  '7k/8/8/3pP3/8/8/8/K7 w - d6 - w! 3/12 WRRNNHHLLL/LLLL 12,- 345',
  '7k/6g1/8/8/8/8/G7/K7 w - - - b 70/1000 -/- 7,3 9',
])('"%s" is written as it was read', (text) => {
  expect(brasez.notation.formatPosition(read(text))).toBe(text);
});

test('[B-EP] a square of the right shape without a legal capture is accepted and dropped', () => {
  const beside = '7k/8/8/3p1P2/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 1';
  expect(brasez.notation.formatPosition(read(beside))).toBe(beside.replace('d6', '-'));
  const pinned = '4r2k/8/8/3pP3/8/8/8/4K3 w - d6 - b 0/0 -/- 0,- 1';
  expect(brasez.notation.formatPosition(read(pinned))).toBe(pinned.replace('d6', '-'));
});

test.each([
  ['ep-rank', '7k/8/8/8/pP6/8/8/K7 b - b4 - w 0/0 -/- 0,- 9'],
  ['ep-rank', '7k/8/8/8/pP6/8/8/K7 w - b3 - w 0/0 -/- 0,- 9'],
  ['ep-occupied', '7k/8/8/8/pP6/1N6/8/K7 b - b3 - w 0/0 -/- 0,- 9'],
  ['ep-occupied', '7k/8/8/8/pP6/1p6/8/K7 b - b3 - w 0/0 -/- 0,- 9'],
  ['ep-no-pawn', '7k/8/8/8/pN6/8/8/K7 b - b3 - w 0/0 -/- 0,- 9'],
  ['ep-no-pawn', '7k/8/8/8/pp6/8/8/K7 b - b3 - w 0/0 -/- 0,- 9'],
  ['ep-behind', '7k/8/8/8/pP6/8/1P6/K7 b - b3 - w 0/0 -/- 0,- 9'],
  ['ep-behind', '7k/3p4/8/3pP3/8/8/8/K7 w - d6 d b 0/0 -/- 0,- 9'],
  ['ep-behind', '7k/8/8/8/1P6/8/1n6/K7 b - b3 - w 0/0 -/- 0,- 9'],
])('[B-EP] a square that no pawn can just have passed over is malformed: %s in "%s"', (problem, text) => {
  const parsed = brasez.notation.parsePosition(text);
  expect(parsed.ok ? 'read' : parsed.error).toMatchObject({ code: 'bad-position', field: 'ep', problem });
});

test('counts of any size have keys of their own', () => {
  const keyOf = (duchy: string): string => {
    const { keyLow, keyHigh } = read(GOOD.replace('0/0', duchy));
    return `${keyLow} ${keyHigh}`;
  };
  const counts = ['0/0', '1/0', '0/1', '1/1', '64/0', '64/64', '128/0', '999999999/0', '0/999999999'];
  expect(new Set(counts.map(keyOf)).size).toBe(counts.length);
});

test.each([
  '',
  'e2',
  'e2e9',
  'E2E4',
  'e2-e4',
  'e7e8q',
  'e7e8W',
  'K@',
  'G@e9',
  'Pass',
  'pass ',
  'e2e4~',
  'e2e4wrn',
])('"%s" is the text of no action', (text) => {
  expect(brasez.notation.parseMove(read(GOOD), text)).toEqual({
    ok: false,
    error: { code: 'bad-move', move: text },
  });
});

test('every action of a rich position is written and read back', () => {
  const text = '3L3k/1PP5/4n3/3G4/P1L1K3/1n6/1P6/2R4G w - - B w 1/0 WN/R 3,- 20';
  const state = read(text);
  for (const move of brasez.moves(state)) {
    const written = brasez.notation.formatMove(move);
    expect(brasez.notation.parseMove(state, written)).toEqual({ ok: true, value: move });
  }
  const kinds = new Set(brasez.moves(state).map((move) => move.kind));
  expect(kinds).toEqual(new Set(['step', 'lance', 'legion', 'sneak', 'enter', 'pass']));
  expect(legal(text)).toContain('b7&c7wn~d5');
  expect(after(text, 'b7&c7wn~d5').split(' ').slice(6, 8)).toEqual(['2/0', '-/R']);
});
