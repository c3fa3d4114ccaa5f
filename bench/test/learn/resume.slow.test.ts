import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readReport } from '../../src/learn/generation.js';

const ENTRY = fileURLToPath(new URL('learnEntry.ts', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'learn-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** Starts a generation in a process of its own, to be killed as soon as it says a line that begins so; gives what ended it. */
async function run(work: string, threads: number, killedAt?: string): Promise<NodeJS.Signals | null> {
  const args = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, work, String(threads)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  child.stdout.on('data', (chunk) => {
    if (killedAt !== undefined && String(chunk).includes(killedAt)) child.kill('SIGKILL');
  });
  const [, signal] = await ended;
  return signal;
}

test('[P-AI] a generation killed in each of its steps ends with the same network and the same match', async () => {
  const [whole, killed] = ['whole', 'killed'].map((name) => join(parent, name));
  expect(await run(whole, 2)).toBeNull();
  for (const step of ['games: 1', 'samples: 1', 'epoch 2', 'match: ']) {
    expect(await run(killed, 1, step)).toBe('SIGKILL');
  }
  expect(await run(killed, 1)).toBeNull();
  const networks = [whole, killed].map((work) => readFileSync(join(work, 'generation-1/network.bin')));
  expect(networks[0].equals(networks[1])).toBe(true);
  const reports = [whole, killed].map((work) => readReport(work, 1));
  expect(reports[1]).toEqual({ ...reports[0], seconds: reports[1]?.seconds });
  expect(reports[0]?.samples).toBeGreaterThan(100);
});
