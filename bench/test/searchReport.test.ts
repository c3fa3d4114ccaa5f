import { expect, test } from 'vitest';
import { formatSearch, replaceSearch, type SearchSpeed } from '../src/searchReport.js';

const WHEN = { date: '2026-11-18', load: '1.00 before, 1.00 after', rounds: 8 };

function speedOf(game: string, plain: number, wasmSpeed: number): SearchSpeed {
  return {
    game,
    nodes: { weights: 10, wasm: 20, plain },
    speed: { weights: 100_000, wasm: wasmSpeed, plain: 90_000 },
  };
}

test('a network that is not fast enough and kernels that differ are told', () => {
  const good = formatSearch([speedOf('classico', 20, 140_000), speedOf('brasez', 20, 300_000)], WHEN);
  expect(good).toContain('sum of weights: `10 10`');
  expect(good).toContain('alike: `20 20`\n');
  expect(good).toContain('| classico | 100 | 140 | 90 | 1.40 | holds |');
  expect(good).not.toContain('**');
  const bad = formatSearch([speedOf('classico', 21, 139_000)], WHEN);
  expect(bad).toContain('**plain: 21**');
  expect(bad).toContain('| 1.39 | **does not hold** |');
});

test('the report replaces the last one and nothing else of the document', () => {
  const place = (report: string): string =>
    `before\n<!-- search: made by \`npm run bench:search -- --write\` -->\n\n${report}\n\n<!-- end of search -->\nafter`;
  expect(replaceSearch(place('old'), 'new')).toBe(place('new'));
  expect(() => replaceSearch('no place', 'new')).toThrow('no place');
});
