import { readFileSync } from 'node:fs';
import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import type { Game } from '@tabuleiro/game';
import { parseBrasezGame, parseSenetGame } from '@tabuleiro/notation';
import { senet } from '@tabuleiro/senet';
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

test.each([
  [classico.id, (text: string) => formatAgain(classico, text)],
  [nucleo.id, (text: string) => formatAgain(nucleo, text)],
  [brasez.id, (text: string) => formatAgain(brasez, text)],
  [senet.id, (text: string) => formatAgain(senet, text)],
])('the position of %s in docs/notation.md is canonical', (id, format) => {
  const [, text] = new RegExp(`^\\| \`${id}\` \\|[^\n]*?: \`([^\`]*)\``, 'm').exec(DOCUMENT) ?? [];
  expect(format(text)).toBe(text);
});

function formatAgain<S, M>({ notation }: Game<S, M>, text: string): string {
  const state = notation.parsePosition(text);
  return state.ok ? notation.formatPosition(state.value) : state.error.problem;
}
