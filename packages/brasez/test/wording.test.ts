import { BRASEZ_POSITION_PROBLEMS, BRASEZ_REFUSALS } from '@tabuleiro/brasez';
import { gameWording, LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';

/** Every fact that any refusal or position problem of Brasez carries. */
const FACTS = {
  ...{ piece: 'rook', from: 'e2', to: 'e4', by: 'rook', at: 'e8', colour: 'w', promotion: 'knight' },
  ...{ duke: 'd5', taken: 'e4', needs: 1, reason: 'mate', d: 'd1', e: 'e1' },
  ...{ text: 'z', letter: 'x', rank: 3, ranks: 7, count: 2 },
};

for (const lang of LANGS) {
  test(`every code of Brasez is worded in ${lang}, and nothing else is`, () => {
    const wording = gameWording(lang, 'brasez');
    expect(Object.keys(wording?.refusals ?? {}).sort()).toEqual([...BRASEZ_REFUSALS].sort());
    expect(Object.keys(wording?.positionProblems ?? {}).sort()).toEqual([...BRASEZ_POSITION_PROBLEMS].sort());
  });

  test(`the sentences in ${lang} are whole and different`, () => {
    const wording = gameWording(lang, 'brasez');
    const tables = [wording?.refusals ?? {}, wording?.positionProblems ?? {}];
    for (const needs of [0, 1, 2]) {
      const sentences = tables.flatMap((table) =>
        Object.values(table).map((word) => word({ ...FACTS, needs })),
      );
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ý0-9"“].*[.!]$/);
      for (const sentence of sentences)
        expect(sentence).not.toMatch(/undefined|NaN|object| {2}|\bde o\b|\bpor o\b/);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
}
