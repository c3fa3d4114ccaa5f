import { senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { drawn, randomPosition } from './positions.js';

test('[S-SETUP] five pieces each, alternating on 1 to 10, A first and to throw', () => {
  const start = senet.start();
  const expected = drawn(
    `
    A B A B A B A B A B
    . . . . . . . . . .
    . . . . . . . . . .
    `,
    'A -',
  );
  expect(senet.notation.formatPosition(start)).toBe('ABABABABAB/........../.......... A -');
  expect(start).toEqual(expected);
  expect(senet.turn(start)).toMatchObject({ kind: 'chance', player: 'A' });
  expect(senet.players).toEqual(['A', 'B']);
});

test('two positions share a key exactly when they share a text', () => {
  const random = new Random(41);
  const keys = new Map<string, string>();
  const texts = new Set<string>();
  for (let i = 0; i < 5000; i++) {
    const state = randomPosition(random);
    const text = senet.notation.formatPosition(state);
    const cursor = senet.cursor(state);
    keys.set(`${cursor.keyLow} ${cursor.keyHigh}`, text);
    texts.add(text);
  }
  expect(keys.size).toBe(texts.size);
  expect(new Set(keys.values()).size).toBe(texts.size);
});

test('the key tells the player and the die apart', () => {
  const keys = ['A', 'B'].flatMap((player) =>
    ['-', '1', '2', '3', '4', '5'].map((die) => {
      const cursor = senet.cursor(drawn('A . . .\n. .\nB .', `${player} ${die}`));
      return `${cursor.keyLow} ${cursor.keyHigh}`;
    }),
  );
  expect(new Set(keys).size).toBe(12);
});

test('the game has no options, no draws to agree on, and a fallen flag loses', () => {
  expect(senet.options).toEqual([]);
  expect(senet.matchRules()).toEqual({ agreement: false, flagFall: 'loss', paidHelp: false, claims: false });
});
