import { cpus, loadavg } from 'node:os';
import { cpuOfFamily } from '../services/family.js';
import { Postgres } from '../services/postgres.js';
import { Redis } from '../services/redis.js';
import { openPairs, playAll, quantile } from './load.js';
import { ourPair, type Pair } from './players.js';
import { ServerProcess } from './process.js';

type Row = {
  readonly nodes: number;
  readonly rate: number;
  readonly half: readonly [p50: number, p99: number];
  /** Microseconds of processor time a move. */
  readonly cpu: Readonly<Record<'nodes' | 'database' | 'bus', number>>;
};

/** Durable moves a second of several nodes on one PostgreSQL and one Redis, all on this machine. */
export async function benchNodes(counts: readonly number[], matches: number, seconds: number): Promise<void> {
  const before = loadavg()[0].toFixed(2);
  const rows: Row[] = [];
  for (const count of counts) rows.push(await measure(count, matches, seconds));
  console.log(
    `${matches} matches of chess at once, ${seconds} s each, both players of a match at the same node; players, nodes, PostgreSQL and Redis share one machine.\n`,
  );
  console.log(
    '| nodes | moves/s | at half of that: p50 | p99 | CPU a move: nodes | PostgreSQL | Redis |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const { nodes, rate, half, cpu } of rows) {
    const parts = [cpu.nodes, cpu.database, cpu.bus].map((each) => `${each.toFixed(0)} µs`);
    const [p50, p99] = half.map((ms) => `${ms.toFixed(1)} ms`);
    console.log(`| ${[nodes, Math.round(rate).toLocaleString('en'), p50, p99, ...parts].join(' | ')} |`);
  }
  console.log(
    `\nNode ${process.version}, ${cpus().length} cores; load average ${before} before, ${loadavg()[0].toFixed(2)} after`,
  );
}

async function measure(count: number, matches: number, seconds: number): Promise<Row> {
  const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  const url = postgres.database();
  const servers: ServerProcess[] = [];
  for (let i = 0; i < count; i++) servers.push(await ServerProcess.start('ours', url, redis.url));
  const open = (): Promise<readonly Pair[]> =>
    openPairs(matches, (i) => ourPair(servers[i % servers.length].port));
  const cpuNow = async (): Promise<Row['cpu']> => {
    const used = await Promise.all(servers.map((server) => server.usage()));
    return {
      nodes: used.reduce((sum, { cpu }) => sum + cpu, 0),
      database: cpuOfFamily(postgres.pid),
      bus: cpuOfFamily(redis.pid),
    };
  };
  await playAll(await open(), seconds); // warm
  const pairs = await open();
  const from = await cpuNow();
  const full = await playAll(pairs, seconds);
  const to = await cpuNow();
  const rate = full.latencies.length / (full.took / 1000);
  const { latencies } = await playAll(await open(), seconds, rate / 2);
  for (const server of servers) await server.stop();
  await Promise.all([postgres.stop(), redis.kill()]);
  console.error(`${count} nodes: ${rate.toFixed(0)} moves/s`);
  const each = (part: keyof Row['cpu']): number => ((to[part] - from[part]) / full.latencies.length) * 1000;
  return {
    ...{ nodes: count, rate, half: [quantile(latencies, 0.5), quantile(latencies, 0.99)] },
    cpu: { nodes: each('nodes'), database: each('database'), bus: each('bus') },
  };
}
