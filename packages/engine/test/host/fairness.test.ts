import { readdirSync, readFileSync } from 'node:fs';
import type { AnalysisLimits, GameLine } from '@tabuleiro/engine';
import { expect, expectTypeOf, test } from 'vitest';

test('[P-NF5] a line has room for what stands on the board and how it came there, and for nothing else', () => {
  expectTypeOf<keyof GameLine>().toEqualTypeOf<'game' | 'options' | 'position' | 'moves'>();
  expectTypeOf<GameLine['moves']>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<keyof AnalysisLimits>().toEqualTypeOf<
    'depth' | 'nodes' | 'mate' | 'multiPv' | 'moves' | 'moveTime' | 'clock'
  >();
});

test('[P-NF5] the computer has no way to the match, where dice secrets and drafts are kept', () => {
  const folder = new URL('../../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(/@tabuleiro\/match/);
  }
});

test('[P-NF5] a level asks no clock', () => {
  const folder = new URL('../../src/level/', import.meta.url);
  for (const file of readdirSync(folder)) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(
      /\bDate\b|\bperformance\b|Deadline/,
    );
  }
});
