import { expect, test } from 'vitest';
import { findPosition } from '../src/setting.js';
import { openCli, runCli } from './harness.js';

const PATIENT = { timeout: 60_000 };

test('[P-AI] the program thinks without going deaf: isready and stop are heard', async () => {
  const { stdin, stdout, done } = openCli(['uci']);
  stdin.write('isready\ngo infinite\n');
  await expect.poll(() => stdout.text, PATIENT).toMatch(/^info depth 3 /m);
  stdin.write('isready\n');
  await expect.poll(() => stdout.text.match(/readyok/g)?.length, PATIENT).toBe(2);
  expect(stdout.text).not.toContain('bestmove');
  stdin.write('stop\n');
  await expect.poll(() => stdout.text, PATIENT).toMatch(/^bestmove [a-h]\d[a-h]\d/m);
  stdin.end();
  expect(await done).toBe(0);
});

test.each([
  ['chess', 'classico'],
  ['nucleo', 'nucleo'],
  ['brasez', 'brasez'],
])('[P-AI] %s: a game against itself has only legal moves', async (variant, game) => {
  const { stdin, stdout, done } = openCli(['uci']);
  stdin.write(`setoption name UCI_Variant value ${variant}\nisready\n`);
  const found = findPosition('en', game, {}, 'start');
  if (!found.ok) throw new Error(found.error.message);
  let { position } = found.value;
  const moves: string[] = [];
  for (let ply = 0; ply < 40 && position.outcome() === undefined; ply++) {
    stdin.write(`position startpos moves ${moves.join(' ')}\ngo nodes 300\n`);
    await expect
      .poll(() => stdout.text.match(/^bestmove/gm)?.length, { ...PATIENT, interval: 5 })
      .toBe(ply + 1);
    const move = [...stdout.text.matchAll(/^bestmove (\S+)/gm)].at(-1)?.[1] ?? '';
    const next = position.play(move);
    if (!next.ok) throw new Error(`${move} after ${moves.join(' ')}`);
    position = next.value;
    moves.push(move);
  }
  stdin.end('quit\n');
  expect(await done).toBe(0);
  expect(moves.length).toBeGreaterThan(10);
});

test('the end of the input waits for a search that ends by itself, and for no other', async () => {
  const bounded = await runCli(['uci'], { input: 'go depth 4\n' });
  expect(bounded.out).toMatch(/^info depth 4 .*\nbestmove/m);
  const endless = await runCli(['uci'], { input: 'go infinite\n' });
  expect(endless.out).toMatch(/^bestmove/m);
});
