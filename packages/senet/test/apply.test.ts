import { senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { after, legal, place, randomPosition, text } from './positions.js';

test('[S-LAND] landing on a lone enemy swaps: it goes to the square the move began on', () => {
  expect(after(place('A3 B7', 'A 4'), '3-7')).toBe(text('A7 B3', 'B -'));
  expect(after(place('A3 B7 B20', 'A 4'), '3-7', '2', '3-5')).toBe(text('A7 B5 B20', 'A -'));
});

test('[S-LAND] a swap across the ends of two rows', () => {
  expect(after(place('B9 A12', 'B 3'), '9-12')).toBe(text('B12 A9', 'A -'));
});

test('[S-LAND] lone pieces on 28 and 30 can be swapped, also back to a plain square', () => {
  expect(after(place('A25 B28', 'A 3'), '25-28')).toBe(text('A28 B25', 'B -'));
  expect(after(place('A25 B30', 'A 5'), '25-30')).toBe(text('A30 B25', 'A -'));
  expect(after(place('A25 B28 A29', 'A 3'), '25-28')).toBe(text('A28 A29 B25', 'B -'));
});

test('[S-ONE] a square holds one piece: never onto an own piece, not even a pair', () => {
  expect(legal(place('A3 A6 B20', 'A 3'))).toEqual(['6-9']);
  expect(legal(place('A25 A28 B1', 'A 3'))).toEqual(['28-31']);
  expect(legal(place('A24 A25 A29 A30 B1', 'A 5'))).toEqual(['skip']);
});

test('[S-ONE] whatever is played, no piece is lost or doubled and 27 stays empty', () => {
  const random = new Random(8);
  for (let i = 0; i < 3000; i++) {
    const state = randomPosition(random);
    for (const move of senet.moves(state)) {
      const { track, off } = senet.apply(state, move);
      const on = (owner: number): number => track.filter((holder) => holder === owner).length;
      expect([on(1) + off[1], on(2) + off[2], track[27], track[0], track[31]]).toEqual([5, 5, 0, 0, 0]);
      expect(off[1] + off[2] - state.off[1] - state.off[2]).toBe(
        move.kind === 'step' && move.to === 31 ? 1 : 0,
      );
    }
  }
});

test('[S-EXTRA] after a move with 1 or 5 the same player throws again, with 2, 3 and 4 not', () => {
  for (const [die, next] of [
    [1, 'A'],
    [2, 'B'],
    [3, 'B'],
    [4, 'B'],
    [5, 'A'],
  ] as const) {
    const state = place('A10 B2', `A ${die}`);
    expect(after(state, `10-${10 + die}`)).toBe(text(`A${10 + die} B2`, `${next} -`));
  }
});

test('[S-EXTRA] exits, swaps and falls keep the extra turn', () => {
  expect(after(place('A26 A1 B2', 'A 5'), '26-31')).toBe(text('A1 B2', 'A -'));
  expect(after(place('A30 A1 B2', 'A 1'), '30-31')).toBe(text('A1 B2', 'A -'));
  expect(after(place('A28 A1 B2', 'A 3'), '28-31')).toBe(text('A1 B2', 'B -'));
  expect(after(place('A4 B5', 'A 1'), '4-5')).toBe(text('A5 B4', 'A -'));
  expect(after(place('A22 B5', 'A 5'), '22-27')).toBe(text('A15 B5', 'A -'));
});

test('[S-EXTRA] extra turns go on as long as the throws do', () => {
  expect(after(place('A1 B30', 'A 5'), '1-6', '1', '6-7', '5', '7-12', '4', '12-16')).toBe(
    text('A16 B30', 'B -'),
  );
});
