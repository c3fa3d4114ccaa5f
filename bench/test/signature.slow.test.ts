import { readFileSync } from 'node:fs';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { countSignatureNodes } from '../src/signature.js';

test('the signature of the search is the one that the documents quote', () => {
  const signature = SEARCHED_GAMES.map(countSignatureNodes).join(' ');
  const text = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
  expect(text).toContain(`\`${signature}\` now`);
});
