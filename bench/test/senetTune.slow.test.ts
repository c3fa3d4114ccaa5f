import { ValueNet, WEIGHTS_LENGTH } from '@tabuleiro/senet-engine';
import { expect, test } from 'vitest';
import { fitNet, handmade, measureNet } from '../src/tune/senet/fit.js';
import { decodeSamples, encodeSamples } from '../src/tune/senet/samples.js';
import { SelfPlay } from '../src/tune/senet/selfPlay.js';
import { readTruth } from '../src/tune/senet/truth.js';

const TRUTH = readTruth();
const START = handmade(1);

test('weights by hand know the race', () => {
  expect(START).toHaveLength(WEIGHTS_LENGTH);
  const net = new ValueNet(START);
  expect(net.win(0b11111 << 20, 0b11111 << 1)).toBeGreaterThan(0.9);
});

test('a chunk follows from its settings and number alone, and survives its file', () => {
  const settings = { seed: 1, weights: START, truth: TRUTH, lambda: 1 };
  const samples = new SelfPlay(settings).playChunk(3);
  const player = new SelfPlay(settings);
  player.playChunk(2);
  expect(player.playChunk(3)).toEqual(samples);
  const read = decodeSamples([encodeSamples(samples)]);
  expect(read.length).toBe(samples.length);
  expect([...read.own]).toEqual(samples.map(({ own }) => own));
  expect([...read.targets]).toEqual(samples.map(({ target }) => Math.fround(target)));
  for (const target of read.targets) expect(target >= 0 && target <= 1).toBe(true);
});

test('a fit comes nearer to its samples, and comes out the same again', () => {
  const player = new SelfPlay({ seed: 1, weights: START, truth: TRUTH, lambda: 1 });
  const samples = decodeSamples([encodeSamples(player.playChunk(0))]);
  const settings = { seed: 1, epochs: 3 };
  const errors: number[] = [];
  const found = fitNet(samples, START, settings, (_, error) => errors.push(error));
  expect(found.every(Number.isInteger)).toBe(true);
  expect(measureNet(samples, found)).toBeLessThan(measureNet(samples, START));
  expect(errors).toHaveLength(3);
  expect(fitNet(samples, START, settings, () => undefined)).toEqual(found);
});
