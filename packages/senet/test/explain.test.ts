import { type Facts, isLegal } from '@tabuleiro/game';
import { SENET_REFUSALS, type SenetState, senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { place, randomPosition, read } from './positions.js';

const START = senet.start();
const WON = read('B........./........../.......... B -');
const WON_WITH_DIE = read('A........./........../.......... A 1');

/** Code, rule, facts, and the attempt in a position that gets them. */
const TABLE: readonly (readonly [string, string, Facts, SenetState, string])[] = [
  ['game-over', 'S-WIN', { reason: 'win', winner: 'A' }, WON, '3'],
  ['game-over', 'S-WIN', { reason: 'win', winner: 'B' }, WON_WITH_DIE, '1-2'],
  ['bad-move', 'S-TURN', {}, START, ''],
  ['bad-move', 'S-TURN', {}, START, 'e2e4'],
  ['bad-move', 'S-TURN', {}, place('A3 B9', 'A 2'), '03-05'],
  ['bad-move', 'S-TURN', {}, place('A3 B9', 'A 2'), '3-5 '],
  ['bad-move', 'S-TURN', {}, place('A3 B9', 'A 2'), '9999999999-5'],
  ['not-thrown', 'S-TURN', {}, START, '9-12'],
  ['not-thrown', 'S-TURN', {}, START, 'skip'],
  ['already-thrown', 'S-TURN', { die: 2 }, place('A3 B9', 'A 2'), '2'],
  ['already-thrown', 'S-TURN', { die: 2 }, place('A3 B9', 'A 2'), '6'],
  ['no-such-throw', 'S-DIE', { die: 0 }, START, '0'],
  ['no-such-throw', 'S-DIE', { die: 6 }, START, '6'],
  ['no-such-throw', 'S-DIE', { die: 31 }, START, '31'],
  ['must-move', 'S-MUST', { die: 2, from: 25, to: 27 }, place('A25 B9', 'A 2'), 'skip'],
  ['no-such-square', 'S-TRACK', { square: 0 }, place('A3 B9', 'A 2'), '0-2'],
  ['no-such-square', 'S-TRACK', { square: 31 }, place('A3 B9', 'A 2'), '31-33'],
  ['no-such-square', 'S-TRACK', { square: 32 }, place('A30 B9', 'A 2'), '30-32'],
  ['no-such-square', 'S-TRACK', { square: 0 }, place('A3 B9', 'A 2'), '3-0'],
  ['empty-square', 'S-TURN', { from: 4 }, place('A3 B9', 'A 2'), '4-6'],
  ['empty-square', 'S-TURN', { from: 27 }, place('A3 B9', 'A 2'), '27-29'],
  ['not-your-piece', 'S-TURN', { from: 9, player: 'B' }, place('A3 B9', 'A 2'), '9-11'],
  ['not-your-piece', 'S-TURN', { from: 3, player: 'A' }, place('A3 B9', 'B 2'), '3-5'],
  ['not-forward', 'S-MOVE', { from: 12, to: 10 }, place('A12 B9', 'A 2'), '12-10'],
  ['not-forward', 'S-MOVE', { from: 12, to: 12 }, place('A12 B9', 'A 2'), '12-12'],
  ['exit-only', 'S-EXIT', { house: 26, to: 28, needs: 5 }, place('A26 B9', 'A 2'), '26-28'],
  ['exit-only', 'S-EXIT', { house: 26, to: 27, needs: 5 }, place('A26 B9', 'A 1'), '26-27'],
  ['exit-only', 'S-EXIT', { house: 28, to: 30, needs: 3 }, place('A28 B9', 'A 2'), '28-30'],
  ['exit-only', 'S-EXIT', { house: 29, to: 30, needs: 2 }, place('A29 B9', 'A 2'), '29-30'],
  ['exact-exit', 'S-26', { house: 26, needs: 5, die: 4 }, place('A26 B9', 'A 4'), '26-31'],
  ['exact-exit', 'S-28', { house: 28, needs: 3, die: 5 }, place('A28 B9', 'A 5'), '28-31'],
  ['exact-exit', 'S-29', { house: 29, needs: 2, die: 1 }, place('A29 B9', 'A 1'), '29-31'],
  ['exact-exit', 'S-30', { house: 30, needs: 1, die: 2 }, place('A30 B9', 'A 2'), '30-31'],
  ['too-far-to-exit', 'S-EXIT', { from: 25 }, place('A25 B9', 'A 5'), '25-31'],
  ['wrong-distance', 'S-MOVE', { from: 3, to: 6, die: 2, reach: 5 }, place('A3 B9', 'A 2'), '3-6'],
  ['wrong-distance', 'S-MOVE', { from: 3, to: 4, die: 2, reach: 5 }, place('A3 B9', 'A 2'), '3-4'],
  [
    'blocked-by-wall',
    'S-BLOCK',
    { from: 11, to: 16, first: 12, last: 14 },
    place('A11 B12 B13 B14', 'A 5'),
    '11-16',
  ],
  [
    'blocked-by-wall',
    'S-BLOCK',
    { from: 11, to: 13, first: 12, last: 15 },
    place('A11 B12 B13 B14 B15', 'A 2'),
    '11-13',
  ],
  [
    'blocked-by-wall',
    'S-BLOCK',
    { from: 26, to: 31, first: 28, last: 30 },
    place('A26 B28 B29 B30', 'A 5'),
    '26-31',
  ],
  ['own-piece', 'S-ONE', { from: 3, to: 5 }, place('A3 A5 B9', 'A 2'), '3-5'],
  ['protected-house', 'S-PROT', { from: 24, to: 26, house: 26 }, place('A24 B26', 'A 2'), '24-26'],
  ['protected-house', 'S-PROT', { from: 25, to: 29, house: 29 }, place('A25 B29 B28', 'A 4'), '25-29'],
  [
    'wall-landing',
    'S-BLOCK',
    { from: 9, to: 12, first: 12, last: 14 },
    place('A9 B12 B13 B14', 'A 3'),
    '9-12',
  ],
  ['protected-pair', 'S-PROT', { from: 9, to: 12, at: 13 }, place('A9 B12 B13', 'A 3'), '9-12'],
  ['protected-pair', 'S-PROT', { from: 9, to: 13, at: 12 }, place('A9 B12 B13', 'A 4'), '9-13'],
];

for (const [code, rule, facts, state, attempt] of TABLE) {
  test(`${code} by ${rule}: ${JSON.stringify(attempt)} in ${senet.notation.formatPosition(state)}`, () => {
    expect(senet.explain(state, attempt)).toEqual({ code, rule, facts });
    expect(isLegal(senet, state, attempt)).toBe(false);
  });
}

test('every refusal has a position that shows it', () => {
  expect(new Set(TABLE.map(([code]) => code))).toEqual(new Set(SENET_REFUSALS));
});

test('what is legal is not refused', () => {
  for (const die of ['1', '2', '3', '4', '5']) expect(senet.explain(START, die)).toBeUndefined();
  expect(senet.explain(place('A29 B1', 'A 3'), 'skip')).toBeUndefined();
  expect(senet.explain(place('A29 B1', 'A 2'), '29-31')).toBeUndefined();
  expect(senet.explain(place('A25 B1', 'A 2'), '25-27')).toBeUndefined();
});

/** Codes that say nothing about the piece or its way. */
const GENERIC = ['bad-move', 'game-over', 'not-thrown', 'no-such-square', 'empty-square', 'not-your-piece'];

test('no pair of squares gets a generic answer for an own piece; undefined exactly when legal', () => {
  const random = new Random(2024);
  for (let i = 0; i < 400; i++) {
    const state = randomPosition(random);
    if (senet.turn(state).kind === 'over') continue;
    checkPairs(state);
  }
});

function checkPairs(state: SenetState): void {
  const position = senet.notation.formatPosition(state);
  const legal = new Set(senet.moves(state).map((move) => senet.notation.formatMove(move)));
  for (let from = 1; from <= 30; from++) {
    for (let to = 1; to <= 31; to++) {
      const refusal = senet.explain(state, `${from}-${to}`);
      const isMove = legal.has(`${from}-${to}`);
      if ((refusal === undefined) !== isMove)
        throw new Error(`${position}: ${from}-${to} is ${refusal?.code}`);
      const isGeneric = refusal !== undefined && GENERIC.includes(refusal.code);
      if (isGeneric === (state.track[from] === state.player)) {
        throw new Error(`${position}: ${from}-${to} is refused as ${refusal?.code}`);
      }
    }
  }
}
