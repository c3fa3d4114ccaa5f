import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { fakeEngine } from './fakeEngine.js';
import { runCli } from './harness.js';

const SAMPLES = [
  'uci',
  'debug on',
  'ucinewgame',
  'setoption name Hash value 32',
  'setoption name Threads value 2',
  'setoption name MultiPV value 3',
  'setoption name UCI_LimitStrength value true',
  'setoption name UCI_Elo value 1200',
  'setoption name UCI_Variant value brasez',
  'setoption name UCI_Variant value nucleo',
  'setoption name UCI_Variant value chess',
  'position startpos',
  'position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
  'position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1',
  'position fen 7k/8/2g5/8/8/5G2/8/K7 w - - - b 1/0 -/- 20,9 1 moves a1a2',
  'position startpos moves K@e1 K@d8 e2e4 pass',
  'go depth 2',
  'go infinite',
  'go ponder wtime 1000 btime 1000 winc 10 binc 10 movestogo 4',
  'go movetime 1 searchmoves e2e4 d2d4',
  'go nodes 10 mate 3',
  'go perft 1',
  'stop',
  'ponderhit',
  'register name x code y',
];
const SEED = 41;
const COUNT = 6_000;
const EVERY = 50;

test(`[P-AI] ${COUNT} mutated UCI lines never end the program, and it stays ready (seed ${SEED})`, async () => {
  const lines = [...fuzzTexts(SEED, COUNT, SAMPLES)].flatMap((text, i) => {
    const line = text.replaceAll('\n', ' ');
    return i % EVERY === 0 ? ['isready', line] : [line];
  });
  const { openEngine } = fakeEngine();
  const input = `${lines.join('\n')}\nstop\nposition startpos\ngo depth 1\nisready\nquit\n`;
  const { code, out, err } = await runCli(['uci'], { input, openEngine });
  expect([code, err]).toEqual([0, '']);
  const asked = lines.filter((line) => line.trim() === 'isready').length + 1;
  expect(out.match(/^readyok$/gm)).toHaveLength(asked);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  for (const line of out.split('\n')) {
    expect(line).toMatch(/^(info |id |option |uciok$|readyok$|bestmove |Nodes searched: \d+$|[^ ]+: \d+$|$)/);
  }
});
