import { readFileSync } from 'node:fs';
import { classico } from '@tabuleiro/chess';
import {
  type Engine,
  formatNetwork,
  openInThreadEngine,
  type ResourceProblem,
  type Resources,
} from '@tabuleiro/engine';
import { openBrowserEngine } from '@tabuleiro/engine/browser';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { chessInputs } from '../../src/knowledge/chess/networkInputs.js';
import { randomNetwork } from '../network/randomNetwork.js';
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

/** What was told to whoever opened an engine, and its answers to the same question, asked twice. */
async function askTwice(
  line: { readonly game: string; readonly position?: string },
  resources: Resources,
): Promise<{ readonly told: readonly ResourceProblem[]; readonly answers: readonly unknown[] }> {
  const told: ResourceProblem[] = [];
  const onProblem = (problem: ResourceProblem): void => void told.push(problem);
  const engine = openInThreadEngine({ hash: 1, resources, onProblem });
  const answers = [await engine.analyse(line, { depth: 3 })];
  await engine.forget();
  answers.push(await engine.analyse(line, { depth: 3 }));
  return { told, answers };
}

const none: Resources = async () => [];

test('[P-AI] what cannot be had is done without, and told once', async () => {
  const { told, answers } = await askTwice(ENDING, () => Promise.reject(new Error('no network')));
  expect(told).toEqual([{ game: 'senet', code: 'unavailable' }]);
  expect(answers[0]).toMatchObject({ ok: true, value: { depth: 3 } });
  expect(await askTwice({ game: 'classico' }, none)).toMatchObject({ told: [] });
});

const NETWORK = formatNetwork(randomNetwork(chessInputs, 32));

test('[P-AI] a game is evaluated by the network that it is given', async () => {
  const byNetwork = await askTwice({ game: 'nucleo' }, async () => [NETWORK.slice().buffer]);
  const byWeights = await askTwice({ game: 'nucleo' }, none);
  expect(byNetwork.told).toEqual([]);
  expect(byNetwork.answers[0]).toEqual(byNetwork.answers[1]);
  expect(byNetwork.answers).not.toEqual(byWeights.answers);
});

test.each([
  ['a byte of it is another', NETWORK.with(5000, NETWORK[5000] ^ 1), 'damaged'],
  ['its end is missing', NETWORK.slice(0, 5000), 'truncated'],
  ['it is a page of a server', new TextEncoder().encode('<!doctype html>'), 'not-a-network'],
])(
  '[P-AI] a network is of no use if %s: the sum of weights plays on, and it is told once',
  async (_, bytes, code) => {
    const { told, answers } = await askTwice({ game: 'classico' }, async () => [bytes.slice().buffer]);
    expect(told).toEqual([{ game: 'classico', code }]);
    expect(answers).toEqual((await askTwice({ game: 'classico' }, none)).answers);
  },
);

test('[P-AI] a damaged table is told of as well', async () => {
  const { told } = await askTwice(ENDING, async () => [SHIPPED.slice(0, 100)]);
  expect(told).toEqual([{ game: 'senet', code: 'truncated' }]);
});

test('[P-AI] a damaged pocket network of Senet is told of; the smaller one plays on, and the table still decides', async () => {
  const pocket = Uint8Array.from(readFileSync(new URL('pocket.bin', FILE)));
  const damaged = pocket.with(5000, pocket[5000] ^ 1).buffer;
  const opening = { game: 'senet', position: 'ABABABABAB/........../.......... A 3' };
  const broken = await askTwice(opening, async () => [SHIPPED, damaged]);
  expect(broken.told).toEqual([{ game: 'senet', code: 'damaged' }]);
  expect(broken.answers).toEqual((await askTwice(opening, async () => [SHIPPED])).answers);
  const whole = await askTwice(opening, async () => [SHIPPED, pocket.buffer]);
  expect(whole.told).toEqual([]);
  expect(whole.answers).not.toEqual(broken.answers);
  const { answers } = await askTwice(ENDING, async () => [SHIPPED, damaged]);
  expect(answers[0]).toMatchObject({ ok: true, value: { depth: 1 } });
});

test('[P-AI] workers that are started again do not tell again', async () => {
  const told: ResourceProblem[] = [];
  const onProblem = (problem: ResourceProblem): void => void told.push(problem);
  const resources: Resources = async () => [NETWORK.slice(0, 5000).buffer];
  const settings = { games: [classico], hash: 1, shared: false, resources, onProblem };
  const engine = openBrowserEngine(startLocalWorker, settings);
  for (let i = 0; i < 2; i++) {
    const stop = new AbortController();
    await engine.analyse({ game: 'classico' }, { depth: 1 }, () => stop.abort(), stop.signal);
  }
  expect(told).toEqual([{ game: 'classico', code: 'truncated' }]);
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
