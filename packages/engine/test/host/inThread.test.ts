import { choose, classicoSearchGame, openInThreadEngine } from '@tabuleiro/engine';
import { expect, test } from 'vitest';

const START = { game: 'classico' };

test('[P-AI] an engine in this thread chooses what the function chooses', async () => {
  const engine = openInThreadEngine();
  const { move } = choose(classicoSearchGame, classicoSearchGame.game.start(), 4, 99);
  expect(await engine.choose(START, 4, 99)).toMatchObject({
    value: { move: move && classicoSearchGame.game.notation.formatMove(move) },
  });
});

test('[P-AI] one engine plays game after game; nothing of one is left in another', async () => {
  const engine = openInThreadEngine({ hash: 1 });
  const first = await engine.analyse({ game: 'nucleo' }, { depth: 4 });
  for (const game of ['classico', 'brasez', 'senet']) {
    expect(await engine.analyse({ game }, { depth: 2 })).toMatchObject({ ok: true });
  }
  expect(await engine.analyse({ game: 'nucleo' }, { depth: 4 })).toEqual(first);
});

test('[P-AI] called off before it begins, or closed, it answers without a thought', async () => {
  const engine = openInThreadEngine({ hash: 1 });
  const none = { ok: true, value: { move: 'a2a3', nodes: 0 } };
  expect(await engine.analyse(START, {}, undefined, AbortSignal.abort())).toMatchObject(none);
  await engine.close();
  expect(await engine.analyse(START, {})).toMatchObject(none);
});

test('[P-AI] a bad line is refused with a code', async () => {
  const engine = openInThreadEngine({ hash: 1 });
  expect(await engine.choose({ game: 'go' }, 1, 0)).toMatchObject({ error: { code: 'unknown-game' } });
  expect(await engine.choose(START, 1, 0)).toMatchObject({ ok: true });
});
