import { readFileSync } from 'node:fs';
import { NETWORK_GAMES, SEARCHED_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { formatSignature } from '../src/searchReport.js';
import { countSignatureNodes } from '../src/signature.js';

const document = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');

test('the signature of the search with the sum of weights is the one that the documents quote', () => {
  const signature = formatSignature(SEARCHED_GAMES.map((game) => countSignatureNodes(game, 'weights')));
  expect(document).toContain(`- sum of weights: \`${signature}\``);
});

test('[P-AI] the signature of the search with networks is the one that the documents quote, in WebAssembly and in plain TypeScript', () => {
  expect(NETWORK_GAMES).toEqual(SEARCHED_GAMES);
  const counts = SEARCHED_GAMES.map((game) => countSignatureNodes(game, 'wasm'));
  expect(SEARCHED_GAMES.map((game) => countSignatureNodes(game, 'plain'))).toEqual(counts);
  expect(document).toContain(`TypeScript alike: \`${formatSignature(counts)}\``);
});
