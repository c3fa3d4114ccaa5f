import { crc32 as zlibCrc32 } from 'node:zlib';
import { crc32 } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { BlockLayout } from '../../src/table/blockLayout.js';
import { FIRST_VERSION, formatHeader, VERSION } from '../../src/table/header.js';
import { Layout } from '../../src/table/layout.js';
import { WinTable } from '../../src/table/winTable.js';

const layout = new BlockLayout(1);

/** A table of one a side whose values are their own numbers. */
function makeFile(version: number = VERSION): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(Uint16Array.from({ length: layout.length }, (_, i) => i).buffer);
  if (version === FIRST_VERSION) {
    return joined(formatHeader({ version, layout: new Layout(1), crc: crc32(values) }), values);
  }
  const list = new Uint8Array(4); // a single page
  new DataView(list.buffer).setUint32(0, crc32(values), true);
  return joined(formatHeader({ version, layout, crc: crc32(list) }), values, list);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
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

test('a table of the first version is still read', () => {
  const read = WinTable.read(makeFile(FIRST_VERSION).buffer);
  const [own, other] = [1 << 30, 1 << 3];
  expect(read.ok && read.value.win(own, other)).toBe(new Layout(1).indexOf(own, other) / 65535);
});

test('a table of another version says so', () => {
  const file = makeFile();
  file[8] = 3;
  expect(codeOf(file.buffer)).toBe('wrong-version');
});

test.each([FIRST_VERSION, VERSION])('version %i: a table cut off anywhere is truncated', (version) => {
  const file = makeFile(version);
  for (let length = 1; length < file.length; length++)
    expect(codeOf(file.slice(0, length).buffer)).toBe('truncated');
});

test.each([FIRST_VERSION, VERSION])('version %i: a table with more behind it is damaged', (version) => {
  const longer = new Uint8Array(makeFile(version).length + 1);
  longer.set(makeFile(version));
  expect(codeOf(longer.buffer)).toBe('damaged');
});

test.each([FIRST_VERSION, VERSION])('version %i: no changed bit goes unnoticed', (version) => {
  const file = makeFile(version);
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
