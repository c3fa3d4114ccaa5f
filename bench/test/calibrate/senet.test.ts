import { senet } from '@tabuleiro/senet';
import { countOf, hint, SENET_LEVEL_PARAMETERS, SenetChooser, sidesOf } from '@tabuleiro/senet-engine';
import { expect, test } from 'vitest';
import { playDuel } from '../../src/calibrate/senet/duel.js';
import { measureLoss } from '../../src/calibrate/senet/loss.js';
import { drawPositions, lossesOf } from '../../src/calibrate/senet/positions.js';
import { formatSenet, type LevelReport } from '../../src/calibrate/senet/report.js';
import { readShipped } from '../../src/tune/senet/truth.js';

const KNOWN = readShipped();
const SHIPPED = KNOWN.exact;
const SEED = 5;

test(`positions with a choice inside the table, the same for the same seed (seed ${SEED})`, () => {
  const drawn = drawPositions(40, SHIPPED.pieces, SEED);
  expect(drawn).toHaveLength(40);
  for (const state of drawn) {
    const { own, other } = sidesOf(state);
    expect(Math.max(countOf(own), countOf(other))).toBeLessThanOrEqual(SHIPPED.pieces);
    expect(senet.moves(state).length).toBeGreaterThan(1);
    const losses = [...lossesOf(state, SHIPPED).values()];
    expect(Math.min(...losses)).toBe(0);
  }
  expect(drawPositions(40, SHIPPED.pieces, SEED)).toEqual(drawn);
});

test('positions that a smaller table does not know', () => {
  for (const state of drawPositions(40, SHIPPED.pieces, SEED, 1)) {
    const { own, other } = sidesOf(state);
    expect(Math.max(countOf(own), countOf(other))).toBe(2);
  }
});

test('who knows the table loses nothing by it; the first level does', () => {
  const drawn = drawPositions(40, SHIPPED.pieces, SEED);
  expect(measureLoss(drawn, SHIPPED, (state) => hint(KNOWN, state)).mean).toBe(0);
  const chooser = new SenetChooser(KNOWN);
  const first = measureLoss(drawn, SHIPPED, (state, i) =>
    chooser.choose(state, SENET_LEVEL_PARAMETERS[0], i),
  );
  expect(first.mean).toBeGreaterThan(0);
});

test('a game between levels has one winner, the same again', () => {
  const chooser = new SenetChooser(KNOWN);
  const duel = { first: SENET_LEVEL_PARAMETERS[0], second: SENET_LEVEL_PARAMETERS[1], seed: SEED };
  const results = [0, 1, 2].map((game) => playDuel(chooser, duel, game));
  expect([0, 1, 2].map((game) => playDuel(chooser, duel, game))).toEqual(results);
});

function reportOf(means: readonly number[]): string {
  const levels = means.map((mean, i): LevelReport => {
    return { loss: { mean, margin: mean / 10 }, wins: i === means.length - 1 ? undefined : 40 };
  });
  return formatSenet({ date: 'd', load: 'l', pieces: 2, positions: 9, games: 100, seed: 1, levels });
}

test('[P-AI] what the levels promise is held against what was seen', () => {
  const steady = Array.from({ length: 10 }, (_, i) => 0.02 * 0.7 ** i);
  expect(reportOf(steady).match(/\| holds \|/g)).toHaveLength(2);
  expect(reportOf(steady)).toContain('40.0 % (30.9 % to 49.8 %)');
  expect(reportOf(steady.map((mean, i) => (i === 4 ? steady[3] * 0.9 : mean)))).toContain('does not hold');
});
