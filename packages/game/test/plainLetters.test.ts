import { expect, test } from 'vitest';
import { plainLetters } from '../src/index.js';

test('a word is the same with or without capitals and accents', () => {
  expect(plainLetters('Núcleo')).toBe('nucleo');
  expect(plainLetters('LEGIÃO')).toBe('legiao');
  expect(plainLetters('posic\u0327a\u0303o')).toBe(plainLetters('posição'));
  expect(plainLetters('d2&e2 4')).toBe('d2&e2 4');
});
