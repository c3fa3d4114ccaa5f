import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../src/app.js';
import { addressOf, listen, sharedAddresses } from '../src/listen.js';
import { LISTEN_PROBLEMS } from '../src/listenProblem.js';
import { serverWords } from '../src/words/server.js';
import { builtFolder } from './site.js';

/** A port that another program holds at one of the two addresses of localhost. */
async function takenPort(host: string): Promise<number> {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

function opened() {
  const app = openApp(builtFolder());
  onTestFinished(() => app.close());
  return app;
}

test('it listens where it says', async () => {
  const address = await listen(opened(), { host: 'localhost', port: 0 });
  expect(address).toMatchObject({ ok: true, value: expect.stringMatching(/^http:\/\/localhost:\d+\/$/) });
  if (address.ok) expect(await (await fetch(`${address.value}health`)).json()).toEqual({ ok: true });
});

test('a port that is taken is told, whichever address of localhost it is taken at', async () => {
  const port = await takenPort('127.0.0.1');
  const expected = { ok: false, error: { code: 'port-taken', port } };
  expect(await listen(opened(), { host: 'localhost', port })).toMatchObject(expected);
  expect(await listen(opened(), { host: '127.0.0.1', port })).toMatchObject(expected);
});

test('an address of another machine is told', async () => {
  expect(await listen(opened(), { host: '192.0.2.1', port: 4321 })).toMatchObject({
    ok: false,
    error: { code: 'bad-host' },
  });
});

test.each([
  ['localhost', 'http://localhost:80/'],
  ['0.0.0.0', 'http://localhost:80/'],
  ['::1', 'http://[::1]:80/'],
])('%s is visited at %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});

test('who listens everywhere is told where other devices find the app', () => {
  const [own] = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  const shared = sharedAddresses('0.0.0.0', 'http://localhost:80/');
  expect(shared).toEqual(own === undefined ? [] : expect.arrayContaining([`http://${own.address}:80/`]));
  expect(sharedAddresses('localhost', 'http://localhost:80/')).toEqual([]);
});

test.each(LISTEN_PROBLEMS)('%s is worded in both languages', (problem) => {
  const facts = { host: 'example', port: 65_535, cause: 'EXXX' };
  const [portuguese, english] = (['pt-BR', 'en'] as const).map((lang) =>
    serverWords[lang].problems[problem](facts),
  );
  expect(portuguese).not.toBe(english);
  for (const sentence of [portuguese, english]) expect(sentence).not.toContain('65536');
});
