import { SeededRandom } from '@tabuleiro/arena';
import { classico } from '@tabuleiro/chess';
import { chessTuning, PHASES, type Weights } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { Data, flatten } from '../src/tune/data.js';
import { fitScale, fitWeights, sigmoid } from '../src/tune/fit.js';
import { netFeatures, type Sample } from '../src/tune/sample.js';
import { formatWeights } from '../src/tune/weightsFile.js';

const FEATURES = 12;
const TRUE_K = 0.005;
const truth: Weights = Array.from({ length: FEATURES }, (_, i) => [i * 20 - 100, 90 - i * 15]);

/** Samples whose scores follow from the true weights; feature 11 never stands. */
function invent(count: number): Sample[] {
  const chance = new SeededRandom(3);
  return Array.from({ length: count }, (_, i) => {
    const features = Uint16Array.from(
      [0, 1, 2, 3].map((part) => part * 3 + chance.below(part === 3 ? 2 : 3)),
    );
    const counts = Int8Array.from(features, () => [-2, -1, 1, 2][chance.below(4)]);
    const phase = chance.below(PHASES + 1);
    const worth = features.reduce((sum, feature, k) => {
      const [opening, ending] = truth[feature];
      return sum + (counts[k] * (opening * phase + ending * (PHASES - phase))) / PHASES;
    }, 0);
    const result = chance.below(1_000_000) < sigmoid(TRUE_K * worth) * 1_000_000 ? 2 : 0;
    return { game: i % 32, phase, result, score: Math.round(worth), features, counts };
  });
}

const data = Data.of(invent(20_000));
const settings = { seed: 1, epochs: 40, lambda: 0.3, leeway: 200 };

test('[P-AI] the fit finds the weights that made the data, in the scale of the scores', () => {
  const start: Weights = truth.map(([opening, ending]) => [opening + 30, ending - 30]);
  const { weights, before, after } = fitWeights(data, start, settings);
  truth.slice(0, 11).forEach(([opening, ending], feature) => {
    expect(Math.abs(weights[feature][0] - opening), `opening ${feature}`).toBeLessThan(12);
    expect(Math.abs(weights[feature][1] - ending), `ending ${feature}`).toBeLessThan(12);
  });
  expect(weights[11]).toEqual(start[11]);
  expect(after.heldOut).toBeLessThan(before.heldOut);
});

test('[P-AI] the same data and settings give the same weights', () => {
  const short = { ...settings, epochs: 3 };
  expect(fitWeights(data, truth, short)).toEqual(fitWeights(data, truth, short));
});

test('[P-AI] the scale of scores is found', () => {
  const scores = Float64Array.from(data.scores);
  expect(fitScale(scores, Float64Array.from(data.results))).toBeCloseTo(TRUE_K, 3);
});

test('[P-AI] the net features of a position sum up to what the evaluator says', () => {
  const tuning = chessTuning(classico);
  const searchGame = tuning.searchGame(tuning.handmade);
  const weights = flatten(tuning.handmade);
  const chance = new SeededRandom(11);
  let state = classico.start();
  for (let ply = 0; ply < 60; ply++) {
    const moves = classico.moves(state);
    if (moves.length === 0) break;
    state = classico.apply(state, moves[chance.below(moves.length)]);
    const trace = tuning.describe(state);
    const one = Data.of([{ game: 0, phase: trace.phase, result: 1, score: 0, ...netFeatures(trace) }]);
    expect(Math.abs(one.evaluate(weights, 0) - searchGame.open(state).knowledge.evaluate())).toBeLessThan(1);
  }
});

test('[P-AI] fitted weights are written block by block, in lines the formatter would leave alone', () => {
  const long: Weights = Array.from({ length: 30 }, (_, i) => [i * 11, -i * 7]);
  const text = formatWeights('toy', [[1, 2], ...long], { small: 0, large: 1 });
  expect(text).toContain('  small: [1, 2],\n  large: [\n    0, 0, 11, -7,');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(115);
});
