import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { readCount, readOptions } from './readOptions.js';
import { boardgamePair, fetchBoardgame } from './server/boardgame.js';
import { echoPair, ourPair, type Pair, randomLine, socketTo } from './server/players.js';
import { ServerProcess } from './server/process.js';

const USAGE = 'npm run bench:server -- [--matches N] [--seconds N] [--sockets N]';
const { values } = readOptions(USAGE, {
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '10000' },
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

/** A line is so long that no match ends while it is measured. */
const PLIES = 150;
/** How many plies each pair has played. */
const played = new Map<Pair, number>();
const lines = Array.from({ length: 50 }, () => randomLine(PLIES));

const rows: Row[] = [];
rows.push(await measure('Tabuleiro (durable)', 'ours', [], ourPair, '/online'));
rows.push(await measure('bare ws echo (nothing kept)', 'echo', [], echoPair, '/'));
const boardgame = fetchBoardgame();
if (boardgame !== undefined)
  rows.push(await measure('boardgame.io 0.50.2 (in memory)', 'boardgame', [boardgame], boardgamePair));
report();

/** Plays in all matches at once, as fast as answers come, or so many moves a second; latencies in milliseconds. */
async function playAll(
  pairs: readonly Pair[],
  rate?: number,
): Promise<{ readonly took: number; readonly latencies: number[] }> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const pause = rate === undefined ? 0 : (1000 * pairs.length) / rate;
  await Promise.all(pairs.map((pair, i) => playOne(pair, lines[i % lines.length], end, pause, latencies)));
  return { took: performance.now() - began, latencies };
}

async function playOne(
  pair: Pair,
  line: readonly string[],
  end: number,
  pause: number,
  latencies: number[],
): Promise<void> {
  if (pause > 0) await sleep(Math.random() * pause);
  for (let ply = played.get(pair) ?? 0; ply < line.length && performance.now() < end; ply++) {
    const latency = await pair[ply % 2 === 0 ? 0 : 1].play(line[ply]);
    played.set(pair, ply + 1);
    latencies.push(latency);
    if (pause > latency) await sleep(pause - latency);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function measure(
  name: string,
  kind: string,
  args: readonly string[],
  makePair: (port: number) => Promise<Pair>,
  path?: string,
): Promise<Row> {
  const server = await ServerProcess.start(kind, ...args);
  const empty = await server.usage();
  const open = async (): Promise<Pair[]> => {
    const pairs: Pair[] = [];
    for (let i = 0; i < matches; i += 20) {
      const some = Math.min(20, matches - i);
      pairs.push(...(await Promise.all(Array.from({ length: some }, () => makePair(server.port)))));
    }
    return pairs;
  };
  await playAll(await open()); // warm
  const idle = await server.usage();
  const pairs = await open();
  const live = await server.usage();
  const full = await playAll(pairs);
  const after = await server.usage();
  const rate = full.latencies.length / (full.took / 1000);
  const half = await playAll(await open(), rate / 2);
  await server.stop();
  const socket = path === undefined ? undefined : await measureSockets(kind, args, path);
  console.error(`${name}: ${rate.toFixed(0)} moves/s`);
  return {
    ...{ name, rate, socket, half: [quantile(half.latencies, 0.5), quantile(half.latencies, 0.99)] },
    cpu: ((after.cpu - live.cpu) / full.latencies.length) * 1000,
    match: Math.max(0, live.rss - idle.rss, 0) / matches || (idle.rss - empty.rss) / matches,
  };
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
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
