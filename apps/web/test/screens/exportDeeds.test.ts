import { signal } from '@preact/signals';
import { classico } from '@tabuleiro/chess';
import { beginMatch, type Match, PLAIN_SETUP, parseTimeControl, type Setup } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { exportDeeds } from '../../src/screens/game/exportDeeds.js';
import { canShare } from '../../src/screens/game/sharing.js';
import { gameWords } from '../../src/words/app.js';
import { SessionTester } from '../play/sessionTester.js';
import { got } from '../store/device.js';

const blitz = got(parseTimeControl('5+0'));
const timed: Partial<Setup> = { clock: [blitz, blitz] };
const helpless: Partial<Setup> = { help: { hint: 0, takeback: 5000 } };

const offered = async (setup: Partial<Setup>): Promise<readonly string[]> =>
  exportDeeds((await SessionTester.of('classico', { setup })).session).map(({ children }) => children);

const words = gameWords['pt-BR'];
const written = [words.exportPgn, words.exportRecord, words.copyPosition];

test('[N-TIME] what goes on under a clock or without help is written down, but not shared: that would open it for analysis', async () => {
  expect(await offered(timed)).toEqual(written);
  expect(await offered(helpless)).toEqual(written);
  expect(await offered({})).toEqual([words.share, ...written]);
});

test('[O-HELP] what is over can be shared, whatever it was; between devices nothing before', () => {
  const online = { ...PLAIN_SETUP, online: {} } as unknown as Setup;
  const matches = [timed, helpless].map((setup) => got(beginMatch(classico, { ...PLAIN_SETUP, ...setup })));
  const all: readonly Match[] = [...matches, { ...matches[0], setup: online }];
  for (const match of all) {
    expect(canShare({ match: signal(match) })).toBe(false);
    const over: Match = { ...match, outcome: { winner: 'w', reason: 'resign' } };
    expect(canShare({ match: signal(over) })).toBe(true);
  }
});
