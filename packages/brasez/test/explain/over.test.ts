import { type BrasezState, brasez } from '@tabuleiro/brasez';
import { replay } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { read } from '../positions.js';

function played(text: string, moves: string): BrasezState {
  const end = replay(brasez, read(text), moves.split(' ').filter(Boolean));
  if (!end.ok) throw new Error(JSON.stringify(end.error));
  return end.value;
}

const REST = '- - - b 0/0 -/- 0,- 1';
const ROUND = 'a1b1 h8g8 b1a1 g8h8';

/** The clause that a finished game quotes. */
const OVER: readonly (readonly [string, string, string, string])[] = [
  ['B-FORCE', 'force', `7k/8/8/8/8/8/P7/K7 w ${REST}`, ''],
  ['B-MATE', 'mate', `1R5k/R7/8/8/8/8/p7/K7 b ${REST}`, ''],
  ['B-STALE', 'stalemate', 'k7/8/1W6/1p6/1P6/8/8/1K6 b - - - w 0/0 -/- 0,- 1', ''],
  ['B-PASS', 'doublepass', '7k/7p/8/8/8/8/P7/K7 w - - - w! 0/0 -/- 0,- 1', 'pass'],
  ['B-50', 'fifty', '7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 50,- 1', ''],
  ['B-REP', 'repetition', `7k/7p/8/8/8/8/P7/K7 w ${REST}`, `${ROUND} ${ROUND}`],
];

test.each(OVER)('[%s] names the end by %s', (rule, reason, text, moves) => {
  expect(brasez.explain(played(text, moves), 'a1a2')).toEqual({ code: 'game-over', facts: { reason }, rule });
});

test('[B-KD] names the end of kings and dukes', () => {
  const text = '7k/7g/8/8/8/8/G7/K7 w - - - b 0/0 -/- 10,10 1';
  expect(brasez.explain(read(text), 'a1b1')?.rule).toBe('B-KD');
});
