import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/tabuleiro.mjs', import.meta.url));

type Started = { readonly child: ChildProcess; readonly said: { out: string; err: string } };

/** The program as a process of its own, from the sources. */
function start(args: readonly string[]): Started {
  return launch(['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, ...args]);
}

function launch(args: readonly string[]): Started {
  const child = spawn(process.execPath, args, { env: { ...process.env, LC_ALL: 'en' } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

const PATIENT = { timeout: 60_000 };

test('an answer comes before the next line is sent; the end of the input is the end', async () => {
  const { child, said } = start(['inspect']);
  for (const count of [1, 2]) {
    child.stdin?.write('{"game":"senet"}\n');
    await expect.poll(() => said.out.split('\n').length - 1, PATIENT).toBe(count);
  }
  child.stdin?.end();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said.err).toBe('ready\n');
});

test('an interruption ends a long count with 130', async () => {
  const { child, said } = start(['perft', 'senet', '40']);
  await expect.poll(() => said.err, PATIENT).toBe('ready\n');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(said).toEqual({ out: '', err: 'ready\n' });
});

test.each(['2500', '5000'])(
  'an interruption ends a thought of %s ms with 130 and without a move',
  async (ms) => {
    const { child, said } = start(['bestmove', 'classico', 'start', '--ms', ms]);
    await expect.poll(() => said.err, PATIENT).toBe('ready\n');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(said).toEqual({ out: '', err: 'ready\n' });
  },
);

test('a reader that leaves early (| head) is no failure', async () => {
  const { child, said } = start(['inspect']);
  child.stdin?.on('error', () => {});
  child.stdin?.write('{"game":"senet"}\n'.repeat(20_000));
  await once(child.stdout ?? child, 'data');
  child.stdout?.destroy();
  child.stdin?.end('{"game":"senet"}\n'.repeat(20_000));
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(said.err).toBe('ready\n');
});

test('bad arguments end with 2', async () => {
  const { child, said } = start(['perft', 'go', '1']);
  expect((await once(child, 'close'))[0]).toBe(2);
  expect(said.err).toContain('[unknown-game]');
});

test('the command that npm links says how to build when nothing is built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  cpSync(BIN, join(folder, 'bin', 'tabuleiro.mjs'));
  const { child, said } = launch([join(folder, 'bin', 'tabuleiro.mjs'), '--version']);
  expect((await once(child, 'close'))[0]).toBe(2);
  expect(said.err.match(/npm run build/g)?.length).toBe(2);
  rmSync(folder, { recursive: true });
});

test('an output that cannot be written ends with a coded line and exit code 2', async () => {
  if (!existsSync('/dev/full')) return;
  const args = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, 'perft', 'classico', '1'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(complaint).toContain('[unwritable-file]');
});
