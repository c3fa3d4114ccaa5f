import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WinTable } from '@tabuleiro/senet-engine';
import { findTables, loadBestTable, loadTable } from '@tabuleiro/senet-engine/node';
import { afterAll, expect, test } from 'vitest';
import { PACKAGED_TABLE } from './packaged.js';

const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without any other table the one of the package is the best, in memory that threads can share', async () => {
  const { best, problems } = await loadBestTable([join(folder, 'nowhere')]);
  expect([best?.pieces, best?.file, problems]).toEqual([2, PACKAGED_TABLE, []]);
  const again = WinTable.read(best?.resource ?? new ArrayBuffer(0));
  expect(again.ok && again.value.win(1 << 30, 1 << 3)).toBe(best?.table.win(1 << 30, 1 << 3));
});

test('tables are found by name, those for more pieces first, the folders given before the package', async () => {
  copyFileSync(PACKAGED_TABLE, join(folder, 'senet-2.bin'));
  writeFileSync(join(folder, 'senet-4.bin'), 'something else');
  writeFileSync(join(folder, 'senet-6.bin'), '');
  expect(findTables([folder])).toEqual([
    { file: join(folder, 'senet-4.bin'), pieces: 4 },
    { file: join(folder, 'senet-2.bin'), pieces: 2 },
    { file: PACKAGED_TABLE, pieces: 2 },
  ]);
});

test('a table that is not sound is passed over, and the reason told', async () => {
  const [bad, cut] = [join(folder, 'senet-4.bin'), join(folder, 'senet-3.bin')];
  copyFileSync(PACKAGED_TABLE, cut);
  truncateSync(cut, 1000);
  const { best, problems } = await loadBestTable([folder]);
  expect(best?.file).toBe(join(folder, 'senet-2.bin'));
  expect(problems).toEqual([
    { code: 'not-a-table', file: bad },
    { code: 'truncated', file: cut },
  ]);
});

test('each way a file can be wrong has its code', async () => {
  const file = join(folder, 'table.bin');
  const codeOf = async (bytes: Uint8Array): Promise<string> => {
    writeFileSync(file, bytes);
    const loaded = await loadTable(file);
    return loaded.ok ? 'ok' : loaded.error.code;
  };
  const sound = readFileSync(PACKAGED_TABLE);
  const flipped = Buffer.from(sound);
  flipped[sound.length - 1] ^= 1;
  expect(await codeOf(sound)).toBe('ok');
  expect(await codeOf(flipped)).toBe('damaged');
  expect(await codeOf(Buffer.concat([sound, Buffer.alloc(1)]))).toBe('damaged');
  expect(await codeOf(sound.subarray(0, 20))).toBe('truncated');
  expect(await codeOf(Buffer.alloc(0))).toBe('not-a-table');
  const missing = await loadTable(join(folder, 'missing.bin'));
  expect(missing).toMatchObject({ ok: false, error: { code: 'unreadable-file', cause: 'ENOENT' } });
});
