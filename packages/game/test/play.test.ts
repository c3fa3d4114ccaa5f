import { isLegal, play, replay } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { pegs } from './pegs.js';

const START = pegs.start();

test('[P-NF3] play applies a legal action and leaves the state it was given', () => {
  const before = { ...START };
  expect(play(pegs, START, '2')).toEqual({ ok: true, value: { pegs: 7, player: 'A', thrown: 2 } });
  expect(START).toEqual(before);
});

test('[P-NF3] play refuses what is not legal, with the reader’s code', () => {
  expect(play(pegs, START, '-1')).toEqual({ ok: false, error: { code: 'illegal-move', move: '-1' } });
  expect(play(pegs, START, 'pass')).toEqual({ ok: false, error: { code: 'bad-move', move: 'pass' } });
});

test('[P-F7] the end is asked for before a move is looked at', () => {
  const over = { pegs: 0, player: 'A', thrown: 0 } as const;
  expect(play(pegs, over, '1')).toEqual({ ok: false, error: { code: 'game-over', move: '1' } });
  expect(play(pegs, over, 'nonsense')).toEqual({ ok: false, error: { code: 'game-over', move: 'nonsense' } });
  expect(isLegal(pegs, over, '1')).toBe(false);
});

test('isLegal agrees with play', () => {
  for (const text of ['1', '2', '3', '-1', '-2', '', 'x']) {
    expect(isLegal(pegs, START, text)).toBe(play(pegs, START, text).ok);
  }
});

test('replay plays a list of actions, none at all included', () => {
  expect(replay(pegs, START, [])).toEqual({ ok: true, value: START });
  expect(replay(pegs, START, ['2', '-2', '1', '-1'])).toEqual({
    ok: true,
    value: { pegs: 4, player: 'A', thrown: 0 },
  });
});

test('replay stops at the first action that cannot be played and says which', () => {
  expect(replay(pegs, START, ['2', '-2', '1', '-2', 'x'])).toEqual({
    ok: false,
    error: { code: 'illegal-move', move: '-2', at: 3 },
  });
  const short = pegs.start({ short: true });
  expect(replay(pegs, short, ['2', '-2', '1', '-1', '1'])).toEqual({
    ok: false,
    error: { code: 'game-over', move: '1', at: 4 },
  });
});
