import { expect, test } from 'vitest';
import { wordPgnDate } from '../../src/library/dateWords.js';

test('a date of PGN is written as people do, as far as it is known; what is none stands as it is', () => {
  expect(wordPgnDate('pt-BR', '2016.07.03')).toBe('3 de jul. de 2016');
  expect(wordPgnDate('en', '2016.07.03')).toBe('Jul 3, 2016');
  expect(wordPgnDate('pt-BR', '2016.07.??')).toBe('jul. de 2016');
  for (const text of ['2016.??.??', '2016.??.03', '2016.00.00', '2016'])
    expect(wordPgnDate('en', text)).toBe('2016');
  expect(wordPgnDate('pt-BR', 'no verão')).toBe('no verão');
  expect(wordPgnDate('pt-BR', '')).toBe('');
});
