import { expect, test } from 'vitest';
import { WorkEstimate } from '../../src/host/workEstimate.js';
import { Layer, type LayerKey } from '../../src/table/layer.js';

const LAYER: LayerKey = [3, 3];
const { blocks } = new Layer(LAYER);

test('nothing is said before the speed is known', () => {
  const estimate = new WorkEstimate();
  expect(estimate.secondsLeft(10, LAYER, [], 1000, 0)).toBeUndefined();
});

test('the time left follows from the work done and the work to come', () => {
  const estimate = new WorkEstimate();
  // Half of the 8.5 sweeps that such a layer takes.
  const half = 4.25 * blocks;
  expect(estimate.secondsLeft(60, LAYER, [], half, 0)).toBeCloseTo(60);
  // What earlier runs did is not to be done, and tells nothing about the speed.
  expect(estimate.secondsLeft(60, LAYER, [], half, half / 2)).toBeCloseTo(30);
  expect(estimate.secondsLeft(60, LAYER, [LAYER], half, 0)).toBeCloseTo(180);
  estimate.add(LAYER, half);
  expect(estimate.secondsLeft(120, LAYER, [], half, 0)).toBeCloseTo(60);
});

test('a layer that takes longer than expected is never said to be done', () => {
  expect(new WorkEstimate().secondsLeft(100, LAYER, [], 10 * blocks, 0)).toBeCloseTo(5);
});
