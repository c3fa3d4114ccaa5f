import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { StallingProxy } from '../../../../bench/src/services/stallingProxy.js';
import { type NodeProcess, startNode } from './nodeProcess.js';

/** A node as a process of its own, and the ways to what it shares with the others. */
export type Node = {
  process: NodeProcess;
  readonly args: readonly string[];
  readonly ways: readonly [database: StallingProxy, bus: StallingProxy];
};

/** Two nodes with their database and their bus. */
export type TwoNodes = {
  readonly data: string;
  readonly url: string;
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly nodes: readonly [Node, Node];
};

/** Starts them; everything ends with the test. */
export async function twoNodes(): Promise<TwoNodes> {
  const data = mkdtempSync(join(tmpdir(), 'nodes-'));
  const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  onTestFinished(async () => {
    await Promise.all([postgres.stop(), redis.kill()]);
    rmSync(data, { recursive: true, force: true });
  });
  const url = postgres.database();
  const open = async (): Promise<Node> => {
    const ways = [await StallingProxy.start(postgres.port), await StallingProxy.start(redis.port)] as const;
    onTestFinished(() => {
      for (const way of ways) way.close();
    });
    const args = ['--store', ways[0].through(url), '--bus', ways[1].through(redis.url)];
    return { process: await startNode(data, 0, args), args, ways };
  };
  return { data, url, postgres, redis, nodes: [await open(), await open()] };
}

/** How often a node has looked into the store for what no note told it: once a second. */
export async function looksOf({ process }: Node): Promise<number> {
  const metrics = await fetch(`http://localhost:${process.port}/metrics`);
  return Number(/^tabuleiro_looks_total (\d+)$/m.exec(await metrics.text())?.[1] ?? 0);
}
