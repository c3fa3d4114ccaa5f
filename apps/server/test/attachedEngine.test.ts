import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { writtenClassico } from '@tabuleiro/any-game';
import { UciAnalyst } from '@tabuleiro/arena';
import { openBrowserEngine, streamWorker } from '@tabuleiro/engine/browser';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../src/app.js';
import { builtFolder } from './site.js';

const SCRIPT = fileURLToPath(new URL('fakeEngine.mjs', import.meta.url));
const COMMAND = `"${process.execPath}" "${SCRIPT}"`;
const ASKING = { 'x-tabuleiro': 'engine' };

async function serve(): Promise<{ readonly address: string; readonly port: number }> {
  const app = openApp(builtFolder(), { engine: { analyst: new UciAnalyst(COMMAND), name: 'Lento 1' } });
  onTestFinished(async () => {
    const closed = app.close();
    // `fetch` opens connections that it never uses.
    app.server.closeAllConnections();
    await closed;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const at = app.server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${at.port}/`, port: at.port };
}

/** The engine of the page, as the analysis board opens it. */
function pageEngine(address: string) {
  const ask = (question: URLSearchParams, signal: AbortSignal) =>
    fetch(`${address}engine?${question}`, { headers: ASKING, signal });
  return openBrowserEngine(() => streamWorker(ask), { games: [writtenClassico.game], shared: false });
}

test('lines come as they are found, until the page has seen enough', async () => {
  const { address } = await serve();
  const health = await fetch(`${address}health`);
  expect(await health.json()).toEqual({ ok: true, engine: { name: 'Lento 1', game: 'classico' } });
  const engine = pageEngine(address);
  for (const moves of [[], ['e2e4', 'e7e5']]) {
    const stop = new AbortController();
    const depths: number[] = [];
    const answer = await engine.analyse(
      { game: 'classico', moves },
      { multiPv: 2 },
      ({ depth }) => {
        depths.push(depth);
        if (depths.length === 3) stop.abort();
      },
      stop.signal,
    );
    expect(depths).toEqual([1, 2, 3]);
    expect(answer).toMatchObject({ ok: true, value: { move: 'e2e4', depth: 3, line: ['e2e4', 'e7e5'] } });
  }
  await engine.close();
});

test('a newer question ends the one before: there is one process', async () => {
  const { address } = await serve();
  const [first, second] = [pageEngine(address), pageEngine(address)];
  const depths: number[] = [];
  const before = first.analyse({ game: 'classico' }, {}, ({ depth }) => void depths.push(depth));
  await expect.poll(() => depths.length).toBeGreaterThan(0);
  const stop = new AbortController();
  const after = second.analyse({ game: 'classico', moves: ['d2d4'] }, {}, () => stop.abort(), stop.signal);
  expect(await before).toMatchObject({ ok: true, value: { move: 'e2e4' } });
  expect(await after).toMatchObject({ ok: true });
  await Promise.all([first.close(), second.close()]);
});

test('a program that dies is told as a failure, and started again for the next question', async () => {
  const { address } = await serve();
  const engine = pageEngine(address);
  await expect(engine.analyse({ game: 'classico', moves: ['a2a3'] }, {})).rejects.toThrow(/broke down/);
  const stop = new AbortController();
  const next = engine.analyse({ game: 'classico' }, {}, () => stop.abort(), stop.signal);
  expect(await next).toMatchObject({ ok: true, value: { move: 'e2e4' } });
  await engine.close();
});

/** The status of a plain request; `fetch` would not send every header. */
function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('pages of elsewhere, names that lead here by a trick and requests without our header are kept out', async () => {
  const { port } = await serve();
  const own = { host: `localhost:${port}`, ...ASKING };
  const path = '/engine?game=classico&depth=1';
  expect(await statusOf(port, path, own)).toBe(200);
  expect(await statusOf(port, path, { ...own, 'sec-fetch-site': 'same-origin' })).toBe(200);
  for (const headers of [
    { host: own.host },
    { ...own, host: 'evil.example' },
    { ...own, origin: 'https://evil.example' },
    { ...own, origin: 'null' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
  ])
    expect(await statusOf(port, path, headers)).toBe(403);
});

test.each([
  'game=brasez',
  'game=classico&position=x',
  'game=classico&position=8/8/8/8/8/8/8/8 w - - 0 1',
  'game=classico&moves=e2e5',
  'game=classico&moves=e2e4 quit',
  'game=classico&position=start\nquit',
  'game=classico&depth=0',
  'game=classico&multiPv=11',
  'game=classico&moveTime=1e12',
  'game=classico&game=classico',
])('what the rules or the limits refuse never reaches the program: %j', async (query) => {
  const { port } = await serve();
  const path = `/engine?${query
    .split('&')
    .map((pair) => pair.split('=').map(encodeURIComponent).join('='))
    .join('&')}`;
  expect(await statusOf(port, path, { host: `localhost:${port}`, ...ASKING })).toBe(400);
});
