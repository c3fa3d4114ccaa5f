import { isLegal } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { after, drawn, legal, place, randomPosition, text } from './positions.js';

test('the die has five sides, each as likely as the others', () => {
  const turn = senet.turn(senet.start());
  expect(legal(senet.start())).toEqual(['1', '2', '3', '4', '5']);
  expect(turn).toEqual({ kind: 'chance', player: 'A', weights: [0.2, 0.2, 0.2, 0.2, 0.2] });
  expect(senet.turn(place('A1 B2', 'B -'))).toMatchObject({ kind: 'chance', player: 'B' });
});

test('[S-TURN] first the throw, then one piece moves exactly that far, then the other player throws', () => {
  const start = senet.start();
  expect(isLegal(senet, start, '9-12')).toBe(false);
  expect(senet.turn(place('A9 B2', 'A 3'))).toEqual({ kind: 'player', player: 'A' });
  expect(after(start, '3')).toBe('ABABABABAB/........../.......... A 3');
  expect(after(start, '3', '9-12')).toBe('ABABABAB.B/.A......../.......... B -');
});

test('[S-TURN] only pieces of the player to act move, each by the whole throw: it is never split', () => {
  const state = place('A1 A11 B5 B20', 'A 4');
  expect(legal(state)).toEqual(['1-5', '11-15']);
  for (const split of ['1-3', '11-13', '1-2', '5-9', '20-24', '1-4', '1-6']) {
    expect(isLegal(senet, state, split)).toBe(false);
  }
});

test('[S-MOVE] a piece advances exactly the number thrown', () => {
  for (const die of [1, 2, 3, 4, 5]) {
    expect(legal(place('A12 B1', `A ${die}`))).toEqual([`12-${12 + die}`]);
    expect(after(place('A12 B1', `A ${die}`), `12-${12 + die}`)).toContain(' -');
  }
  expect(after(place('A12 B1', 'A 4'), '12-16')).toBe(text('A16 B1', 'B -'));
});

test('[S-PASS] own pieces, lone enemies and enemy pairs are overtaken', () => {
  const state = drawn(
    `
    A A B . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    `,
    'A 4',
  );
  expect(legal(state)).toEqual(['1-5', '2-6']);
  expect(legal(place('A5 B6 B7 B9', 'A 5'))).toEqual(['5-10']);
});

test('[S-PASS] even three and more of the player’s own pieces in sequence are overtaken', () => {
  expect(legal(place('A5 A6 A7 A8 A9 B1', 'A 5'))).toEqual(['5-10', '6-11', '7-12', '8-13', '9-14']);
  expect(legal(place('A5 A6 A7 A8 B1', 'A 4'))).toContain('5-9');
});

test('[S-MUST] while a move exists there is no skip, even when the only move is a bad one', () => {
  const state = place('A25 B1', 'A 2');
  expect(legal(state)).toEqual(['25-27']);
  expect(isLegal(senet, state, 'skip')).toBe(false);
});

test('[S-SKIP] without a move the turn is lost, also with 1 and 5', () => {
  expect(legal(place('A29 B1', 'A 3'))).toEqual(['skip']);
  expect(after(place('A29 B1', 'A 3'), 'skip')).toBe(text('A29 B1', 'B -'));
  expect(after(place('A29 B1', 'A 1'), 'skip')).toBe(text('A29 B1', 'B -'));
  expect(after(place('A29 B1', 'A 5'), 'skip')).toBe(text('A29 B1', 'B -'));
  expect(after(place('A29 B1', 'B 1'), '1-2')).toBe(text('A29 B2', 'B -'));
});

test('[S-SKIP] nobody is moved by a skip and the other player is', () => {
  expect(legal(place('A28 A30 B26', 'A 5'))).toEqual(['skip']);
  expect(after(place('A28 A30 B26', 'A 5'), 'skip', '2', 'skip')).toBe(text('A28 A30 B26', 'A -'));
});

test('every step listed for a random position is one piece of the player, the whole throw or an exit', () => {
  const random = new Random(5);
  for (let i = 0; i < 2000; i++) {
    const state = randomPosition(random);
    for (const move of senet.moves(state)) {
      if (move.kind !== 'step') continue;
      expect(state.track[move.from]).toBe(state.player);
      expect(move.to - move.from).toBe(state.die);
    }
  }
});
