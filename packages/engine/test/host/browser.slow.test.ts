import { classico } from '@tabuleiro/chess';
import type { Engine } from '@tabuleiro/engine';
import { openBrowserEngine } from '@tabuleiro/engine/browser';
import { expect, test } from 'vitest';
import { startBrowserThread, type Watched } from './browserThread.js';

const START = { game: 'classico' };

/** An engine as in a page, and the workers it has started. */
function openPage(shared: boolean): { readonly engine: Engine; readonly workers: Watched[] } {
  const workers: Watched[] = [];
  const make = (): Watched => {
    const worker = startBrowserThread();
    workers.push(worker);
    return worker;
  };
  return { engine: openBrowserEngine(make, { hash: 1, shared, games: [classico] }), workers };
}

/** Ends an analysis at its third line; gives the answer and the move that was best then. */
async function stopAtThird(engine: Engine) {
  const stop = new AbortController();
  const best: (string | undefined)[] = [];
  const onInfo = ({ line }: { line: readonly string[] }): void => {
    best.push(line.at(0));
    if (best.length === 3) stop.abort();
  };
  return { answer: await engine.analyse(START, {}, onInfo, stop.signal), best: best.at(2) };
}

test('[P-AI] without shared memory, stopping ends the worker; the best move so far is the answer', async () => {
  const { engine, workers } = openPage(false);
  expect(workers).toHaveLength(0);
  const { answer, best } = await stopAtThird(engine);
  expect(answer).toMatchObject({ ok: true, value: { move: best, depth: 3 } });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(await engine.choose(START, 1, 0)).toMatchObject({ ok: true, value: { depth: 1 } });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  await engine.close();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test('[P-AI] without shared memory, a worker stopped before its first word leaves the first legal move', async () => {
  const { engine, workers } = openPage(false);
  const stop = new AbortController();
  const answer = engine.choose(START, 10, 0, stop.signal);
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  stop.abort();
  expect(await answer).toMatchObject({ ok: true, value: { depth: 0, nodes: 0 } });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  await engine.close();
});

test('[P-AI] with shared memory, stopping leaves the worker and what it has learned', async () => {
  const { engine, workers } = openPage(true);
  const { answer } = await stopAtThird(engine);
  expect(answer).toMatchObject({ ok: true });
  await engine.forget();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
  await engine.close();
});

test('[P-NF5] a worker is sent the line and the request, and nothing else that the caller holds', async () => {
  const { engine, workers } = openPage(false);
  const record = { game: 'classico', moves: ['e2e4'], secret: 'f00d', draft: 'g8f6' };
  await engine.analyse(record, { depth: 1 });
  await engine.choose(record, 1, 0);
  await engine.close();
  const sent = JSON.stringify(workers.map((worker) => worker.sent));
  expect(sent).toContain('e2e4');
  expect(sent).not.toMatch(/secret|f00d|draft|g8f6/);
});

test('[P-AI] without shared memory, a level that is stopped plays what it saw at a glance', async () => {
  const { engine, workers } = openPage(false);
  await engine.choose(START, 1, 0); // now the worker is awake
  const stop = new AbortController();
  const answer = engine.choose({ game: 'classico', moves: ['e2e4'] }, 10, 0, stop.signal);
  await new Promise<void>((resolve) => {
    workers[0].addEventListener('message', () => resolve());
  });
  stop.abort();
  expect(await answer).toMatchObject({ ok: true, value: { depth: 1 } });
  await engine.close();
});
