import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableFault } from '@tabuleiro/senet-engine';
import { solveTable } from '@tabuleiro/senet-engine/node';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openApp } from '../src/app.js';
import { RateLimit } from '../src/rateLimit.js';
import { findSenetTable } from '../src/senetTable.js';
import { builtFolder } from './site.js';

const folder = mkdtempSync(join(tmpdir(), 'server-table-'));
const file = join(folder, 'senet-3.bin');
await solveTable({ pieces: 3, folder, threads: 2 });
const bytes = readFileSync(file);
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = 32;
const PAGE = 1 << 14;

type Ask = (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

function serve(faults: TableFault[] = [], sites: readonly string[] = [], limit?: RateLimit): Ask {
  const table = findSenetTable(folder);
  if (table === undefined) throw new Error('no table');
  const app = openApp(builtFolder(), {
    senet: { table, sites, onFault: (fault) => void faults.push(fault), ...(limit && { limit }) },
  });
  onTestFinished(() => app.close());
  return (url, headers = {}) => app.inject({ url, headers: { host: 'localhost:4321', ...headers } });
}

test('a server with a table announces it and gives its pages as they are on the disk', async () => {
  const ask = serve();
  expect((await ask('/health')).json()).toEqual({ ok: true, senetPieces: 3 });
  for (const page of [0, 7]) {
    const { statusCode, headers, rawPayload } = await ask(`/senet/pages/${page}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(rawPayload.equals(bytes.subarray(HEAD + page * PAGE, HEAD + (page + 1) * PAGE))).toBe(true);
  }
});

test('a server without one says nothing of it and has no pages', async () => {
  const app = openApp(builtFolder());
  onTestFinished(() => app.close());
  expect((await app.inject({ url: '/health' })).json()).toEqual({ ok: true });
  expect((await app.inject({ url: '/senet/pages/0' })).statusCode).toBe(404);
  expect(findSenetTable(builtFolder())).toBeUndefined();
});

test.each(['99999999', '-1', '1.5', 'x', '0x1', '1e3', '%00', '99999999999999999999'])(
  'page "%s" is none',
  async (page) => {
    const { statusCode, body } = await serve()(`/senet/pages/${page}`);
    expect(statusCode).toBe(404);
    expect(body).toBe('{"error":{"code":"no-such-page"}}');
  },
);

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://example.org' }],
  [{ origin: 'http://localhost:9999' }],
  [{ origin: 'null' }],
  // A name of somebody else's that leads to this machine.
  [{ host: 'rebound.example.org' }],
  [{ host: 'localhost.example.org:4321' }],
  [{ host: 'a b' }],
])('pages of other sites are refused: %j', async (headers) => {
  const { statusCode, body } = await serve()('/senet/pages/0', headers as Record<string, string>);
  expect([statusCode, body]).toEqual([403, '{"error":{"code":"other-site"}}']);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'http://localhost:4321' }],
  [{ host: '192.168.0.7:4321' }],
  [{ host: '[::1]:4321', origin: 'http://[::1]:4321' }],
  [{ host: 'my-machine:4321' }],
])('its own are answered: %j', async (headers) => {
  const ask = serve([], ['my-machine']);
  expect((await ask('/senet/pages/0', headers as Record<string, string>)).statusCode).toBe(200);
});

test('no more than so many pages are given in a second', async () => {
  let now = 0;
  const limit = new RateLimit(3, () => now);
  expect([1, 2, 3, 4].map(() => limit.take())).toEqual([true, true, true, false]);
  now = 999;
  expect(limit.take()).toBe(false);
  now = 1000;
  expect(limit.take()).toBe(true);
  now = -5000; // the clock was set back
  expect([1, 2, 3, 4].map(() => limit.take())).toEqual([true, true, true, false]);
  const ask = serve([], [], new RateLimit(2, () => 0));
  const answers = [await ask('/senet/pages/0'), await ask('/senet/pages/x'), await ask('/senet/pages/0')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 429]);
  expect(answers[2].headers['retry-after']).toBe('1');
});

test('a damaged page is told once, and from then on no table is announced', async () => {
  const damaged = Buffer.from(bytes);
  damaged[HEAD + 2 * PAGE] ^= 1;
  writeFileSync(file, damaged);
  onTestFinished(() => writeFileSync(file, bytes));
  const faults: TableFault[] = [];
  const ask = serve(faults);
  expect((await ask('/senet/pages/1')).statusCode).toBe(200);
  for (const page of [2, 2, 1]) {
    const { statusCode, body } = await ask(`/senet/pages/${page}`);
    expect([statusCode, body]).toEqual([503, '{"error":{"code":"damaged"}}']);
  }
  expect(faults.map(({ code }) => code)).toEqual(['damaged']);
  expect((await ask('/health')).json()).toEqual({ ok: true });
});
