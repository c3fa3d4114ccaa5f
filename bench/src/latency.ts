import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { type GameLatency, measureGame, openTimed, type Times } from './latency/measure.js';
import { readCount, readOptions } from './readOptions.js';

const USAGE = 'npm run bench:latency -- [--positions N] [--game GAME]';
const { values } = readOptions(USAGE, {
  options: { positions: { type: 'string', default: '1000' }, game: { type: 'string', multiple: true } },
});
const positions = readCount(USAGE, 'positions', values.positions);
const before = loadavg()[0].toFixed(2);
const { engine, took } = await openTimed();

console.log(
  `Answers and stops over ${positions} random positions a game, in milliseconds: p50 / p99 / longest.`,
);
console.log(`From opening an engine to its first answer: ${took.toFixed(0)} ms.\n`);
for (const game of values.game ?? SEARCHED_GAMES) {
  print(await measureGame(engine, game, positions, (line) => console.error(line)));
}
console.log(
  `Node ${process.version}, ${cpus().length} cores; load average ${before} before, ${loadavg()[0].toFixed(2)} after`,
);
await engine.close();
console.log(`A process with an engine open, all games played, table full: ${measureMemory()} MB`);

function measureMemory(): string {
  const program = fileURLToPath(new URL('./latency/memory.js', import.meta.url));
  return execFileSync(process.execPath, [program], { encoding: 'utf8' }).trim();
}

function print({ game, levels, stop }: GameLatency): void {
  console.log(`| ${game.padEnd(10)} | first legal answer    | whole answer (1 in 50) |`);
  console.log('| ---------- | --------------------: | ---------------------: |');
  for (const { level, first, whole } of levels) {
    console.log(
      `| level ${String(level).padEnd(4)} | ${spread(first).padStart(21)} | ${spread(whole).padStart(22)} |`,
    );
  }
  console.log(`| stop       | ${spread(stop).padStart(21)} | ${''.padStart(22)} |`);
  console.log();
}

function spread(times: Times): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`;
}
