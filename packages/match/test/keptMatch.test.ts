import { type ChessMove, type ChessState, classico } from '@tabuleiro/chess';
import { fail, ok, type Player, type Result } from '@tabuleiro/game';
import {
  type ActionRequest,
  hasClock,
  isDieDue,
  isTimed,
  type JournalEntry,
  KeptMatch,
  listOf,
  type Match,
  runningPlayer,
  type Setup,
  wakingTime,
} from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { expect, test, vi } from 'vitest';
import { after, both, start, TEN_SECONDS } from './play.js';

const MINUTE = { kind: 'perMove', ms: 60_000 } as const;

type Full = { readonly code: 'full' };
type Chess = Match<ChessState, ChessMove>;
type ChessRequest = ActionRequest<ChessState, ChessMove>;

/** A game with a clock, on a disk that may be full, at a time that is said. */
function timed(setup: Partial<Setup> = both(MINUTE)) {
  const lines: JournalEntry<ChessState, ChessMove>[] = [];
  const shown: Chess[] = [];
  const world = { time: 0, isFull: false, lines, shown };
  const append = async (line: JournalEntry<ChessState, ChessMove>): Promise<Result<undefined, Full>> => {
    if (world.isFull) return fail({ code: 'full' });
    lines.push(line);
    return ok(undefined);
  };
  const match = start(classico, setup);
  const kept = new KeptMatch<Full, ChessState, ChessMove>(
    classico,
    match,
    { append },
    () => world.time,
    (next) => shown.push(next),
  );
  kept.start();
  return { world, kept };
}

function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const moving =
  (by: Player, move: string): (() => ChessRequest) =>
  () => ({ kind: 'move', by, move });
const opening = moving('w', 'e2e4');
const answer = moving('b', 'e7e5');

/** The legal move of a match with this text, as somebody picks it from the list. */
function choiceOf({ state }: Chess, text: string): { state: ChessState; move: ChessMove } {
  const move = classico.moves(state).find((known) => classico.notation.formatMove(known) === text);
  if (move === undefined) throw new Error(text);
  return { state, move };
}

test('[P-F10] an action counts, and is shown, only once it is kept', async () => {
  const { world, kept } = timed();
  world.isFull = true;
  expect(await kept.do(opening)).toEqual(fail({ code: 'full' }));
  expect([kept.match.plies, world.shown]).toEqual([undefined, []]);
  world.isFull = false;
  const done = got(await kept.do(opening));
  expect(done?.request).toEqual(opening());
  expect(done?.before.plies).toBeUndefined();
  expect(done?.after).toBe(kept.match);
  expect(world.shown).toEqual([kept.match]);
  expect(world.lines).toEqual([
    { number: 1, action: { ...opening(), spent: 0 }, added: { ...opening(), spent: 0 }, match: kept.match },
  ]);
});

test('[P-F10] nothing is shown while its line is under way', async () => {
  let finish: () => void = () => undefined;
  const append = () =>
    new Promise<Result<undefined, Full>>((resolve) => (finish = () => resolve(ok(undefined))));
  const show = vi.fn();
  const kept = new KeptMatch(classico, start(classico), { append }, () => 0, show);
  const done = kept.do(opening);
  await Promise.resolve();
  expect([kept.match.plies, show.mock.calls]).toEqual([undefined, []]);
  finish();
  await done;
  expect(kept.match.plies?.item.text).toBe('e2e4');
  expect(show).toHaveBeenCalledTimes(1);
});

test('whatever is done waits for what was begun before it, and is asked for when its turn comes', async () => {
  const { world, kept } = timed();
  const seen: number[] = [];
  const counted = (request: () => ChessRequest) => () => {
    seen.push(world.lines.length);
    return request();
  };
  const all = await Promise.all([
    kept.do(counted(opening)),
    kept.do(counted(answer)),
    kept.do(() => undefined),
    kept.do(counted(moving('w', 'g1f3'))),
  ]);
  expect(seen).toEqual([0, 1, 2]);
  expect(all.map((one) => got(one)?.after.plies?.length)).toEqual([1, 2, undefined, 3]);
});

