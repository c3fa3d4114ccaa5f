import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../src/app.js';
import { clientRefusal } from '../src/clientRefusal.js';
import { listen } from '../src/listen.js';
import { builtFolder } from './site.js';

/** Short, so that a test need not wait; the test itself asserts no time. */
const IMPATIENT = { headers: 200, request: 300, check: 20 };
const DRIP_MS = 10;

type Client = {
  readonly socket: Socket;
  readonly heard: () => string;
  /** Everything that the server said until it closed the connection. */
  readonly end: Promise<string>;
};

/** A connection to a server with these limits, or with its own. */
async function client(limits?: typeof IMPATIENT): Promise<Client> {
  const app = openApp(builtFolder(), { limits: limits });
  onTestFinished(() => app.close());
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!address.ok) throw new Error(address.error.cause);
  const socket = connect(Number(new URL(address.value).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  // Bytes that were on their way when the server closed the connection are answered with a reset.
  socket.on('error', () => {});
  const end = once(socket, 'close').then(() => heard);
  await once(socket, 'connect');
  return { socket, heard: () => heard, end };
}

/** Sends the same byte again and again, so that the connection is never idle. */
function drip(socket: Socket, byte = 'x'): void {
  const timer = setInterval(() => socket.write(byte), DRIP_MS);
  onTestFinished(() => clearInterval(timer));
}

test('headers that come byte by byte are not waited for', async () => {
  const { socket, end } = await client(IMPATIENT);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  drip(socket);
  expect(await end).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test('a connection on which nothing is asked is not kept', async () => {
  const { end } = await client(IMPATIENT);
  expect(await end).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes byte by byte is not waited for', async () => {
  const { socket, end } = await client(IMPATIENT);
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
  drip(socket);
  const answer = await end;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('{"ok":true}HTTP/1.1 408 Request Timeout\r\n');
});

test.each(['POST', 'PUT', 'DELETE', 'PROPFIND', 'PURGE'])(
  '%s is refused before its body is read, and the connection closed',
  async (method) => {
    const { socket, end } = await client();
    socket.write(`${method} /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nx`);
    const answer = await end;
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
    expect(answer).toMatch(/^connection: close\r$/im);
  },
);

test('somebody who asks in time is served on the same connection, request after request', async () => {
  const { socket, heard } = await client();
  for (const times of [1, 2, 3]) {
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => heard().match(/\{"ok":true\}/g)?.length).toBe(times);
  }
});

test('what is no HTTP is refused in both languages, with the strict headers', async () => {
  const { socket, end } = await client();
  socket.write('FLY / HTTP/1.1\r\n\r\n');
  const answer = await end;
  expect(answer).toBe(clientRefusal('HPE_INVALID_METHOD'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("content-security-policy: default-src 'none'");
  expect(answer).toContain('Pedido recusado. ');
  expect(answer).toContain('Request refused. ');
});

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', ['Lento demais. ', 'Too slow. ']],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', ['Pedido recusado. ', 'Request refused. ']],
])('%s is answered with %s, its length counted in bytes', (cause, status, sentences) => {
  const [head, body] = clientRefusal(cause).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
  for (const sentence of sentences) expect(body).toContain(sentence);
});
