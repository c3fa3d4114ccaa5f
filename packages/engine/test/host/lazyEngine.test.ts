import { type Engine, openInThreadEngine, openLazyEngine } from '@tabuleiro/engine';
import { expect, test } from 'vitest';

const START = { game: 'classico' };

test('[P-AI] an engine is opened by the first question, once', async () => {
  let opened = 0;
  const engine = openLazyEngine(() => {
    opened++;
    return openInThreadEngine({ hash: 1 });
  });
  await engine.forget();
  await engine.close();
  expect(opened).toBe(0);
  const answers = await Promise.all([engine.choose(START, 1, 0), engine.analyse(START, { depth: 1 })]);
  expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  expect(opened).toBe(1);
});

test('[P-AI] what could not be opened is tried again by the next question', async () => {
  const tries: (() => Engine)[] = [
    () => {
      throw new Error('no network');
    },
    () => openInThreadEngine({ hash: 1 }),
  ];
  const engine = openLazyEngine(() => (tries.shift() ?? expect.unreachable)());
  await expect(engine.choose(START, 1, 0)).rejects.toThrow('no network');
  expect(await engine.choose(START, 1, 0)).toMatchObject({ ok: true });
  await engine.close();
});
