import type { PositionError } from '@tabuleiro/game';
import { LANGS, notationWording, readWording, wordReadError } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { READ_ERRORS, type ReadError } from '../src/index.js';

const POSITION: PositionError = {
  code: 'bad-position',
  field: 'fields',
  problem: 'field-count',
  facts: { count: 2, needs: 6 },
};
const PLACE = { number: 1, line: 3 };

/** One error of each code: a code that is missing or too many is a type error. */
const ERRORS: Readonly<Record<ReadError['code'], ReadError>> = {
  'bad-record': { code: 'bad-record', problem: 'not-json', path: '', facts: {}, game: '' },
  'unknown-game': { code: 'unknown-game', game: 'go' },
  'no-game': { code: 'no-game' },
  'not-one-game': { code: 'not-one-game', games: 2 },
  'illegal-move': { code: 'illegal-move', move: 'e2e5' },
  'game-over': { code: 'game-over', move: 'e2e4' },
  'wrong-result': { code: 'wrong-result', result: '1-0' },
  'bad-tag': { code: 'bad-tag', text: '[x', ...PLACE },
  'bad-token': { code: 'bad-token', text: 'zz9', ...PLACE },
  'open-comment': { code: 'open-comment', text: '', ...PLACE },
  'open-variation': { code: 'open-variation', text: '', ...PLACE },
  'game-too-long': { code: 'game-too-long', text: '', ...PLACE },
  'bad-encoding': { code: 'bad-encoding', text: 'UTF-16', ...PLACE },
  'unknown-variant': { code: 'unknown-variant', text: 'Go', ...PLACE },
  'bad-house-rule': { code: 'bad-house-rule', text: 'x=y', ...PLACE },
  'bad-fen': { code: 'bad-fen', text: '8/8 w', problem: POSITION, ...PLACE },
  'null-move': { code: 'null-move', text: '--', ...PLACE },
  'bad-san': { code: 'bad-san', text: 'x' },
  'no-such-move': { code: 'no-such-move', text: 'Ke3' },
  ambiguous: {
    ...{ code: 'ambiguous', text: 'Rd1' },
    candidates: [{ move: 'a1d1', written: { 'pt-BR': 'Td1', en: 'Rd1' } }],
  },
};

test('every error of reading is a sentence of its own in both languages', () => {
  expect(Object.keys(ERRORS).sort()).toEqual([...READ_ERRORS].sort());
  for (const lang of LANGS) {
    const sentences = Object.values(ERRORS).map((error) => wordReadError(lang, error));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÀ-Ý"].*[.!]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  }
  for (const [code, error] of Object.entries(ERRORS)) {
    expect(error.code).toBe(code);
    expect(wordReadError('pt-BR', error)).not.toBe(wordReadError('en', error));
  }
});

test('every code has one table that words it', () => {
  for (const lang of LANGS) {
    const own = Object.keys(readWording(lang));
    expect(own.sort()).toEqual(['no-game', 'not-one-game', 'wrong-result']);
    for (const code of own) expect(notationWording(lang)).not.toHaveProperty(code);
  }
});

test('a damaged record is told with its place and the reason of its game', () => {
  const error: ReadError = {
    ...{ code: 'bad-record', problem: 'bad-position', path: 'start', facts: {}, line: 1 },
    ...{ position: POSITION, game: 'classico' },
  };
  expect(wordReadError('pt-BR', error)).toMatch(/^Linha 1: A posição inicial .* seis campos/);
  expect(wordReadError('en', { code: 'unknown-game', game: 'go' })).toBe(
    'There is no game "go". The games are: classico, nucleo, brasez, senet.',
  );
});
