import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { backupMatches, restoreMatches } from '../../src/host/backup.js';
import { FileStore } from '../../src/host/fileStore.js';
import { backupStore, restoreStore } from '../../src/host/postgres/pgBackup.js';
import { SCHEMA } from '../../src/host/postgres/pgSchema.js';
import { PgStore } from '../../src/host/postgres/pgStore.js';
import { connectPostgres } from '../../src/host/postgres/sqlPool.js';
import type { StoredLine } from '../../src/server/store.js';
import { testStore } from '../stores.js';

const A = 'a'.repeat(32);

function line(text: string, changes: Partial<StoredLine> = {}): StoredLine {
  return { at: 1000, text, hidden: {}, ends: false, ...changes };
}

describe.skipIf(!Postgres.isThere)('matches in PostgreSQL', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await Postgres.start();
  });

  afterAll(() => postgres.stop());

  async function opened(url: string, schema = SCHEMA): Promise<PgStore> {
    const store = await PgStore.open(url, { node: randomUUID(), schema });
    if (!store.ok) throw new Error(JSON.stringify(store.error));
    onTestFinished(() => store.value.close());
    return store.value;
  }

  testStore('PostgreSQL', async () => {
    const url = postgres.database();
    return {
      open: async () => {
        const store = await PgStore.open(url, { node: randomUUID() });
        if (!store.ok) throw new Error(JSON.stringify(store.error));
        return store.value;
      },
    };
  });

  test('[O-TURN] fault 3: two nodes that want the same numbers at the same time: each number has one author, and neighbours in a batch survive', async () => {
    const url = postgres.database();
    const nodes = [await opened(url), await opened(url)];
    const ids = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(32, '0'));
    for (let seq = 0; seq < 10; seq++) {
      const own = ids.map((id, i) => nodes[i % 2].append(`f${id.slice(1)}`, seq, line('own')));
      const both = ids.map((id) => Promise.all(nodes.map((node, i) => node.append(id, seq, line(`${i}`)))));
      for (const answers of await Promise.all(both)) expect(answers.toSorted()).toEqual(['kept', 'taken']);
      expect(new Set(await Promise.all(own))).toEqual(new Set(['kept']));
    }
    for (const id of ids) expect((await nodes[0].read(id, 0)).length).toBe(10);
  });

  test('a database that dies in the middle: what was acknowledged is there afterwards, and it goes on', async () => {
    const url = postgres.database();
    const store = await opened(url);
    const kept: [string, number][] = [];
    let isOver = false;
    const writing = Array.from({ length: 20 }, async (_, i) => {
      const id = i.toString(16).padStart(32, '0');
      for (let seq = 0; !isOver; ) {
        const answer = await store.append(id, seq, line(`${seq}`));
        if (answer === 'kept') kept.push([id, seq]);
        if (answer !== 'failed')
          seq++; // taken: it was written though nobody said so
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await expect.poll(() => kept.length).toBeGreaterThan(100);
    await postgres.kill();
    expect(await store.beat(store.clock.now())).toBe(false);
    await postgres.run();
    const before = kept.length;
    await expect.poll(() => kept.length, { timeout: 30_000 }).toBeGreaterThan(before + 100);
    isOver = true;
    await Promise.all(writing);
    for (const [id, seq] of kept) expect((await store.read(id, seq))[0].text).toBe(`${seq}`);
  });

  test('old nodes run on after a migration that allows it, and are refused by one that does not', async () => {
    const url = postgres.database();
    const old = await opened(url);
    const released = SCHEMA.length;
    const added = [...SCHEMA, { oldest: 1, statements: ['ALTER TABLE match ADD COLUMN mood text'] }];
    const next = await opened(url, added);
    expect(await old.append(A, 0, line('old'))).toBe('kept');
    expect(await next.append(A, 1, line('new'))).toBe('kept');
    expect((await (await opened(url)).read(A, 0)).length).toBe(2);
    await opened(url, [
      ...added,
      { oldest: released + 2, statements: ['ALTER TABLE match DROP COLUMN mood'] },
    ]);
    const refused = await PgStore.open(url, { node: 'late' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'newer-log', version: released + 2 } });
  });

  test('who starts while others live has missed nothing; who starts alone knows when the last one was there', async () => {
    const url = postgres.database();
    const first = await opened(url);
    expect([first.hasCompany, first.lastSign]).toEqual([false, undefined]);
    const now = first.clock.now();
    await first.beat(now);
    const second = await opened(url);
    expect([second.hasCompany, second.lastSign]).toEqual([true, undefined]);
    expect(Math.abs(second.clock.now() - first.clock.now())).toBeLessThan(50);
    await second.beat(second.clock.now() - 60_000);
    await first.close();
    const third = await opened(url);
    expect([third.hasCompany, third.lastSign]).toEqual([false, expect.any(Number)]);
    expect(third.lastSign).toBeGreaterThanOrEqual(now);
  });

  test('a database that is not there is named without its password', async () => {
    const url = 'postgres://ana:segredo@127.0.0.1:1/x';
    const refused = await connectPostgres(url);
    expect(refused).toEqual({
      ok: false,
      error: { code: 'unreachable-store', file: 'postgres://127.0.0.1:1/x', cause: 'ECONNREFUSED' },
    });
  });

  test('matches move from a file to the database and back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'move-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = await FileStore.open(join(folder, 'one'), { onFatal: () => undefined });
    if (!file.ok) throw new Error(file.error.code);
    const hidden = { codeHash: 'd'.repeat(64), code: 'BCDF2345', token: 'e'.repeat(64) };
    const many = Array.from({ length: 3000 }, (_, i) => i);
    await Promise.all(
      many.map((i) =>
        file.value.append(i.toString(16).padStart(32, '0'), 0, line(`${i}`, { hidden, at: i })),
      ),
    );
    await file.value.append(A, 0, line('x', { hidden }));
    await file.value.append(A, 1, line('y', { ends: true }));
    await file.value.note({ from: 5, to: 9 });
    await file.value.close();
    const [copy, back] = [join(folder, 'copy'), join(folder, 'back')];
    expect(await backupMatches(join(folder, 'one'), copy)).toMatchObject({ ok: true });
    const url = postgres.database();
    expect(await restoreStore(copy, url)).toEqual({ ok: true, value: { matches: 3001, lines: 3002 } });
    expect(await restoreStore(copy, url)).toMatchObject({ error: { code: 'store-not-empty' } });
    const store = await opened(url);
    expect(await store.read(A, 0)).toEqual([line('x', { hidden }), line('y', { ends: true })]);
    expect(store.outages).toEqual([{ from: 5, to: 9 }]);
    expect(await store.append(A, 1, line('again'))).toBe('taken');
    expect((await store.matches()).filter(({ ended }) => ended).map(({ match }) => match)).toEqual([A]);
    expect(await backupStore(url, back)).toEqual({ ok: true, value: { matches: 3001, lines: 3002 } });
    expect(await backupStore(url, back)).toMatchObject({ error: { code: 'unusable-log', cause: 'EEXIST' } });
    expect(await restoreMatches(back, join(folder, 'two'))).toMatchObject({ ok: true });
    const lines = (path: string): readonly string[] =>
      readFileSync(path, 'utf8').trim().split('\n').toSorted();
    expect(lines(back)).toEqual(lines(copy));
  });
});
