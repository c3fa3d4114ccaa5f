import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { CpuShare } from '../services/cpuShare.js';
import { cpuOfFamily } from '../services/family.js';
import { Postgres } from '../services/postgres.js';
import { Redis } from '../services/redis.js';
import { openPairs, playAll, quantile } from './load.js';
import { ourPair, type Pair } from './players.js';
import { ServerProcess } from './process.js';

export type NodesOptions = {
  readonly counts: readonly number[];
  /** At each node: as much to do for each of two as for one. */
  readonly matches: number;
  readonly seconds: number;
  /** Cores for each node, and for the database; undefined: all that the machine has. */
  readonly share: number | undefined;
  readonly databaseShare: number | undefined;
};

const PARTS = ['nodes', 'database', 'bus', 'players'] as const;
/** Milliseconds of processor time. */
type Cpu = Readonly<Record<(typeof PARTS)[number], number>>;

type Row = {
  readonly nodes: number;
  readonly rate: number;
  readonly half: readonly [p50: number, p99: number];
  /** Of one move. */
  readonly cpu: Cpu;
  /** How much was used of what the nodes, the database and the machine may use, from 0 to 1; undefined without a share. */
  readonly used: Readonly<Record<'nodes' | 'database' | 'machine', number | undefined>>;
};

/** Of what is used so far nothing more can be had: a quota is never used to the last microsecond. */
const FULL = 0.85;

/**
 * Durable moves a second of several nodes on one PostgreSQL and one Redis, all on this machine. Each node has the same small share
 * of a core, where the system gives shares: then one node is the limit of one, and it shows whether two do twice as much.
 */
export async function benchNodes(options: NodesOptions): Promise<void> {
  const { counts, matches, seconds, share, databaseShare } = options;
  const before = loadavg()[0].toFixed(2);
  const rows: Row[] = [];
  for (const count of counts) rows.push(await measure(count, options));
  const told = (cores: number | undefined): string =>
    cores === undefined ? 'no limit' : `${cores} of a core`;
  console.log(
    `${matches} matches of chess at once at each node, ${seconds} s, both players of a match at the same one. Each node: ${told(share)}; PostgreSQL: ${told(databaseShare)}; players, nodes, PostgreSQL and Redis are on one machine.\n`,
  );
  console.log(
    '| nodes | moves/s | at half of that: p50 | p99 | CPU a move: nodes | PostgreSQL | Redis | players | used: nodes | PostgreSQL | machine | limit |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const row of rows) {
    const parts = PARTS.map((part) => `${(row.cpu[part] * 1000).toFixed(0)} µs`);
    const [p50, p99] = row.half.map((ms) => `${ms.toFixed(1)} ms`);
    const used = [row.used.nodes, row.used.database, row.used.machine].map(percent);
    const cells = [row.nodes, Math.round(row.rate).toLocaleString('en'), p50, p99, ...parts, ...used];
    console.log(`| ${[...cells, limitOf(row)].join(' | ')} |`);
  }
  console.log(
    `\nNode ${process.version}, ${cpus().length} cores; load average ${before} before, ${loadavg()[0].toFixed(2)} after`,
  );
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(0)} %`;
}

/** What has nothing left. Where everything has, moves wait for the disk of the database. */
function limitOf({ used }: Row): string {
  if ((used.database ?? 0) > FULL) return 'PostgreSQL';
  if ((used.nodes ?? 0) > FULL) return 'nodes';
  return (used.machine ?? 0) > FULL ? 'machine' : 'commits';
}

async function measure(count: number, options: NodesOptions): Promise<Row> {
  const { matches, seconds, share, databaseShare } = options;
  const [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  const url = postgres.database();
  const servers: ServerProcess[] = [];
  for (let i = 0; i < count; i++) servers.push(await ServerProcess.start('ours', url, redis.url));
  const open = (): Promise<readonly Pair[]> =>
    openPairs(matches * count, (i) => ourPair(servers[i % servers.length].port));
  await playAll(await open(), seconds); // warm, while there is no limit
  const shares = [
    ...servers.map(({ pid }, i) => limit(`node-${i}`, share, pid)),
    limit('database', databaseShare, postgres.pid),
  ];
  const pairs = await open();
  const cpuNow = async (): Promise<Cpu> => {
    const used = await Promise.all(servers.map((server) => server.usage()));
    const { user, system } = process.cpuUsage();
    return {
      nodes: used.reduce((sum, { cpu }) => sum + cpu, 0),
      database: cpuOfFamily(postgres.pid),
      bus: cpuOfFamily(redis.pid),
      players: (user + system) / 1000,
    };
  };
  const [from, idle] = [await cpuNow(), machineNow()];
  const full = await playAll(pairs, seconds);
  const [to, busy] = [await cpuNow(), machineNow()];
  const rate = full.latencies.length / (full.took / 1000);
  const { latencies } = await playAll(await open(), seconds, rate / 2);
  for (const server of servers) await server.stop();
  await Promise.all([postgres.stop(), redis.kill()]);
  for (const limited of shares) limited?.close();
  console.error(`${count} nodes: ${rate.toFixed(0)} moves/s`);
  const each = (part: keyof Cpu): number => (to[part] - from[part]) / full.latencies.length;
  const ofShare = (part: keyof Cpu, cores: number | undefined): number | undefined =>
    cores === undefined ? undefined : (to[part] - from[part]) / (full.took * cores);
  return {
    ...{ nodes: count, rate, half: [quantile(latencies, 0.5), quantile(latencies, 0.99)] },
    cpu: { nodes: each('nodes'), database: each('database'), bus: each('bus'), players: each('players') },
    used: {
      nodes: ofShare('nodes', share === undefined ? undefined : share * count),
      database: ofShare('database', databaseShare),
      machine: busy === undefined || idle === undefined ? undefined : machineShare(idle, busy),
    },
  };
}

/** Limits a process; one that is to be limited and cannot be would make the numbers wrong. */
function limit(name: string, cores: number | undefined, pid: number | undefined): CpuShare | undefined {
  if (cores === undefined || pid === undefined) return undefined;
  const share = CpuShare.make(name, cores);
  share?.add(pid);
  return share;
}

type Machine = { readonly busy: number; readonly all: number };

/** What all programs of this machine have used; undefined where the system does not tell. */
function machineNow(): Machine | undefined {
  if (process.platform !== 'linux') return undefined;
  const [first] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, each) => sum + each, 0);
  return { all, busy: all - ticks[3] - ticks[4] };
}

function machineShare(from: Machine, to: Machine): number {
  return (to.busy - from.busy) / (to.all - from.all);
}
