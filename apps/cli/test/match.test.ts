import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameResult, type MatchPlan, standingOf } from '@tabuleiro/arena';
import { afterAll, expect, test } from 'vitest';
import { formatProgress, formatReport, reportAsJson } from '../src/arena/report.js';
import { runCli } from './harness.js';

const folder = mkdtempSync(join(tmpdir(), 'match-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['go'], 'unknown-game'],
  [['senet', '--second', 'random'], 'no-computer'],
  [['classico'], 'missing-argument'],
  [['classico', '--second', 'fish'], 'bad-player'],
  [['classico', '--first', 'level:11', '--second', 'random'], 'bad-player'],
  [['classico', '--second', 'random', '--games', '0'], 'bad-option'],
  [['classico', '--second', 'random', '--ms', 'x'], 'bad-option'],
  [['classico', '--second', 'random', '--nodes', '-1'], 'bad-option'],
  [['classico', '--second', 'random', '--depth', '0'], 'bad-option'],
  [['classico', '--second', 'random', '--seed', '1.5'], 'bad-option'],
  [['classico', '--second', 'random', '--concurrency', '0'], 'bad-option'],
  [['classico', '--second', 'random', '--sprt', '5'], 'bad-option'],
  [['classico', '--second', 'random', '--sprt', '5,0'], 'bad-option'],
  [['classico', '--engine', 'x', '--engine-option', 'Hash'], 'bad-option'],
])('match %j is refused with %s, in words', async (args, code) => {
  const { code: exit, out, err } = await runCli(['match', ...args]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(`[${code}]`);
});

test('games are not written over others', async () => {
  const file = join(folder, 'old.pgn');
  writeFileSync(file, 'old');
  const { code, err } = await runCli(['match', 'classico', '--second', 'random', '--pgn', file]);
  expect([code, err]).toEqual([2, expect.stringContaining('[file-exists]')]);
});

const PLAN: MatchPlan = {
  game: 'classico',
  first: { kind: 'level', level: 3 },
  second: { kind: 'search', effort: { nodes: 100 } },
  games: 4,
  seed: 0,
  rules: { longest: 400 },
  sprt: { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 },
};

const PLAYED: readonly GameResult[] = ([1, 0.5, 1, 0] as const).map((points, number) => ({
  ...{ number, points, isFirstAhead: number % 2 === 0, moves: [] },
  reason: number === 2 ? 'died' : 'mate',
}));

const REPORT = { played: PLAYED, standing: standingOf(PLAYED, PLAN.sprt) };

test('a report tells the score, the difference, the test and what went wrong, in both languages', () => {
  expect(formatReport('en', PLAN, REPORT)).toMatch(
    /^Classic chess: level:3 – nodes:100\n4 games: \+2 =1 -1, 62\.5 %\nElo difference: \+89 \[-\d+, \+∞\] \(95 %\)\nSPRT of Elo \+10 against 0: LLR 0\.\d+ \[-2\.94; 2\.94\], still open\nForfeits: died 1$/,
  );
  expect(formatReport('pt-BR', PLAN, REPORT)).toMatch(
    /\n4 partidas: \+2 =1 -1, 62,5 %\nDiferença de Elo: \+89/,
  );
  expect(formatProgress('en', PLAN, REPORT.standing)).toMatch(/^4\/4 {2}4 games: .* LLR 0\.\d\d$/);
});

test('a match without a finished game says so', () => {
  const empty = { played: [], standing: standingOf([], undefined) };
  expect(formatReport('en', PLAN, empty)).toContain('No game was finished.');
  expect(reportAsJson(PLAN, empty, true)).toMatchObject({
    games: 0,
    score: null,
    elo: null,
    interrupted: true,
  });
});
