import { isPlayerSeed, isThrow, throwAt } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { firstThrow } from '../../src/dice/throw.js';
import { firstThrows, secretOf } from './games.js';
import { VECTORS } from './vectors.js';

test.each(VECTORS.sequences)('[S-DIE] known throws of $secret with "$playerSeed"', (vector) => {
  const { secret, playerSeed, throws } = vector;
  expect(firstThrows(throws.length, secretOf(secret), playerSeed)).toEqual(throws);
});

test.each(VECTORS.passedOver)('[S-DIE] bytes of 255 are passed over: $digest', (vector) => {
  const { secret, playerSeed, i } = vector;
  expect(vector.digest).toMatch(/^ff/);
  expect(throwAt(secretOf(secret), playerSeed, i)).toBe(vector.throw);
});

test.each([
  [[[0]], 1],
  [[[4]], 5],
  [[[5]], 1],
  [[[254]], 5],
  [[[255, 2, 9]], 3],
  [[[255, 255, 255, 254]], 5],
  [[[255, 255], [255, 3], [0]], 4],
  [[[255], [255], [255], [6]], 2],
])('[S-DIE] digest after digest, byte after byte: %j gives %i', (digests, face) => {
  const asked: number[] = [];
  const thrown = firstThrow((k) => {
    asked.push(k);
    return Uint8Array.from(digests[k]);
  });
  expect(thrown).toBe(face);
  expect(asked).toEqual(digests.slice(0, asked.length).map((_, k) => k));
});

test('[S-DIE] each face belongs to 51 of the 255 bytes that count', () => {
  const faces = Array.from({ length: 255 }, (_, byte) => firstThrow(() => Uint8Array.of(byte)));
  for (const face of [1, 2, 3, 4, 5]) expect(faces.filter((thrown) => thrown === face).length).toBe(51);
});

test('[S-DIE] a throw is a whole number from 1 to 5', () => {
  expect([1, 2, 3, 4, 5].every(isThrow)).toBe(true);
  for (const value of [0, 6, -1, 1.5, Number.NaN, '1', true, null, undefined, [1]]) {
    expect(isThrow(value), String(value)).toBe(false);
  }
});

test('[S-DIE] a seed is any text that has a UTF-8 form', () => {
  for (const seed of ['', ' ', 'Ísis', '𓏏', 'a:0:1', '\0']) expect(isPlayerSeed(seed)).toBe(true);
  for (const seed of ['\uD800', 'a\uDFFFb', '\uDC00\uD800', 1, null]) expect(isPlayerSeed(seed)).toBe(false);
});
