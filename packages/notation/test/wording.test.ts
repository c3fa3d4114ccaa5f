import { classico } from '@tabuleiro/chess';
import {
  GAME_TEXT_ERRORS,
  PGN_ERRORS,
  PLAY_PGN_ERRORS,
  parsePgn,
  parseSan,
  parseSenetGame,
  playPgn,
  TEXT_ERRORS,
} from '@tabuleiro/notation';
import { LANGS, notationWording, wordNotationError } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { readState } from './positions.js';

const CODES = [...new Set([...TEXT_ERRORS, ...PGN_ERRORS, ...PLAY_PGN_ERRORS, ...GAME_TEXT_ERRORS])];

for (const lang of LANGS) {
  test(`every code is worded in ${lang}, and nothing else is`, () => {
    expect(Object.keys(notationWording(lang)).sort()).toEqual([...CODES].sort());
  });

  test(`the sentences in ${lang} are whole and different`, () => {
    const sentences = Object.values(notationWording(lang)).map((word) =>
      word({ text: 'x', choices: 'a, b' }),
    );
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÀ-Ý"].*[.!]$/);
      expect(sentence).not.toMatch(/undefined|NaN|object| {2}/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  });
}

test('an ambiguous move is answered with the candidates in the reader’s letters', () => {
  const state = readState(classico, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  const asked = parseSan(classico, state, 'Rd1');
  if (asked.ok) throw new Error('read');
  expect(wordNotationError('pt-BR', asked.error)).toBe(
    '"Rd1" pode ser mais de um lance. Escolha: Td1 (a1d1), Rd1 (e1d1).',
  );
  expect(wordNotationError('en', asked.error)).toContain('Rd1 (a1d1), Kd1 (e1d1)');
});

test('errors of files are told with their lines, and a FEN with its reason', () => {
  const [broken, start] = parsePgn('1. e4\nzz9\n[FEN "8/8 w"]\n\n*');
  if (broken.ok || !start.ok) throw new Error('other entries');
  expect(wordNotationError('en', broken.error)).toMatch(/^Line 2: "zz9" is no move/);
  const played = playPgn(start.value);
  if (played.ok) throw new Error('played');
  expect(wordNotationError('pt-BR', played.error)).toMatch(/^Linha 3: A posição inicial .* seis campos/);
  const senet = parseSenetGame('1. B 3: 9-12');
  if (senet.ok) throw new Error('read');
  expect(wordNotationError('pt-BR', senet.error)).toMatch(/^Linha 1: O jogador/);
});
