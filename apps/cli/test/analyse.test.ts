import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseInfo } from '@tabuleiro/arena';
import type { Engine } from '@tabuleiro/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { formatInfo } from '../src/uci/info.js';
import { type Asked, fakeEngine } from './fakeEngine.js';
import { openCli, runCli } from './harness.js';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Another program: it knows chess alone and plays e2e4. */
const OTHER = join(folder, 'other.mjs');
writeFileSync(
  OTHER,
  `import { createInterface } from 'node:readline';
const greeting = process.argv.slice(2).map((variants) => 'option name UCI_Variant type combo default ' + variants + '\\n').join('');
let wdl = '';
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'setoption name UCI_ShowWDL value true') wdl = ' wdl 400 350 250';
  if (line === 'uci') console.log('id name Other\\noption name MultiPV type spin default 1 min 1 max 9\\noption name UCI_ShowWDL type check default false\\n' + greeting + 'uciok');
  if (line.startsWith('go')) {
    console.log('info depth 1 seldepth 2 multipv 1 score cp 31' + wdl + ' nodes 20 nps 1 hashfull 0 time 5 pv e2e4');
    console.log('info depth 2 score cp 99' + wdl + ' lowerbound nodes 25 pv d2d4');
    console.log('info string ' + line);
    console.log('info depth 2 seldepth 3 multipv 1 score mate 3' + wdl + ' nodes 40 time 6 pv e2e4 e7e5');
    console.log('bestmove e2e4 ponder e7e5');
  }
  if (line === 'quit') process.exit();
}
`,
);
const ENGINE = `${process.execPath} ${OTHER}`;
const VARIED = `${ENGINE} "chess var chess var nucleo"`;

test('lines as they come, then the move', async () => {
  const { openEngine } = fakeEngine();
  const english = await runCli(['analyse', 'classico', 'start', '--depth', '2'], { openEngine });
  expect(english.out.split('\n').map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    ...['depth score W/D/L ‰ nodes line', '1 1 +0.05 300/450/250 7 a2a3', 'Best move: a2a3', ''],
  ]);
  const portuguese = await runCli(['analyse', 'classico', 'start', '--lang', 'pt'], { openEngine });
  expect(portuguese.out).toContain('+0,05');
  expect(portuguese.out).toContain('V/E/D ‰');
  expect(portuguese.out).toContain('Melhor lance: a2a3');
});

test('bounds and lines are passed on; without a bound it is a second', async () => {
  const { openEngine, asked } = fakeEngine();
  for (const flags of [
    [],
    ['--ms', '50'],
    ['--nodes', '9', '--depth', '4', '--multipv', '3'],
    ['--level', '2', '--seed', '8'],
  ]) {
    await runCli(['analyse', 'classico', 'start', ...flags], { openEngine });
  }
  expect(asked.orders).toEqual([
    { moveTime: 1000, multiPv: 1 },
    { moveTime: 50, multiPv: 1 },
    { nodes: 9, depth: 4, multiPv: 3 },
  ]);
  expect(asked.chosen).toEqual([{ level: 2, seed: 8 }]);
});

test('in JSON each line is an object, and the last one has the move', async () => {
  const { openEngine } = fakeEngine();
  const { out } = await runCli(['analyse', 'classico', 'start', '--json'], { openEngine });
  const [info, last] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(info).toEqual({
    ...{ depth: 1, seldepth: 2, multipv: 1, score: { cp: 5 }, nodes: 7, time: 3, pv: ['a2a3'] },
    wdl: [300, 450, 250],
  });
  expect(last).toEqual({
    ...{ move: 'a2a3', score: { cp: 5 }, wdl: [300, 450, 250], depth: 1, nodes: 7, pv: ['a2a3'] },
  });
});

test('as a stream every line has its id, and errors have codes', async () => {
  const { openEngine } = fakeEngine();
  const lines = [
    '{"game":"classico","id":1}',
    '{',
    '{"game":"senet","id":2}',
    '{"game":"classico","depth":0,"id":3}',
    '{"game":"classico","multipv":"x","id":4}',
  ];
  const { out } = await runCli(['analyse', '--jsonl'], { input: lines.join('\n'), openEngine });
  const replies = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies.map(({ id }) => id)).toEqual([1, 1, undefined, 2, 2, 3, 4]);
  expect(replies.map(({ error }) => error?.code)).toEqual([
    ...[undefined, undefined, 'bad-json', undefined, undefined, 'bad-option', 'bad-option'],
  ]);
});

test('Ctrl-C ends a stream after the answer to what is being looked into, though the input is open', async () => {
  const asked: Asked = { settings: [], orders: [], chosen: [] };
  const { openEngine: fake } = fakeEngine(asked);
  const openEngine = (settings?: object): Engine => {
    const engine = fake(settings);
    return { ...engine, analyse: (line, _, onInfo, signal) => engine.analyse(line, {}, onInfo, signal) };
  };
  const { stdin, stdout, interrupt, done } = openCli(['analyse', '--jsonl'], openEngine);
  expect(interrupt()).toBe(false);
  stdin.write('{"game":"classico","id":1}\n{"game":"classico","id":2}\n');
  await vi.waitFor(() => expect(asked.orders).toHaveLength(1));
  expect(interrupt()).toBe(true);
  expect(await done).toBe(130);
  const replies = stdout.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies.map(({ id, move }) => [id, move])).toEqual([
    [1, undefined],
    [1, 'a2a3'],
  ]);
});

test('another program is asked instead', async () => {
  const argv = ['analyse', 'classico', 'start', '--engine', ENGINE, '--nodes', '40', '--json'];
  const { code, out, err } = await runCli(argv);
  expect([code, err]).toEqual([0, '']);
  const replies = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies.map(({ nodes }) => nodes)).toEqual([20, 40, 40]);
  expect(replies.at(-1)).toEqual({
    ...{ move: 'e2e4', score: { mate: 3 }, wdl: [400, 350, 250], depth: 2, nodes: 40, pv: ['e2e4', 'e7e5'] },
  });
});

test('another program is told the game when it offers it', async () => {
  const { code, out } = await runCli(['analyse', 'nucleo', 'start', '--engine', VARIED]);
  expect([code, out]).toEqual([0, expect.stringContaining('e2e4')]);
});

test.each([
  [['analyse', 'brasez', 'start', '--engine', ENGINE], 'engine-game'],
  [['analyse', 'senet', 'start', '--engine', VARIED], 'engine-game'],
  [['analyse', 'classico', 'start', '--engine', 'no-such-program-here'], 'engine-failed'],
  [['analyse', 'classico'], 'missing-argument'],
  [['analyse', 'classico', 'start', '--depth', '0'], 'bad-option'],
])('%j is refused with %s in both languages', async (argv, code) => {
  const english = await runCli(argv);
  expect([english.code, english.out]).toEqual([2, '']);
  expect(english.err).toContain(`[${code}]`);
  expect((await runCli([...argv, '--lang', 'pt'])).err).not.toBe(english.err);
});

test('an info line that is written is read back', () => {
  const info = {
    ...{ depth: 4, selectiveDepth: 6, rank: 2, score: { mate: -3 }, nodes: 99, line: ['e2e4', 'e7e5'] },
    ...{ elapsed: 12, fullness: 5, wdl: { win: 0, draw: 0, loss: 1000 } },
  };
  expect(parseInfo(formatInfo(info, true))).toEqual(info);
  for (const text of ['info string pv e2e4', 'info depth 3 pv', 'bestmove e2e4', '']) {
    expect(parseInfo(text)).toBeUndefined();
  }
});
