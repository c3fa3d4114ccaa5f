import { readMoves, studyOfMatch } from '@tabuleiro/any-game';
import { expect, test } from 'vitest';
import { loadView } from '../../src/games/registry.js';
import { type Caption, captionOf, tagOf } from '../../src/share/caption.js';

async function captionAt(game: string, moves: string, names: readonly string[]): Promise<Caption> {
  const view = await loadView(game);
  const read = view && readMoves({ written: view.written, options: {} }, moves, []);
  if (view === undefined || !read?.ok) throw new Error(game);
  const study = studyOfMatch(view.written, read.value.match, names);
  return captionOf('pt-BR', 'pt-BR', view, study, { branches: [], ply: study.tree.steps.length });
}

test.each([
  ['classico', 'e2e4 e7e5 g1f3', ['Ana', 'Bia'], 'Ana × Bia', 'Xadrez clássico, depois de 2. Cf3'],
  ['classico', 'e2e4 e7e5', ['Ana', ''], 'Ana × Pretas', 'Xadrez clássico, depois de 1… e5'],
  ['classico', '', ['', ''], 'Xadrez clássico', 'Posição inicial'],
  ['senet', '5', ['', ''], 'Senet', 'O dado deu 5'],
  ['senet', '5 9-14', ['', ''], 'Senet', 'Depois de 9-14'],
] as const)('%s, %s', async (game, moves, names, title, line) => {
  expect(await captionAt(game, moves, names)).toMatchObject({ title, line });
});

test('what a picture shows is said in words, with what the board does not show', async () => {
  const { remarks, description } = await captionAt('brasez', 'K@e1 K@d8', ['', '']);
  expect(remarks.join(' ')).toMatch(/Ducado das brancas/);
  expect(description).toMatch(/e1/);
  for (const remark of remarks) expect(description).toContain(remark);
  expect(description).not.toContain('..');
});

test('a question mark is no answer', async () => {
  const view = await loadView('classico');
  if (view === undefined) throw new Error('no view');
  const read = readMoves({ written: view.written, options: {} }, '', []);
  if (!read.ok) throw new Error('no game');
  const tags = new Map([
    ['White', '?'],
    ['Date', '????.??.??'],
    ['Event', 'Copa'],
  ]);
  const study = { ...studyOfMatch(view.written, read.value.match), tags };
  expect(['White', 'Date', 'Event', 'Site'].map((name) => tagOf(study, name))).toEqual(['', '', 'Copa', '']);
});
