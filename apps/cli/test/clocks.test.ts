import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../src/main.js';
import { fakeEngine } from './fakeEngine.js';
import { type Run, runCli, Sink } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const SECOND = 1000;
const { openEngine } = fakeEngine();

/** A world in which each look at the clock comes `step` seconds after the one before. */
async function play(args: readonly string[], typed: readonly string[], step = 0): Promise<Run> {
  let ms = 0;
  const elapsed = (): number => {
    ms += step * SECOND;
    return ms;
  };
  const world = { input: `${typed.join('\n')}\n`, env: { TABULEIRO_DATA: folder }, elapsed, openEngine };
  return runCli(['play', ...args], world);
}

function journal(): string[] {
  const [name] = readdirSync(join(folder, 'play'));
  return readFileSync(join(folder, 'play', name), 'utf8')
    .split('\n')
    .slice(0, -1);
}

test.each([
  ['10+5', 'Clocks: White 10:00, Black 10:00.'],
  ['15 KO', 'Clocks: White 15:00, Black 15:00.'],
  ['30/move', 'Clocks: White 0:30, Black 0:30.'],
  ['90/40+30+30s', 'Clocks: White 1:30:00, Black 1:30:00.'],
  ['5+0,none', 'Clocks: White 5:00, Black without a clock.'],
])('a clock is given as %s and shown at each turn', async (text, shown) => {
  expect((await play(['classico', '--time', text], [])).out).toContain(shown);
});

test('a clock that cannot be read is refused with its code', async () => {
  const { code, out, err } = await play(['classico', '--time', 'soon'], []);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('[bad-clock]');
});

test('without a clock none is shown', async () => {
  expect((await play(['classico'], ['e2e4'])).out).not.toContain('Clocks');
});

test('[C-TIME] thinking is charged to the side to move, and the increment comes after the move', async () => {
  const { out } = await play(['classico', '--time', '10+5'], ['e2e4', 'e7e5'], 20);
  expect(out).toContain('Clocks: White 9:45, Black 10:00.');
  expect(out).toContain('Clocks: White 9:45, Black 9:45.');
});

test('[C-TIME] the time over, the game is lost and the move not made', async () => {
  const { out } = await play(['classico', '--time', '1 KO'], ['e2e4'], 61);
  expect(out).toContain('Out of time: Black wins.');
  expect(out).not.toContain('Black to move.');
  expect(JSON.parse(journal()[1])).toMatchObject({ kind: 'tick', by: 'w', spent: 61000 });
});

test('[N-TIME] in nucleo it is a draw, and a takeback costs time', async () => {
  expect((await play(['nucleo', '--time', '1 KO'], ['e2e4'], 61)).out).toContain('Out of time: draw.');
  const { out } = await play(['nucleo', '--time', '10 KO'], ['e2e4', 'undo', 'yes']);
  expect(out).toContain('Clocks: White 9:30, Black 10:00.');
});

test('[N-TIME] a hint costs its time, and in Senet nothing', async () => {
  const paid = await play(['nucleo', '--time', '10 KO'], ['hint', 'board']);
  expect(paid.out).toContain('Clocks: White 9:45, Black 10:00.');
  expect(paid.out).toMatch(/Hint: \S+/);
  const free = await play(['senet', '--real-dice', '--time', '10 KO'], ['1', 'hint', 'board']);
  expect(free.out).not.toContain('9:45');
});

/** An engine that takes so many seconds for whatever it is asked, while the time is looked at. */
function slowEngine(seconds: number): typeof openEngine {
  return (settings) => {
    const engine = openEngine(settings);
    const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * SECOND));
    return {
      ...engine,
      analyse: async (...asked) => wait().then(() => engine.analyse(...asked)),
      choose: async (...asked) => wait().then(() => engine.choose(...asked)),
    };
  };
}

test('[P-F2] until the board is shown no time passes', async () => {
  const slow = new (class extends Sink {
    override _write(chunk: unknown, encoding: string, done: () => void): void {
      setTimeout(() => super._write(chunk, encoding, done), 30 * SECOND);
    }
  })();
  sitDown(['--time', '1 KO'], 'classico', openEngine, slow);
  // A greeting, the board, whose turn it is, the clocks; then the first time is kept.
  await vi.advanceTimersByTimeAsync(121 * SECOND);
  expect(journal()[1]).toContain('{"kind":"tick","by":"w","spent":800');
});

test('[N-TIME] a hint costs its price, not the time that the computer takes to find it', async () => {
  const { stdout, type } = sitDown(['--time', '10 KO'], 'nucleo', slowEngine(20));
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  await type('hint');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(stdout.text).toMatch(/Hint: \S+/);
  await type('e2e4');
  expect(stdout.text).toContain('Clocks: White 9:41, Black 10:00.');
});

