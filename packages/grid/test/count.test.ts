import { LARGEST_COUNT, parseCount, writtenCount } from '@tabuleiro/grid';
import { expect, test } from 'vitest';

test('a number is one to nine plain digits', () => {
  const read = (text: string): number | string => {
    const count = parseCount(text, 0);
    return count.ok ? count.value : count.error;
  };
  expect(['0', '007', '999999999'].map(read)).toEqual([0, 7, LARGEST_COUNT]);
  expect(['', '-1', '1.5', '٣', '1\n'].map(read)).toEqual(Array(5).fill('not-digits'));
  expect(['0000000001', '1000000000'].map(read)).toEqual(Array(2).fill('number-too-large'));
  expect(parseCount('000', 1)).toEqual({ ok: false, error: 'below-one' });
});

test('what is written can be read', () => {
  for (const count of [0, 1, LARGEST_COUNT - 1, LARGEST_COUNT, LARGEST_COUNT + 1, 2 ** 31]) {
    expect(parseCount(String(writtenCount(count)), 0)).toEqual({
      ok: true,
      value: Math.min(count, LARGEST_COUNT),
    });
  }
});
