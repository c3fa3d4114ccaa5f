import { fuzzParsers, fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { type PegsState, pegs } from '../../game/test/pegs.js';

const SAMPLES = ['7 A -', '5 B 2', '0 A -'];

test('fuzzed texts are reproducible and varied', () => {
  const texts = [...fuzzTexts(9, 500, SAMPLES)];
  expect(texts).toEqual([...fuzzTexts(9, 500, SAMPLES)]);
  expect(texts).toHaveLength(500);
  expect(new Set(texts).size).toBeGreaterThan(250);
});

test('parsers that hold are counted, some texts accepted', () => {
  const count = fuzzParsers(pegs, SAMPLES, 2000, 1);
  expect(count.positions).toBeGreaterThan(0);
  expect(count.positions).toBeLessThan(2000);
  expect(count.moves).toBeGreaterThan(0);
  expect(count.moves).toBeLessThan(2000);
});

test('a reader that throws is named with seed and text', () => {
  const parsePosition = (text: string): ReturnType<typeof pegs.notation.parsePosition> => {
    if (text.length > 7) throw new Error('too long');
    return pegs.notation.parsePosition(text);
  };
  const broken = { ...pegs, notation: { ...pegs.notation, parsePosition } };
  expect(() => fuzzParsers(broken, SAMPLES, 500, 3)).toThrow(/^pegs: fuzz seed 3, text ".*too long/);
});

test('a reader and an explanation that disagree are found', () => {
  const broken = { ...pegs, explain: () => undefined };
  expect(() => fuzzParsers(broken, SAMPLES, 500, 3)).toThrow('explain says legal');
});

test('a position that is written in two ways is found', () => {
  let writes = 0;
  const formatPosition = (state: PegsState): string =>
    pegs.notation.formatPosition({ ...state, pegs: writes++ % 8 });
  const broken = { ...pegs, notation: { ...pegs.notation, formatPosition } };
  expect(() => fuzzParsers(broken, SAMPLES, 500, 3)).toThrow('written as');
});
