import { classico } from '@tabuleiro/chess';
import { openBrowserEngine, type WorkerLike } from '@tabuleiro/search/browser';
import { expect, test } from 'vitest';

type Listeners = Record<string, (event: { data: unknown; message: string }) => void>;

/** A worker that breaks down when it is given work. */
function makeBroken(started: { count: number }): WorkerLike {
  started.count++;
  const listeners: Listeners = {};
  return {
    postMessage(message) {
      const { kind } = message as { kind: string };
      if (kind !== 'open')
        queueMicrotask(() => listeners.error({ data: undefined, message: 'out of memory' }));
    },
    addEventListener(type: string, listener: Listeners[string]) {
      listeners[type] = listener;
    },
    terminate: () => undefined,
  };
}

test('[P-AI] a worker that breaks down is reported, and the next request gets a fresh one', async () => {
  const started = { count: 0 };
  const engine = openBrowserEngine(() => makeBroken(started), { shared: false, games: [classico] });
  await expect(engine.choose({ game: 'classico' }, 1, 0)).rejects.toThrow('out of memory');
  await expect(engine.choose({ game: 'classico' }, 1, 0)).rejects.toThrow('out of memory');
  expect(started.count).toBe(2);
  await engine.close();
});

test('[P-AI] a worker that cannot be started is reported, and the engine can be asked again', async () => {
  const engine = openBrowserEngine(
    () => {
      throw new Error('no workers here');
    },
    { shared: false, games: [classico] },
  );
  await expect(engine.choose({ game: 'classico' }, 1, 0)).rejects.toThrow('no workers here');
  await expect(engine.choose({ game: 'classico' }, 1, 0)).rejects.toThrow('no workers here');
  await engine.close();
});
