import { LAST } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { FEATURES, FeatureList, senetNet, WEIGHTS_LENGTH } from '../../src/index.js';
import { sidesOf } from '../../src/search/rootMoves.js';
import { MAX_FEATURES } from '../../src/value/features.js';
import { WEIGHTS } from '../../src/value/weights.js';
import { randomStates } from '../randomStates.js';

const SEED = 51;

function setOf(...squares: readonly number[]): number {
  return squares.reduce((set, square) => set | (1 << square), 0);
}

test('[P-AI] there is a whole number for every weight', () => {
  expect(WEIGHTS).toHaveLength(WEIGHTS_LENGTH);
  expect(WEIGHTS.every(Number.isInteger)).toBe(true);
});

test(`[P-AI] positions of random games have fewer features than there is room for (seed ${SEED})`, () => {
  const list = new FeatureList();
  for (const state of randomStates(SEED, 20)) {
    const { own, other } = sidesOf(state);
    list.read(own, other);
    expect(list.length).toBeLessThanOrEqual(MAX_FEATURES);
    const used = list.features.slice(0, list.length);
    expect(used.every((feature) => feature < FEATURES)).toBe(true);
  }
});

test('[P-AI] the network gives chances, the same again and again', () => {
  const net = senetNet();
  for (const state of randomStates(SEED + 1, 5)) {
    const { own, other } = sidesOf(state);
    const win = net.win(own, other);
    expect(win).toBeGreaterThan(0);
    expect(win).toBeLessThan(1);
    expect(senetNet().win(own, other)).toBe(win);
  }
});

test('[P-AI] a piece nearer to the end is not feared less, and pieces off the board are better than on it', () => {
  const net = senetNet();
  const back = setOf(2, 4, 6, 8, 10);
  expect(net.win(setOf(17, 19, 21, 23, 25), back)).toBeGreaterThan(0.8);
  expect(net.win(back, setOf(17, 19, 21, 23, 25))).toBeLessThan(0.25);
  expect(net.win(setOf(LAST), back)).toBeGreaterThan(net.win(setOf(11, 13, 15, LAST), back));
});
