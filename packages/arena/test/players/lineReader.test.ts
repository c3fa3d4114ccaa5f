import { expect, test } from 'vitest';
import { LineReader, LONGEST_LINE } from '../../src/players/lineReader.js';

function read(reader: LineReader, text: string): readonly string[] | undefined {
  return reader.read(Buffer.from(text));
}

test('lines are put together from chunks, characters too', () => {
  const reader = new LineReader();
  const [first, second] = [
    Buffer.from('id name Peão\nuci').subarray(0, 11),
    Buffer.from('ão\nuci').subarray(1),
  ];
  expect(reader.read(first)).toEqual([]);
  expect(reader.read(second)).toEqual(['id name Peão']);
  expect(read(reader, 'ok\n\nbestmove')).toEqual(['uciok', '']);
  expect(reader.rest()).toBe('bestmove');
});

test('a line may have its greatest length, and no character more', () => {
  const longest = 'x'.repeat(LONGEST_LINE);
  expect(read(new LineReader(), `${longest}\n`)).toEqual([longest]);
  expect(read(new LineReader(), `${longest}x\n`)).toBeUndefined();
});

test('what is sent without a line end is refused as soon as it is too long', () => {
  const reader = new LineReader();
  expect(read(reader, 'x'.repeat(LONGEST_LINE))).toEqual([]);
  expect(read(reader, 'x')).toBeUndefined();
});
