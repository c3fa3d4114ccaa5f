import { readdirSync, readFileSync } from 'node:fs';
import type { SenetState } from '@tabuleiro/senet';
import { expect, expectTypeOf, test } from 'vitest';
import type { analyse, choose, SenetKnowledge, SenetLevel, SenetSearchLimits } from '../src/index.js';

test('[P-NF5] the player of Senet is given the position, what it knows, bounds and a seed of its own errors', () => {
  expectTypeOf<Parameters<typeof choose>>().toEqualTypeOf<
    [shipped: SenetKnowledge, state: SenetState, level: SenetLevel, seed: number]
  >();
  expectTypeOf<Parameters<typeof analyse>[0]>().toEqualTypeOf<SenetKnowledge>();
  expectTypeOf<keyof SenetKnowledge>().toEqualTypeOf<'exact' | 'estimate'>();
  expectTypeOf<Parameters<typeof analyse>[1]>().toEqualTypeOf<SenetState>();
  expectTypeOf<keyof SenetSearchLimits>().toEqualTypeOf<'depth' | 'nodes' | 'multiPv' | 'moves' | 'poll'>();
});

test('[P-NF5] a position has room for the board and the die that lies on it, and for no throw to come', () => {
  expectTypeOf<Exclude<keyof SenetState, 'copy' | 'put' | 'take' | 'setTurn'>>().toEqualTypeOf<
    'track' | 'off' | 'player' | 'die' | 'keyLow' | 'keyHigh'
  >();
});

test('[P-NF5] the player has no way to the match, where dice secrets are kept, to a clock or to chance', () => {
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(value|search|level|review)\/.*\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    expect(text, file).not.toMatch(/@tabuleiro\/match|node:|Math\.random|\bDate\b|\bperformance\b/);
  }
});
