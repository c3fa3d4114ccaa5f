import { replay } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { type BrasezState, brasez } from '../src/index.js';

function stateOf(text: string): BrasezState {
  const parsed = brasez.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

test('a null move gives the turn away and nothing else: no piece, no token', () => {
  const start = stateOf('7k/8/8/8/K7/3pp3/4P2P/8 b - - EH b 0/1 -/- 0,- 1');
  const move = brasez.nullMove?.(start);
  if (move === undefined) throw new Error('no null move');
  expect(brasez.notation.formatMove(move)).toBe('--');
  expect(brasez.moves(start).map(brasez.notation.formatMove)).not.toContain('--');
  expect(brasez.effects(start, move)).toEqual([]);
  const after = brasez.apply(start, move);
  expect(brasez.notation.formatPosition(after)).toMatch(/^7k\/8\/8\/8\/K7\/3pp3\/4P2P\/8 w - - EH b 0\/1 /);
  expect(brasez.turn(after)).toEqual({ kind: 'player', player: 'w' });
  expect(brasez.notation.formatPosition(start)).toContain(' b - - EH b ');
});

test('there is none in check, nor before the kings stand', () => {
  expect(brasez.nullMove?.(stateOf('7k/8/8/8/K6r/8/8/8 w - - - b 0/0 -/- 0,- 1'))).toBeUndefined();
  expect(brasez.nullMove?.(brasez.start())).toBeUndefined();
});

test('no null move is read as a move', () => {
  expect(replay(brasez, brasez.start(), ['--']).ok).toBe(false);
});
