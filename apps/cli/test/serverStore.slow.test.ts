import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tabuleiro/online/node';
import { expect, onTestFinished, test } from 'vitest';
import { Postgres } from '../../../bench/src/services/postgres.js';
import { runCli } from './harness.js';

test('a database that cannot be used is told with its code, and its password is not shown', async () => {
  const args = ['/nothing', '--store', 'postgres://ana:segredo@127.0.0.1:1/x'];
  for (const command of ['server-backup', 'server-restore']) {
    const { code, err } = await runCli([command, ...args], { env: { LANG: 'en' } });
    expect(code).toBe(2);
    expect(err).toContain('[unreachable-store]');
    expect(err).not.toContain('segredo');
  }
});

test.skipIf(!Postgres.isThere)('matches move from a file to PostgreSQL and back', async () => {
  const postgres = await Postgres.start();
  const data = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(async () => {
    await postgres.stop();
    rmSync(data, { recursive: true });
  });
  const store = await FileStore.open(join(data, 'online'), { onFatal: () => undefined });
  if (!store.ok) throw new Error(store.error.code);
  await store.value.append('a'.repeat(32), 0, { at: 1, text: 'x', hidden: {}, ends: false });
  await store.value.close();
  const env = { LANG: 'en', TABULEIRO_DATA: data };
  const url = postgres.database();
  const [copy, back] = [join(data, 'copy'), join(data, 'back')];
  const done = { code: 0, out: '1 match copied.\n' };
  expect(await runCli(['server-backup', copy], { env })).toMatchObject(done);
  expect(await runCli(['server-restore', copy, '--store', url], { env })).toMatchObject(done);
  expect((await runCli(['server-restore', copy, '--store', url], { env })).err).toContain(
    '[store-not-empty]',
  );
  expect(await runCli(['server-backup', back, '--store', url], { env })).toMatchObject(done);
  expect(await runCli(['server-restore', back], { env })).toMatchObject(done);
});
