import { classico } from '@tabuleiro/chess';
import { beginMatch, type Match, PLAIN_SETUP, parseTimeControl, type Setup } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { analysisBar } from '../../src/analysis/mayAnalyse.js';
import { got } from '../store/device.js';

const matchWith = (setup: Partial<Setup>): Match => got(beginMatch(classico, { ...PLAIN_SETUP, ...setup }));
const over = (match: Match): Match => ({ ...match, outcome: { winner: 'w', reason: 'resign' } });

test('[N-TIME] a game that goes on is analysed only where all help is free: without a clock, with hints and takebacks', () => {
  expect(analysisBar(matchWith({}))).toBeUndefined();
  const blitz = got(parseTimeControl('5+0'));
  expect(analysisBar(matchWith({ clock: [blitz, blitz] }))).toBe('timed');
  expect(analysisBar(matchWith({ help: { hint: 0, takeback: 5000 } }))).toBe('helpless');
});

test('[O-HELP] a match between devices only when it is over', () => {
  const online = { ...matchWith({}).setup, online: {} } as unknown as Setup;
  const running: Match = { ...matchWith({}), setup: online };
  expect(analysisBar(running)).toBe('online');
  expect(analysisBar(over(running))).toBeUndefined();
});
