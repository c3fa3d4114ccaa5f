import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DEFAULT_RULES,
  formatGame,
  type GameResult,
  type MatchPlan,
  type MatchReport,
  type MatchSettings,
  playMatch,
} from '@tabuleiro/arena';
import { parsePgn, playPgn } from '@tabuleiro/notation';
import { afterAll, expect, test } from 'vitest';
import { fakeEngine } from '../fake.js';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAN: MatchPlan = {
  game: 'classico',
  first: { kind: 'greedy' },
  second: { kind: 'random' },
  games: 6,
  seed: 3,
  rules: { longest: 60 },
};

async function play(plan: MatchPlan, settings: MatchSettings = {}): Promise<MatchReport> {
  const report = await playMatch(plan, { concurrency: 0, ...settings });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

test('greed beats chance, from each opening once with each colour', async () => {
  const { played, standing } = await play({ ...PLAN, games: 8, rules: DEFAULT_RULES });
  expect(played.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(played.map(({ isFirstAhead }) => isFirstAhead).slice(0, 4)).toEqual([true, false, true, false]);
  expect(played[0].moves.slice(0, 4)).toEqual(played[1].moves.slice(0, 4));
  expect(played[0].moves.slice(0, 4)).not.toEqual(played[2].moves.slice(0, 4));
  expect(standing.tally.wins).toBeGreaterThanOrEqual(5);
  expect(standing.pairs.reduce((sum, count) => sum + count, 0)).toBe(4);
});

test('the same seed gives the same games, however many are played at a time', async () => {
  const { played } = await play(PLAN);
  expect((await play(PLAN)).played).toEqual(played);
  expect((await play(PLAN, { concurrency: 3 })).played).toEqual(played);
  expect((await play({ ...PLAN, seed: 4 })).played).not.toEqual(played);
});

test('a match goes on where it was left, also behind a line that was never finished', async () => {
  const file = join(folder, 'resumed.jsonl');
  const whole = await play(PLAN);
  await play({ ...PLAN, games: 3 }, { file });
  appendFileSync(file, '{"number":3,"isFir');
  const fresh: number[] = [];
  const resumed = await play(PLAN, { file, onGame: (game) => fresh.push(game.number) });
  expect(fresh).toEqual([3, 4, 5]);
  expect(resumed).toEqual(whole);
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBe(7);
});

test('results of another match and damaged ones are refused and left alone', async () => {
  const file = join(folder, 'other.jsonl');
  await play({ ...PLAN, games: 1 }, { file });
  const text = readFileSync(file, 'utf8');
  expect(await playMatch({ ...PLAN, seed: 9 }, { file })).toEqual({
    ok: false,
    error: { code: 'other-match', file },
  });
  writeFileSync(file, `${text}{"number":"x"}\n`);
  expect(await playMatch(PLAN, { file })).toMatchObject({ error: { code: 'unreadable-results', line: 3 } });
  expect(await playMatch(PLAN, { file: join(folder, 'no', 'such') })).toMatchObject({
    error: { code: 'results-io', cause: 'ENOENT' },
  });
});

test('a match ends as soon as its test is decided', async () => {
  const sprt = { elo0: -100, elo1: 100, alpha: 0.05, beta: 0.05 };
  const { standing } = await play({ ...PLAN, rules: DEFAULT_RULES, games: 200, sprt });
  expect(standing.sprt?.verdict).toBe('accepted');
  expect(standing.games).toBeLessThan(200);
});

test('a match that is called off gives what there is', async () => {
  const calledOff = new AbortController();
  const { played } = await play(PLAN, {
    signal: calledOff.signal,
    onGame: ({ number }) => number === 1 && calledOff.abort(),
  });
  expect(played.length).toBe(2);
});

test.each([0, 2])('an engine that cannot start ends the match at once (%i threads)', async (concurrency) => {
  const second = { kind: 'uci', command: 'no-such-program-here', effort: { nodes: 1 } } as const;
  expect(await playMatch({ ...PLAN, second }, { concurrency })).toMatchObject({
    ok: false,
    error: { code: 'no-start', engine: 'no-such-program-here' },
  });
});

test('an engine that does not offer the game ends the match at once, instead of losing every game', async () => {
  const second = fakeEngine('good');
  expect(await playMatch({ ...PLAN, game: 'brasez', second }, { concurrency: 0 })).toMatchObject({
    ok: false,
    error: { code: 'no-variant', cause: 'brasez' },
  });
});

test('an engine that does not offer an option ends the match at once, instead of playing without it', async () => {
  const second = { ...fakeEngine('good'), options: { uci_variant: 'chess', Haste: '1' } };
  expect(await playMatch({ ...PLAN, second }, { concurrency: 0 })).toMatchObject({
    ok: false,
    error: { code: 'no-option', cause: 'Haste' },
  });
});

test('an engine at the table, in threads; its forfeits are counted', async () => {
  const { standing } = await play({ ...PLAN, second: fakeEngine('illegal') }, { concurrency: 2 });
  expect(standing.odd).toEqual({ 'illegal-move': 6 });
  expect(standing.tally).toEqual({ wins: 6, draws: 0, losses: 0 });
});

test('an engine that floods loses its games, and is started again for each', async () => {
  const second = { ...fakeEngine('floods'), patience: 60_000 };
  const { standing } = await play({ ...PLAN, second, games: 2 }, { concurrency: 1 });
  expect(standing.odd).toEqual({ flood: 2 });
});

test('a thinking engine is stopped when the match is called off', async () => {
  const calledOff = new AbortController();
  const second = { ...fakeEngine('late'), patience: 600_000 };
  setTimeout(() => calledOff.abort(), 500);
  const { played } = await play({ ...PLAN, second }, { concurrency: 1, signal: calledOff.signal });
  expect(played).toEqual([]);
});

test('a game the computer does not play is refused', async () => {
  expect(await playMatch({ ...PLAN, game: 'senet' })).toEqual({
    ok: false,
    error: { code: 'no-computer', game: 'senet' },
  });
});

test('games are written for other programs', async () => {
  const { played } = await play({ ...PLAN, games: 2 });
  const [pgn] = parsePgn(formatGame(PLAN, played[1], 'test'));
  if (!pgn.ok) throw new Error(pgn.error.code);
  expect(Object.fromEntries(pgn.value.tags)).toMatchObject({ White: 'random', Black: 'greedy', Round: '2' });
  const read = playPgn(pgn.value);
  expect(read.ok && read.value.moves.length).toBe(played[1].moves.length);
  const brasez = { ...PLAN, game: 'brasez', rules: { longest: 5 } };
  const game: GameResult = (await play({ ...brasez, games: 1 })).played[0];
  expect(formatGame(brasez, game, 'test')).toMatch(/\[White "greedy"\]\n(.|\n)*0\. .+ 1\/2-1\/2\n/);
});
