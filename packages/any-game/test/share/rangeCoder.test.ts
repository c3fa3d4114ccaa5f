import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { CHANCE_BITS, RangeDecoder, RangeEncoder } from '../../src/share/rangeCoder.js';

type CodedSymbol = { readonly size: number; readonly value: number; readonly isBit: boolean };

/** Bits of every chance and choices of every size; some runs take the first or the last each time. */
function randomSymbols(random: Random, count: number): readonly CodedSymbol[] {
  const habit = random.below(3);
  return Array.from({ length: count }, () => {
    const isBit = random.below(2) === 0;
    const size = isBit
      ? 1 + random.below(2 ** CHANCE_BITS - 1)
      : 1 + random.below(2 ** (1 + random.below(16)));
    const last = isBit ? 1 : size - 1;
    return { isBit, size, value: [0, last, random.below(last + 1)][habit] };
  });
}

test('what was written is read, bit by bit and choice by choice', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const symbols = randomSymbols(random, random.below(400));
    const encoder = new RangeEncoder();
    for (const { isBit, size, value } of symbols) {
      if (isBit) encoder.bit(size, value);
      else encoder.uniform(size, value);
    }
    const decoder = new RangeDecoder(encoder.finish());
    const read = symbols.map(({ isBit, size }) => (isBit ? decoder.bit(size) : decoder.uniform(size)));
    expect(read, `seed ${seed}`).toEqual(symbols.map(({ value }) => value));
    expect(decoder.isPastEnd, `seed ${seed}`).toBe(false);
  }
});

test('a choice costs its part of a bit and hardly more', () => {
  const encoder = new RangeEncoder();
  for (let i = 0; i < 1000; i++) encoder.uniform(30, i % 30);
  expect(encoder.finish().length).toBeLessThanOrEqual(Math.ceil((1000 * Math.log2(30)) / 8) + 2);
});

test('a reader of cut bytes knows when it has gone past them', () => {
  const encoder = new RangeEncoder();
  for (let i = 0; i < 100; i++) encoder.uniform(256, i);
  const decoder = new RangeDecoder(encoder.finish().subarray(0, 50), true);
  let sure = 0;
  for (; !decoder.isPastEnd; sure++) decoder.uniform(256);
  expect(sure).toBeGreaterThan(40);
  expect(sure).toBeLessThanOrEqual(50);
});
