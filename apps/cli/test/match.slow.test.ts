import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runCli } from './harness.js';

const folder = mkdtempSync(join(tmpdir(), 'match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FAKE = fileURLToPath(new URL('../../../packages/arena/test/fakeEngine.mjs', import.meta.url));
const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));

function engine(manner: string): string {
  return `"${process.execPath}" "${FAKE}" ${manner}`;
}

const MATCH = ['match', 'classico', '--first', 'greedy', '--second', 'random', '--games', '4', '--seed', '1'];

test('a small match: result for people and for programs, games as PGN, kept and gone on with', async () => {
  const [results, pgn] = [join(folder, 'a.jsonl'), join(folder, 'a.pgn')];
  const first = await runCli([...MATCH, '--resume', results, '--pgn', pgn]);
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/^Classic chess: greedy – random\n4 games: \+\d =\d -\d, .+ %\nElo difference: /);
  const games = readFileSync(pgn, 'utf8');
  expect(games.match(/^\[Event /gm)?.length).toBe(4);
  const again = await runCli([...MATCH, '--resume', results, '--pgn', pgn, '--json']);
  expect(JSON.parse(again.out)).toMatchObject({
    first: 'greedy',
    second: 'random',
    games: 4,
    interrupted: false,
  });
  expect(readFileSync(pgn, 'utf8')).toBe(games);
  const other = await runCli([...MATCH, '--seed', '2', '--resume', results]);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('[other-match]')]);
});

test('an engine as the second player; one that cannot start is said so', async () => {
  const against = (command: string): string[] => [
    'match',
    'classico',
    '--first',
    'random',
    '--engine',
    command,
  ];
  const forfeits = await runCli([...against(engine('illegal')), '--games', '2', '--nodes', '1', '--json']);
  expect(JSON.parse(forfeits.out)).toMatchObject({ wins: 2, forfeits: { 'illegal-move': 2 } });
  const absent = await runCli(against('no-such-program-here'));
  expect([absent.code, absent.err]).toEqual([2, expect.stringContaining('[engine-failed]')]);
});

test('an engine that sends an endless line is refused in words, in a match and in an analysis', async () => {
  const command = engine('babbles');
  const match = await runCli(['match', 'classico', '--first', 'random', '--engine', command]);
  const analysis = await runCli(['analyse', 'classico', 'start', '--engine', command]);
  for (const { code, out, err } of [match, analysis]) {
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/sent too much.* \[engine-failed\]\n$/);
  }
});

test('an interruption ends a match with what there is, and 130', async () => {
  const results = join(folder, 'b.jsonl');
  const args = [...MATCH, '--games', '100000', '--concurrency', '1', '--resume', results, '--json'];
  const child = spawn(
    process.execPath,
    ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, ...args],
    {
      env: { ...process.env, LC_ALL: 'en' },
    },
  );
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const lines = (): number => {
    try {
      return readFileSync(results, 'utf8').split('\n').length;
    } catch {
      return 0;
    }
  };
  await expect.poll(lines, { timeout: 60_000 }).toBeGreaterThan(4);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  const report = JSON.parse(said.out);
  expect(report.interrupted).toBe(true);
  expect(report.games).toBe(lines() - 2);
  expect(said.err).toContain('Interrupted');
});
