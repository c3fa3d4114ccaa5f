import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { solveTable } from '@tabuleiro/senet-engine/node';
import { Random } from '@tabuleiro/testkit';
import { afterAll, expect, test } from 'vitest';
import { PACKAGED_TABLE } from './packaged.js';

const ENTRY = fileURLToPath(new URL('solveEntry.ts', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'oracle-'));
afterAll(() => rmSync(parent, { recursive: true }));

function expectPackaged(folder: string): void {
  expect(readFileSync(join(folder, 'senet-2.bin')).equals(readFileSync(PACKAGED_TABLE))).toBe(true);
}

/** Starts the solver in a process of its own, to be killed after so many lines and ms; gives what ended it. */
async function run(folder: string, lines: number, wait: number): Promise<NodeJS.Signals | null> {
  const args = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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

test('killed again and again at random moments, the solver ends with the identical table', async () => {
  const folder = mkdtempSync(join(parent, 'kill-'));
  const random = new Random(5);
  let kills = 0;
  for (let i = 0; i < 6 && !existsSync(join(folder, 'senet-2.bin')); i++) {
    if ((await run(folder, 1 + random.below(30), random.below(50))) === 'SIGKILL') kills++;
  }
  expect(kills).toBeGreaterThan(2);
  expect(await run(folder, Number.POSITIVE_INFINITY, 0)).toBeNull();
  expectPackaged(folder);
  expect(existsSync(join(folder, 'senet-2.part'))).toBe(false);
});

test.each([1, 3])('the table is the same with %i threads', async (threads) => {
  const folder = mkdtempSync(join(parent, 'threads-'));
  expect((await solveTable({ pieces: 2, folder, threads })).ok).toBe(true);
  expectPackaged(folder);
});
