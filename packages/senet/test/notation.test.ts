import { SENET_POSITION_PROBLEMS, senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { place, read } from './positions.js';

const GAP = '..........';

/** Field, problem, facts and a text that has it. */
const MALFORMED: readonly (readonly [string, string, object, string])[] = [
  ['fields', 'field-count', { count: 1 }, ''],
  ['fields', 'field-count', { count: 2 }, `ABABABABAB/${GAP}/${GAP} A`],
  ['fields', 'field-count', { count: 4 }, `ABABABABAB/${GAP}/${GAP} A - 1`],
  ['fields', 'field-count', { count: 4 }, `ABABABABAB/${GAP}/${GAP}  A -`],
  ['fields', 'field-count', { count: 4 }, `ABABABABAB/${GAP}/${GAP} A - `],
  ['fields', 'field-count', { count: 4 }, ` ABABABABAB/${GAP}/${GAP} A -`],
  ['fields', 'field-count', { count: 2 }, `ABABABABAB/${GAP}/${GAP}\tA -`],
  ['board', 'group-count', { groups: 1 }, `ABABABABAB${GAP}${GAP} A -`],
  ['board', 'group-count', { groups: 2 }, `ABABABABAB/${GAP} A -`],
  ['board', 'group-count', { groups: 4 }, `ABABABABAB/${GAP}/${GAP}/ A -`],
  ['board', 'group-length', { group: 1, squares: 9 }, `ABABABABA/${GAP}/${GAP} A -`],
  ['board', 'group-length', { group: 2, squares: 11 }, `ABABABABAB/${GAP}./${GAP} A -`],
  ['board', 'group-length', { group: 3, squares: 0 }, `ABABABABAB/${GAP}/ A -`],
  ['board', 'group-length', { group: 2, squares: 2 }, `ABABABABAB/10/${GAP} A -`],
  ['board', 'unknown-letter', { letter: 'a', square: 1 }, `aBABABABAB/${GAP}/${GAP} A -`],
  ['board', 'unknown-letter', { letter: 'X', square: 12 }, `ABABABABAB/.X......../${GAP} A -`],
  ['board', 'unknown-letter', { letter: '😀', square: 30 }, `ABABABABAB/${GAP}/.........😀 A -`],
  ['board', 'piece-in-water', { house: 27 }, `A........./${GAP}/......B... A -`],
  ['board', 'too-many-pieces', { player: 'A', pieces: 6 }, `AAAAAAB.../${GAP}/${GAP} A -`],
  ['board', 'too-many-pieces', { player: 'B', pieces: 7 }, `BBBBBBA.../${GAP}/B......... A -`],
  ['board', 'both-off', {}, `${GAP}/${GAP}/${GAP} A -`],
  ['player', 'bad-player', { text: 'a' }, `ABABABABAB/${GAP}/${GAP} a -`],
  ['player', 'bad-player', { text: 'AB' }, `ABABABABAB/${GAP}/${GAP} AB -`],
  ['player', 'bad-player', { text: '.' }, `ABABABABAB/${GAP}/${GAP} . -`],
  ['die', 'bad-die', { text: '0' }, `ABABABABAB/${GAP}/${GAP} A 0`],
  ['die', 'bad-die', { text: '6' }, `ABABABABAB/${GAP}/${GAP} A 6`],
  ['die', 'bad-die', { text: '' }, `ABABABABAB/${GAP}/${GAP} A `],
  ['die', 'bad-die', { text: '12' }, `ABABABABAB/${GAP}/${GAP} A 12`],
  ['die', 'bad-die', { text: '-1' }, `ABABABABAB/${GAP}/${GAP} A -1`],
];

for (const [field, problem, facts, text] of MALFORMED) {
  test(`malformed: ${problem} in ${field}: ${JSON.stringify(text)}`, () => {
    expect(senet.notation.parsePosition(text)).toEqual({
      ok: false,
      error: { code: 'bad-position', field, problem, facts },
    });
  });
}

test('every position problem has a text that shows it', () => {
  expect(new Set(MALFORMED.map(([, problem]) => problem))).toEqual(new Set(SENET_POSITION_PROBLEMS));
});

test('what is well formed is written as it was read', () => {
  for (const text of [
    'ABABABABAB/........../.......... A -',
    '........../........../A....B.BBB B 4',
    '........../........../...AAA.ABA A 5',
    'BBBBB...../........../.......... A 3',
    'A........./.........B/B......... B 1',
  ]) {
    expect(senet.notation.formatPosition(read(text))).toBe(text);
  }
});

test('pieces off the board are five less those on it', () => {
  expect(Array.from(read('A.A......./.B......../.......... A -').off)).toEqual([0, 3, 4]);
});

test('moves are read only as they are written, and told apart from what no position has', () => {
  const state = place('A8 A9 B11', 'A 3');
  const codeOf = (text: string): string => {
    const move = senet.notation.parseMove(state, text);
    return move.ok ? senet.notation.formatMove(move.value) : move.error.code;
  };
  for (const text of ['8-11', '9-12']) expect(codeOf(text)).toBe(text);
  for (const text of ['9-11', '11-14', 'skip', '3', '1-31', '30-1', '20-10']) {
    expect(codeOf(text)).toBe('illegal-move');
  }
  for (const text of [
    '',
    '6',
    '0',
    '08-11',
    '8-11 ',
    '8–11',
    '8 11',
    '31-31',
    '8-32',
    '0-3',
    'Skip',
    '8-11-14',
  ]) {
    expect(codeOf(text)).toBe('bad-move');
  }
});

test('each kind of action has its text', () => {
  expect(senet.notation.formatMove({ kind: 'throw', die: 4 })).toBe('4');
  expect(senet.notation.formatMove({ kind: 'skip' })).toBe('skip');
  expect(senet.notation.formatMove({ kind: 'step', from: 26, to: 31 })).toBe('26-31');
});
