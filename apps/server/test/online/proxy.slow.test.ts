import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenSocket, SUBPROTOCOL } from '@tabuleiro/online';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { findProgram, freePort } from '../../../../bench/src/services/debian.js';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { sitDown, termsOf } from './players.js';
import { openServer } from './server.js';
import { DONE, SOON } from './severalNodes.js';

const SITE = 'jogos.example.org';
const CONFIG = fileURLToPath(new URL('../../../../docs/deploy/nginx.conf', import.meta.url));
const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

/** The proxy of the documentation, with other ports and a certificate of its own. */
async function startProxy(nodes: readonly [number, number]): Promise<{ port: number; ca: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync(
    openssl ?? '',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...[
        '-subj',
        `/CN=${SITE}`,
        '-addext',
        `subjectAltName=DNS:${SITE}`,
        '-keyout',
        key,
        '-out',
        certificate,
      ],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const site = readFileSync(CONFIG, 'utf8')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('127.0.0.1:4321', `localhost:${nodes[0]}`)
    .replace('127.0.0.1:4322', `localhost:${nodes[1]}`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
  const pid = `pid ${join(folder, 'pid')};`;
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, `daemon off; ${pid} events {} http { access_log off; ${temporary}\n${site}}\n`);
  const child = spawn(nginx ?? '', ['-p', folder, '-c', config, '-e', 'stderr'], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const ca = readFileSync(certificate, 'utf8');
  await expect
    .poll(async () => (child.exitCode === null ? statusOf(port, ca, '/health') : said), SOON)
    .toBe(200);
  return { port, ca };
}

const named = (ca: string) => ({ ca, servername: SITE, headers: { host: SITE } });

function statusOf(port: number, ca: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    get({ port, path, host: '127.0.0.1', agent: false, ...named(ca) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });
}

test.skipIf(nginx === undefined || openssl === undefined || !Postgres.isThere || !Redis.isThere)(
  'through the proxy of the documentation players come to two nodes by one name, and to the other when one of them stops',
  async () => {
    const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
    onTestFinished(async () => {
      await Promise.all([postgres.stop(), redis.kill()]);
    });
    const shared = { store: postgres.database(), bus: redis.url };
    const node = () => openServer({ settings: DEFAULT_SETTINGS, sites: [SITE], shared });
    const [a, b] = [await node(), await node()];
    const { port, ca } = await startProxy([a.port, b.port]);
    expect(await statusOf(port, ca, '/metrics')).toBe(403);
    const open: OpenSocket = (events) => {
      const socket = new WebSocket(`wss://127.0.0.1:${port}/online`, SUBPROTOCOL, {
        ...{ ...named(ca), origin: `https://${SITE}`, perMessageDeflate: false },
      });
      socket.on('open', () => events.open());
      socket.on('message', (data) => events.text(data.toString()));
      socket.on('close', () => events.close());
      socket.on('error', () => undefined);
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.terminate(),
      };
    };
    const [host, guest] = await sitDown(open, termsOf('classico'));
    onTestFinished(() => {
      for (const client of [host, guest]) client.close();
    });
    await expect
      .poll(() => [host, guest].map(({ online }) => online?.phase), SOON)
      .toEqual(['playing', 'playing']);
    expect(await host.act({ kind: 'move', move: 'e2e4' })).toEqual(DONE);
    await expect.poll(() => guest.online?.hash === host.online?.hash, SOON).toBe(true);
    await a.close();
    await expect.poll(() => b.host.server.connections, SOON).toBe(2);
    expect(await guest.act({ kind: 'move', move: 'e7e5' })).toEqual(DONE);
    await expect.poll(() => guest.online?.hash === host.online?.hash, SOON).toBe(true);
  },
);
