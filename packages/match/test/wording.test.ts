import { classico } from '@tabuleiro/chess';
import { MATCH_ERRORS, parseJournal, parseRecord, parseTimeControl, RECORD_PROBLEMS } from '@tabuleiro/match';
import { LANGS, matchWording, wordClockError, wordMatchError, wordRecordError } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { refusalOf, start } from './play.js';

const FACTS = {
  ...{ by: 'w', move: '5', needs: '3', from: 'real', path: 'actions[3]', least: 1, most: 9 },
  ...{ known: 'a, b', version: 2, game: 'senet' },
};

for (const lang of LANGS) {
  test(`every code of the match is worded in ${lang}, and nothing else is`, () => {
    expect(Object.keys(matchWording(lang).errors).sort()).toEqual([...MATCH_ERRORS].sort());
    expect(Object.keys(matchWording(lang).problems).sort()).toEqual([...RECORD_PROBLEMS].sort());
  });

  test(`the sentences of the match in ${lang} are whole and different`, () => {
    for (const table of Object.values(matchWording(lang))) {
      const sentences = Object.values(table).map((word) => word(FACTS));
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-ZÀ-Ý"].*[.!]$/);
        expect(sentence).not.toMatch(/undefined|NaN|object| {2}/);
      }
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
}

test('an illegal move is answered with the reason of the game', () => {
  const error = refusalOf(classico, start(classico), 'e1e2');
  expect(wordMatchError('en', 'classico', error)).toMatch(/e2/);
  expect(wordMatchError('pt-BR', 'classico', error)).not.toBe(wordMatchError('en', 'classico', error));
});

test('a damaged journal is told with its line', () => {
  const torn = parseJournal(classico, '{}');
  if (torn.ok) throw new Error('accepted');
  expect(wordRecordError('pt-BR', 'classico', torn.error)).toBe(
    'Linha 1: O arquivo acaba antes do fim da primeira linha.',
  );
  const broken = parseRecord(classico, '{');
  if (broken.ok) throw new Error('accepted');
  expect(wordRecordError('en', 'classico', broken.error)).toBe('The text is not valid JSON.');
});

test('a text that names no clock is answered with how they are written', () => {
  const clock = parseTimeControl('soon');
  if (clock.ok) throw new Error('accepted');
  for (const lang of LANGS) expect(wordClockError(lang, clock.error.text)).toMatch(/^"soon" .* 10\+5/);
});
