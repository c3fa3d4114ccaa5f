import { detectLang, parseLang } from '@tabuleiro/words';
import { expect, test } from 'vitest';

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['pt_BR.UTF-8', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['en', 'en'],
  ['en_GB.UTF-8', 'en'],
  ['en-US', 'en'],
  ['fr_FR', undefined],
  ['C', undefined],
  ['', undefined],
  ['english', undefined],
])('the language of "%s" is %s', (text, lang) => {
  expect(parseLang(text)).toBe(lang);
});

test('LC_ALL comes before LANG, and a language we do not speak counts as none', () => {
  expect(detectLang({ LC_ALL: 'en_US.UTF-8', LANG: 'pt_BR.UTF-8' })).toBe('en');
  expect(detectLang({ LC_ALL: 'C', LANG: 'en_US.UTF-8' })).toBe('en');
  expect(detectLang({ LANG: 'fr_FR.UTF-8' })).toBe('pt-BR');
  expect(detectLang({})).toBe('pt-BR');
});
