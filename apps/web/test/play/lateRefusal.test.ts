import { expect, test, vi } from 'vitest';
import { SessionTester } from './sessionTester.js';

// In a file of its own: what explains is fetched when it is first asked for, and that takes longer than a move.
test('[P-F6] why something cannot be done is not told to who has done something else since', async () => {
  const tester = await SessionTester.of('classico');
  const { session } = tester;
  const { value: start } = session.walk.present;
  session.pick('h5');
  session.pick('e2');
  session.pick('e4');
  await vi.waitFor(() => expect(session.walk.present.value).not.toBe(start));
  session.pick('d4');
  await vi.waitFor(() => expect(session.notices.notice.value?.tone).toBe('refused'), 60_000);
  expect(tester.said.filter((text) => text.includes('Não há peça'))).toEqual([
    'Não há peça em d4. Escolha uma casa com uma peça sua.',
  ]);
});
