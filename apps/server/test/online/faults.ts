import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgStore } from '@tabuleiro/online/node';
import { expect, onTestFinished } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { StallingProxy } from '../../../../bench/src/services/stallingProxy.js';
import { checkPair } from './kill.js';
import { killNode, type NodeProcess, startNode } from './nodeProcess.js';
import { LivelyPair, pause, sitDown, termsOf } from './players.js';
import { socketTo } from './socket.js';

/** A node, and the ways to what it shares with the others. */
type Node = {
  process: NodeProcess;
  readonly args: readonly string[];
  readonly ways: readonly StallingProxy[];
};

/** What may happen to two nodes, their database and their bus. */
const FAULTS = ['node', 'database', 'bus', 'cut-off', 'both'] as const;
type Fault = (typeof FAULTS)[number];

export type FaultOptions = { readonly rounds: number; readonly seed: number; readonly cutOffMs: number };

/** Two nodes under load, with one fault after the other; then every acknowledgement is compared with what both sides see. */
export async function faultsUnderLoad({ rounds, seed, cutOffMs }: FaultOptions): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'nodes-'));
  const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  onTestFinished(async () => {
    await Promise.all([postgres.stop(), redis.kill()]);
    rmSync(data, { recursive: true, force: true });
  });
  const url = postgres.database();
  const nodes = [await openNode(data, url, postgres, redis), await openNode(data, url, postgres, redis)];
  let state = seed;
  const pick = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  // Each connection goes to any node, so that the two of a match are often at different ones.
  const address = (): string => `ws://localhost:${nodes[pick() < 0.5 ? 0 : 1].process.port}/online`;
  const games = ['classico', 'nucleo', 'brasez', 'senet'];
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const clients = await sitDown(socketTo(address), termsOf(games[i % 4], '60+30'));
      return new LivelyPair(clients, pick);
    }),
  );
  const began = Date.now();
  const playing = pairs.map((pair) => pair.play());
  for (let round = 0; round < rounds; round++) {
    await pause(300 + pick() * 700);
    await suffer(FAULTS[round % FAULTS.length], nodes, { data, postgres, redis, pick, cutOffMs });
    // The fault is over: every match goes on.
    const before = pairs.map(({ acknowledged }) => acknowledged.length);
    const isStuck = (pair: LivelyPair, i: number): boolean =>
      pair.acknowledged.length <= before[i] && !pair.isOver;
    await expect.poll(() => pairs.filter(isStuck).map(describePair), { timeout: 60_000 }).toEqual([]);
  }
  for (const pair of pairs) pair.isStopped = true;
  await Promise.all(playing);
  const clients = pairs.flatMap((pair) => pair.clients);
  await expect
    .poll(() => clients.filter(({ pending }) => pending.length > 0).length, { timeout: 60_000 })
    .toBe(0);
  for (const { clients: both } of pairs)
    await expect.poll(() => both[0].online?.hash === both[1].online?.hash, { timeout: 60_000 }).toBe(true);
  const took = Date.now() - began;
  for (const { process } of nodes) await killNode(process);
  for (const client of clients) client.close();
  const store = await PgStore.open(url, { node: randomUUID() });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  onTestFinished(() => store.value.close());
  let lines = 0;
  for (const pair of pairs) lines += await checkPair(store.value, pair, took);
  expect(lines).toBeGreaterThan(rounds * pairs.length);
}

/** For whoever has to find out why a match does not go on. */
function describePair({ clients }: LivelyPair): unknown {
  return clients.map(({ connection, problem, pending, online }) => ({
    ...{ connection, problem, pending, seq: online?.seq, phase: online?.phase, moved: online?.moved },
  }));
}

async function openNode(data: string, url: string, postgres: Postgres, redis: Redis): Promise<Node> {
  const ways = await Promise.all([StallingProxy.start(postgres.port), StallingProxy.start(redis.port)]);
  onTestFinished(() => {
    for (const way of ways) way.close();
  });
  const args = ['--store', ways[0].through(url), '--bus', ways[1].through(redis.url)];
  return { process: await startNode(data, 0, args), args, ways };
}

async function suffer(
  fault: Fault,
  nodes: readonly Node[],
  parts: {
    readonly data: string;
    readonly postgres: Postgres;
    readonly redis: Redis;
    readonly pick: () => number;
    readonly cutOffMs: number;
  },
): Promise<void> {
  const { data, postgres, redis, pick, cutOffMs } = parts;
  const node = nodes[pick() < 0.5 ? 0 : 1];
  switch (fault) {
    case 'node':
      await killNode(node.process);
      node.process = await startNode(data, node.process.port, node.args);
      break;
    case 'database':
      await postgres.kill();
      await pause(pick() * 1000);
      await postgres.run();
      break;
    case 'bus':
      await redis.kill();
      await pause(pick() * 2000);
      await redis.run();
      break;
    case 'cut-off':
      for (const way of node.ways) way.stall();
      await pause(cutOffMs);
      for (const way of node.ways) way.goOn();
      break;
    case 'both':
      for (const each of nodes) await killNode(each.process);
      for (const each of nodes) each.process = await startNode(data, each.process.port, each.args);
      break;
  }
}
