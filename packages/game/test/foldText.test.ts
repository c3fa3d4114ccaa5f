import { expect, test } from 'vitest';
import { foldText } from '../src/index.js';

test('a word is the same with or without capitals and accents', () => {
  expect(foldText('Núcleo')).toBe('nucleo');
  expect(foldText('LEGIÃO')).toBe('legiao');
  expect(foldText('posic\u0327a\u0303o')).toBe(foldText('posição'));
  expect(foldText('d2&e2 4')).toBe('d2&e2 4');
});
