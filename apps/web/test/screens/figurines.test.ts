import { expect, test } from 'vitest';
import { figurineParts } from '../../src/screens/game/Figurines.js';

const drawn = (text: string, letters: 'pt-BR' | 'en'): string =>
  figurineParts(text, letters)
    .map(({ text: part, piece }) => (piece === undefined ? part : `<${piece}>`))
    .join('');

test('letters of pieces become drawings, in the letters of either language; squares and signs stay', () => {
  expect(drawn('Cf3', 'pt-BR')).toBe('<knight>f3');
  expect(drawn('Nbxd7+', 'en')).toBe('<knight>bxd7+');
  expect(drawn('Rxe2', 'pt-BR')).toBe('<king>xe2');
  expect(drawn('Rxe2', 'en')).toBe('<rook>xe2');
  expect(drawn('exd8=D#', 'pt-BR')).toBe('exd8=<queen>#');
  expect(drawn('O-O-O', 'pt-BR')).toBe('O-O-O');
  expect(drawn('e4', 'en')).toBe('e4');
});

test('so do those of Brasez: two letters may be one piece, or two', () => {
  expect(drawn('SSc3', 'pt-BR')).toBe('<priest>c3');
  expect(drawn('R@e1', 'pt-BR')).toBe('<king>@e1');
  expect(drawn('a7&b7=TC', 'pt-BR')).toBe('a7&b7=<rook><knight>');
});