test('a request that is refused, or cannot even be told, changes nothing and holds nobody up', async () => {
  const { world, kept } = timed();
  world.time = 3000;
  const refused = kept.do(answer);
  const thrown = kept.do(() => {
    throw new Error('broken');
  });
  const done = kept.do(opening);
  expect(await refused).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  await expect(thrown).rejects.toThrow('broken');
  expect(got(await done)?.after.actions).toMatchObject({ length: 1, item: { spent: 3000 } });
});

test('[C-TIME] time is charged in whole milliseconds, and no part of one is lost', async () => {
  const { world, kept } = timed(both(TEN_SECONDS));
  for (const time of [0.6, 1.2, 1.8, 2.4]) {
    world.time = time;
    await kept.tick();
  }
  expect(kept.match.clocks[0].left).toBe(9998);
  expect(world.lines).toHaveLength(2);
});

test('[C-TIME] ticks in a row are one action, and each line has the time that it adds', async () => {
  const { world, kept } = timed();
  for (const time of [1000, 1500]) {
    world.time = time;
    got(await kept.tick());
  }
  const tick = { kind: 'tick', by: 'w' };
  expect(world.lines.map(({ number, action, added }) => ({ number, action, added }))).toEqual([
    { number: 1, action: { ...tick, spent: 1000 }, added: { ...tick, spent: 1000 } },
    { number: 1, action: { ...tick, spent: 1500 }, added: { ...tick, spent: 500 } },
  ]);
  expect(got(await kept.tick())).toBeUndefined();
});

test('[C-TIME] where no time was left for a move, a tick is what is kept and told', async () => {
  const { world, kept } = timed(both(TEN_SECONDS));
  world.time = 4000;
  await kept.tick();
  world.time = 10_000;
  const done = got(await kept.do(opening));
  expect(done?.request).toEqual({ kind: 'tick', by: 'w', spent: 10_000 });
  expect(done?.after.outcome).toEqual({ winner: 'b', reason: 'time' });
  expect(world.lines.at(-1)?.added).toEqual({ kind: 'tick', by: 'w', spent: 6000 });
  world.time = 20_000;
  expect(kept.elapsed).toBe(0);
  expect(got(await kept.tick())).toBeUndefined();
});

test('no time passes in a pause, nor for whom no clock runs', async () => {
  const { world, kept } = timed();
  world.time = 2000;
  await kept.do(() => ({ kind: 'pause', by: 'w' }));
  world.time = 500_000;
  expect(kept.elapsed).toBe(0);
  expect(got(await kept.tick())).toBeUndefined();
  await kept.do(() => ({ kind: 'resume', by: 'w' }));
  world.time = 501_000;
  expect(kept.elapsed).toBe(1000);
  expect(kept.match.clocks[0].left).toBe(58_000);
  const free = timed({});
  free.world.time = 70_000;
  expect(got(await free.kept.tick())).toBeUndefined();
  expect(got(await free.kept.do(opening))?.after.actions?.item.spent).toBe(70_000);
});

test('[P-F2] no time is charged before the match is started, however long that takes, and none for a pause meanwhile', async () => {
  const world = { time: 0 };
  const append = async () => ok(undefined);
  const kept = new KeptMatch(classico, start(classico, both(MINUTE)), { append }, () => world.time);
  world.time = 50_000;
  expect(kept.elapsed).toBe(0);
  expect(got(await kept.tick())).toBeUndefined();
  await kept.follow(async () => kept.match);
  got(await kept.do(() => ({ kind: 'pause', by: 'w' })));
  got(await kept.do(() => ({ kind: 'resume', by: 'w' })));
  world.time = 90_000;
  kept.start();
  expect([kept.elapsed, kept.match.clocks[0].left]).toEqual([0, 60_000]);
  world.time = 93_000;
  kept.start();
  got(await kept.do(moving('w', 'e2e4')));
  expect(kept.match.actions?.item.spent).toBe(3000);
});

test('[P-F2] whoever has moved could move: time runs from there, started or not', async () => {
  const world = { time: 0 };
  const append = async () => ok(undefined);
  const kept = new KeptMatch(classico, start(classico, both(MINUTE)), { append }, () => world.time);
  world.time = 20_000;
  got(await kept.do(opening));
  expect(kept.match.actions?.item.spent).toBe(0);
  world.time = 25_000;
  expect(kept.elapsed).toBe(5000);
});

