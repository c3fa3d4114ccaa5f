import { readFileSync } from 'node:fs';
import { ok } from '@tabuleiro/game';
import { openTable, setTableOpener, TableFault } from '@tabuleiro/senet-engine';
import { afterEach, expect, test, vi } from 'vitest';
import { openServerTable } from '../../../src/games/senet/openServerTable.js';
import { findServerTable } from '../../../src/games/senet/serverTable.js';

const PAGE = 'http://localhost:4321/index.html#/nova/senet';

const answering = (answer: unknown, isOk = true) =>
  vi.fn(async (_address: URL) => ({ ok: isOk, json: async () => answer }));

afterEach(() => setTableOpener('server', (reference) => openServerTable(reference)));

/** The address that a thread would open. */
function addressIn([reference]: readonly ArrayBuffer[]): string {
  let opened = '';
  setTableOpener('server', (address) => {
    opened = address;
    return ok({ pieces: 5, win: () => 0.5 });
  });
  openTable(reference);
  return opened;
}

test('a table that the server announces is referred to by the address of its pages', async () => {
  const get = answering({ ok: true, senetPieces: 5 });
  expect(addressIn(await findServerTable(PAGE, get))).toBe('http://localhost:4321/senet/pages/?5');
  expect(String(get.mock.calls[0][0])).toBe('http://localhost:4321/health');
});

test.each([
  [{ ok: true }],
  [{ ok: true, senetPieces: 2 }],
  [{ ok: true, senetPieces: 6 }],
  [{ ok: true, senetPieces: 4.5 }],
  [{ ok: true, senetPieces: '5' }],
  [null],
  ['<!doctype html>'],
])('what announces none is none: %j', async (answer) => {
  expect(await findServerTable(PAGE, answering(answer))).toEqual([]);
});

test('without an answer there is none, and nothing goes wrong', async () => {
  expect(await findServerTable(PAGE, answering({ senetPieces: 5 }, false))).toEqual([]);
  expect(await findServerTable(PAGE, () => Promise.reject(new TypeError('offline')))).toEqual([]);
});

test.each(['https://tabuleiro.example.org/', 'file:///home/ana/tabuleiro/index.html'])(
  'only a server at home is asked: not %s',
  async (page) => {
    const get = answering({ senetPieces: 5 });
    expect(await findServerTable(page, get)).toEqual([]);
    expect(get).not.toHaveBeenCalled();
  },
);

test('also by its address in numbers', async () => {
  for (const page of ['http://192.168.0.7:4321/', 'http://[::1]:4321/', 'http://127.0.0.1/tabuleiro/']) {
    const found = await findServerTable(page, answering({ senetPieces: 3 }));
    expect(addressIn(found)).toBe(`${page}senet/pages/?3`);
  }
});

test('a value is read from the page that has it, each page once', () => {
  const asked: string[] = [];
  const table = openServerTable('http://localhost/senet/pages/?3', (address) => {
    asked.push(address);
    return { status: 200, bytes: Uint16Array.from({ length: 8192 }, () => 0x4000).buffer };
  });
  if (!table.ok) throw new Error(table.error.code);
  expect(table.value.pieces).toBe(3);
  expect(table.value.win(1 << 1, 1 << 2)).toBeCloseTo(0.25, 4);
  table.value.win(1 << 1, 1 << 3);
  expect(asked).toEqual(['http://localhost/senet/pages/0']);
});

test.each([
  [503, 'damaged'],
  [429, 'unavailable'],
  [404, 'unavailable'],
  [0, 'unavailable'],
])('status %i is a fault of the table: %s', (status, code) => {
  const table = openServerTable('http://localhost/senet/pages/?5', () => ({ status, bytes: undefined }));
  if (!table.ok) throw new Error(table.error.code);
  const ask = (): number => table.value.win(1 << 1, 1 << 2);
  expect(ask).toThrow(TableFault);
  expect(ask).toThrow(expect.objectContaining({ code }));
});

test('a reference without a number of pieces is no table', () => {
  for (const reference of ['http://localhost/senet/pages/', 'http://localhost/senet/pages/?9', 'x?'])
    expect(openServerTable(reference)).toEqual({ ok: false, error: { code: 'not-a-table' } });
});

test('both threads that need it know how to open it', () => {
  for (const file of ['worker/engine.worker.ts', 'review/review.worker.ts'])
    expect(readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8')).toContain(
      'openServerTable.js',
    );
});
