import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEngine } from './fakeEngine.js';
import { runCli } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const OPENING = 'ABABABABAB/........../.......... A 3';
/** Two pieces a side: the table that comes with the package knows it. */
const ENDING = '........../...A...B../.A...B.... A 2';

async function ask(
  lines: readonly object[],
): Promise<{ move: string; score: { win: number }; nodes: number }[]> {
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { out } = await runCli(['bestmove', '--jsonl'], { input, env: { TABULEIRO_DATA: folder } });
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('senet: an analysis before the throw ends with a line that says so to programs', async () => {
  const { out } = await runCli(['analyse', 'senet', 'start', '--nodes', '50', '--json'], {
    env: { TABULEIRO_DATA: folder },
  });
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toHaveProperty('move', null);
  for (const line of lines.slice(0, -1)) expect(line).not.toHaveProperty('move');
});

test('[P-AI] senet: the score is how likely the side to act wins', async () => {
  const [opening, ending, stuck] = await ask([
    { game: 'senet', position: OPENING, nodes: 3000 },
    { game: 'senet', position: ENDING },
    { game: 'senet', position: '........../........../.....A...B A 1' },
  ]);
  expect(opening.score.win).toBeGreaterThan(0.4);
  expect(opening.score.win).toBeLessThan(0.65);
  // The table decides at once: no second is spent.
  expect(ending.nodes).toBeLessThan(6);
  expect(stuck.move).toBe('skip');
});

test('[P-AI] senet: same position, level and seed, same step, whatever was asked before', async () => {
  const lines = [1, 5, 10].flatMap((level) =>
    [0, 1, 2].map((seed) => ({ game: 'senet', position: OPENING, level, seed })),
  );
  const answers = await ask(lines);
  expect(await ask([...lines].reverse())).toEqual([...answers].reverse());
  const [unsaid] = await ask([{ game: 'senet', moves: ['3'], level: 5 }]);
  expect(unsaid).toEqual(answers[3]);
});

test('[S-TURN] before the throw there is nothing to choose, and it is said in both languages', async () => {
  const english = await runCli(['bestmove', 'senet', 'start']);
  expect([english.code, english.err]).toEqual([2, expect.stringContaining('throw it first')]);
  const portuguese = await runCli(['bestmove', 'senet', 'start', '--lang', 'pt-BR']);
  expect(portuguese.err).toContain('jogue o dado primeiro');
});

test('[P-F2] [S-DIE] senet against the computer: the fair die is thrown for it, a real one by the person', async () => {
  const { openEngine } = fakeEngine();
  const world = { env: { TABULEIRO_DATA: folder }, openEngine };
  const fair = await runCli(['play', 'senet', '--level', '4', '--colour', 'B'], { ...world, input: '\n' });
  expect(fair.out).toContain('against the computer: level 4');
  expect(fair.out).toMatch(/The die shows [1-5]\./);
  expect(fair.out).toMatch(/The computer played \S+\./);
  const real = await runCli(['play', 'senet', '--level', '4', '--colour', 'B', '--real-dice'], {
    ...world,
    input: '2\nhint\n',
  });
  expect(real.out).toMatch(/The computer played \S+\./);
  expect(real.out).toContain('The die has not been thrown yet');
});

const GAME = '2 9-11 5 2-7 1 4-5 2 7-9 2 11-13';

test('senet-review: luck and skill of a list of actions, in words and as data', async () => {
  const { code, out, err } = await runCli(['senet-review', '-'], {
    input: GAME,
    env: { TABULEIRO_DATA: folder },
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('The game is not over');
  expect(out).toMatch(/luck of the dice +[+−]\d+\.\d % +[+−]\d+\.\d %/);
  const portuguese = await runCli(['senet-review', '-', '--lang', 'pt-BR'], { input: GAME });
  expect(portuguese.out).toMatch(/sorte nos dados +[+−]\d+,\d %/);
  const data = JSON.parse((await runCli(['senet-review', '-', '--json'], { input: GAME })).out);
  expect(data).toMatchObject({ table: expect.any(Number), totals: { A: { throws: 2 }, B: { throws: 3 } } });
  expect(data.curve).toHaveLength(GAME.split(' ').length + 1);
  expect(data.actions.map(({ isExact }: { isExact: boolean }) => isExact)).not.toContain(true);
  expect(out).toMatch(/cost \d+\.\d % \(estimated\); \S+ was better/);
  expect(portuguese.out).toMatch(/custou \d+,\d % \(valor estimado\); melhor era/);
});

test('senet-review: a saved game and its record are reviewed alike', async () => {
  const { openEngine } = fakeEngine();
  const env = { TABULEIRO_DATA: folder };
  await runCli(['play', 'senet', '--real-dice'], { input: '2\n9-11\n5\n2-7\nquit\n', env, openEngine });
  const [name] = readdirSync(join(folder, 'play'));
  const journal = join(folder, 'play', name);
  const record = join(folder, 'record.json');
  const { out } = await runCli(['convert', '--from', 'record', '--to', 'record', journal]);
  writeFileSync(record, out);
  expect(readFileSync(journal, 'utf8')).not.toBe(out);
  const [first, second] = await Promise.all(
    [journal, record].map((file) => runCli(['senet-review', file, '--json'], { env })),
  );
  expect(first.code).toBe(0);
  expect(second).toEqual(first);
  expect(JSON.parse(first.out).actions).toHaveLength(4);
});

test.each([
  ['3 9-13', 'illegal-move'],
  ['{}', 'bad-record'],
])('senet-review refuses %j with %s', async (input, code) => {
  const { code: exit, err } = await runCli(['senet-review', '-'], { input });
  expect([exit, err]).toEqual([2, expect.stringContaining(`[${code}]`)]);
});

test('senet-review refuses a game of chess', async () => {
  const { out } = await runCli(['convert', '--from', 'coord', '--to', 'record', '-'], { input: 'e2e4' });
  const { code, err } = await runCli(['senet-review', '-'], { input: out });
  expect([code, err]).toEqual([2, expect.stringContaining('[not-senet]')]);
});
