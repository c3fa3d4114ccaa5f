import { type Engine, maximumElo } from '@tabuleiro/engine';
import { ok } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import type { GameView } from '../../src/games/view.js';
import { estimateMaximum } from '../../src/play/deviceStrength.js';

type Open = NonNullable<Parameters<typeof estimateMaximum>[2]>;

/** A device that looks at 100 positions in a millisecond, and how often its computer was opened and closed. */
class Device {
  opened = 0;
  closed = 0;
  isDamaged = false;
  fails = false;

  readonly open: Open = (_: GameView, onProblem: () => void): Engine => {
    this.opened++;
    return {
      analyse: async (_, { moveTime = 0 }) => {
        if (this.fails) throw new Error('no worker');
        if (this.isDamaged) onProblem();
        return ok({ move: 'e2e4', score: { cp: 0 }, depth: 1, nodes: moveTime * 100, line: ['e2e4'] });
      },
      choose: () => Promise.reject(new Error('not asked')),
      forget: async () => undefined,
      close: async () => void this.closed++,
    };
  };
}

const NO_CLOCK = { kind: 'none' } as const;
const LONG = { kind: 'perMove', ms: 2_500 } as const;

test('[P-AI] the maximum is estimated from the speed of the device and the time for a move; it is measured once', async () => {
  const device = new Device();
  expect(await estimateMaximum(classicoView, NO_CLOCK, device.open)).toBe(maximumElo('classico', 100_000));
  expect(await estimateMaximum(classicoView, LONG, device.open)).toBe(maximumElo('classico', 200_000));
  expect([device.opened, device.closed]).toEqual([1, 1]);
});

test('[P-AI] nothing is estimated without the data files of the game, and it is tried again', async () => {
  const device = new Device();
  device.isDamaged = true;
  expect(await estimateMaximum(nucleoView, NO_CLOCK, device.open)).toBeUndefined();
  device.isDamaged = false;
  expect(await estimateMaximum(nucleoView, NO_CLOCK, device.open)).toBe(maximumElo('nucleo', 100_000));
  expect([device.opened, device.closed]).toEqual([2, 2]);
});

test('[P-AI] a computer that cannot be started is not told here', async () => {
  const device = new Device();
  device.fails = true;
  expect(await estimateMaximum(brasezView, NO_CLOCK, device.open)).toBeUndefined();
  expect([device.opened, device.closed]).toEqual([1, 1]);
});

test('[P-AI] a game whose maximum nobody has measured starts nothing', async () => {
  const device = new Device();
  expect(await estimateMaximum(senetView, NO_CLOCK, device.open)).toBeUndefined();
  expect(device.opened).toBe(0);
});
