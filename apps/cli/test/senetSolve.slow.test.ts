import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from './harness.js';

const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));

test('Ctrl-C keeps what is done, says how to go on, and ends with 130; the table comes out the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-'));
  const solve = ['senet-solve', '--pieces', '2', '--threads', '1', '--out', folder];
  const args = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, ...solve];
  const child = spawn(process.execPath, args, { env: { ...process.env, LC_ALL: 'en' } });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close');
  await expect.poll(() => existsSync(join(folder, 'senet-2.part')), { timeout: 60_000 }).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(err).toContain(`"tabuleiro senet-solve --pieces 2 --out ${folder}" continues from there.`);
  const { code } = await runCli(solve);
  const whole = mkdtempSync(join(tmpdir(), 'solve-'));
  const again = await runCli([...solve.slice(0, -1), whole]);
  expect([code, again.code]).toEqual([0, 0]);
  const [stopped, unstopped] = [folder, whole].map((one) => readFileSync(join(one, 'senet-2.bin')));
  expect(stopped.equals(unstopped)).toBe(true);
  for (const one of [folder, whole]) rmSync(one, { recursive: true });
});
