import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { runCli } from './harness.js';

const SAMPLES = [
  '{"game":"classico","position":"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1","moves":["e1g1"],"level":1,"id":7}',
  '{"game":"nucleo","moves":["e2e4","e7e5"],"options":{"castling":true},"level":2,"seed":3,"id":"a"}',
  '{"game":"brasez","moves":["K@e1","K@d8","e2e4"],"level":1,"id":{"b":[1]}}',
  '{"game":"classico","level":"max","nodes":40,"ms":5}',
  '{"game":"senet","moves":["3"],"level":1}',
];
const CODES = [
  ...['bad-json', 'unknown-game', 'bad-position', 'bad-move', 'illegal-move', 'game-over', 'bad-option'],
  'not-thrown',
];
const SEED = 23;
const COUNT = 1_500;

test(`[P-AI] ${COUNT} mutated lines get one answer each, of a known shape (seed ${SEED})`, async () => {
  const lines = [...fuzzTexts(SEED, COUNT, SAMPLES)].map((line) => line.replaceAll('\n', ' '));
  const filled = lines.filter((line) => /[^ \t\r]/.test(line));
  const argv = ['bestmove', '--jsonl', '--level', '1', '--nodes', '20', '--ms', '5'];
  const { code, out, err } = await runCli(argv, { input: `${lines.join('\n')}\n` });
  const answers = out.split('\n').slice(0, -1);
  expect([code, err, answers.length]).toEqual([0, '', filled.length]);
  for (const [i, answer] of answers.entries()) {
    const { error, move, score, pv } = JSON.parse(answer);
    if (error === undefined) expect([move, typeof score], filled[i]).toEqual([pv[0], 'object']);
    else expect(CODES, filled[i]).toContain(error.code);
  }
});
