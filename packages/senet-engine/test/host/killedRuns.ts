import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Random } from '@tabuleiro/testkit';

const ENTRY = fileURLToPath(new URL('solveEntry.ts', import.meta.url));

export type KilledRuns = {
  readonly pieces: number;
  readonly kills: number;
  readonly checkpointEvery: number;
  /** A process is killed after at most so many lines of progress. */
  readonly mostLines: number;
};

/** Solves in processes that are killed at random moments, one after the other, then in one that is not. Returns how many were killed. */
export async function solveInKilledRuns(folder: string, settings: KilledRuns): Promise<number> {
  const random = new Random(settings.pieces);
  const file = join(folder, `senet-${settings.pieces}.bin`);
  let killed = 0;
  while (killed < settings.kills && !existsSync(file)) {
    const lines = 1 + random.below(settings.mostLines);
    // Now one thread, now two: the numbers do not depend on it.
    const signal = await run(folder, settings, 1 + (killed % 2), lines, random.below(50));
    if (signal === 'SIGKILL') killed++;
  }
  await run(folder, settings, 2, Number.POSITIVE_INFINITY, 0);
  return killed;
}

/** Starts the solver in a process of its own, to be killed after so many lines and ms; gives what ended it. */
async function run(
  folder: string,
  { pieces, checkpointEvery }: KilledRuns,
  threads: number,
  lines: number,
  wait: number,
): Promise<NodeJS.Signals | null> {
  const args = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, folder];
  const child = spawn(process.execPath, [...args, ...[pieces, threads, checkpointEvery].map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let heard = 0;
  child.stdout.on('data', (chunk) => {
    const before = heard;
    heard += String(chunk).split('\n').length - 1;
    if (before < lines && heard >= lines) setTimeout(() => child.kill('SIGKILL'), wait);
  });
  const [, signal] = await ended;
  return signal;
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
