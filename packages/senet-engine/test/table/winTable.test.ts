import { crc32 as zlibCrc32 } from 'node:zlib';
import { crc32 } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { formatHeader, HEADER_BYTES } from '../../src/table/header.js';
import { Layout } from '../../src/table/layout.js';
import { WinTable } from '../../src/table/winTable.js';

const layout = new Layout(1);

/** A table of one a side whose values are their own numbers. */
function makeFile(): Uint8Array<ArrayBuffer> {
  const values = Uint16Array.from({ length: layout.length }, (_, i) => i);
  const bytes = new Uint8Array(values.buffer);
  const file = new Uint8Array(HEADER_BYTES + bytes.length);
  file.set(formatHeader({ layout, crc: crc32(bytes) }));
  file.set(bytes, HEADER_BYTES);
  return file;
}

function codeOf(bytes: ArrayBufferLike): string {
  const read = WinTable.read(bytes);
  return read.ok ? 'ok' : read.error.code;
}

test('a table gives back what was written, from shared memory too', () => {
  const file = makeFile();
  const shared = new SharedArrayBuffer(file.length);
  new Uint8Array(shared).set(file);
  for (const bytes of [file.buffer, shared]) {
    const read = WinTable.read(bytes);
    if (!read.ok) throw new Error(read.error.code);
    expect([read.value.pieces, read.value.length]).toEqual([1, 812]);
    const [own, other] = [1 << 30, 1 << 3];
    expect(read.value.win(own, other)).toBe(layout.indexOf(own, other) / 65535);
  }
});

test('foreign bytes are not a table', () => {
  for (const text of ['', 'T?', 'PNG', '{"version":1}', 'TABSENES'.padEnd(2000)]) {
    expect(codeOf(new TextEncoder().encode(text).buffer)).toBe('not-a-table');
  }
});

test('a table of another version says so', () => {
  const file = makeFile();
  file[8] = 2;
  expect(codeOf(file.buffer)).toBe('wrong-version');
});

test('a table cut off anywhere is truncated', () => {
  const file = makeFile();
  for (let length = 1; length < file.length; length++)
    expect(codeOf(file.slice(0, length).buffer)).toBe('truncated');
});

test('a table with more behind it is damaged', () => {
  const longer = new Uint8Array(makeFile().length + 1);
  longer.set(makeFile());
  expect(codeOf(longer.buffer)).toBe('damaged');
});

test('no changed bit goes unnoticed', () => {
  const file = makeFile();
  for (let at = 0; at < file.length; at++) {
    const bit = 1 << (at % 8);
    file[at] ^= bit;
    expect(codeOf(file.buffer), `byte ${at}`).toMatch(/damaged|not-a-table|wrong-version/);
    file[at] ^= bit;
  }
  expect(codeOf(file.buffer)).toBe('ok');
});

test('the sum is the one zlib makes, in one piece or in several', () => {
  const random = new Random(5);
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, () => Math.floor(random.unit() * 256));
    const cut = Math.floor(random.unit() * (length + 1));
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
    expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(zlibCrc32(bytes));
  }
});
