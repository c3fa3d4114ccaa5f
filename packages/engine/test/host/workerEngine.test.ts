import { classico } from '@tabuleiro/chess';
import { openBrowserEngine, type WorkerLike, type WorkerRequest } from '@tabuleiro/engine/browser';
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

/** A worker in the hands of a test. */
function makeHeld(sent: WorkerRequest[]): WorkerLike & { readonly listeners: Listeners } {
  const listeners: Listeners = {};
  return {
    listeners,
    postMessage: (message) => sent.push(message),
    addEventListener(type: string, listener: Listeners[string]) {
      listeners[type] = listener;
    },
    terminate: () => undefined,
  };
}

const thought = (id: number, move: string): { data: unknown; message: string } => {
  const value = { move, score: { cp: 0 }, depth: 1, nodes: 1, line: [move] };
  return { data: { kind: 'result', id, result: { ok: true, value } }, message: '' };
};

/** Lets what is due be done. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('[P-AI] requests wait for each other; a late word on an old one answers no other', async () => {
  const sent: WorkerRequest[] = [];
  const worker = makeHeld(sent);
  const engine = openBrowserEngine(() => worker, { shared: false, games: [classico] });
  const first = engine.choose({ game: 'classico' }, 1, 0);
  const second = engine.choose({ game: 'classico' }, 1, 0);
  await settle();
  expect(sent.map(({ kind }) => kind)).toEqual(['open', 'choose']);
  worker.listeners.message(thought(1, 'e2e4'));
  expect(await first).toMatchObject({ value: { move: 'e2e4' } });
  await settle();
  expect(sent.at(-1)).toMatchObject({ kind: 'choose', id: 2 });
  worker.listeners.message(thought(1, 'a2a3'));
  worker.listeners.message(thought(2, 'd2d4'));
  expect(await second).toMatchObject({ value: { move: 'd2d4' } });
  await engine.close();
});

test('[P-AI] a worker that breaks down while nobody waits for it fails no request', async () => {
  const workers: ReturnType<typeof makeHeld>[] = [];
  const make = (): WorkerLike => {
    const worker = makeHeld([]);
    workers.push(worker);
    return worker;
  };
  const engine = openBrowserEngine(make, { shared: false, games: [classico] });
  const first = engine.choose({ game: 'classico' }, 1, 0);
  await settle();
  workers[0].listeners.message(thought(1, 'e2e4'));
  await first;
  await settle();
  const second = engine.choose({ game: 'classico' }, 1, 0);
  workers[0].listeners.error({ data: undefined, message: 'out of memory' });
  await settle();
  workers[0].listeners.error({ data: undefined, message: 'it ended' });
  workers[1].listeners.message(thought(2, 'd2d4'));
  expect(await second).toMatchObject({ value: { move: 'd2d4' } });
  await engine.close();
});

test('[P-AI] once called off, what is on its way is waited for no longer, and is not asked for again', async () => {
  let asked = 0;
  const resources = (): Promise<readonly ArrayBufferLike[]> => {
    asked++;
    return new Promise(() => undefined);
  };
  const sent: WorkerRequest[] = [];
  const engine = openBrowserEngine(() => makeHeld(sent), { shared: false, games: [classico], resources });
  const stops = [new AbortController(), new AbortController()];
  const answers = stops.map(({ signal }) => engine.choose({ game: 'classico' }, 1, 0, signal));
  await settle();
  for (const stop of stops) {
    stop.abort();
    await settle();
  }
  expect(await Promise.all(answers)).toMatchObject([{ value: { nodes: 0 } }, { value: { nodes: 0 } }]);
  expect([asked, sent]).toEqual([1, []]);
  const forgotten = engine.forget();
  await settle();
  expect(sent.map(({ kind }) => kind)).toEqual(['open', 'forget']);
  await engine.close();
  await forgotten;
});
