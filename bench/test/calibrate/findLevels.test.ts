import { LEVELS } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { type Curve, type Gain, smoothGains, spread } from '../../src/calibrate/findLevels.js';
import { MOST_STRENGTH, parametersAt } from '../../src/calibrate/strength.js';

/** Steep where it is weak: 2,600 Elo in all. */
const TRUTH: Curve = (strength) => 2600 * (strength / MOST_STRENGTH) ** 0.7;
const GRID = [0, 42, 83, 167, 250, 333, 417, 500, 583, 667, 750, 833, 1000];

function gainsOf(error: (i: number) => number): Gain[] {
  return GRID.slice(1).map((to, i) => ({ from: GRID[i], to, elo: TRUTH(to) - TRUTH(GRID[i]) + error(i) }));
}

test('[P-AI] levels stand at equal steps, the first below the greedy player', () => {
  const levels = spread(smoothGains(gainsOf(() => 0)), [{ from: 83, to: 83, elo: 20 }]);
  expect(levels).toHaveLength(LEVELS.length);
  expect(Math.abs(TRUTH(83) + 20 - TRUTH(levels[0]) - 115)).toBeLessThan(40);
  for (const [i, level] of levels.slice(1).entries()) {
    expect(Math.abs(TRUTH(level) - TRUTH(levels[i]) - 190)).toBeLessThan(40);
  }
});

test('[P-AI] errors of measurement are smoothed', () => {
  const levels = spread(smoothGains(gainsOf((i) => (i % 2 === 0 ? 45 : -45))), [
    { from: 83, to: 83, elo: 20 },
  ]);
  for (const [i, level] of levels.slice(1).entries()) {
    const step = TRUTH(level) - TRUTH(levels[i]);
    expect(step).toBeGreaterThan(120);
    expect(step).toBeLessThan(250);
  }
});

test('[P-AI] where the strengths do not reach so far, the steps are smaller', () => {
  const levels = spread((strength) => strength, [{ from: 0, to: 0, elo: 115 }]);
  expect(levels).toEqual([0, 111, 222, 333, 444, 556, 667, 778, 889, 1000]);
});

test('[P-AI] a greater strength sees more and errs less', () => {
  for (let strength = 20; strength <= MOST_STRENGTH; strength += 20) {
    const [weak, strong] = [parametersAt(strength - 20), parametersAt(strength)];
    expect(strong.nodes).toBeGreaterThan(weak.nodes);
    expect(strong.depth).toBeGreaterThanOrEqual(weak.depth);
    for (const weakness of ['noise', 'blindness', 'haste'] as const) {
      expect(strong[weakness]).toBeLessThanOrEqual(weak[weakness]);
    }
  }
});
