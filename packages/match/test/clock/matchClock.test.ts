import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, both, codeOf, start, TEN_SECONDS, total } from '../play.js';

const left = (clocks: readonly { readonly left: number | undefined }[]) => clocks.map((clock) => clock.left);

test('[C-TIME] thinking time is charged to the player to act, whoever acts', () => {
  const match = start(classico, both(TEN_SECONDS));
  const moved = after(classico, match, { kind: 'move', by: 'w', move: 'e2e4', spent: 3000 });
  expect(left(moved.clocks)).toEqual([7000, 10_000]);
  const offered = after(classico, match, { kind: 'offer', by: 'w', spent: 1000 }, 'e2e4');
  const declined = after(classico, offered, { kind: 'decline', by: 'b', spent: 400 });
  expect(left(declined.clocks)).toEqual([9000, 9600]);
  expect(left(after(classico, match, { kind: 'pause', by: 'b', spent: 50 }).clocks)).toEqual([9950, 10_000]);
});

test.each([
  [9999, undefined],
  [10_000, { winner: 'b', reason: 'time' }],
  [10_001, { winner: 'b', reason: 'time' }],
])('[C-TIME] after %i of 10000 ms the outcome is %j', (spent, outcome) => {
  const match = after(classico, start(classico, both(TEN_SECONDS)), { kind: 'tick', by: 'w', spent });
  expect(match.outcome).toEqual(outcome);
});

test('[C-TIME] time over loses in classico, brasez and senet, also against bare material', () => {
  const bare = start(classico, { ...both(TEN_SECONDS), start: '7k/8/8/8/8/8/8/KQ6 w - - 0 1' });
  const spent = 10_000;
  expect(after(classico, bare, { kind: 'tick', by: 'w', spent }).outcome?.winner).toBe('b');
  const first = start(brasez, both(TEN_SECONDS));
  const actor = first.turn.kind === 'over' ? 'w' : first.turn.player;
  const lost = after(brasez, first, { kind: 'tick', by: actor, spent });
  expect(lost.outcome).toEqual({ winner: actor === 'w' ? 'b' : 'w', reason: 'time' });
  const thrower = start(senet, both(TEN_SECONDS));
  expect(after(senet, thrower, { kind: 'tick', by: 'A', spent }).outcome).toEqual({
    winner: 'B',
    reason: 'time',
  });
});

test('[N-TIME] time over is a draw in nucleo', () => {
  const match = after(nucleo, start(nucleo, both(TEN_SECONDS)), { kind: 'tick', by: 'w', spent: 10_000 });
  expect(match.outcome).toEqual({ winner: undefined, reason: 'time' });
});

test('[C-TIME] a move that comes after the time is over is not made, and a tick is what is remembered', () => {
  const match = start(classico, both(TEN_SECONDS));
  const late = after(classico, match, { kind: 'move', by: 'w', move: 'e2e4', spent: 12_000 });
  expect(late.state).toBe(match.state);
  expect(late.outcome).toEqual({ winner: 'b', reason: 'time' });
  expect(late.actions?.item).toEqual({ kind: 'tick', by: 'w', spent: 12_000 });
  expect(codeOf(classico, late, 'e2e4')).toBe('game-over');
});

test('[C-TIME] a resignation or an acceptance that comes after the time is over changes nothing', () => {
  const match = start(classico, both(TEN_SECONDS));
  const resigned = after(classico, match, { kind: 'resign', by: 'b', spent: 10_000 });
  expect(resigned.outcome).toEqual({ winner: 'b', reason: 'time' });
  const offered = after(classico, match, { kind: 'offer', by: 'w' });
  expect(after(classico, offered, { kind: 'accept', by: 'b', spent: 10_000 }).outcome?.reason).toBe('time');
});

test('[C-TIME] each move has its own seconds where the clock is per move', () => {
  const match = start(classico, both({ kind: 'perMove', ms: 5000 }));
  const moved = after(classico, match, { kind: 'move', by: 'w', move: 'e2e4', spent: 4999 });
  expect(left(moved.clocks)).toEqual([5000, 5000]);
  const answered = after(classico, moved, { kind: 'tick', by: 'b', spent: 4000 });
  expect(left(answered.clocks)).toEqual([5000, 1000]);
  expect(after(classico, answered, { kind: 'tick', by: 'b', spent: 1000 }).outcome?.winner).toBe('w');
});

