import { LANGS } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import { velhaEntry } from '../../../../../packages/contest/test/velha/entry.js';
import { step } from '../../../../../packages/contest/test/velha/steps.js';
import { articleOfClause, searchManual } from '../../../src/manual/finding.js';
import { optionsAfter } from '../../../src/play/choosing.js';
import { sceneOf } from '../../../src/play/scene.js';
import { exampleFaults, taskFaults, textFaults } from '../../manual/claims.js';
import { velhaChapter } from './chapter.js';
import { velhaFace } from './face.js';

const scene = (text: string) => {
  const read = velhaEntry.parse(text, {});
  if (!read.ok) throw new Error(read.error.problem);
  return sceneOf(read.value);
};

describe(step('9. Give it a face'), () => {
  const before = scene('O../.X./..X B');

  test('cells stand in reading order, and say what is on them', () => {
    const cells = velhaFace.cells('pt-BR', before);
    expect(cells.map(({ id }) => id).join(' ')).toBe('a3 b3 c3 a2 b2 c2 a1 b1 c1');
    expect(cells.flatMap(({ id, man }) => (man === undefined ? [] : [`${id} ${man.full}`]))).toEqual([
      'a3 bola',
      'b2 xis',
      'c1 xis',
    ]);
  });

  test('every legal action is reached by its choices, and told in both languages', () => {
    const paths = velhaFace.paths(before);
    expect(paths.map(({ action }) => action)).toEqual(before.legal);
    for (const { action, steps } of paths) {
      expect(optionsAfter(paths, steps).action).toBe(action);
      for (const lang of LANGS) expect(velhaFace.say(lang, before, action, before)).toContain(action);
    }
    expect(velhaFace.say('pt-BR', before, 'a1', scene('O../.X./O.X A'))).toBe('Bola em a1');
  });

  test('a choice that is not legal is explained', () => {
    const attempt = velhaFace.attempt(before, 'b2', 'b2') ?? '';
    const position = velhaEntry.parse(before.position, {});
    expect(position.ok && position.value.explain(attempt)?.rule).toBe('V-CELL');
  });
});

describe(step('10. Tell it and teach it'), () => {
  const { articles, tasks } = velhaChapter;

  test('what the chapter claims, the rules say too, in both languages', () => {
    expect(articles.flatMap(textFaults)).toEqual([]);
    expect(
      articles.flatMap(({ examples }) => examples.flatMap((example) => exampleFaults(velhaEntry, example))),
    ).toEqual([]);
    expect(tasks.flatMap((task) => taskFaults(velhaEntry, task))).toEqual([]);
  });

  test('an article is found by the clause of a refusal, and by its words', () => {
    expect(articleOfClause([velhaChapter], velhaEntry.id, 'V-CELL')?.article.id).toBe('line');
    expect(searchManual([velhaChapter], 'pt-BR', 'TRES linha')).toHaveLength(1);
  });
});