test('[P-F2] a stop costs nobody time; several at once end with the last of them', async () => {
  const { world, kept } = timed();
  world.time = 4000;
  const [first, second] = [kept.stop(), kept.stop()];
  world.time = 30_000;
  expect(kept.elapsed).toBe(4000);
  got(await kept.tick());
  first();
  first();
  world.time = 40_000;
  expect(kept.elapsed).toBe(0);
  second();
  world.time = 41_000;
  got(await kept.do(opening));
  expect(kept.match.clocks[0].left).toBe(60_000);
  expect(world.lines.map(({ action }) => action.spent)).toEqual([4000, 1000]);
});

test('[P-F2] a move ends a stop: the time of the next player runs, and a late release changes nothing', async () => {
  const { world, kept } = timed();
  const release = kept.stop();
  world.time = 10_000;
  got(await kept.do(opening));
  world.time = 12_000;
  const other = kept.stop();
  release();
  world.time = 15_000;
  expect(kept.elapsed).toBe(2000);
  other();
  world.time = 16_000;
  expect(kept.elapsed).toBe(3000);
});

test('[P-F10, P-F2] while nothing can be kept no time runs; it goes on once something is kept', async () => {
  const { world, kept } = timed();
  const full = fail({ code: 'full' });
  world.time = 10_000;
  world.isFull = true;
  expect(await kept.do(opening)).toEqual(full);
  world.time = 500_000;
  expect(kept.elapsed).toBe(10_000);
  expect(await kept.tick()).toEqual(full);
  world.isFull = false;
  expect(got(await kept.tick())?.after.outcome).toBeUndefined();
  expect(kept.match.clocks[0].left).toBe(50_000);
  world.time += 7000;
  expect(kept.elapsed).toBe(7000);
  got(await kept.do(opening));
  expect(kept.match.outcome).toBeUndefined();
  world.time += 60_000;
  expect(got(await kept.tick())?.after.outcome).toMatchObject({ winner: 'w' });
});

test('[P-F10] a clock that had only just been kept goes on, too', async () => {
  const { world, kept } = timed();
  world.isFull = true;
  await kept.do(opening);
  world.time = 30_000;
  world.isFull = false;
  got(await kept.tick());
  world.time = 31_000;
  expect(kept.elapsed).toBe(1000);
});

test('[P-F10] a game that was read anew has its time again', async () => {
  const { world, kept } = timed();
  world.isFull = true;
  await kept.do(opening);
  world.time = 30_000;
  await kept.follow(async () => kept.match);
  world.time = 31_000;
  expect(kept.elapsed).toBe(1000);
});

test('what somebody else did counts and is shown, and what waits is done there', async () => {
  const { world, kept } = timed();
  const theirs = after(classico, kept.match, 'd2d4');
  const followed = kept.follow(async () => theirs);
  const done = kept.do(answer);
  await followed;
  expect(world.shown[0]).toBe(theirs);
  expect(got(await done)?.before).toBe(theirs);
  await kept.follow(async () => undefined);
  expect(kept.match.plies?.length).toBe(2);
});

test('a choice counts while the match stands where it was made: its text is not read again', async () => {
  const { kept } = timed();
  const choice = choiceOf(kept.match, 'e2e4');
  const parseMove = vi.spyOn(classico.notation, 'parseMove');
  const done = got(await kept.do(() => ({ kind: 'move', by: 'w', move: 'e2e4', choice })));
  expect(parseMove).not.toHaveBeenCalled();
  expect(done?.after.plies?.item).toMatchObject({ move: choice.move, text: 'e2e4' });
  expect(done?.after.actions?.item).toEqual({ kind: 'move', by: 'w', spent: 0, move: 'e2e4' });
  parseMove.mockRestore();
});

