import { readFileSync } from 'node:fs';
import { SeededRandom } from '@tabuleiro/arena';
import { classico } from '@tabuleiro/chess';
import { OUTCOME_MODELS, type OutcomeModel, winDrawLoss } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { fitOutcomes, logLoss } from '../../src/outcomes/fit.js';
import { type Observation, observeGame } from '../../src/outcomes/observations.js';
import { calibrate, type Fitted, formatModels, formatOutcomes } from '../../src/outcomes/report.js';

const TRUTH: OutcomeModel = { lead: [300, 200, 120, 90, 70], spread: [90, 120, 150, 180, 240] };

/** Positions drawn so that their results have the probabilities of a model. */
function observe(model: OutcomeModel, count: number, seed: number): Observation[] {
  const chance = new SeededRandom(seed);
  return Array.from({ length: count }, () => {
    const score = chance.below(1601) - 800;
    const pieces = 2 + chance.below(31);
    const { win = 0, draw = 0 } = winDrawLoss(model, { cp: score }, pieces) ?? {};
    const drawn = chance.below(1000);
    return { score, pieces, result: drawn < win ? 'win' : drawn < win + draw ? 'draw' : 'loss' };
  });
}

test('the fit finds the model that made the results', () => {
  const found = fitOutcomes(observe(TRUTH, 200_000, 1));
  for (const knot of [1, 2, 3, 4]) {
    expect(Math.abs(found.lead[knot] - TRUTH.lead[knot])).toBeLessThan(15);
    expect(Math.abs(found.spread[knot] - TRUTH.spread[knot])).toBeLessThan(15);
  }
});

test('on other games, the number of pieces tells more than one lead and one spread', () => {
  const [learned, heldOut] = [observe(TRUTH, 50_000, 2), observe(TRUTH, 20_000, 3)];
  const constant = fitOutcomes(learned, true);
  expect(new Set(constant.lead).size).toBe(1);
  expect(logLoss(fitOutcomes(learned), heldOut)).toBeLessThan(logLoss(constant, heldOut) - 0.005);
});

test('calibration: what is told is what is seen where the model is true, and not where it is wrong', () => {
  const observations = observe(TRUTH, 100_000, 4);
  const rows = calibrate(TRUTH, observations);
  expect(rows.reduce((sum, { positions }) => sum + positions, 0)).toBe(100_000);
  const distance = (model: OutcomeModel): number =>
    Math.max(...calibrate(model, observations).map(({ told, seen }) => Math.abs(told[2] - seen[2])));
  expect(distance(TRUTH)).toBeLessThan(25);
  expect(distance({ ...TRUTH, lead: TRUTH.lead.map(() => 0) })).toBeGreaterThan(50);
});

test('the positions of a game are observed with the score and the result of the side to act', () => {
  const game = {
    start: classico.notation.formatPosition(classico.start()),
    moves: ['e2e4', 'd7d5', 'e4d5', 'd8d5'],
    scores: [30, -25, 2500, 5],
    winner: 'w',
  } as const;
  expect(observeGame(classico, game)).toEqual([
    { score: 30, pieces: 32, result: 'win' },
    { score: -25, pieces: 32, result: 'loss' },
    { score: 5, pieces: 31, result: 'loss' },
  ]);
  expect(observeGame(classico, { ...game, winner: undefined }).map(({ result }) => result)).toEqual([
    ...['draw', 'draw', 'draw'],
  ]);
});

test('table and document are made of what is kept of the fits', () => {
  const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const all: readonly Fitted[] = JSON.parse(read('docs/outcomes.json'));
  expect(read('docs/outcomes.md')).toBe(formatOutcomes(all));
  expect(read('packages/engine/src/outcome/outcomeModels.ts')).toBe(formatModels(all));
  for (const { game, evaluation, model, logLoss: loss } of all) {
    expect(OUTCOME_MODELS[game][evaluation]).toEqual(model);
    expect(loss.byPieces).toBeLessThan(loss.constant);
    expect(loss.constant).toBeLessThan(loss.shares);
  }
});
