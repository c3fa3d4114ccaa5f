import { HOUSES } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, legal, place, text } from './positions.js';

const EXITS = [
  [26, 5],
  [28, 3],
  [29, 2],
  [30, 1],
] as const;

for (const [house, needs] of EXITS) {
  test(`[S-${house}] [S-EXIT] house ${house} is left with a ${needs} and nothing else, off the board`, () => {
    for (const die of [1, 2, 3, 4, 5]) {
      const state = place(`A${house} B1`, `A ${die}`);
      expect(legal(state)).toEqual(die === needs ? [`${house}-31`] : ['skip']);
    }
    const next = needs === 1 || needs === 5 ? 'A' : 'B';
    const state = place(`A${house} A2 B1`, `A ${needs}`);
    expect(after(state, `${house}-31`)).toBe(text('A2 B1', `${next} -`));
  });
}

test('[S-EXIT] there is no duty to stop on 26: 21 to 25 may move past it', () => {
  expect(legal(place('A23 A24 A25 B1', 'A 5'))).toEqual(['23-28', '24-29', '25-30']);
  expect(legal(place('A25 B1', 'A 3'))).toEqual(['25-28']);
});

test('[S-EXIT] no square before 26 reaches the exit', () => {
  expect(legal(place('A25 B1', 'A 5'))).toEqual(['25-30']);
});

test('[S-WATER] a piece that lands on 27 goes to 15 and its move ends', () => {
  for (const die of [2, 3, 4, 5]) {
    const next = die === 5 ? 'A' : 'B';
    const state = place(`A${27 - die} B1`, `A ${die}`);
    expect(after(state, `${27 - die}-27`)).toBe(text('A15 B1', `${next} -`));
  }
});

test('[S-WATER] with 15 taken, by either side, it goes to the nearest empty square before', () => {
  expect(after(place('A25 A15 B1', 'A 2'), '25-27')).toBe(text('A14 A15 B1', 'B -'));
  expect(after(place('A25 B15', 'A 2'), '25-27')).toBe(text('A14 B15', 'B -'));
  expect(after(place('A25 A14 B15', 'A 2'), '25-27')).toBe(text('A13 A14 B15', 'B -'));
  expect(after(place('A25 A15 B13 B16', 'A 2'), '25-27')).toBe(text('A14 A15 B13 B16', 'B -'));
});

test('[S-WATER] nine pieces from 15 down still leave room', () => {
  const crowd = 'A15 B14 A13 B12 A11 B10 A9 B8 B7';
  expect(after(place(`${crowd} A24`, 'A 3'), '24-27')).toBe(text(`${crowd} A6`, 'B -'));
  const lowest = 'A15 A14 A13 A12 B11 B10 B9 B8 B7';
  expect(after(place(`${lowest} A22`, 'A 5'), '22-27')).toBe(text(`${lowest} A6`, 'A -'));
});

test('[S-WATER] a fall swaps nobody and the fallen piece goes on from where it rests', () => {
  expect(after(place('A25 B15 B16', 'A 2'), '25-27', '4', '15-19', '3', '14-17')).toBe(
    text('A17 B16 B19', 'B -'),
  );
});

test('[S-WATER] 27 can be passed', () => {
  expect(legal(place('A25 B1', 'A 3'))).toEqual(['25-28']);
});

test('the houses with a name', () => {
  expect(HOUSES).toEqual([15, 26, 27, 28, 29, 30]);
});