test('a choice that was made elsewhere is worth no more than its text', async () => {
  const { world, kept } = timed();
  const choice = choiceOf(kept.match, 'e2e4');
  await kept.follow(async () => after(classico, kept.match, 'e2e4', 'e7e5'));
  const request = (): ChessRequest => ({ kind: 'move', by: 'w', move: 'e2e4', choice });
  expect(await kept.do(request)).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
  expect(world.lines).toEqual([]);
  const other = (): ChessRequest => ({ kind: 'move', by: 'w', move: 'g1f3', choice });
  expect(got(await kept.do(other))?.after.plies?.item.text).toBe('g1f3');
});

test('the player to act asks, whoever that is: by a choice or by a text', async () => {
  const { kept } = timed();
  got(await kept.act({ kind: 'move', choice: choiceOf(kept.match, 'e2e4') }));
  got(await kept.act({ kind: 'move', move: 'e7e5' }));
  const actions = listOf(kept.match.actions).map(({ kind, by }) => [kind, by]);
  expect(actions).toEqual([
    ['move', 'w'],
    ['move', 'b'],
  ]);
  got(await kept.act({ kind: 'offer' }));
  expect(kept.match.offer).toBe('w');
});

const goneOn = [
  { by: 'another move', request: opening },
  { by: 'a pause', request: (): ChessRequest => ({ kind: 'pause', by: 'w' }) },
  { by: 'the end', request: (): ChessRequest => ({ kind: 'resign', by: 'w' }) },
];

test.each(goneOn)(
  'what the player to act asks is void once the match has gone on: $by',
  async ({ request }) => {
    const { world, kept } = timed();
    const since = kept.match;
    const before = kept.do(request);
    const choice = choiceOf(since, 'd2d4');
    expect(got(await kept.act({ kind: 'move', choice }))).toBeUndefined();
    got(await before);
    expect(got(await kept.act({ kind: 'hint' }, since))).toBeUndefined();
    expect(world.lines).toHaveLength(1);
  },
);

test('what is asked in a pause, or after the end, is refused with the reason', async () => {
  const { kept } = timed();
  got(await kept.do(() => ({ kind: 'pause', by: 'w' })));
  expect(await kept.act({ kind: 'move', move: 'e2e4' })).toMatchObject({ error: { code: 'paused' } });
  got(await kept.do(() => ({ kind: 'resign', by: 'w' })));
  expect(await kept.act({ kind: 'move', move: 'e2e4' })).toMatchObject({ error: { code: 'game-over' } });
});

test('time that is kept voids nothing', async () => {
  const { world, kept } = timed();
  world.time += 500;
  const tick = kept.tick();
  const done = got(await kept.act({ kind: 'move', move: 'e2e4' }));
  got(await tick);
  expect(done?.after.plies?.item.text).toBe('e2e4');
});

test('whose clock runs: nobody’s in a pause, after the end, and where there is none', () => {
  const match = start(classico, { clock: [TEN_SECONDS, { kind: 'none' }] });
  expect(runningPlayer(match)).toBe('w');
  expect(runningPlayer(after(classico, match, 'e2e4'))).toBeUndefined();
  expect(runningPlayer(after(classico, match, { kind: 'pause', by: 'w' }))).toBeUndefined();
  const over = after(classico, match, { kind: 'resign', by: 'b' });
  expect([runningPlayer(over), hasClock(over), isTimed(over)]).toEqual([undefined, true, false]);
  expect([hasClock(match), isTimed(match)]).toEqual([true, true]);
  expect(hasClock(start(classico))).toBe(false);
});

test('[S-DIE] the die is due before a choice, and not when the match is over', () => {
  const match = start(senet);
  const thrown = after(senet, match, '3');
  const over = after(senet, match, { kind: 'resign', by: 'A' });
  expect([match, thrown, over].map(isDieDue)).toEqual([true, false, false]);
});

test('[P-F2] time passes while somebody looks at it, if only once a minute, and not while the device sleeps', () => {
  let measured = 50;
  const now = wakingTime(() => measured);
  const start = now();
  const pass = (ms: number): number => {
    measured += ms;
    return now() - start;
  };
  expect(pass(200)).toBe(200);
  expect(pass(60_000)).toBe(60_200);
  expect(pass(3_600_000)).toBe(60_200);
  expect(pass(0)).toBe(60_200);
  expect(pass(200)).toBe(60_400);
});
