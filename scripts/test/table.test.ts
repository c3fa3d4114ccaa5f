import { expect, test } from 'vitest';
import { formatTable, replaceTable } from '../tableReport.mjs';

const WHEN = { date: '2026-11-18', machine: 'a box', 'load average': '1.00 before, 2.00 after' };
const MEASURES = {
  lighthouse: [
    {
      ...{ name: 'home', marks: { performance: 99, accessibility: 100, 'best-practices': 98, seo: 97 } },
      ...{ first: 1240, largest: 1660, blocked: 12.4, shift: 0, all: [98, 99, 100] },
    },
  ],
  hands: { clicks: [240, 250, 900], drops: [8, Number.NaN, 12] },
  replies: [{ level: 3, pauses: [700, 500, 600] }],
  die: [800, 810],
  board: { cold: [350], reloaded: [130] },
  boardSlow: { cold: [1700], reloaded: [500] },
  shifts390: [{ game: 'senet', shifts: ['0.001\nP.status 0,0,10,10 → 0,1,10,10', '0.002'] }],
  shifts1440: [{ game: 'senet', shifts: [] }],
  shares: [
    { game: 'senet', width: 320, height: 568, share: 0.1535, seen: 1 },
    { game: 'senet', width: 1440, height: 900, share: 0.39, seen: 0.8 },
  ],
};

test('what was measured is told in tables, with when and where', () => {
  const report = formatTable(MEASURES, WHEN);
  for (const line of [
    '- machine: a box',
    '| home | 99 | 100 | 98 | 97 | 1.2 s | 1.7 s | 12 ms | 0.000 | 98, 99, 100 |',
    '| click on a square → the piece stands there, its slide included | 250 ms | 900 ms | 3 |',
    '| piece dropped → the move is on the disk | 8 ms | 12 ms | 2 |',
    '| 3 | 600 ms | 700 ms | 3 |',
    '| a throw is seen for | 800 ms | 810 ms | 2 |',
    '| this machine | 350 ms | 350 ms | 130 ms | 130 ms |',
    '| senet | 0.003 | 0.000 |',
    '- senet: 0.001; P.status 0,0,10,10 → 0,1,10,10',
    '| senet | 15 % | 39 % (80 % of it in sight) |',
  ])
    expect(report.split('\n')).toContain(line);
});

test('what was not measured is said to be missing', () => {
  const { lighthouse: _, ...others } = MEASURES;
  expect(formatTable(others, WHEN)).toContain('## Lighthouse, for a phone\n\nNot measured in this run.');
  expect(formatTable(MEASURES, WHEN)).not.toContain('Not measured');
});

test('a new section takes the place of the old one and leaves the others', () => {
  const section = formatTable(MEASURES, WHEN);
  const before = '# Benchmarks\n\ntext\n\n# The table\n\nstale\n\n## part\n\n# The app\n\nmore\n';
  const after = replaceTable(before, section);
  expect(after).toContain('# Benchmarks\n\ntext\n\n# The table\n');
  expect(after).toContain('\n\n# The app\n\nmore\n');
  expect(after).not.toContain('stale');
  expect(replaceTable(after, section)).toBe(after);
  const added = replaceTable('# Benchmarks\n\ntext\n', section);
  expect(added).toBe(`# Benchmarks\n\ntext\n\n${section}`);
  expect(replaceTable(added, section)).toBe(added);
});
