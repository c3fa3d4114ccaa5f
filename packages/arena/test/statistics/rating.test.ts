import {
  eloFromScore,
  expectedScore,
  formatElo,
  judgeSprt,
  logLikelihoodRatio,
  rate,
  rateCounts,
} from '@tabuleiro/arena';
import { expect, test } from 'vitest';

test('Elo and the expected score are inverses', () => {
  for (const elo of [-400, -10, 0, 35, 800]) expect(eloFromScore(expectedScore(elo))).toBeCloseTo(elo, 8);
  expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
});

test('Elo differences are written with their sign', () => {
  const texts = [12.4, -0.2, -8.6, Infinity, -Infinity].map(formatElo);
  expect(texts).toEqual(['+12', '0', '-9', '+∞', '-∞']);
});

test('the interval of a tally: 60 wins, 20 draws, 20 losses', () => {
  const { elo, low, high } = rate({ wins: 60, draws: 20, losses: 20 });
  expect(elo).toBeCloseTo(147.19, 1);
  expect([Math.round(low), Math.round(high)]).toEqual([86, 218]);
});

test('pairs that share their opening say more than single games', () => {
  const single = rate({ wins: 50, draws: 0, losses: 50 });
  const paired = rateCounts([0, 0, 50, 0, 0]);
  expect(single.high).toBeGreaterThan(60);
  expect([paired.low, paired.high]).toEqual([0, 0].map((zero) => expect.closeTo(zero, 9)));
});

test('who won everything is surely better by something, nobody knows by how much at most', () => {
  const all = rate({ wins: 100, draws: 0, losses: 0 });
  expect(all).toEqual({ elo: Infinity, low: expect.closeTo(570, -1), high: Infinity });
  const none = rate({ wins: 0, draws: 0, losses: 100 });
  expect(none.high).toBeCloseTo(-all.low, 6);
});

test('a likelihood ratio agrees with the normal approximation where that holds', () => {
  const counts = [60, 220, 460, 260, 80];
  const [s0, s1] = [expectedScore(0), expectedScore(5)];
  const total = 1080;
  const mean = counts.reduce((sum, count, i) => sum + (count * i) / 4, 0) / total;
  const variance = counts.reduce((sum, count, i) => sum + count * (i / 4 - mean) ** 2, 0) / total;
  const normal = (total * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  expect(logLikelihoodRatio(counts, s0, s1)).toBeCloseTo(normal, 1);
});

test('a likelihood ratio of wins and losses alone is the binomial one', () => {
  const [s0, s1] = [0.5, 0.6];
  const exact = 30 * Math.log(s1 / s0) + 20 * Math.log((1 - s1) / (1 - s0));
  expect(logLikelihoodRatio([20, 0, 30], s0, s1)).toBeCloseTo(exact, 2);
  expect(logLikelihoodRatio([0, 0, 0], s0, s1)).toBe(0);
});

test('a test is decided at its bounds, and not by one lucky pair', () => {
  const plan = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
  expect(judgeSprt(plan, [0, 0, 0, 0, 1]).verdict).toBe('open');
  const won = judgeSprt(plan, [50, 200, 400, 350, 150]);
  expect([won.verdict, won.low, won.high]).toEqual([
    'accepted',
    expect.closeTo(-2.944, 3),
    expect.closeTo(2.944, 3),
  ]);
  expect(judgeSprt(plan, [150, 350, 400, 200, 50]).verdict).toBe('rejected');
});
