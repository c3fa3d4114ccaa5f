import { describe, expect, test } from 'vitest';
import { encodeQr, type QrCode } from '../src/qrCode.js';

// An independent reader: what it finds is found as a telephone would, module by module, by the standard's tables.

const FORMAT_MASK = 0b101010000010010;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const CENTRES = [
  ...[[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]],
  ...[
    [30, 54],
    [32, 58],
    [34, 62],
    [26, 46, 66],
    [26, 48, 70],
    [26, 50, 74],
    [30, 54, 78],
  ],
  ...[
    [30, 56, 82],
    [30, 58, 86],
    [34, 62, 90],
  ],
];

const isTurned: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

const bit = (code: QrCode, row: number, column: number): number => (code.isDark(column, row) ? 1 : 0);

function formatOf(code: QrCode): { readonly level: number; readonly mask: number } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column]),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8]),
  ];
  const read = places.reduce((value, [row, column]) => (value << 1) | bit(code, row, column), 0);
  const again = [
    ...Array.from({ length: 7 }, (_, i) => [code.size - 1 - i, 8]),
    ...Array.from({ length: 8 }, (_, i) => [8, code.size - 8 + i]),
  ];
  expect(again.reduce((value, [row, column]) => (value << 1) | bit(code, row, column), 0)).toBe(read);
  const format = read ^ FORMAT_MASK;
  return { level: format >> 13, mask: (format >> 10) & 7 };
}

function isData(version: number, row: number, column: number): boolean {
  const size = 17 + 4 * version;
  const isFinder =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  if (isFinder || row === 6 || column === 6) return false;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return false;
  const centres = [6, ...CENTRES[version - 1]];
  const last = centres.at(-1) ?? 0;
  const isCorner = (a: number, b: number): boolean =>
    (a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6);
  return !centres.some((a) =>
    centres.some((b) => version > 1 && !isCorner(a, b) && Math.abs(row - a) < 3 && Math.abs(column - b) < 3),
  );
}

function codewordsOf(code: QrCode): readonly number[] {
  const version = (code.size - 17) / 4;
  const { level, mask } = formatOf(code);
  expect(level).toBe(0); // M
  const bits: number[] = [];
  let isUp = true;
  for (let right = code.size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < code.size; step++)
      for (const column of [right, right - 1]) {
        const row = isUp ? code.size - 1 - step : step;
        if (isData(version, row, column))
          bits.push(bit(code, row, column) ^ (isTurned[mask](row, column) ? 1 : 0));
      }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
}

const EXP: number[] = [1];
for (let i = 1; i < 255; i++) EXP.push((EXP[i - 1] << 1) ^ (EXP[i - 1] > 127 ? 0x11d : 0));
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : EXP[(EXP.indexOf(a) + EXP.indexOf(b)) % 255];

/** The text of a code; every block is checked to be one that its correction does not complain of. */
function read(code: QrCode): string {
  const version = (code.size - 17) / 4;
  const all = codewordsOf(code);
  const blocks = BLOCKS[version - 1];
  const correction = CORRECTION[version - 1];
  const dataCount = all.length - blocks * correction;
  const short = Math.floor(dataCount / blocks);
  const longFrom = blocks - (dataCount % blocks);
  const parts = Array.from({ length: blocks }, (_, block) => {
    const data = Array.from({ length: short }, (_, i) => all[i * blocks + block]);
    if (block >= longFrom) data.push(all[short * blocks + block - longFrom]);
    const ends = Array.from({ length: correction }, (_, i) => all[dataCount + i * blocks + block]);
    for (let i = 0; i < correction; i++)
      expect([...data, ...ends].reduce((sum, word) => times(sum, EXP[i]) ^ word, 0)).toBe(0);
    return data;
  });
  const bits = parts
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(bits.slice(0, 4)).toBe('0100');
  const from = version < 10 ? 12 : 20;
  const length = Number.parseInt(bits.slice(4, from), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(bits.slice(from + 8 * i, from + 8 * i + 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('[O-LINK] a QR code', () => {
  test.each([
    ...[1, 14, 15, 26, 42, 43, 62, 84, 106, 107, 122, 152, 180, 181, 213],
    ...[214, 251, 287, 331, 362, 412, 450, 504, 560, 600, 624, 666],
  ])('of %i bytes is read as the same text', (length) => {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join('');
    const code = encodeQr(text);
    if (code === undefined) throw new Error('no code');
    expect(read(code)).toBe(text);
  });

  test('an address with a match and its seat, and letters of another alphabet', () => {
    const text = `http://192.168.0.12:8080/#/longe/lugar/${'0123456789abcdef'.repeat(4)}/ção`;
    const code = encodeQr(text);
    expect(code && read(code)).toBe(text);
  });

  test('its finders are in three corners, with their light edges', () => {
    const code = encodeQr('tabuleiro');
    if (code === undefined) throw new Error('no code');
    const row = (y: number, from: number): string =>
      Array.from({ length: 8 }, (_, i) => bit(code, y, from + i)).join('');
    const shape = [
      '11111110',
      '10000010',
      '10111010',
      '10111010',
      '10111010',
      '10000010',
      '11111110',
      '00000000',
    ];
    expect(shape.map((_, y) => row(y, 0))).toEqual(shape);
    expect(shape.map((_, y) => row(code.size - 1 - y, 0))).toEqual(shape);
    expect(shape.map((_, y) => [...row(y, code.size - 8)].reverse().join(''))).toEqual(shape);
  });

  test('there is none of a text that is too long', () => {
    expect(encodeQr('x'.repeat(667))).toBeUndefined();
  });
});
