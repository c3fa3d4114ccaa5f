import { readFileSync } from 'node:fs';
import { parseBrasezGame, parseSenetGame } from '@tabuleiro/notation';
import { expect, test } from 'vitest';

const DOCUMENT = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const EXAMPLES = [...DOCUMENT.matchAll(/```text\n(\[Game "(\w+)"\].*?)```/gs)].map(([, text, game]) => ({
  text,
  game,
}));

test.each(EXAMPLES)('the example of $game in docs/notation.md can be read', ({ text, game }) => {
  expect(game === 'Senet' ? parseSenetGame(text) : parseBrasezGame(text)).toMatchObject({ ok: true });
});

test('there is one of each', () => {
  expect(EXAMPLES.map(({ game }) => game)).toEqual(['Brasez', 'Senet']);
});
