import { expect, test } from 'vitest';
import { loadView } from '../../src/games/registry.js';
import { awaitedText, turnText } from '../../src/screens/game/StatusLine.js';
import { COMPUTER, ComputerTester, PERSON } from '../play/computerTester.js';

test('[P-F2] whoever is waited for is named as what they are', async () => {
  const view = await loadView('classico');
  if (view === undefined) throw new Error('no such game');
  const { session } = new ComputerTester(view, { players: [COMPUTER, PERSON] }, 'real', { lang: 'en' });
  const match = session.match.value;
  expect(turnText(session)).toBe('The computer is thinking…');
  expect(awaitedText('en', match, 'w')).toBe('The computer is thinking…');
  expect(awaitedText('en', match, 'b')).toBe('Ana to move');
});
