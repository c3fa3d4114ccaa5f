import { formatShare } from '@tabuleiro/any-game';
import { expect, test } from 'vitest';
import { positionOfCode, studyOfPosition } from '../../src/editor/sharedPosition.js';
import { loadView } from '../../src/games/registry.js';

test.each([
  ['classico', 'r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 12 40', {}],
  ['nucleo', '4k3/8/8/8/8/8/8/4K2R w K - 3 40', { castling: true }],
  ['brasez', '4k3/p7/2p5/8/1G6/8/8/3K4 w - - - w! 0/1 WR/- 0,- 1', {}],
  ['senet', 'A.ABABABAB/........../.......... B 4', {}],
])('%s: a position is the same where its link is opened', async (game, text, options) => {
  const view = await loadView(game);
  const read = view?.written.game.notation.parsePosition(text, options);
  if (view === undefined || read?.ok !== true) throw new Error(text);
  const code = await formatShare(studyOfPosition(view.written, read.value, options));
  if (!code.ok) throw new Error(code.error.code);
  const opened = await positionOfCode(code.value);
  expect(opened).toMatchObject({ ok: true, value: { game, text } });
  expect(opened.ok && opened.value.options).toMatchObject(options);
});

test('what is no link of ours is refused', async () => {
  expect(await positionOfCode('!')).toMatchObject({ ok: false, error: { code: 'not-shared' } });
});
