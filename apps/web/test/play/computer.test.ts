import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classicoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import { COMPUTER, PERSON, Rig } from './rig.js';

const COMPUTER_FIRST = { players: [COMPUTER, PERSON] } as const;
/** More than the computer waits before it throws. */
const AWHILE = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a game that was left is not played on, though its computer was about to throw', async () => {
  const rig = new Rig(senetView, COMPUTER_FIRST);
  void rig.session.computer.drive();
  rig.session.computer.leave();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(rig.kept).toEqual([]);
  expect(rig.isThinking).toBe(false);
});

test('a game that was left is not played on, though its computer had just been saving a throw', async () => {
  const rig = new Rig(senetView, COMPUTER_FIRST);
  rig.onKept = () => rig.session.computer.leave();
  void rig.session.computer.drive();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(rig.kept).toHaveLength(1);
  expect(rig.isThinking).toBe(false);
});

test('what was thought when a game was left is not played', async () => {
  const rig = new Rig(classicoView, COMPUTER_FIRST);
  void rig.session.computer.drive();
  await vi.advanceTimersByTimeAsync(0);
  expect(rig.isThinking).toBe(true);
  rig.answer('e2e4');
  rig.session.computer.leave();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(rig.kept).toEqual([]);
  expect(rig.said).toEqual([]);
});

test('the computer goes on when its throw was made for it', async () => {
  const rig = new Rig(senetView, COMPUTER_FIRST);
  void rig.session.computer.drive();
  await rig.session.throwDie();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(rig.kept).toHaveLength(1);
  expect(rig.isThinking).toBe(true);
});

test('a pause before the computer throws is no mistake of anybody', async () => {
  const clock = { kind: 'perMove', ms: 60_000 } as const;
  const rig = new Rig(senetView, { ...COMPUTER_FIRST, clock: [clock, clock] });
  void rig.session.computer.drive();
  await rig.session.pause();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(rig.session.notices.notice.value).toBeUndefined();
  await rig.session.pause();
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(rig.kept.map(({ kind }) => kind)).toEqual(['pause', 'resume', 'throw']);
});
