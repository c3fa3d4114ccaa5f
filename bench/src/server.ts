import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { readCount, readOptions } from './readOptions.js';
import { boardgamePair, fetchBoardgame } from './server/boardgame.js';
import { openPairs, playAll, quantile } from './server/load.js';
import { benchNodes } from './server/nodes.js';
import { echoPair, ourPair, type Pair, socketTo } from './server/players.js';
import { ServerProcess } from './server/process.js';
import { CpuShare } from './services/cpuShare.js';

const USAGE =
  'npm run bench:server -- [--matches N] [--seconds N] [--sockets N] [--nodes 1,2,4 [--share PERCENT] [--database-share PERCENT]]';
const { values } = readOptions(USAGE, {
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '10000' },
    nodes: { type: 'string' },
    share: { type: 'string', default: '20' },
    'database-share': { type: 'string' },
  },
});
const matches = readCount(USAGE, 'matches', values.matches);
const seconds = readCount(USAGE, 'seconds', values.seconds);
const sockets = readCount(USAGE, 'sockets', values.sockets);
const before = loadavg()[0].toFixed(2);

type Row = {
  readonly name: string;
  readonly rate: number;
  readonly cpu: number;
  readonly half: readonly [p50: number, p99: number];
  readonly socket: number | undefined;
  readonly match: number;
};

if (values.nodes !== undefined) {
  const counts = values.nodes.split(',').map((count) => readCount(USAGE, 'nodes', count));
  const isLimited = CpuShare.make('trial', 1);
  isLimited?.close();
  if (isLimited === undefined)
    console.error('This system gives no shares of a core (control groups, root): measured without.');
  const shareOf = (name: 'share' | 'database-share'): number | undefined => {
    const percent = values[name];
    const isAll = isLimited === undefined || percent === undefined || percent === '0';
    return isAll ? undefined : readCount(USAGE, name, percent) / 100;
  };
  const [share, databaseShare] = [shareOf('share'), shareOf('database-share')];
  await benchNodes({ counts, matches, seconds, share, databaseShare });
  process.exit();
}

const rows: Row[] = [];
rows.push(await measure('Tabuleiro (durable)', 'ours', [], ourPair, '/online'));
rows.push(await measure('bare ws echo (nothing kept)', 'echo', [], echoPair, '/'));
const boardgame = fetchBoardgame();
if (boardgame !== undefined)
  rows.push(await measure('boardgame.io 0.50.2 (in memory)', 'boardgame', [boardgame], boardgamePair));
report();

async function measure(
  name: string,
  kind: string,
  args: readonly string[],
  makePair: (port: number) => Promise<Pair>,
  path?: string,
): Promise<Row> {
  const server = await ServerProcess.start(kind, ...args);
  const empty = await server.usage();
  const open = (): Promise<readonly Pair[]> => openPairs(matches, () => makePair(server.port));
  await playAll(await open(), seconds); // warm
  const idle = await server.usage();
  const pairs = await open();
  const live = await server.usage();
  const full = await playAll(pairs, seconds);
  const after = await server.usage();
  const rate = full.latencies.length / (full.took / 1000);
  const half = await playAll(await open(), seconds, rate / 2);
  await server.stop();
  const socket = path === undefined ? undefined : await measureSockets(kind, args, path);
  console.error(`${name}: ${rate.toFixed(0)} moves/s`);
  return {
    ...{ name, rate, socket, half: [quantile(half.latencies, 0.5), quantile(half.latencies, 0.99)] },
    cpu: ((after.cpu - live.cpu) / full.latencies.length) * 1000,
    match: Math.max(0, live.rss - idle.rss, 0) / matches || (idle.rss - empty.rss) / matches,
  };
}

/** Bytes of memory of a socket that says nothing. */
async function measureSockets(kind: string, args: readonly string[], path: string): Promise<number> {
  const server = await ServerProcess.start(kind, ...args);
  const warm = await openSockets(server.port, path, 200);
  const idle = await server.usage();
  const all = await openSockets(server.port, path, sockets);
  const { rss } = await server.usage();
  await server.stop();
  for (const socket of [...warm, ...all]) socket.terminate();
  return (rss - idle.rss) / sockets;
}

async function openSockets(port: number, path: string, count: number) {
  const all = [];
  for (let i = 0; i < count; i += 100) {
    const some = Array.from({ length: Math.min(100, count - i) }, () => socketTo(port, path));
    await Promise.all(some.map((socket) => once(socket, 'open')));
    all.push(...some);
  }
  for (const socket of all) socket.on('error', () => undefined);
  return all;
}

function report(): void {
  console.log(
    `${matches} matches of chess at once, ${seconds} s each; the players are in another process on the same machine.\n`,
  );
  console.log(
    '| server | moves/s | CPU a move | at half of that: p50 | p99 | an idle socket | a live match |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, rate, cpu, half, socket, match } of rows) {
    const kilobytes = (bytes: number | undefined): string =>
      bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`;
    console.log(
      `| ${name} | ${Math.round(rate).toLocaleString('en')} | ${cpu.toFixed(0)} µs | ${half[0].toFixed(1)} ms | ${half[1].toFixed(1)} ms | ${kilobytes(socket)} | ${kilobytes(match)} |`,
    );
  }
  console.log(
    `\nNode ${process.version}, ${cpus().length} cores; load average ${before} before, ${loadavg()[0].toFixed(2)} after`,
  );
  process.exit();
}
