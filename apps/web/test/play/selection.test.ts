import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { GamePosition } from '../../src/games/position.js';
import { loadView } from '../../src/games/registry.js';
import { Selection } from '../../src/play/selection.js';

const PROMOTING = '7k/P7/8/8/8/8/8/K7 w - - 0 1';

test('a move is chosen in any position, without a match around it', async () => {
  const view = await loadView('classico');
  if (view === undefined) throw new Error('no such game');
  const { game } = view.written;
  const state = game.notation.parsePosition(PROMOTING);
  if (!state.ok) throw new Error(PROMOTING);
  const position = signal(new GamePosition(game, game.start()));
  const [isOpen, isOver] = [signal(true), signal(false)];
  const selection = new Selection({ view, position, isOpen, isOver, lang: () => 'en' });
  expect(selection.paths.value).toHaveLength(20);
  position.value = new GamePosition(game, state.value);
  for (const place of ['a7', 'a8']) {
    const picked = selection.look(place);
    if (picked.kind === 'chosen') expect(selection.choose(picked.steps)).toBeUndefined();
  }
  expect(selection.side).toBe(0);
  expect(selection.question.value?.answers).toHaveLength(4);
  const [{ answer = '' } = {}] = selection.question.value?.answers ?? [];
  const move = selection.answer(answer);
  expect(move?.addition).toBeUndefined();
  expect(game.notation.formatMove(move?.move)).toMatch(/^a7a8[qrbn]$/);
});
