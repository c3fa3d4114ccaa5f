import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tabuleiro/online/node';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from './harness.js';

const MATCH = 'a'.repeat(32);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'backup-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

async function store(data: string): Promise<FileStore> {
  const opened = await FileStore.open(join(data, 'online'), { onFatal: () => undefined });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

test('matches are copied while a server keeps them, and put back elsewhere', async () => {
  const [here, there] = [folder(), folder()];
  const file = join(here, 'copy.log');
  const server = await store(here);
  await server.append(MATCH, 0, { at: 1, text: 'x', hidden: {}, ends: false });
  const env = { LANG: 'en', TABULEIRO_DATA: here };
  expect(await runCli(['server-backup', file], { env })).toMatchObject({ code: 0, out: '1 match copied.\n' });
  expect((await runCli(['server-backup', file], { env })).err).toContain('[unusable-log]');
  expect((await runCli(['server-restore', file], { env })).err).toContain('[log-in-use]');
  await server.close();
  const other = { LANG: 'pt_BR', TABULEIRO_DATA: there };
  expect(await runCli(['server-restore', file], { env: other })).toMatchObject({
    code: 0,
    out: '1 partida copiada.\n',
  });
  const restored = await store(there);
  expect((await restored.read(MATCH, 0)).length).toBe(1);
  await restored.close();
});

test('what is no copy is refused, and what is there stays', async () => {
  const data = folder();
  const file = join(data, 'nonsense.log');
  writeFileSync(file, 'nonsense\nmore nonsense\n');
  const env = { LANG: 'en', TABULEIRO_DATA: data };
  const refused = await runCli(['server-restore', file], { env });
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('is damaged in line 1');
  expect((await runCli(['server-backup', join(data, 'b')], { env })).err).toContain('[unusable-log]');
  expect(existsSync(join(data, 'online', 'online.log'))).toBe(false);
});
