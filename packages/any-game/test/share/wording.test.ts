import { LANGS, wordShareError } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { SHARE_ERRORS, type ShareError } from '../../src/index.js';

/** One error of each code: a code that is missing or too many is a type error. */
const ERRORS: Readonly<Record<ShareError['code'], ShareError>> = {
  'not-shared': { code: 'not-shared' },
  'newer-share': { code: 'newer-share', version: '2' },
  'unknown-game': { code: 'unknown-game', game: 'go' },
  'unknown-option': { code: 'unknown-option', game: 'nucleo', option: 'teleport' },
  'bad-position': {
    ...{ code: 'bad-position', game: 'classico' },
    problem: { code: 'bad-position', field: 'fields', problem: 'field-count', facts: { count: 2, needs: 6 } },
  },
  'cut-off': { code: 'cut-off' },
  damaged: { code: 'damaged' },
  'too-long': { code: 'too-long' },
};

test('every error of a share link is a sentence of its own in both languages', () => {
  expect(Object.keys(ERRORS).sort()).toEqual([...SHARE_ERRORS].sort());
  for (const lang of LANGS) {
    const sentences = Object.values(ERRORS).map((error) => wordShareError(lang, error));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÀ-Ý"].*[.!]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});
