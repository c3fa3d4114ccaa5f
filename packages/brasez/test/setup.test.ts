import { BRASEZ_START, brasez } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { after, drawn, fieldAfter, legal, read } from './positions.js';

test('[B-SETUP] the arrangement leaves d and e to the players, and Black holds the token', () => {
  const picture = `
    h n r . . r n h
    p p l p p l p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P L P P L P P
    H N R . . R N H`;
  expect(drawn(picture, 'w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1')).toBe(BRASEZ_START);
  expect(brasez.notation.formatPosition(brasez.start())).toBe(BRASEZ_START);
});

test('[B-SETUP] White chooses first, then Black, each between d and e', () => {
  expect(legal(BRASEZ_START)).toEqual(['K@d1', 'K@e1']);
  expect(legal(after(BRASEZ_START, 'K@d1'))).toEqual(['K@d8', 'K@e8']);
});

test.each([
  ['K@e1', 'K@e8', 'hnrwkrnh', 'HNRWKRNH'],
  ['K@d1', 'K@e8', 'hnrwkrnh', 'HNRKWRNH'],
  ['K@e1', 'K@d8', 'hnrkwrnh', 'HNRWKRNH'],
  ['K@d1', 'K@d8', 'hnrkwrnh', 'HNRKWRNH'],
])('[B-SETUP] %s and %s put the warlord on the other square', (white, black, eighth, first) => {
  expect(after(BRASEZ_START, white, black)).toBe(
    `${eighth}/pplpplpp/8/8/8/8/PPLPPLPP/${first} w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1`,
  );
});

test('[B-SETUP] the choices touch neither clock nor move number, and nobody is in check before them', () => {
  expect(fieldAfter(9, BRASEZ_START, 'K@e1')).toBe('0,-');
  expect(fieldAfter(10, BRASEZ_START, 'K@e1', 'K@e8')).toBe('1');
  expect(fieldAfter(10, BRASEZ_START, 'K@e1', 'K@e8', 'e2e4', 'e7e5')).toBe('2');
  expect(brasez.inCheck(brasez.start())).toBe(false);
});

test('[B-SETUP] the two texts after White’s choice are read back as such', () => {
  for (const choice of ['K@d1', 'K@e1']) {
    const text = after(BRASEZ_START, choice);
    expect(read(text).setup).toBe(1);
    expect(brasez.notation.formatPosition(read(text))).toBe(text);
  }
});

test('[B-SETUP] the game says who plays, who acts first and how its match is conducted', () => {
  expect(brasez.players).toEqual(['w', 'b']);
  expect(brasez.options).toEqual([]);
  expect(brasez.turn(brasez.start())).toEqual({ kind: 'player', player: 'w' });
  expect(brasez.matchRules()).toEqual({ agreement: true, flagFall: 'loss', paidHelp: false, claims: false });
});
