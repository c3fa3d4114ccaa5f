import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { DEFAULT_RULES, type PlayerSpec, playMatch, scoreOf } from '../../src/index.js';

/** Far apart, so that a handful of games tells them apart whatever the search is like. docs/levels.md has the steps. */
const LADDER: readonly PlayerSpec[] = [
  { kind: 'random' },
  { kind: 'level', level: 1 },
  { kind: 'level', level: 4 },
  { kind: 'level', level: 7 },
];
const GAMES = 4;

const steps = SEARCHED_GAMES.flatMap((game) =>
  LADDER.slice(1).map((first, i) => ({ game, first, second: LADDER[i], step: i + 1 })),
);

test.each(steps)(
  '[P-AI] [P-F2] $game: rung $step of the ladder beats the one below',
  async ({ game, first, second }) => {
    const plan = { game, first, second, seed: 7, rules: DEFAULT_RULES, games: GAMES };
    const report = await playMatch(plan, { concurrency: 0 });
    if (!report.ok) throw new Error(report.error.code);
    expect(scoreOf(report.value.standing.tally)).toBeGreaterThanOrEqual(0.75);
  },
);

test.each(SEARCHED_GAMES)('[P-AI] %s: a greedy player is more than a match for level 1', async (game) => {
  const first: PlayerSpec = { kind: 'greedy' };
  const second: PlayerSpec = { kind: 'level', level: 1 };
  const plan = { game, first, second, seed: 11, rules: DEFAULT_RULES, games: 10 };
  const report = await playMatch(plan, { concurrency: 0 });
  if (!report.ok) throw new Error(report.error.code);
  expect(scoreOf(report.value.standing.tally)).toBeGreaterThan(0.5);
});
