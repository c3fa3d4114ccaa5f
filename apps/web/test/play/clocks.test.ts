import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import type { GameView } from '../../src/games/view.js';
import { MatchClocks } from '../../src/play/matchClocks.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';

const TEN_MINUTES = { kind: 'total', stages: [{ ms: 600_000 }], increment: 0, delay: 0 } as const;
const CLOCK = [TEN_MINUTES, TEN_MINUTES] as const;
const COMPUTER_FIRST = [COMPUTER, PERSON] as const;
/** More than the computer waits before it throws. */
const AWHILE = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A timed game, begun on the screen unless said; the computer thinks until it is told what to answer. */
function sitDown(view: GameView, players: readonly [typeof PERSON, typeof PERSON] = [PERSON, COMPUTER]) {
  const tester = new ComputerTester(view, { clock: CLOCK, players });
  const pass = async (seconds: number): Promise<void> => {
    tester.time += seconds * 1000;
    await vi.advanceTimersByTimeAsync(AWHILE);
    await tester.session.live.tick();
  };
  const left = (): readonly (number | undefined)[] =>
    tester.session.match.value.clocks.map(({ left }) => left && left / 1000);
  return { tester, pass, left };
}

test('[P-F2] until the board can be played no time passes; then it does', async () => {
  const { tester, pass, left } = sitDown(classicoView);
  await pass(40);
  expect(left()).toEqual([600, 600]);
  tester.session.begin();
  await pass(3);
  expect(left()).toEqual([597, 600]);
});

test('[P-F2] a clock is shown as running once it runs, and not before', async () => {
  const { tester } = sitDown(classicoView, [PERSON, PERSON]);
  const clocks = new MatchClocks(tester.session);
  expect(clocks.running.value).toBeUndefined();
  tester.session.begin();
  expect(clocks.running.value).toBe('w');
  await tester.session.pause();
  expect(clocks.running.value).toBeUndefined();
});

test('[P-F2] a game that is opened again is paused as it was left, however long that took', async () => {
  const { tester, pass, left } = sitDown(classicoView);
  await pass(40);
  await tester.session.pause();
  tester.session.begin();
  await pass(10);
  expect(tester.kept).toEqual([{ kind: 'pause', by: 'w', spent: 0 }]);
  expect(left()).toEqual([600, 600]);
});

test('[P-F2] the computer pays for its thinking, and nobody for fetching it', async () => {
  const { tester, pass, left } = sitDown(classicoView, COMPUTER_FIRST);
  tester.session.begin();
  await pass(60);
  expect(left()).toEqual([600, 600]);
  tester.answer('a2a3');
  await pass(0);
  await pass(7);
  expect(left()).toEqual([593, 600]);
  tester.answer('e2e4');
  await pass(0);
  await pass(2);
  expect(tester.kept.map(({ kind, by }) => `${by} ${kind}`)).toEqual(['w tick', 'w move', 'b tick']);
  expect(left()).toEqual([593, 598]);
});

test('[P-F2] what is asked while the computer is fetched is done, and it plays on', async () => {
  const { tester, pass } = sitDown(classicoView, COMPUTER_FIRST);
  tester.session.begin();
  await pass(1);
  await tester.session.pause();
  tester.answer('a2a3');
  await pass(1);
  expect(tester.isThinking).toBe(false);
  await tester.session.pause();
  await pass(0);
  tester.answer('e2e4');
  await pass(0);
  expect(tester.kept.map(({ kind }) => kind)).toEqual(['pause', 'resume', 'move']);
});

test('[N-TIME] a hint costs its price, not the time that the computer takes to find it', async () => {
  const { tester, pass, left } = sitDown(nucleoView);
  tester.session.begin();
  await pass(5);
  void tester.session.hint();
  await pass(0);
  expect(left()).toEqual([580, 600]);
  await pass(20);
  expect(left()).toEqual([580, 600]);
  tester.answer('e2e4');
  await pass(0);
  await pass(4);
  expect(left()).toEqual([576, 600]);
});

test('[N-TIME] a hint asked for again is the same one, and neither paid nor said to be paid', async () => {
  const { tester, pass, left } = sitDown(nucleoView);
  tester.session.begin();
  void tester.session.hint();
  await pass(0);
  void tester.session.hint();
  await pass(3);
  expect(tester.questions).toBe(1);
  tester.answer('e2e4');
  await pass(0);
  void tester.session.hint();
  await pass(0);
  expect(tester.isThinking).toBe(false);
  expect(left()).toEqual([585, 600]);
  expect(tester.said).toEqual([
    'Ana: 15 segundos a menos no relógio.',
    'Procurando um bom lance…',
    'Dica: peão de e2 para e4.',
    'Dica: peão de e2 para e4.',
  ]);
});

test('[N-TIME] who moves while a hint is sought has done with it: the time of the computer runs', async () => {
  const { tester, pass, left } = sitDown(nucleoView);
  tester.session.begin();
  void tester.session.hint();
  await pass(0);
  await pass(20);
  await tester.session.playText('e2e4');
  await pass(0);
  while (tester.isThinking) tester.answer('a7a6');
  await pass(0);
  expect(left()).toEqual([585, 600]);
  expect(tester.isThinking).toBe(true);
  await pass(9);
  expect(left()).toEqual([585, 591]);
});

test('[C-AGREE] the computer considers an offer at no cost of whoever made it', async () => {
  const { tester, pass, left } = sitDown(classicoView);
  tester.session.begin();
  await pass(5);
  void tester.session.offerDraw();
  await pass(0);
  await pass(30);
  expect(left()).toEqual([595, 600]);
  tester.answer('e2e4');
  await pass(0);
  expect(tester.kept.at(-1)).toMatchObject({ by: 'b', spent: 0 });
});

test('[S-DIE] a throw for the computer costs no time, its choice does', async () => {
  const { tester, pass, left } = sitDown(senetView, COMPUTER_FIRST);
  tester.session.begin();
  tester.time += 8000;
  await vi.advanceTimersByTimeAsync(AWHILE);
  expect(tester.kept).toMatchObject([{ kind: 'throw', by: 'A', spent: 0 }]);
  tester.answer('fetched');
  await pass(0);
  await pass(3);
  expect(left()).toEqual([597, 600]);
});

test('[S-DIE] a person who throws a real die for the computer takes none of its time', async () => {
  const tester = new ComputerTester(senetView, { clock: CLOCK, players: COMPUTER_FIRST }, 'real');
  tester.session.begin();
  await vi.advanceTimersByTimeAsync(AWHILE);
  tester.time = 90_000;
  await tester.session.throwDie(2);
  expect(tester.kept).toMatchObject([{ kind: 'throw', by: 'A', spent: 0 }]);
});
