import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A QR code: a square of dark and light modules, without the quiet zone of four modules that belongs around it. */
export type QrCode = { readonly size: number; readonly isDark: (x: number, y: number) => boolean };

/** Error correction of level M, versions 1 to 20 (ISO/IEC 18004): codewords in all, of correction a block, blocks. */
const VERSIONS: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
  [404, 30, 5],
  [466, 22, 8],
  [532, 22, 9],
  [581, 24, 9],
  [655, 24, 10],
  [733, 28, 10],
  [815, 28, 11],
  [901, 26, 13],
  [991, 26, 14],
  [1085, 26, 16],
];

/** The text as a QR code, in bytes of UTF-8; undefined where it is longer than 666 of them. */
export function encodeQr(text: string): QrCode | undefined {
  const bytes = utf8ToBytes(text);
  const version = VERSIONS.findIndex((_, i) => bytes.length <= roomIn(i + 1)) + 1;
  if (version === 0) return undefined;
  const codewords = interleave(version, dataCodewords(version, bytes));
  const drawn = MASKS.map((_, mask) => new Drawing(version).draw(codewords, mask));
  return drawn.reduce((best, next) => (next.penalty < best.penalty ? next : best)).code;
}

function dataCount(version: number): number {
  const [total, correction, blocks] = VERSIONS[version - 1];
  return total - correction * blocks;
}

/** Mode, length and text; the length has two bytes from version 10 on. */
function roomIn(version: number): number {
  return dataCount(version) - (version < 10 ? 2 : 3);
}

function dataCodewords(version: number, bytes: Uint8Array): readonly number[] {
  const lengthBits = version < 10 ? 8 : 16;
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, lengthBits),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ];
  const count = dataCount(version);
  const filled = Array.from({ length: Math.min(count, Math.ceil(bits.length / 8)) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit, at) => byte | (bit << (7 - at)), 0),
  );
  const padding = Array.from({ length: count - filled.length }, (_, i) => (i % 2 === 0 ? 0xec : 0x11));
  return [...filled, ...padding];
}

function bitsOf(value: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
}

/** The blocks with their correction, codeword by codeword in turn, so that damage in one place spreads over all. */
function interleave(version: number, data: readonly number[]): readonly number[] {
  const [total, correction, blocks] = VERSIONS[version - 1];
  const short = Math.floor(total / blocks) - correction;
  const shortBlocks = blocks - (total % blocks);
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(at, at + short + (i < shortBlocks ? 0 : 1));
    at += part.length;
    return part;
  });
  const inTurn = (lists: readonly (readonly number[])[]): readonly number[] =>
    Array.from({ length: short + 1 + correction }, (_, i) =>
      lists.flatMap((list) => list.slice(i, i + 1)),
    ).flat();
  return [...inTurn(parts), ...inTurn(parts.map((part) => correctionOf(part, correction)))];
}

/** Reed–Solomon over GF(256) with the polynomial 0x11D. */
function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = divisorOf(count);
  let rest: readonly number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest[0];
    rest = [...rest.slice(1), 0].map((old, i) => old ^ times(divisor[i], factor));
  }
  return rest;
}

function divisorOf(degree: number): readonly number[] {
  let divisor: number[] = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    divisor = divisor.map((old, j) => times(old, root) ^ (divisor[j + 1] ?? 0));
    root = times(root, 2);
  }
  return divisor;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** Which modules a mask turns around: the one that leaves the fewest misleading shapes is taken. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  private readonly version: number;
  private readonly size: number;
  private readonly dark: boolean[][];
  /** Modules that hold no data: finders, timing, alignment, format and version. */
  private readonly isFixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    const blank = (): boolean[][] =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.dark = blank();
    this.isFixed = blank();
  }

  draw(codewords: readonly number[], mask: number): { readonly code: QrCode; readonly penalty: number } {
    this.drawPatterns();
    this.drawFormat(mask);
    this.drawVersion();
    this.drawCodewords(codewords, MASKS[mask]);
    const { dark, size } = this;
    return { code: { size, isDark: (x, y) => dark[y]?.[x] === true }, penalty: penaltyOf(dark) };
  }

  private fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = isDark;
    this.isFixed[y][x] = true;
  }

  private drawPatterns(): void {
    const { size } = this;
    for (let i = 0; i < size; i++) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    this.drawRings(3, 3, 4);
    this.drawRings(size - 4, 3, 4);
    this.drawRings(3, size - 4, 4);
    const centres = alignmentCentres(this.version);
    const last = centres.at(-1);
    for (const x of centres)
      for (const y of centres) {
        const isInFinder = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
        if (!isInFinder) this.drawRings(x, y, 2);
      }
  }

  /** A finder with its light edge (4 modules around the centre) or an alignment pattern (2). */
  private drawRings(x: number, y: number, reach: number): void {
    for (let dx = -reach; dx <= reach; dx++)
      for (let dy = -reach; dy <= reach; dy++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }

  private drawFormat(mask: number): void {
    const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
    const isSet = (i: number): boolean => ((bits >> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i < 15; i++) {
      // Beside the upper left finder, around its timing lines, and once more beside the other two.
      const [x, y] = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
      this.fix(x, y, isSet(i));
      if (i < 8) this.fix(size - 1 - i, 8, isSet(i));
      else this.fix(8, size - 15 + i, isSet(i));
    }
    this.fix(8, size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    const bits = (this.version << 12) | remainder(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >> i) & 1) === 1;
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.fix(a, b, isDark);
      this.fix(b, a, isDark);
    }
  }

  /** Up and down in columns of two, from the right. */
  private drawCodewords(codewords: readonly number[], isTurned: (x: number, y: number) => boolean): void {
    const { size } = this;
    let i = 0;
    let isUpward = true;
    for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
      for (let step = 0; step < size; step++)
        for (const x of [right, right - 1]) {
          const y = isUpward ? size - 1 - step : step;
          if (this.isFixed[y][x]) continue;
          const bit = ((codewords[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
          this.dark[y][x] = (bit === 1) !== isTurned(x, y);
          i++;
        }
      isUpward = !isUpward;
    }
  }
}

function alignmentCentres(version: number): readonly number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  const gaps = Math.floor(version / 7) + 1;
  // Even and alike but for the first, which has what is left.
  const gap = 2 * Math.ceil((last - 6) / (2 * gaps));
  return [6, ...Array.from({ length: gaps }, (_, i) => last - gap * (gaps - 1 - i))];
}

/** What is left of a value shifted by `degree` when it is divided by a polynomial over GF(2). */
function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}

/** Runs, blocks, shapes like a finder, and too much of one colour. */
function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x]));
  const lines = [...dark, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (const shape of ['10111010000', '00001011101']) {
      for (let at = line.indexOf(shape); at !== -1; at = line.indexOf(shape, at + 1)) penalty += 40;
    }
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const own = dark[y][x];
      if (dark[y - 1][x] === own && dark[y][x - 1] === own && dark[y - 1][x - 1] === own) penalty += 3;
    }
  const share = dark.flat().filter(Boolean).length / size ** 2;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
