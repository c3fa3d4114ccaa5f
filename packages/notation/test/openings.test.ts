import { type ChessState, classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { findOpening, formatSan, listOpenings, parseSan } from '../src/index.js';

function statesOf(line: string, start: ChessState = classico.start()): ChessState[] {
  const states = [start];
  for (const text of line.split(' ').filter((word) => word !== '')) {
    const state = states[states.length - 1];
    const move = parseSan(classico, state, text, 'en');
    if (!move.ok) throw new Error(`${line}: ${text}`);
    expect(formatSan(classico, state, move.value, 'en'), line).toBe(text);
    states.push(classico.apply(state, move.value));
  }
  return states;
}

test('every line can be played, is written as usual and leads to its own opening: no two share a position', () => {
  const openings = listOpenings();
  expect(openings.length).toBeGreaterThanOrEqual(500);
  expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
  for (const opening of openings) {
    expect(opening.code).toMatch(/^[A-E]\d\d$/);
    expect(findOpening(statesOf(opening.moves.join(' ')))).toBe(opening);
  }
});

test('a transposition has the name of the position, not of its moves', () => {
  const usual = findOpening(statesOf('d4 Nf6 c4 e6 Nc3 d5'));
  const other = findOpening(statesOf('c4 e6 Nc3 d5 d4 Nf6'));
  expect(usual?.code).toBe('D35');
  expect(other).toBe(usual);
});

test('beyond the table the last name stays; before the first there is none', () => {
  const najdorf = statesOf('e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 a4 g6 a5 Bg7');
  expect(findOpening(najdorf)?.id).toBe('B90');
  expect(findOpening(statesOf(''))).toBeUndefined();
  expect(findOpening([])).toBeUndefined();
});

test('a line that begins later is named by where it is', () => {
  const [, ...later] = statesOf('e4 e5 Nf3 Nc6 Bb5');
  expect(findOpening(later)?.id).toBe('C60');
  expect(findOpening(statesOf('e3').slice(1))?.code).toBe('A00');
});

test('counters do not matter: the same board at another move number', () => {
  const shuffled = statesOf('Nf3 Nf6 Ng1 Ng8 e4 e5 f4');
  expect(findOpening(shuffled)?.id).toBe('C30');
});
