import { LANGS } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import { step } from '../../../../../packages/any-game/test/velha/steps.js';
import { writtenVelha } from '../../../../../packages/any-game/test/velha/written.js';
import { GamePosition } from '../../../src/games/position.js';
import { articleOfClause, searchManual } from '../../../src/manual/search.js';
import { choicesAfter } from '../../../src/play/selection.js';
import { exampleFaults, taskFaults, textFaults } from '../../manual/claims.js';
import { velhaChapter } from './chapter.js';
import { velhaView } from './view.js';

const { game } = writtenVelha;

const position = (text: string) => {
  const read = game.notation.parsePosition(text);
  if (!read.ok) throw new Error(read.error.problem);
  return new GamePosition(game, read.value);
};

describe(step('9. Give it a view'), () => {
  const before = position('O../.X./..X B');

  test('cells stand in reading order, and say what is on them', () => {
    const cells = velhaView.cells('pt-BR', before);
    expect(cells.map(({ id }) => id).join(' ')).toBe('a3 b3 c3 a2 b2 c2 a1 b1 c1');
    expect(cells.flatMap(({ id, man }) => (man === undefined ? [] : [`${id} ${man.full}`]))).toEqual([
      'a3 bola',
      'b2 xis',
      'c1 xis',
    ]);
  });

  test('every legal action is reached by its choices, and told in both languages', () => {
    const paths = velhaView.paths(before);
    expect(paths.map(({ move }) => move)).toEqual(before.moves);
    for (const { move, steps } of paths) {
      expect(choicesAfter(paths, steps).move).toBe(move);
      const text = game.notation.formatMove(move);
      for (const lang of LANGS) expect(velhaView.say(lang, before.withMove(move))).toContain(text);
    }
    const move = before.moveCalled('a1');
    expect(move && velhaView.say('pt-BR', before.withMove(move))).toBe('Bola em a1');
  });

  test('a choice that is not legal is explained', () => {
    const attempt = velhaView.attempt(before, 'b2', 'b2') ?? '';
    expect(game.explain(before.state, attempt)?.rule).toBe('V-CELL');
  });
});

describe(step('10. Tell it and teach it'), () => {
  const { articles, tasks } = velhaChapter;

  test('what the chapter claims, the rules say too, in both languages', () => {
    expect(articles.flatMap(textFaults)).toEqual([]);
    expect(
      articles.flatMap(({ examples }) => examples.flatMap((example) => exampleFaults(writtenVelha, example))),
    ).toEqual([]);
    expect(tasks.flatMap((task) => taskFaults(writtenVelha, task))).toEqual([]);
  });

  test('an article is found by the clause of a refusal, and by its words', () => {
    expect(articleOfClause([velhaChapter], game.id, 'V-CELL')?.article.id).toBe('line');
    expect(searchManual([velhaChapter], 'pt-BR', 'TRES linha')).toHaveLength(1);
  });
});
