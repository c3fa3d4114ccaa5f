import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { builtFolder } from '../site.js';

const ENTRY = fileURLToPath(new URL('../entry.ts', import.meta.url));

/** A server as a process of its own; `ready` is when it said that it listens. */
export type NodeProcess = { readonly child: ChildProcess; readonly port: number; readonly ready: number };

/** Starts one, with its matches under `data` unless the arguments say otherwise. */
export async function startNode(
  data: string,
  port: number,
  args: readonly string[] = [],
): Promise<NodeProcess> {
  const program = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, builtFolder()];
  const env = { PATH: process.env.PATH, CI: 'true', LANG: 'en', TABULEIRO_DATA: data };
  const child = spawn(process.execPath, [...program, '--port', String(port), ...args], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let ready = 0;
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  child.stdout.on('data', (chunk) => {
    said += chunk;
    ready ||= Date.now();
  });
  await expect.poll(() => said, { timeout: 120_000, interval: 20 }).toContain('http://');
  return { child, port: Number(/localhost:(\d+)/.exec(said)?.[1]), ready };
}

/** kill -9 */
export async function killNode({ child }: NodeProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
