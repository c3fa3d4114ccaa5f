import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classicoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';

const COMPUTER_FIRST = { players: [COMPUTER, PERSON] } as const;
/** More than the computer waits before it throws. */
const AWHILE = 1000;
const UNHURRIED = { hurry: false } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a game that was left is not played on, though its computer was about to throw', async () => {
  const tester = new ComputerTester(senetView, COMPUTER_FIRST, 'fair', UNHURRIED);
  void tester.session.computer.drive();
  tester.session.computer.leave();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toEqual([]);
  expect(tester.isThinking).toBe(false);
});

test('a game that was left is not played on, though its computer had just been saving a throw', async () => {
  const tester = new ComputerTester(senetView, COMPUTER_FIRST, 'fair', UNHURRIED);
  tester.onKept = () => tester.session.computer.leave();
  void tester.session.computer.drive();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toHaveLength(1);
  expect(tester.isThinking).toBe(false);
});

test('what was thought when a game was left is not played', async () => {
  const tester = new ComputerTester(classicoView, COMPUTER_FIRST, 'fair', UNHURRIED);
  void tester.session.computer.drive();
  await vi.advanceTimersByTimeAsync(0);
  expect(tester.isThinking).toBe(true);
  tester.answer('e2e4');
  tester.session.computer.leave();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toEqual([]);
  expect(tester.said).toEqual([]);
});

test('the computer goes on when its throw was made for it', async () => {
  const tester = new ComputerTester(senetView, COMPUTER_FIRST, 'fair', UNHURRIED);
  void tester.session.computer.drive();
  await tester.session.throwDie();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toHaveLength(1);
  expect(tester.isThinking).toBe(true);
});

test('a pause before the computer throws is no mistake of anybody', async () => {
  const clock = { kind: 'perMove', ms: 60_000 } as const;
  const tester = new ComputerTester(
    senetView,
    { ...COMPUTER_FIRST, clock: [clock, clock] },
    'fair',
    UNHURRIED,
  );
  void tester.session.computer.drive();
  await tester.session.pause();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.session.notices.notice.value).toBeUndefined();
  await tester.session.pause();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept.map(({ kind }) => kind)).toEqual(['pause', 'resume', 'throw']);
});

test('what is wrong with the computer is still to be read after its move, until the person plays', async () => {
  const tester = new ComputerTester(classicoView, COMPUTER_FIRST);
  const { notices } = tester.session;
  void tester.session.computer.drive();
  await vi.advanceTimersByTimeAsync(0);
  notices.warn(() => 'trouble');
  tester.answer('e2e4');
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toHaveLength(1);
  expect(notices.notice.value?.text()).toBe('trouble');
  tester.session.pick('e7');
  tester.session.pick('e5');
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toHaveLength(2);
  expect(notices.notice.value).toBeUndefined();
});

test('[P-AI] a warning that comes while a hint is sought is still to be read beside it', async () => {
  const tester = new ComputerTester(classicoView);
  const { computer, notices } = tester.session;
  void computer.hint();
  await vi.advanceTimersByTimeAsync(0);
  notices.warn(() => 'a broken file');
  tester.answer('e2e4');
  await vi.advanceTimersByTimeAsync(AWHILE);
  const { text, tone, answer } = notices.notice.value ?? {};
  expect([text?.(), tone, answer?.()]).toEqual([
    'a broken file',
    'trouble',
    'Dica: e4 (peão de e2 para e4).',
  ]);
  expect(tester.said).toEqual(['a broken file', 'Dica: peão de e2 para e4.']);
  // Asked for once more, the warning has been read.
  await computer.hint();
  expect([notices.notice.value?.text(), notices.notice.value?.answer]).toEqual([
    'Dica: e4 (peão de e2 para e4).',
    undefined,
  ]);
});
