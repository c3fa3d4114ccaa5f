import { commitTo, isSecret, nextThrow } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { agreeOnDice, drawSecret, LONGEST_SEED, proposeSeed } from '../../src/dice/fairDice.js';

const counting = (bytes: Uint8Array): Uint8Array => bytes.map((_, i) => i);

test('[S-DIE] a secret is 32 bytes of the browser’s chance', () => {
  expect(drawSecret(counting)).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const secrets = Array.from({ length: 50 }, () => drawSecret());
  expect(secrets.every(isSecret)).toBe(true);
  expect(new Set(secrets).size).toBe(50);
});

test('a text is proposed, another one each time', () => {
  expect(proposeSeed(counting)).toBe('0001020304050607');
  expect(new Set(Array.from({ length: 50 }, () => proposeSeed())).size).toBe(50);
});

test('[S-DIE] the seal does not depend on the player’s text; the throws do', () => {
  const secret = drawSecret(counting);
  const [one, other] = ['sol', 'lua'].map((seed) => agreeOnDice(secret, seed));
  expect(one?.commit).toBe(commitTo(secret));
  expect(other?.commit).toBe(one?.commit);
  const throwsOf = (dice: typeof one) =>
    Array.from({ length: 20 }, (_, i) => dice && nextThrow(dice, i)).join('');
  expect(throwsOf(one)).not.toBe(throwsOf(other));
});

test('a text that a record cannot hold is none', () => {
  const secret = drawSecret(counting);
  expect(agreeOnDice(secret, 'x'.repeat(LONGEST_SEED))).toBeDefined();
  expect(agreeOnDice(secret, 'x'.repeat(LONGEST_SEED + 1))).toBeUndefined();
  expect(agreeOnDice(secret, '\ud800')).toBeUndefined();
  expect(agreeOnDice(secret, '')).toBeDefined();
});
