import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../src/app.js';
import { builtFolder, SCRIPT } from './site.js';

type Ask = (
  url: string,
  headers?: Record<string, string>,
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
) => Promise<LightMyRequestResponse>;

function site(): Ask {
  const app = openApp(builtFolder());
  onTestFinished(() => app.close());
  return (url, headers = {}, method = 'GET') => app.inject({ url, headers, method });
}

const HASHED = '/assets/index-A1b2C3d4.js';
/** One of each kind: a page, a hashed file, health, nothing, an address that cannot be read. */
const ADDRESSES = ['/', HASHED, '/sw.js', '/health', '/nothing/here', '/%E0%A4%A'];

test('health answers', async () => {
  const { statusCode, headers, body } = await site()('/health');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"ok":true}' });
  expect(headers).toMatchObject({ 'content-type': expect.stringContaining('application/json') });
  expect(headers['cache-control']).toBe('no-store');
});

test('a room is told where it finds the app, and the projector where its page is; nobody else is', async () => {
  const addresses = (): readonly string[] => ['http://192.168.0.10:4321/'];
  const app = openApp(builtFolder(), { classroom: { addresses, sites: ['sala.test'] } });
  onTestFinished(() => app.close());
  const at = (url: string, host: string) => app.inject({ url, headers: { host } });
  for (const host of ['localhost:4321', '192.168.0.10:4321', 'sala.test']) {
    const { statusCode, headers, body } = await at('/addresses', host);
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: JSON.stringify({ addresses: addresses() }),
    });
    expect(headers['cache-control']).toBe('no-store');
  }
  const foreign = await at('/addresses', 'evil.example');
  expect([foreign.statusCode, foreign.body]).toEqual([403, '']);
  const { statusCode, headers } = await at('/projetor', 'localhost:4321');
  expect([statusCode, headers.location]).toEqual([302, '/#/longe/projetor']);
});

test.each(ADDRESSES)('%s carries the strict headers', async (url) => {
  const { headers } = await site()(url);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
});

test.each([
  ['/', 'text/html'],
  ['/index.html', 'text/html'],
  [HASHED, 'javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/assets/letters-A1b2C3d4.woff2', 'font/woff2'],
  ['/assets/table-A1b2C3d4.bin', 'application/octet-stream'],
])('%s is sent as %s', async (url, type) => {
  const { statusCode, headers } = await site()(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain(type);
});

test.each([HASHED, '/assets/letters-A1b2C3d4.woff2'])('%s may be kept for ever', async (url) => {
  const ask = site();
  for (const encoding of ['identity', 'br', 'gzip']) {
    const { headers } = await ask(url, { 'accept-encoding': encoding });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest'])(
  '%s is asked for again, and not sent again',
  async (url) => {
    const ask = site();
    const { headers } = await ask(url);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask(url, { 'if-none-match': String(headers.etag) });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  },
);

test('a file is sent as small as the browser can read it', async () => {
  const ask = site();
  const brotli = await ask(HASHED, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
  const gzip = await ask(HASHED, { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
  const plain = await ask(HASHED, { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(SCRIPT);
  for (const { headers } of [brotli, gzip]) expect(headers['content-type']).toContain('javascript');
});

test('a file without a compressed copy is sent as it is', async () => {
  const { headers, body } = await site()('/sw.js', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe('self.skipWaiting;');
});

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', 'Página não encontrada'],
  ['de, en-GB;q=0.5', 'en', 'Page not found'],
  ['ja', 'pt-BR', 'Página não encontrada'],
])('an unknown path is told to somebody who reads %s', async (accepted, lang, title) => {
  const { statusCode, headers, body } = await site()('/nothing', { 'accept-language': accepted });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).not.toMatch(/<script|<style|style=/);
});

test.each(['/.secret', '/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/assets'])(
  'nothing outside the files is sent: %s',
  async (url) => {
    const { statusCode, body } = await site()(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).toContain('<h1>');
  },
);

test('an address that cannot be read is refused without a word about this machine', async () => {
  const { statusCode, body } = await site()('/%E0%A4%A', { 'accept-language': 'en' });
  expect(statusCode).toBe(400);
  expect(body).toContain('<h1>Request refused</h1>');
});

test('only reading is possible', async () => {
  const ask = site();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    for (const url of ['/index.html', '/health', '/nothing']) {
      const { statusCode, headers, body } = await ask(url, { 'accept-language': 'en' }, method);
      expect(statusCode).toBe(405);
      expect(headers).toMatchObject({ allow: 'GET, HEAD', connection: 'close', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain('<h1>Method not allowed</h1>');
    }
  }
  expect((await ask('/', {}, 'POST')).body).toContain('<h1>Método não aceito</h1>');
  const head = await ask('/', {}, 'HEAD');
  expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' });
});
