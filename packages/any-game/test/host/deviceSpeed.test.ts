import { type AnalysisLimits, type Engine, openInThreadEngine } from '@tabuleiro/engine';
import { ok } from '@tabuleiro/game';
import { parseTimeControl } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { DEFAULT_MOVE_MS, measureSpeed, usualMoveTime } from '../../src/index.js';

function moveTimeUnder(text: string): number {
  const control = parseTimeControl(text);
  if (!control.ok) throw new Error(text);
  return usualMoveTime(control.value);
}

test('[P-AI] the speed of a device is that of a second search, after one in which nothing counts', async () => {
  const asked: unknown[] = [];
  const engine: Engine = {
    analyse: async (line, limits: AnalysisLimits) => {
      asked.push([line, Object.keys(limits)]);
      const nodes = (limits.moveTime ?? 0) * (asked.length === 1 ? 1 : 300);
      return ok({ move: 'e2e4', score: { cp: 0 }, depth: 1, nodes, line: ['e2e4'] });
    },
    choose: () => Promise.reject(new Error('not asked')),
    forget: async () => void asked.push('forget'),
    close: async () => undefined,
  };
  expect(await measureSpeed(engine, 'nucleo')).toBe(300_000);
  const search = [{ game: 'nucleo' }, ['moveTime']];
  expect(asked).toEqual([search, 'forget', search]);
});

test('[P-AI] a real engine has a speed; one that does not know the game has none', async () => {
  const engine = openInThreadEngine({ hash: 1 });
  expect(await measureSpeed(engine, 'classico')).toBeGreaterThan(0);
  expect(await measureSpeed(engine, 'velha')).toBeUndefined();
});

test('[P-AI] the time for a move is a second without a clock, most of a time for each move, a share of a clock', () => {
  expect(moveTimeUnder('none')).toBe(DEFAULT_MOVE_MS);
  expect(moveTimeUnder('30/lance')).toBe(24_000);
  const [blitz, rapid, slow] = ['3+2', '10+5', '90/40+30+30s'].map(moveTimeUnder);
  expect(blitz).toBeGreaterThan(2_000);
  expect(blitz).toBeLessThan(10_000);
  expect(rapid).toBeGreaterThan(blitz);
  expect(slow).toBeGreaterThan(rapid);
});
