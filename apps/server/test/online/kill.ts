import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseLine } from '@tabuleiro/online';
import { FileStore } from '@tabuleiro/online/node';
import { expect, onTestFinished } from 'vitest';
import { builtFolder } from '../site.js';
import { LivelyPair, pause, sitDown, termsOf } from './players.js';
import { socketTo } from './socket.js';

const ENTRY = fileURLToPath(new URL('../entry.ts', import.meta.url));

/** A server as a process of its own, with its matches under `data`. */
async function startServer(data: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const program = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, builtFolder()];
  const env = { PATH: process.env.PATH, CI: 'true', LANG: 'en', TABULEIRO_DATA: data };
  const child = spawn(process.execPath, [...program, '--port', String(port)], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 120_000, interval: 20 }).toContain('http://');
  return { child, port: Number(/localhost:(\d+)/.exec(said)?.[1]) };
}

/** Plays under load, kills the server again and again, and looks at what is left. */
export async function killUnderLoad(kills: number, seed: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'kill-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  let state = seed;
  const pick = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  let server = await startServer(data, 0);
  const address = (): string => `ws://localhost:${server.port}/online`;
  const games = ['classico', 'nucleo', 'brasez', 'senet'];
  const pairs = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, i) => new LivelyPair(await sitDown(socketTo(address), termsOf(games[i % 4])), pick),
    ),
  );
  const playing = pairs.map((pair) => pair.play());
  const began = Date.now();
  for (let i = 0; i < kills; i++) {
    await pause(100 + pick() * 900);
    server.child.kill('SIGKILL');
    await once(server.child, 'close');
    server = await startServer(data, server.port);
  }
  await pause(500);
  for (const pair of pairs) pair.isStopped = true;
  await Promise.all(playing);
  const took = Date.now() - began;
  const clients = pairs.flatMap((pair) => pair.clients);
  await expect
    .poll(() => clients.filter(({ pending }) => pending.length > 0).length, { timeout: 60_000 })
    .toBe(0);
  for (const { clients: both } of pairs)
    await expect.poll(() => both[0].online?.hash === both[1].online?.hash, { timeout: 60_000 }).toBe(true);
  server.child.kill('SIGKILL');
  await once(server.child, 'close');
  for (const client of clients) client.close();
  const store = await FileStore.open(join(data, 'online'), { onFatal: () => undefined });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  for (const pair of pairs) await checkPair(store.value, pair, took);
  expect(pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(kills * 3);
  await store.value.close();
}

/** No acknowledged move is lost, none was played twice, both boards are those of the log, and no clock ran too fast. */
async function checkPair(
  store: FileStore,
  { clients, acknowledged }: LivelyPair,
  took: number,
): Promise<void> {
  const stored = await store.read(clients[0].match, 0);
  const ids = stored.flatMap(({ hidden: { id } }) => (id === undefined ? [] : [id]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, move } of acknowledged) {
    const line = stored.find(({ hidden }) => hidden.id === id);
    const parsed = parseLine(line?.text ?? '');
    expect(parsed.ok && parsed.value.kind).toBe('act');
    if (move !== '' && parsed.ok && parsed.value.kind === 'act')
      expect(parsed.value.action).toMatchObject({ kind: 'move', move });
  }
  let spent = 0;
  for (const { text } of stored) {
    const line = parseLine(text);
    if (line.ok && line.value.kind === 'act') spent += line.value.action.spent;
  }
  for (const client of clients) {
    expect(client.problem).toBeUndefined();
    expect(client.online?.seq).toBe(stored.length);
  }
  expect(spent).toBeLessThanOrEqual(took + 1000);
}
