import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashLine, type OnlineClient, parseLine } from '@tabuleiro/online';
import { FileStore } from '@tabuleiro/online/node';
import type { Store } from '@tabuleiro/online/server';
import { expect, onTestFinished } from 'vitest';
import { killNode, startNode } from './nodeProcess.js';
import { LivelyPair, pause, sitDown, termsOf } from './players.js';
import { socketTo } from './socket.js';

/** O-TIME: the most that is given back in a turn. */
const MOST_REFUND_MS = 500;

/** Plays under load, kills the server again and again, and looks at what is left. */
export async function killUnderLoad(kills: number, seed: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'kill-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  let state = seed;
  const pick = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  let server = await startNode(data, 0);
  const address = (): string => `ws://localhost:${server.port}/online`;
  const games = ['classico', 'nucleo', 'brasez', 'senet'];
  const pairs = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, i) => new LivelyPair(await sitDown(socketTo(address), termsOf(games[i % 4])), pick),
    ),
  );
  const thinkers = await sitDown(socketTo(address), termsOf('classico'));
  await expect.poll(() => thinkers.map(({ online }) => online?.phase)).toEqual(['playing', 'playing']);
  let down = 0;
  const playing = pairs.map((pair) => pair.play());
  const began = Date.now();
  for (let i = 0; i < kills; i++) {
    await pause(100 + pick() * 900);
    const killed = Date.now();
    await killNode(server);
    server = await startNode(data, server.port);
    down += server.ready - killed;
  }
  await expect.poll(() => thinkers[0].connection.kind, { timeout: 60_000 }).toBe('linked');
  const back = Date.now();
  await pause(2000);
  const thought = Date.now() - back;
  expect(await thinkers[0].act({ kind: 'move', move: 'e2e4' })).toEqual({ ok: true, value: undefined });
  const moved = Date.now();
  for (const pair of pairs) pair.isStopped = true;
  await Promise.all(playing);
  const took = Date.now() - began;
  const clients = pairs.flatMap((pair) => pair.clients);
  await expect
    .poll(() => clients.filter(({ pending }) => pending.length > 0).length, { timeout: 60_000 })
    .toBe(0);
  for (const { clients: both } of pairs)
    await expect.poll(() => both[0].online?.hash === both[1].online?.hash, { timeout: 60_000 }).toBe(true);
  await killNode(server);
  for (const client of [...clients, ...thinkers]) client.close();
  const store = await FileStore.open(join(data, 'online'), { onFatal: () => undefined });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  for (const pair of pairs) await checkPair(store.value, pair, took);
  const [begun, paid] = await thoughtOf(store.value, thinkers[0]);
  // A client may be back a moment before this process has read that the server listens.
  expect(paid).toBeLessThanOrEqual(moved - begun - down + 100 * kills);
  expect(paid).toBeGreaterThanOrEqual(thought - MOST_REFUND_MS);
  expect(pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(kills * 3);
  await store.value.close();
}

/** No acknowledged move is lost, none was played twice, both boards are those of the log, and no clock ran too fast. */
export async function checkPair(
  store: Pick<Store, 'read'>,
  { clients, acknowledged }: LivelyPair,
  took?: number,
): Promise<number> {
  const stored = await store.read(clients[0].match, 0);
  const hash = stored.reduce((before, { text }) => hashLine(before, text), '');
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
    expect(client.online?.hash).toBe(hash);
  }
  const lasted = (stored.at(-1)?.at ?? 0) - stored[0].at;
  expect(spent).toBeLessThanOrEqual((took ?? lasted) + 1000);
  return stored.length;
}

/** When a match began, and what its first move has cost. */
async function thoughtOf(store: FileStore, { match }: OnlineClient): Promise<readonly [number, number]> {
  const stored = await store.read(match, 0);
  const lines = stored.map(({ text }) => parseLine(text));
  const begin = lines.findIndex((line) => line.ok && line.value.kind === 'begin');
  const first = lines.find((line) => line.ok && line.value.kind === 'act');
  if (first?.ok !== true || first.value.kind !== 'act') throw new Error('no move');
  return [stored[begin].at, first.value.action.spent];
}
