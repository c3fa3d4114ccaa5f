import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { runCli } from './harness.js';

const SAMPLES = [
  '{"game":"classico","position":"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1","moves":["e1g1","e8c8"],"id":7}',
  '{"game":"classico","position":"start","moves":["e2e4","c7c5","e4e5","d7d5","e5d6"],"options":{}}',
  '{"game":"nucleo","moves":["e2e4","e7e5"],"options":{"castling":true,"agreement":false},"id":"a"}',
  '{"game":"brasez","moves":["K@e1","K@d8","e2e4","pass"],"id":{"b":[1]}}',
  '{"game":"brasez","position":"7k/8/2g5/8/8/5G2/8/K7 w - - - b 1/0 -/- 20,9 1","moves":["a1a2"]}',
  '{"game":"senet","position":"ABABABABAB/........../.......... A -","moves":["3","9-12"],"id":null}',
];
const SEED = 20_17;
const COUNT = 5_000;

const CODES = [
  'bad-json',
  'unknown-game',
  'bad-position',
  'bad-move',
  'illegal-move',
  'game-over',
  'bad-option',
];

function expectAnswer(text: string, line: string): void {
  const { error, position, legal, check, outcome } = JSON.parse(text);
  if (error === undefined) {
    expect([typeof position, Array.isArray(legal), typeof check], line).toEqual(['string', true, 'boolean']);
    expect(outcome === null || legal.length === 0, line).toBe(true);
  } else {
    expect(CODES, line).toContain(error.code);
    expect(error.message, line).toMatch(/\S/);
    expect(error.message, line).not.toMatch(/undefined|NaN|\[object/);
  }
}

test(`${COUNT} mutated lines get one answer each, of a known shape (seed ${SEED})`, async () => {
  const lines = [...fuzzTexts(SEED, COUNT, SAMPLES)].map((line) => line.replaceAll('\n', ' '));
  const filled = lines.filter((line) => /[^ \t\r]/.test(line));
  const { code, out, err } = await runCli(['inspect'], { input: `${lines.join('\n')}\n` });
  const answers = out.split('\n').slice(0, -1);
  expect([code, err, answers.length]).toEqual([0, '', filled.length]);
  for (const [i, answer] of answers.entries()) expectAnswer(answer, filled[i]);
});
