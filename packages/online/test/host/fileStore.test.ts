import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupMatches, restoreMatches } from '../../src/host/backup.js';
import { FileStore, type FileStoreOptions, LOG_NAME } from '../../src/host/fileStore.js';
import { formatEntry } from '../../src/host/logEntry.js';
import { LOG_IO } from '../../src/host/logFile.js';
import type { StoredLine } from '../../src/server/store.js';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'online-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return join(made, 'data', 'online');
}

function line(text: string, changes: Partial<StoredLine> = {}): StoredLine {
  return { at: 1000, text, hidden: {}, ends: false, ...changes };
}

async function opened(where: string, options: Partial<FileStoreOptions> = {}): Promise<FileStore> {
  const store = await FileStore.open(where, { onFatal: () => undefined, ...options });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  onTestFinished(() => store.value.close());
  return store.value;
}

test('nothing is written before the first match, and only its owner can read what is', async () => {
  const where = folder();
  const store = await opened(where);
  expect(await store.beat(5)).toBe(true);
  await store.note({ from: 1, to: 2 });
  expect(existsSync(where)).toBe(false);
  expect(await store.append(A, 0, line('x'))).toBe('kept');
  expect(statSync(join(where, LOG_NAME)).mode & 0o077).toBe(0);
});

test('what a dying program left behind the last line end was never acknowledged and is cut off', async () => {
  const where = folder();
  const store = await opened(where);
  await store.append(A, 0, line('x'));
  await store.append(A, 1, line('y'));
  await store.close();
  const file = join(where, LOG_NAME);
  const whole = readFileSync(file);
  const last = whole.subarray(0, -1).lastIndexOf(10) + 1;
  for (let length = last; length < whole.length; length += 7) {
    writeFileSync(file, whole.subarray(0, length));
    const torn = await opened(where);
    expect((await torn.read(A, 0)).length).toBe(1);
    expect(await torn.append(A, 1, line('again'))).toBe('kept');
    await torn.close();
    const after = await opened(where);
    expect((await after.read(A, 0)).map(({ text }) => text)).toEqual(['x', 'again']);
    await after.close();
  }
});

test('damage in the middle is refused with its line, and nothing is changed', async () => {
  const where = folder();
  const store = await opened(where);
  for (let i = 0; i < 5; i++) await store.append(A, i, line(`line ${i}`));
  await store.close();
  const file = join(where, LOG_NAME);
  const damaged = readFileSync(file, 'latin1').replace('line 2', 'line 7');
  writeFileSync(file, damaged, 'latin1');
  expect(await FileStore.open(where, { onFatal: () => undefined })).toEqual({
    ok: false,
    error: { code: 'damaged-log', file, line: 4 },
  });
  expect(readFileSync(file, 'latin1')).toBe(damaged);
  writeFileSync(file, `${readFileSync(file, 'latin1').split('\n').toSpliced(3, 1).join('\n')}`, 'latin1');
  expect(await FileStore.open(where, { onFatal: () => undefined })).toMatchObject({
    error: { code: 'damaged-log', line: 4 },
  });
});

test('a log of a newer program is refused as such, one of an older is taken over once', async () => {
  const where = folder();
  const store = await opened(where);
  await store.append(A, 0, line('old'));
  await store.close();
  const file = join(where, LOG_NAME);
  const rest = readFileSync(file, 'latin1').split('\n').slice(1).join('\n');
  writeFileSync(file, `${formatEntry({ format: 'tabuleiro-online', version: 2 }).toString()}${rest}`);
  expect(await FileStore.open(where, { onFatal: () => undefined })).toEqual({
    ok: false,
    error: { code: 'newer-log', file, version: 2 },
  });
  writeFileSync(file, `${formatEntry({ format: 'tabuleiro-online', version: 1 }).toString()}${rest}`);
  const migrated = await opened(where, {
    migrations: [(entry) => JSON.parse(JSON.stringify(entry).replace('"old"', '"new"'))],
  });
  expect(await migrated.read(A, 0)).toEqual([line('new')]);
});

test('a folder is used by one program at a time; one that was killed holds nothing', async () => {
  const where = folder();
  const store = await opened(where);
  await store.append(A, 0, line('x'));
  expect(await FileStore.open(where, { onFatal: () => undefined })).toMatchObject({
    error: { code: 'log-in-use' },
  });
  expect(await restoreMatches(join(where, LOG_NAME), where)).toMatchObject({ error: { code: 'log-in-use' } });
  await store.close();
  await (await opened(where)).close();
});

