import { perft } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, legal, place, read } from './positions.js';

const EMPTY = '........../........../..........';

test('[S-WIN] the fifth piece off wins at once; the loser is named to act and nothing is thrown', () => {
  const end = after(place('A29 B1', 'A 2'), '29-31');
  expect(end).toBe('B........./........../.......... B -');
  expect(senet.turn(read(end))).toEqual({ kind: 'over', outcome: { winner: 'A', reason: 'win' } });
  expect(legal(read(end))).toEqual([]);
});

test('[S-WIN] the extra throw of a 1 or a 5 is not taken after the last piece', () => {
  expect(after(place('B26 A1', 'B 5'), '26-31')).toBe('A........./........../.......... A -');
  expect(after(place('B30 A1', 'B 1'), '30-31')).toBe('A........./........../.......... A -');
});

test('[S-WIN] four pieces off are not enough', () => {
  const end = read(after(place('A29 A1 B3', 'A 2'), '29-31'));
  expect(senet.turn(end)).toMatchObject({ kind: 'chance', player: 'B' });
});

test('[S-WIN] a position given with one side off is over, whoever acts and whatever the die shows', () => {
  for (const turn of ['A -', 'B -', 'A 5', 'B 1']) {
    const state = read(`B........./........../.......... ${turn}`);
    expect(senet.turn(state)).toEqual({ kind: 'over', outcome: { winner: 'A', reason: 'win' } });
    expect(legal(state)).toEqual([]);
    expect(perft(senet, state, 1)).toBe(0);
    expect(senet.notation.formatPosition(state)).toContain(` ${turn}`);
  }
  expect(senet.turn(read('A........./........../.......... A 3'))).toMatchObject({
    outcome: { winner: 'B' },
  });
});

test('[S-WIN] both sides off is not a position', () => {
  expect(senet.notation.parsePosition(`${EMPTY} A -`)).toMatchObject({
    ok: false,
    error: { problem: 'both-off' },
  });
});

test('bare counting goes on past the end', () => {
  const state = read('B........./........../.......... A -');
  expect(perft(senet, state, 2, { bare: true })).toBe(5);
  expect(perft(senet, state, 4, { bare: true })).toBe(25);
});
