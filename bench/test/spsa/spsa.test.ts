import { mixSeed } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import {
  type Knob,
  runSpsa,
  type SpsaPlan,
  type SpsaState,
  startSpsa,
  type Trial,
  type Values,
} from '../../src/spsa/spsa.js';

const KNOBS: readonly Knob[] = [
  { name: 'margin', start: 200, least: 1, most: 800, step: 20 },
  { name: 'window', start: 18, least: 1, most: 72, step: 4 },
  { name: 'depth', start: 3, least: 1, most: 4, step: 1 },
];
const PLAN: SpsaPlan = { knobs: KNOBS, iterations: 1500, seed: 1, rate: 0.05 };
const BEST: Values = { margin: 100, window: 30, depth: 4 };

/** Strength falls with the square of the distance from the best numbers, in steps. */
function strengthOf(values: Values): number {
  return -KNOBS.reduce((sum, { name, step }) => sum + ((values[name] - BEST[name]) / step) ** 2, 0);
}

/** Sixteen games whose results are mostly chance. */
const noisyMatch: Trial = async (plus, minus, iteration) => {
  const chance = 0.5 + Math.max(-0.4, Math.min(0.4, (strengthOf(plus) - strengthOf(minus)) / 100));
  let points = 0;
  for (let i = 0; i < 16; i++) points += mixSeed(77, iteration, i) / 2 ** 32 < chance ? 1 : -1;
  return points;
};

async function pathFrom(state: SpsaState, plan: SpsaPlan = PLAN): Promise<SpsaState[]> {
  const path: SpsaState[] = [];
  await runSpsa(plan, state, noisyMatch, (reached) => path.push(reached));
  return path;
}

test('numbers go where games are won, though most of a result is chance', async () => {
  const { values } = (await pathFrom(startSpsa(PLAN)))[PLAN.iterations - 1];
  expect(Math.abs(values.margin - BEST.margin)).toBeLessThan(20);
  expect(Math.abs(values.window - BEST.window)).toBeLessThan(4);
  expect(values.depth).toBeGreaterThan(3);
});

test('a run that goes on from a kept state takes the path of one that never stopped', async () => {
  const path = await pathFrom(startSpsa(PLAN));
  const kept = JSON.parse(JSON.stringify(path[249])) as SpsaState;
  expect(await pathFrom(kept)).toEqual(path.slice(250));
});

test('another seed takes another path', async () => {
  const short = { ...PLAN, iterations: 5 };
  expect(await pathFrom(startSpsa(short), { ...short, seed: 2 })).not.toEqual(
    await pathFrom(startSpsa(short), short),
  );
});

test('trials are whole numbers within the limits', async () => {
  const greedy: SpsaPlan = { ...PLAN, iterations: 60, rate: 20 };
  const seen: Values[] = [];
  await runSpsa(
    greedy,
    startSpsa(greedy),
    async (plus, minus, iteration) => {
      seen.push(plus, minus);
      return (mixSeed(iteration) & 1) === 0 ? 8 : -8;
    },
    () => undefined,
  );
  expect(seen).toHaveLength(120);
  for (const values of seen) {
    for (const { name, least, most } of KNOBS) {
      expect(Number.isInteger(values[name])).toBe(true);
      expect(values[name]).toBeGreaterThanOrEqual(least);
      expect(values[name]).toBeLessThanOrEqual(most);
    }
  }
});