test('[O-TURN] a disk that refuses: nothing is kept of the whole write, and later ones go well', async () => {
  const where = folder();
  let isFull = false;
  const io = {
    ...LOG_IO,
    write: async (...[handle, bytes, at]: Parameters<typeof LOG_IO.write>) => {
      await LOG_IO.write(handle, isFull ? bytes.subarray(0, 30) : bytes, at);
      if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    },
  };
  const store = await opened(where, { io });
  await store.append(A, 0, line('x'));
  isFull = true;
  const both = await Promise.all([store.append(A, 1, line('lost')), store.append(B, 0, line('lost'))]);
  expect(both).toEqual(['failed', 'failed']);
  isFull = false;
  expect(await store.append(A, 1, line('y'))).toBe('kept');
  await store.close();
  const again = await opened(where);
  expect((await again.read(A, 0)).map(({ text }) => text)).toEqual(['x', 'y']);
  expect((await again.matches()).length).toBe(1);
});

test('[O-TURN] a disk that cannot say whether it has written is not believed again', async () => {
  const where = folder();
  let fatal: unknown;
  const io = {
    ...LOG_IO,
    sync: async () => {
      throw Object.assign(new Error('bad disk'), { code: 'EIO' });
    },
  };
  const store = await opened(where, {
    io,
    onFatal: (cause) => {
      fatal = cause;
    },
  });
  let answer: string | undefined;
  void store.append(A, 0, line('x')).then((appended) => {
    answer = appended;
  });
  await expect.poll(() => fatal).toBeDefined();
  expect(answer).toBeUndefined();
  expect(await store.append(B, 0, line('y'))).toBe('failed');
});

test('a log with much that is of no use is written anew, and goes on', async () => {
  const where = folder();
  const store = await opened(where, { wasteful: 5000 });
  for (let i = 0; i < 20; i++) {
    await store.append(A, i, line(`kept ${i}`));
    await store.append(B, i, line('x'.repeat(300)));
  }
  await store.note({ from: 1, to: 2 });
  const before = statSync(join(where, LOG_NAME)).size;
  await store.drop(B);
  expect(await store.append(A, 20, line('kept 20'))).toBe('kept');
  expect(statSync(join(where, LOG_NAME)).size).toBeLessThan(before / 2);
  expect((await store.read(A, 0)).map(({ text }) => text)).toEqual(
    Array.from({ length: 21 }, (_, i) => `kept ${i}`),
  );
  expect(await store.append(B, 0, line('anew'))).toBe('kept');
  await store.close();
  const again = await opened(where);
  expect((await again.read(A, 0)).length).toBe(21);
  expect(again.outages).toEqual([{ from: 1, to: 2 }]);
});

test('a backup is whole while the server writes, and restoring keeps what was there', async () => {
  const where = folder();
  const store = await opened(where);
  const target = join(where, '..', 'copy.log');
  let seq = 0;
  const writing = (async () => {
    for (; seq < 300; seq++) await store.append(A, seq, line(`line ${seq}`));
  })();
  await expect.poll(() => seq).toBeGreaterThan(5);
  const known = seq;
  const copied = await backupMatches(where, target);
  expect(copied).toMatchObject({ ok: true, value: { matches: 1 } });
  expect(copied.ok && copied.value.lines).toBeGreaterThanOrEqual(known);
  expect(await backupMatches(where, target)).toMatchObject({
    error: { code: 'unusable-log', cause: 'EEXIST' },
  });
  await writing;
  await store.close();
  const elsewhere = folder();
  expect(await restoreMatches(target, elsewhere)).toMatchObject({ ok: true });
  expect((await (await opened(elsewhere)).read(A, 0)).length).toBeGreaterThanOrEqual(known);
  expect(await restoreMatches(target, where)).toMatchObject({ ok: true });
  expect(existsSync(`${join(where, LOG_NAME)}.before-1`)).toBe(true);
  const restored = await opened(where);
  expect((await restored.read(A, 0)).length).toBeGreaterThanOrEqual(known);
  await restored.close();
  truncateSync(target, 40);
  appendFileSync(target, 'nonsense\nmore\n');
  expect(await restoreMatches(target, where)).toMatchObject({ error: { code: 'damaged-log' } });
  await (await opened(where)).close();
});
