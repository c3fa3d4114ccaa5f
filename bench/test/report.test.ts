import { expect, test } from 'vitest';
import { CHESS, OTHERS } from '../src/positions.js';
import type { ProgramName } from '../src/program.js';
import { formatReport, summary } from '../src/report.js';
import type { Results, Row } from '../src/results.js';

function row(task: Row['task'], nps: readonly [ProgramName, number][]): Row {
  return {
    task,
    best: new Map(
      nps.map(([name, value]) => [name, { nodes: 1000, nps: value, rounds: name === 'chess.js' ? 2 : 3 }]),
    ),
  };
}

const results: Results = {
  versions: new Map([['classico', '1.0.0']]),
  chess: [
    row(CHESS.start, [
      ['classico', 90_000_000],
      ['chess.js', 700_000],
      ['chessops', 5_000_000],
      ['kokopu', 6_000_000],
    ]),
  ],
  others: [row(OTHERS.senet[0], [['senet', 20_000_000]]), row(OTHERS.senet[1], [['senet', 30_000_000]])],
};

test('the summary gives ours divided by theirs, null for a program that is absent', () => {
  expect(summary(results)).toEqual({
    nps: { classico: 90e6, senet: 20e6, 'chess.js': 7e5, chessops: 5e6, kokopu: 6e6, stockfish: null },
    ratios: { 'chess.js': 129, chessops: 18, kokopu: 15, stockfish: null },
  });
});

test('the report is a table with machine and versions', () => {
  const text = formatReport(results, [['machine', 'a test']]);
  expect(text).toContain('- machine: a test');
  expect(text).toMatch(/\| chess\.js +\| not installed \| +0\.70 \(129×\) \|/);
  expect(text).toMatch(/\| stockfish +\| not installed \| +– \|/);
  expect(text).toMatch(/\| senet +\| start, depth 11 +\| 1,000 \| +20\.0 \| +28\.6× \|/);
});

test('a program that got fewer rounds is named', () => {
  expect(formatReport(results, [])).toContain('to keep the run short: chess.js, start, depth 5: best of 2.');
});
