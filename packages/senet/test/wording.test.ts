import { SENET_POSITION_PROBLEMS, SENET_REFUSALS } from '@tabuleiro/senet';
import { gameWording, LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';

/** Every fact that any refusal or position problem of Senet carries. */
const FACTS = {
  ...{ from: 9, to: 12, die: 3, reach: 12, needs: 5, house: 26, square: 32, at: 13, first: 12, last: 14 },
  ...{ player: 'B', winner: 'A', reason: 'win', count: 2, groups: 4, group: 1, squares: 9, letter: 'x' },
  ...{ pieces: 6, text: 'z' },
};

for (const lang of LANGS) {
  test(`every code of Senet is worded in ${lang}, and nothing else is`, () => {
    const wording = gameWording(lang, 'senet');
    expect(Object.keys(wording?.refusals ?? {}).sort()).toEqual([...SENET_REFUSALS].sort());
    expect(Object.keys(wording?.positionProblems ?? {}).sort()).toEqual([...SENET_POSITION_PROBLEMS].sort());
  });

  test(`the sentences in ${lang} are whole and different`, () => {
    const wording = gameWording(lang, 'senet');
    const tables = [wording?.refusals ?? {}, wording?.positionProblems ?? {}];
    const sentences = tables.flatMap((table) => Object.values(table).map((word) => word(FACTS)));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ý0-9"“].*[.!]$/);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|object/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
}
