import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { solveTable } from '@tabuleiro/senet-engine/node';
import { expect, onTestFinished, test } from 'vitest';
import { builtFolder } from './site.js';

const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));
const PATIENT = { timeout: 60_000 };

type Started = { readonly child: ChildProcess; readonly said: { out: string; err: string } };

function start(args: readonly string[], env: NodeJS.ProcessEnv = { LANG: 'en' }): Started {
  const program = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY, builtFolder(), ...args];
  // No table of whoever runs the tests.
  const plain = { PATH: process.env.PATH, CI: 'true', TABULEIRO_DATA: builtFolder() };
  const child = spawn(process.execPath, program, { env: { ...plain, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

async function addressOf({ said }: Started): Promise<string> {
  await expect.poll(() => said.out, PATIENT).toContain('\n');
  return said.out.match(/http:\S+/)?.[0] ?? '';
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'one line, then it serves; %s ends it in good order',
  async (signal) => {
    const started = start(['--port', '0']);
    const address = await addressOf(started);
    expect(started.said).toEqual({ out: `Tabuleiro at ${address} (Ctrl+C ends it)\n`, err: '' });
    expect((await fetch(`${address}health`)).status).toBe(200);
    const kept = connect(Number(new URL(address).port), 'localhost');
    await once(kept, 'connect');
    started.child.kill(signal);
    expect(await once(started.child, 'close')).toEqual([0, null]);
  },
);

test('an engine is started with it and told; one that cannot be is told before anything is served', async () => {
  const script = fileURLToPath(new URL('fakeEngine.mjs', import.meta.url));
  const started = start(['--port', '0', '--engine', `"${process.execPath}" "${script}"`]);
  await expect.poll(() => started.said.out, PATIENT).toContain('the analysis can use Lento 1');
  expect(started.said.err).toBe('');
  const failed = start(['--port', '0', '--engine', 'no-such-program-here']);
  expect(await once(failed.child, 'close')).toEqual([1, null]);
  expect(failed.said.out).toBe('');
  expect(failed.said.err).toContain('no-such-program-here');
});

test('where it serves a whole network, the app is told its addresses, and nothing is drawn where nobody looks', async () => {
  const started = start(['--port', '0', '--host', '0.0.0.0', '--lobby']);
  const address = await addressOf(started);
  const answer = await fetch(`${address}addresses`);
  expect(answer.status).toBe(200);
  const { addresses }: { addresses: readonly string[] } = JSON.parse(await answer.text());
  const shared = addresses.map((shown) => ` and at ${shown}`).join('');
  const projector = addresses.length === 0 ? '' : `For the projector: ${address}projetor\n`;
  expect(started.said.out).toBe(`Tabuleiro at ${address}${shared} (Ctrl+C ends it)\n${projector}`);
  const page = await fetch(`${address}projetor`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/#/longe/projetor']);
});

test('a port that is taken ends it with 1 and one message', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { child, said } = start(['--port', String(port)], { LANG: 'pt_BR.UTF-8' });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(said.out).toBe('');
  expect(said.err).toMatch(new RegExp(`^tabuleiro: A porta ${port} já está em uso\\..*\n$`));
});

test.each([
  [['--port', 'abc'], 2, /^tabuleiro: The option "--port" takes only 0\.\.65535\./],
  [['--quick'], 2, /^tabuleiro: This command has no option "--quick"\./],
])('%j ends it with %d and a message', async (args, code, message) => {
  const { child, said } = start(args);
  expect((await once(child, 'close'))[0]).toBe(code);
  expect(said.err).toMatch(message);
  expect(said.err).toContain('Usage: npm start');
});

test('help is no failure', async () => {
  const { child, said } = start(['--help'], { LANG: 'pt_BR.UTF-8' });
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(said.out).toMatch(/^Uso: npm start/);
});

test('a table of Senet in the data folder is told and announced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await solveTable({ pieces: 3, folder, threads: 2 });
  const started = start(['--port', '0'], { LANG: 'en', TABULEIRO_DATA: folder });
  const address = await addressOf(started);
  await expect.poll(() => started.said.out, PATIENT).toContain('the exact table of 3 pieces a side');
  expect(await (await fetch(`${address}health`)).json()).toEqual({ ok: true, senetPieces: 3 });
  expect((await fetch(`${address}senet/pages/0`)).status).toBe(200);
});
