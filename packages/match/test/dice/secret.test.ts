import { commitTo, isSecret, makeSecret } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { SECRET, secretOf } from './games.js';
import { VECTORS } from './vectors.js';

test('[S-DIE] the commit is the SHA-256 of the secret, in lower-case hex (known answers)', () => {
  for (const { secret, commit: known } of VECTORS.sequences) expect(commitTo(secretOf(secret))).toBe(known);
});

test('[S-DIE] a secret is made of 32 bytes and of no other number', () => {
  expect(makeSecret(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe(SECRET);
  for (const length of [0, 16, 31, 33, 64]) expect(() => makeSecret(new Uint8Array(length))).toThrow('32');
});

test.each([
  ['too short', SECRET.slice(1)],
  ['too long', `${SECRET}0`],
  ['upper case', SECRET.toUpperCase()],
  ['not hex', `${SECRET.slice(1)}g`],
  ['a line end after it', `${SECRET}\n`],
  ['not a text', 7],
])('[S-DIE] no secret: %s', (_, value) => {
  expect(isSecret(value)).toBe(false);
});
