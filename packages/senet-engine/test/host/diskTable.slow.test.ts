import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable, PagedTable, TableFault, tableReference } from '@tabuleiro/senet-engine';
import { DiskTable, loadTable, solveTable } from '@tabuleiro/senet-engine/node';
import { Random } from '@tabuleiro/testkit';
import { afterAll, expect, test } from 'vitest';
import { BlockLayout } from '../../src/table/blockLayout.js';
import { HEADER_BYTES, PAGE_BYTES } from '../../src/table/header.js';
import { setsOf } from '../../src/table/squareSets.js';
import { PACKAGED_TABLE } from './packaged.js';

const folder = mkdtempSync(join(tmpdir(), 'disk-table-'));
const file = join(folder, 'senet-2.bin');
await solveTable({ pieces: 2, folder, threads: 1 });
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the table with one byte changed. */
function damaged(at: number): string {
  const bytes = readFileSync(file);
  bytes[at < 0 ? bytes.length + at : at] ^= 1;
  const copy = join(folder, 'damaged.bin');
  writeFileSync(copy, bytes);
  return copy;
}

test('a large table stays on the disk and says of every position what it says in memory', async () => {
  const [inMemory, onDisk] = [await loadTable(file), await loadTable(file, 1000)];
  if (!inMemory.ok || !onDisk.ok) throw new Error('not loaded');
  expect(inMemory.value.resource.byteLength).toBe(statSync(file).size);
  expect(onDisk.value.resource.byteLength).toBeLessThan(1000);
  expect(onDisk.value).toMatchObject({ file, pieces: 2, table: { pieces: 2, length: 165_242 } });
  const sets = [...setsOf(1), ...setsOf(2)];
  let different = 0;
  for (const own of sets) {
    for (const other of sets) {
      if ((own & other) !== 0) continue;
      if (inMemory.value.table.win(own, other) !== onDisk.value.table.win(own, other)) different++;
    }
  }
  expect(different).toBe(0);
});

test('an engine is given a reference to it, and opens it in its own thread', async () => {
  const loaded = await loadTable(file, 1000);
  const table = openTable(loaded.ok ? loaded.value.resource : new ArrayBuffer(0));
  if (!table.ok) throw new Error(table.error.code);
  expect(table.value).toBeInstanceOf(DiskTable);
  expect(table.value.win(1 << 3, 1 << 30)).toBe(loaded.ok && loaded.value.table.win(1 << 3, 1 << 30));
  const missing = openTable(tableReference(join(folder, 'nowhere.bin')));
  expect(missing).toEqual({ ok: false, error: { code: 'not-a-table' } });
});

test('a damaged page is never used, the others are', () => {
  const table = DiskTable.open(damaged(HEADER_BYTES + 3 * PAGE_BYTES));
  if (!table.ok) throw new Error(table.error.code);
  const sets = setsOf(2);
  const ask = (own: number, other: number) => () => table.value.win(own, other);
  expect(ask(1 << 1, 1 << 2)).not.toThrow();
  const codes = new Set<string>();
  let refused = 0;
  for (const own of sets) {
    for (const other of sets) {
      if ((own & other) !== 0) continue;
      try {
        ask(own, other)();
      } catch (error) {
        if (error instanceof TableFault) codes.add(error.code);
        refused++;
      }
    }
  }
  expect(refused).toBe(PAGE_BYTES / 2);
  expect([...codes]).toEqual(['damaged']);
  table.value.close();
});

test('a page that cannot be read is a fault of the table too', () => {
  const table = DiskTable.open(file);
  if (!table.ok) throw new Error(table.error.code);
  table.value.close();
  expect(() => table.value.win(1 << 1, 1 << 3)).toThrow(expect.objectContaining({ code: 'unavailable' }));
});

test('many positions are looked up at once as one by one, each page being read once', () => {
  const table = DiskTable.open(file);
  if (!table.ok) throw new Error(table.error.code);
  const random = new Random(7);
  const sets = [...setsOf(1), ...setsOf(2)];
  const pairs = Array.from({ length: 5000 }, () => [
    sets[random.below(sets.length)],
    sets[random.below(sets.length)],
  ]).filter(([own, other]) => (own & other) === 0);
  const [owns, others] = [0, 1].map((i) => Int32Array.from(pairs, (pair) => pair[i]));
  expect([...table.value.winMany(owns, others)]).toEqual(
    pairs.map(([own, other]) => table.value.win(own, other)),
  );
  const pages: number[] = [];
  const counting = new PagedTable(
    new BlockLayout(2),
    (page) => {
      pages.push(page);
      return new DataView(table.value.readPage(page).buffer);
    },
    1,
  );
  counting.winMany(owns, others);
  expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
  table.value.close();
});

test('head, list of sums and length are checked when a table is opened', () => {
  const codeOf = (path: string): string => {
    const table = DiskTable.open(path);
    return table.ok ? 'ok' : table.error.code;
  };
  expect(codeOf(file)).toBe('ok');
  expect(codeOf(damaged(0))).toBe('not-a-table');
  expect(codeOf(damaged(20))).toBe('damaged');
  expect(codeOf(damaged(-1))).toBe('damaged');
  expect(codeOf(PACKAGED_TABLE)).toBe('wrong-version'); // the first one: it has no sums of pages
  const cut = damaged(-1);
  truncateSync(cut, 1000);
  expect(codeOf(cut)).toBe('truncated');
});
