import { readMoves, type Study, studyOfMatch } from '@tabuleiro/any-game';
import { findWrittenGame } from '@tabuleiro/any-game/games';
import { expect, test } from 'vitest';
import { scoreRows } from '../../src/share/scoreRows.js';

function studyOf(game: string, moves: string): Study {
  const written = findWrittenGame(game);
  const read = written && readMoves({ written, options: {} }, moves, []);
  if (written === undefined || !read?.ok) throw new Error(`${game}: ${moves}`);
  return studyOfMatch(written, read.value.match);
}

test('chess: a row for each number, in the letters of the language', () => {
  const study = studyOf('classico', 'e2e4 e7e5 g1f3');
  expect(scoreRows(study, 'pt-BR')).toEqual([
    { number: 1, first: 'e4', second: 'e5' },
    { number: 2, first: 'Cf3', second: '' },
  ]);
  expect(scoreRows(study, 'en').at(1)?.first).toBe('Nf3');
});

test('Brasez: kings are placed before the first move', () => {
  const rows = scoreRows(studyOf('brasez', 'K@e1 K@d8 e2e4 pass'), 'pt-BR');
  expect(rows.map(({ first, second }) => [first, second])).toEqual([
    ['R@e1', 'R@d8'],
    ['e4', 'passa'],
  ]);
});

test('Senet: throws stand before what was done with them, extra turns in the same row', () => {
  const rows = scoreRows(studyOf('senet', '5 9-14 2 7-9 5 6-11 3'), 'pt-BR');
  expect(rows.at(0)?.first).toMatch(/^5: 9-14/);
  expect(rows.flatMap(({ first, second }) => [first, second]).join(' ')).toMatch(/3:$/);
});

test('a game without moves has no rows', () => {
  expect(scoreRows(studyOf('classico', ''), 'en')).toEqual([]);
});