test('[C-TIME] an increment comes after each move, to the one who moved', () => {
  const match = start(classico, both(total(10_000, 500)));
  expect(left(after(classico, match, { kind: 'move', by: 'w', move: 'e2e4', spent: 100 }).clocks)).toEqual([
    10_400, 10_000,
  ]);
});

test('[C-TIME] a simple delay is free once a turn, however the time is told', () => {
  const match = start(classico, both(total(10_000, 0, 2000)));
  const ticked = after(
    classico,
    match,
    ...[900, 900, 900].map((spent) => ({ kind: 'tick', by: 'w', spent }) as const),
  );
  expect(left(ticked.clocks)).toEqual([9300, 10_000]);
  expect(left(after(classico, match, { kind: 'tick', by: 'w', spent: 2700 }).clocks)).toEqual([9300, 10_000]);
  const again = after(classico, ticked, 'e2e4', 'e7e5', { kind: 'tick', by: 'w', spent: 2000 });
  expect(left(again.clocks)).toEqual([9300, 10_000]);
});

test('[C-TIME] a stage ends with its last move and the next one is added', () => {
  const form = {
    kind: 'total',
    stages: [{ ms: 10_000, moves: 2 }, { ms: 5000 }],
    increment: 100,
    delay: 0,
  } as const;
  const twice = after(classico, start(classico, both(form)), 'e2e4', 'e7e5', 'd2d4', 'd7d5');
  expect(left(twice.clocks)).toEqual([15_200, 15_200]);
  expect(twice.clocks[0]).toMatchObject({ stage: 1, moves: 0 });
  expect(left(after(classico, twice, 'g1f3').clocks)).toEqual([15_300, 15_200]);
});

test('[C-TIME] each player may have another clock, or none', () => {
  const match = start(classico, { clock: [{ kind: 'none' }, TEN_SECONDS] });
  const thought = after(classico, match, { kind: 'move', by: 'w', move: 'e2e4', spent: 999_999 });
  expect(left(thought.clocks)).toEqual([undefined, 10_000]);
  expect(after(classico, thought, { kind: 'tick', by: 'b', spent: 10_000 }).outcome?.winner).toBe('w');
});

test('[C-TIME] in senet a throw costs its time, and the increment comes with the move', () => {
  const match = start(senet, both(total(10_000, 1000)));
  const thrown = after(senet, match, { kind: 'throw', by: 'A', move: '2', from: 'real', spent: 700 });
  expect(left(thrown.clocks)).toEqual([9300, 10_000]);
  expect(left(after(senet, thrown, '9-11').clocks)).toEqual([10_300, 10_000]);
});

test('no time passes in a pause, and only resuming or resigning ends it', () => {
  const paused = after(classico, start(classico, both(TEN_SECONDS)), { kind: 'pause', by: 'b', spent: 10 });
  expect(paused.paused).toBe(true);
  expect(codeOf(classico, paused, 'e2e4')).toBe('paused');
  expect(codeOf(classico, paused, { kind: 'pause', by: 'w' })).toBe('paused');
  expect(codeOf(classico, paused, { kind: 'resume', by: 'w', spent: 1 })).toBe('time-in-pause');
  const resumed = after(classico, paused, { kind: 'resume', by: 'w' });
  expect([resumed.paused, left(resumed.clocks)]).toEqual([false, [9990, 10_000]]);
  expect(codeOf(classico, resumed, { kind: 'resume', by: 'w' })).toBe('not-paused');
  expect(after(classico, paused, { kind: 'resign', by: 'w' }).outcome?.reason).toBe('resign');
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e13])('%d is no time to spend', (spent) => {
  expect(codeOf(classico, start(classico), { kind: 'tick', by: 'w', spent })).toBe('bad-time');
});

test('ticks in a row are remembered as one, and only those', () => {
  const match = after(
    classico,
    start(classico, both(TEN_SECONDS)),
    ...[1, 2, 3].map((spent) => ({ kind: 'tick', by: 'w', spent }) as const),
    'e2e4',
    { kind: 'tick', by: 'b', spent: 4 },
  );
  expect(match.actions?.length).toBe(3);
  expect(match.actions?.before?.before?.item).toEqual({ kind: 'tick', by: 'w', spent: 6 });
});
