import { classico, nucleo } from '@tabuleiro/chess';
import { fallbackMove } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { copyLine, findMoves, replayLine } from '../../src/host/gameLine.js';

const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

test('[P-AI] a line is replayed with its history', () => {
  const state = replayLine(classico, { game: 'classico', moves: [...SHUFFLE, ...SHUFFLE] });
  expect(state.ok && classico.turn(state.value)).toMatchObject({
    kind: 'over',
    outcome: { reason: 'repetition' },
  });
});

test('[P-AI] a line may go on past a draw by rule', () => {
  const moves = [...SHUFFLE, ...SHUFFLE, 'e2e4'];
  const state = replayLine(classico, { game: 'classico', moves });
  expect(state.ok && classico.notation.formatPosition(state.value)).toContain(' b KQkq');
});

test('[P-AI] a line may begin anywhere', () => {
  const position = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const state = replayLine(classico, { game: 'classico', position, moves: ['e2e4'] });
  expect(state.ok && classico.notation.formatPosition(state.value)).toBe('4k3/8/8/8/4P3/8/8/4K3 b - - 0 1');
});

test.each([
  [{ game: 'go' }, { code: 'unknown-game', game: 'go' }],
  [
    { game: 'classico', options: { fast: true } },
    { code: 'bad-option', option: 'fast', problem: 'unknown' },
  ],
  [{ game: 'classico', position: 'nowhere' }, { code: 'bad-position' }],
  [
    { game: 'classico', moves: ['e2e4', 'e2e4'] },
    { code: 'illegal-move', move: 'e2e4', at: 1 },
  ],
  [
    { game: 'classico', moves: ['hello'] },
    { code: 'bad-move', move: 'hello', at: 0 },
  ],
])('[P-AI] a bad line is refused with a code: %j', (line, error) => {
  expect(fallbackMove(line)).toMatchObject({ ok: false, error });
});

test('[P-AI] first moves that are not legal are refused; none is the same as no wish', () => {
  const state = nucleo.start();
  expect(findMoves(nucleo, state, ['e1g1'], 3)).toMatchObject({
    error: { code: 'illegal-move', move: 'e1g1', at: 3 },
  });
  expect(findMoves(nucleo, state, [], 0)).toEqual({ ok: true, value: undefined });
});

test('[P-AI] without a thought the first legal move is the answer, or the first that is wanted', () => {
  expect(fallbackMove({ game: 'classico' })).toMatchObject({ value: { depth: 0, nodes: 0 } });
  expect(fallbackMove({ game: 'classico' }, ['e2e4'])).toMatchObject({
    value: { move: 'e2e4', line: ['e2e4'] },
  });
});

test('[P-AI] without a legal move there is none to answer', () => {
  const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
  expect(fallbackMove({ game: 'classico', moves })).toMatchObject({
    ok: true,
    value: { move: undefined, line: [] },
  });
});

test('[P-NF5] nothing but the four fields of a line goes to an engine', () => {
  const record = { game: 'classico', moves: ['e2e4'], secret: 'f00d', draft: 'e7e5', dice: { seed: 7 } };
  expect(copyLine(record)).toEqual({ game: 'classico', moves: ['e2e4'] });
  const full = { game: 'nucleo', options: {}, position: 'start', moves: [] };
  expect(copyLine(full)).toEqual(full);
});