test('[C-AGREE] the computer considers an offer at no cost of whoever made it', async () => {
  const { stdout, type } = sitDown(['--level', '3', '--time', '10 KO'], 'classico', slowEngine(20));
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  await type('draw');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(stdout.text).toMatch(/declin|accept/i);
  const spent = journal()
    .slice(1)
    .reduce((sum, line) => sum + Number(JSON.parse(line).spent), 0);
  expect(spent).toBe(4 * SECOND);
});

test('[P-F2] the computer pays for its thinking, and nobody for starting it', async () => {
  const { stdout } = sitDown(
    ['--level', '3', '--colour', 'b', '--time', '10 KO'],
    'classico',
    slowEngine(20),
  );
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(readdirSync(folder)).toEqual([]);
  await vi.advanceTimersByTimeAsync(21 * SECOND);
  expect(stdout.text).toContain('Clocks: White 9:40, Black 10:00.');
});

test('[S-DIE] a person who throws a real die for the computer takes none of its time', async () => {
  const { type } = sitDown(['--level', '3', '--colour', 'b', '--real-dice', '--time', '10 KO'], 'senet');
  await vi.advanceTimersByTimeAsync(90 * SECOND);
  await type('2');
  expect(journal()[1]).toMatch(/"kind":"throw","by":"A","spent":0/);
});

test('what was spent before leaving is saved; the time in between is not charged', async () => {
  await play(['classico', '--time', '10 KO'], ['e2e4', 'quit'], 3);
  const { out } = await play(['--resume'], [], 0);
  expect(out).toMatch(/Clocks: White 9:57, Black 9:5\d\./);
});

test('no time passes in a pause, also when the program is left in it', async () => {
  await play(['classico', '--time', '10 KO'], ['e2e4', 'pause']);
  const { out } = await play(['--resume'], ['go', 'quit'], 7);
  expect(out).toContain('The game is paused.');
  expect(out).toContain('Clocks: White 10:00, Black 10:00.');
});

/** A game while the test is the time: `sleep` is time that passes without anybody looking at it. */
function sitDown(args: readonly string[], game = 'classico', open = openEngine, stdout = new Sink()) {
  vi.useFakeTimers();
  const stdin = new PassThrough();
  const env = { LANG: 'en', TABULEIRO_DATA: folder };
  let asleep = 0;
  const clocks = { now: () => new Date(), elapsed: () => performance.now() + asleep };
  const io = { stdin, stdout, stderr: new Sink(), env, random: () => 0, ...clocks, openEngine: open };
  const done = main(['play', game, ...args], io);
  const sleep = (ms: number): void => {
    asleep += ms;
  };
  const type = async (line: string): Promise<void> => {
    stdin.write(`${line}\n`);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { stdout, done, sleep, type };
}

test('[C-TIME] while a person thinks, every second is kept, and the end of the time is told by itself', async () => {
  const { stdout, done } = sitDown(['--time', '0:03 KO']);
  await vi.advanceTimersByTimeAsync(1500);
  expect(JSON.parse(journal()[1])).toMatchObject({ kind: 'tick', by: 'w', spent: 800 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBe(0);
  expect(stdout.text).toContain('Out of time: Black wins.');
});

const HOUR = 3_600_000;

test.each([
  ['forwards', HOUR],
  ['backwards', -HOUR],
])('[C-TIME] the clock of the machine set %s by an hour changes no clock of a game', async (_, jump) => {
  const { stdout, done, type } = sitDown(['--time', '10 KO']);
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  await type('e2e4');
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  await type('e7e5');
  expect(stdout.text).toContain('Clocks: White 9:53, Black 10:00.');
  expect(stdout.text).toContain('Clocks: White 9:53, Black 9:58.');
  await type('quit');
  expect(await done).toBe(0);
});

test('[C-TIME] a machine that sleeps costs nobody time, with and without a pause around it', async () => {
  const { stdout, done, sleep, type } = sitDown(['--time', '10 KO']);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  sleep(8 * HOUR);
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  await type('e2e4');
  // What passed since the last look before the sleep is slept away, too: less than a second.
  expect(stdout.text).toMatch(/Clocks: White 9:5[56], Black 10:00\./);
  await type('pause');
  sleep(8 * HOUR);
  await type('go');
  await vi.advanceTimersByTimeAsync(SECOND);
  await type('e7e5');
  expect(stdout.text).toMatch(/Clocks: White 9:5[56], Black 9:59\./);
  await type('quit');
  expect(await done).toBe(0);
});

test('[C-TIME] who thinks for minutes without a clock is not taken for asleep: it is kept how long it took', async () => {
  const { done, sleep, type } = sitDown([]);
  await vi.advanceTimersByTimeAsync(300 * SECOND);
  await type('e2e4');
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  sleep(HOUR);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  await type('e7e5');
  await type('quit');
  expect(await done).toBe(0);
  const spent = journal()
    .slice(1)
    .map((line) => JSON.parse(line).spent);
  expect(spent[0]).toBe(300 * SECOND);
  expect(spent[1]).toBeGreaterThan(9 * SECOND);
  expect(spent[1]).toBeLessThanOrEqual(10 * SECOND);
});
