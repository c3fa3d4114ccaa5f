import { readFileSync } from 'node:fs';
import { classico } from '@tabuleiro/chess';
import { type Engine, openInThreadEngine } from '@tabuleiro/engine';
import { openBrowserEngine } from '@tabuleiro/engine/browser';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { type LocalWorker, startLocalWorker } from './localWorker.js';

const FILE = new URL('../../../senet-engine/data/senet-2.bin', import.meta.url);
const SHIPPED = Uint8Array.from(readFileSync(FILE)).buffer;
/** Two pieces a side: the table knows it. */
const ENDING = { game: 'senet', position: '........../...A...B../.A...B.... A 2' };

/** A page's engine whose workers cannot be stopped but by ending them. */
function openPage(resources: () => Promise<readonly ArrayBufferLike[]>): {
  readonly engine: Engine;
  readonly workers: LocalWorker[];
} {
  const workers: LocalWorker[] = [];
  const make = (): LocalWorker => {
    const worker = startLocalWorker();
    workers.push(worker);
    return worker;
  };
  return {
    engine: openBrowserEngine(make, { games: [classico, senet], hash: 1, shared: false, resources }),
    workers,
  };
}

const kindsOf = ({ sent }: LocalWorker): string[] => sent.map(({ kind }) => kind);

test('[P-AI] what a game brings along is asked for once, when its first line is to be thought about', async () => {
  const asked: string[] = [];
  const resources = async (game: string): Promise<readonly ArrayBufferLike[]> => {
    asked.push(game);
    return game === 'senet' ? [SHIPPED] : [];
  };
  const engine = openInThreadEngine({ hash: 1, resources });
  await engine.forget();
  expect(asked).toEqual([]);
  await engine.choose({ game: 'classico' }, 1, 0);
  expect(asked).toEqual(['classico']);
  for (const depth of [1, 3]) {
    // The table decides: no deeper look is taken.
    expect(await engine.analyse(ENDING, { depth })).toMatchObject({ ok: true, value: { depth: 1 } });
  }
  expect(asked).toEqual(['classico', 'senet']);
});

test('[P-AI] what cannot be had is done without', async () => {
  const engine = openInThreadEngine({ hash: 1, resources: () => Promise.reject(new Error('no network')) });
  expect(await engine.analyse(ENDING, { depth: 3 })).toMatchObject({ ok: true, value: { depth: 3 } });
});

test('[P-AI] a worker is sent the bytes in one message before the first line, and a fresh worker again', async () => {
  const { engine, workers } = openPage(async () => [SHIPPED]);
  await engine.choose(ENDING, 1, 0);
  await engine.choose(ENDING, 2, 0);
  expect(kindsOf(workers[0])).toEqual(['open', 'resources', 'choose', 'choose']);
  const stop = new AbortController();
  const stopped = engine.analyse(
    { game: 'senet', moves: ['3'] },
    { depth: 1 },
    () => stop.abort(),
    stop.signal,
  );
  expect(await stopped).toMatchObject({ ok: true });
  await engine.choose(ENDING, 1, 0);
  expect(kindsOf(workers[1])).toEqual(['open', 'resources', 'choose']);
});

test('[P-AI] whoever does not want to wait for them gets a legal move at once', async () => {
  const { engine } = openPage(() => new Promise(() => undefined));
  const stop = new AbortController();
  const answer = engine.choose(ENDING, 1, 0, stop.signal);
  setTimeout(() => stop.abort(), 5);
  expect(await answer).toMatchObject({ ok: true, value: { nodes: 0, score: { win: 0.5 } } });
  const waiting = engine.choose(ENDING, 1, 0);
  await engine.close();
  expect(await waiting).toMatchObject({ ok: true, value: { nodes: 0 } });
});
