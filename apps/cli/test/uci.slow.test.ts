import { textPositionOf } from '@tabuleiro/any-game';
import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { findPosition } from '../src/positions/position.js';
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
  let position = textPositionOf(found.value.written.game, found.value.state);
  const moves: string[] = [];
  for (let ply = 0; ply < 24 && position.outcome() === undefined; ply++) {
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

const SAMPLES = [
  'ucinewgame',
  'setoption name MultiPV value 3',
  'setoption name UCI_LimitStrength value true',
  'setoption name UCI_LimitStrength value false',
  'setoption name UCI_Variant value brasez',
  'setoption name UCI_Variant value nucleo',
  'setoption name UCI_Variant value chess',
  'position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
  'position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1',
  'position fen 7k/8/2g5/8/8/5G2/8/K7 w - - - b 1/0 -/- 20,9 1 moves a1a2',
  'go depth 3',
  'go infinite',
  'go ponder wtime 1000 btime 1000',
  'go wtime 100 btime 100 winc 1 binc 1',
  'go movetime 5 searchmoves e2e4 d2d4',
  'go mate 2',
  'stop',
  'ponderhit',
];
const SEED = 12;

test(`[P-AI] mutated UCI lines do not end the real program either (seed ${SEED})`, async () => {
  const lines = [...fuzzTexts(SEED, 600, SAMPLES)].map((text) => text.replaceAll('\n', ' '));
  const input = `${lines.join('\nisready\n')}\nstop\nisready\nquit\n`;
  const { code, out, err } = await runCli(['uci'], { input });
  expect([code, err]).toEqual([0, '']);
  expect(out.match(/^readyok$/gm)?.length).toBeGreaterThanOrEqual(600);
  const gone = lines.filter((line) => /^\s*go(\s|$)/.test(line) && !line.includes('perft')).length;
  expect(out.match(/^bestmove /gm)).toHaveLength(gone);
});
