import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage, SUBPROTOCOL } from '@tabuleiro/online';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isOwnHost, isOwnOrigin } from '../../src/online/hosts.js';
import { openOnline } from '../../src/online/onlineHost.js';
import { handshake } from './handshake.js';
import { LivelyPair, pause, sitDown, termsOf } from './players.js';
import { openServer } from './server.js';
import { socketTo } from './socket.js';

test('[O-TURN] a match is played through real sockets and is on the disk, without the secret of a seat', async () => {
  const { port, data, host } = await openServer();
  const clients = await sitDown(
    socketTo(() => `ws://localhost:${port}/online`),
    termsOf('senet'),
  );
  const pair = new LivelyPair(clients, () => 0.5);
  const playing = pair.play();
  await expect.poll(() => pair.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10);
  pair.isStopped = true;
  await playing;
  const log = readFileSync(join(data, 'online', 'online.log'), 'utf8');
  for (const client of clients) {
    expect(log).not.toContain(client.savedSeat?.token);
    expect(log).toContain(client.match);
  }
  const [{ statusCode, body }] = [await openedMetrics(port)];
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^tabuleiro_connections 2$/m);
  expect(body).toMatch(/^tabuleiro_commits_total \d+$/m);
  for (const secret of ['Ana', 'Beto', clients[0].match, clients[0].savedSeat?.token ?? 'x', '127.0.0.1'])
    expect(body).not.toContain(secret);
  expect(host.server.connections).toBe(2);
  for (const client of clients) client.close();
  await expect.poll(() => host.server.connections).toBe(0);
});

async function openedMetrics(port: number): Promise<{ statusCode: number; body: string }> {
  const response = await fetch(`http://localhost:${port}/metrics`);
  return { statusCode: response.status, body: await response.text() };
}

test('pages of elsewhere and names that lead here by a trick are kept out; other programs and sites are not', async () => {
  const { port } = await openServer({ sites: ['jogos.escola.br'] });
  const own = `localhost:${port}`;
  expect(await handshake(port, { host: own })).toBe(101);
  expect(await handshake(port, { host: own, origin: `http://${own}` })).toBe(101);
  expect(await handshake(port, { host: 'jogos.escola.br', origin: 'https://jogos.escola.br' })).toBe(101);
  expect(await handshake(port, { host: `192.168.1.7:${port}`, origin: `http://192.168.1.7:${port}` })).toBe(
    101,
  );
  expect(await handshake(port, { host: own, origin: 'https://evil.example' })).toBe(403);
  expect(await handshake(port, { host: own, origin: 'null' })).toBe(403);
  expect(await handshake(port, { host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
  expect(isOwnHost(undefined, [])).toBe(false);
  expect(isOwnHost('[::1]:4321', [])).toBe(true);
  expect(isOwnHost('1.2.3.4.evil.example', [])).toBe(false);
  expect(isOwnOrigin('http://a', undefined)).toBe(false);
});

test('a message that is too long, or binary, ends its connection and nobody else’s', async () => {
  const { port, host } = await openServer();
  const url = `ws://localhost:${port}/online`;
  const good = new WebSocket(url, SUBPROTOCOL);
  const codes: number[] = [];
  for (const data of ['x'.repeat(5000), Buffer.from([1, 2, 3])]) {
    const socket = new WebSocket(url, SUBPROTOCOL);
    socket.on('open', () => socket.send(data));
    socket.on('error', () => undefined);
    socket.on('close', (code) => codes.push(code));
  }
  await expect.poll(() => codes.toSorted()).toEqual([1003, 1009]);
  await expect.poll(() => host.server.connections).toBe(1);
  const answers: string[] = [];
  good.on('message', (data) => answers.push(data.toString()));
  good.send(formatMessage({ kind: 'lobby', id: 'a' }));
  await expect.poll(() => answers.join()).toContain('no-lobby');
  good.terminate();
});

test('a class behind one address gets through, a flood does not', async () => {
  const { port } = await openServer();
  const open = socketTo(() => `ws://localhost:${port}/online`);
  const pairs = await Promise.all(Array.from({ length: 20 }, () => sitDown(open, termsOf('classico'))));
  for (const clients of pairs)
    await expect
      .poll(() => clients.map(({ online }) => online?.phase), { timeout: 30_000 })
      .toEqual(['playing', 'playing']);
  const flood = new WebSocket(`ws://localhost:${port}/online`, SUBPROTOCOL);
  let closed: number | undefined;
  flood.on('close', (code) => {
    closed = code;
  });
  flood.on('open', () => {
    for (let i = 0; i < 500; i++) flood.send(formatMessage({ kind: 'lobby', id: `a${i}` }));
  });
  await expect.poll(() => closed, { timeout: 30_000 }).toBe(4001);
  for (const clients of pairs) {
    expect(clients.map(({ connection }) => connection.kind)).toEqual(['linked', 'linked']);
    for (const client of clients) client.close();
  }
});

test('[O-TIME] a server that stops tells everybody, and goes on where it was', async () => {
  const first = await openServer();
  const clients = await sitDown(
    socketTo(() => `ws://localhost:${first.port}/online`),
    termsOf('brasez'),
  );
  await expect.poll(() => clients[1].online?.phase).toBe('playing');
  await first.close();
  await expect.poll(() => clients.map(({ connection }) => connection.kind)).toEqual(['gone', 'gone']);
  const again = await openOnline(first.data, DEFAULT_SETTINGS, [], () => undefined);
  if (!again.ok) throw new Error(again.error.code);
  const room = await again.value.server.rooms.find(clients[0].match);
  expect(room.ok && room.value.online.hash).toBe(clients[0].online?.hash);
  await again.value.close();
  for (const client of clients) client.close();
  await pause(10);
});
