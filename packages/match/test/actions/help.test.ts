import { classico, nucleo } from '@tabuleiro/chess';
import type { Game } from '@tabuleiro/game';
import {
  actorOf,
  applyAction,
  beginMatch,
  commitTo,
  type Match,
  makeSecret,
  PLAIN_SETUP,
  seenThrows,
  throwAt,
} from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { AGAINST_COMPUTER, after, both, codeOf, refusalOf, start, TEN_SECONDS, total } from '../play.js';
import { EACH_GAME, randomAction, randomSetup } from '../randomMatch.js';

const MINUTE = total(60_000);
const ASK = { kind: 'takeback', by: 'w' } as const;

test('against a computer a takeback goes back two plies, at once', () => {
  const match = start(classico, AGAINST_COMPUTER);
  const back = after(classico, match, 'e2e4', 'e7e5', ASK);
  expect(back.state).toBe(match.state);
  expect(back.plies).toBeUndefined();
});

test('between people a takeback waits for the other, and goes back one ply while the other is to move', () => {
  const match = start(classico);
  const moved = after(classico, match, 'e2e4');
  const asked = after(classico, moved, ASK);
  expect([asked.takebackAsker, asked.state]).toEqual(['w', moved.state]);
  expect(codeOf(classico, asked, { kind: 'agree', by: 'w' })).toBe('not-asked');
  expect(codeOf(classico, asked, { kind: 'takeback', by: 'b' })).toBe('already-asked');
  expect(after(classico, asked, { kind: 'agree', by: 'b' }).state).toBe(match.state);
  const refused = after(classico, asked, { kind: 'refuse', by: 'b' });
  expect([refused.takebackAsker, refused.state]).toEqual([undefined, moved.state]);
  expect(codeOf(classico, refused, { kind: 'agree', by: 'b' })).toBe('not-asked');
  expect(codeOf(classico, refused, { kind: 'refuse', by: 'b' })).toBe('not-asked');
});

test('a request for a takeback lapses with the next move', () => {
  const asked = after(classico, start(classico), 'e2e4', ASK, 'e7e5');
  expect(asked.takebackAsker).toBeUndefined();
});

test('who has not moved yet has nothing to take back', () => {
  const match = start(classico, AGAINST_COMPUTER);
  expect(codeOf(classico, match, ASK)).toBe('nothing-to-take-back');
  expect(codeOf(classico, after(classico, match, 'e2e4'), { kind: 'takeback', by: 'b' })).toBe(
    'nothing-to-take-back',
  );
});

test('a takeback brings both clocks and the offers back', () => {
  const match = start(classico, both(total(60_000, 1000)));
  const offered = after(
    classico,
    match,
    { kind: 'move', by: 'w', move: 'e2e4', spent: 900 },
    'e7e5',
    'g1f3',
    {
      kind: 'offer',
      by: 'b',
      spent: 5,
    },
  );
  const entered = after(classico, offered, { kind: 'move', by: 'b', move: 'b8c6', spent: 70 });
  const moved = after(classico, entered, { kind: 'tick', by: 'w', spent: 300 }, 'f1c4', 'g8f6');
  expect(moved.offer).toBeUndefined();
  const back = after(classico, moved, ASK, { kind: 'agree', by: 'b', spent: 44 });
  expect([back.clocks, back.offer, back.turn]).toEqual([entered.clocks, 'b', entered.turn]);
});

test('[N-TIME] in nucleo a hint and a takeback cost time, 15 s and 30 s unless set up otherwise', () => {
  const match = start(nucleo, { ...AGAINST_COMPUTER, ...both(MINUTE) });
  expect(after(nucleo, match, { kind: 'hint', by: 'w' }).clocks[0].left).toBe(45_000);
  expect(after(nucleo, match, 'e2e4', 'e7e5', ASK).clocks[0].left).toBe(30_000);
  const cheap = start(nucleo, { ...both(MINUTE), help: { hint: 7, takeback: 9 } });
  expect(after(nucleo, cheap, { kind: 'hint', by: 'w' }).clocks[0].left).toBe(59_993);
});

test('[N-TIME] each takeback of one turn costs again', () => {
  const match = start(nucleo, { ...AGAINST_COMPUTER, ...both(total(100_000)) });
  const twice = after(nucleo, match, 'e2e4', 'e7e5', ASK, 'd2d4', 'd7d5', ASK);
  expect(twice.clocks[0].left).toBe(40_000);
});

test('[N-TIME] what help has cost stays paid after a takeback', () => {
  const match = start(nucleo, { ...AGAINST_COMPUTER, ...both(total(600_000)) });
  const hinted = after(nucleo, match, { kind: 'hint', by: 'w' }, 'e2e4', 'e7e5', { kind: 'hint', by: 'w' });
  expect(hinted.clocks[0].left).toBe(570_000);
  const back = after(nucleo, hinted, ASK);
  expect(back.clocks.map(({ left }) => left)).toEqual([540_000, 600_000]);
  expect(after(nucleo, back, 'd2d4', 'd7d5', ASK).clocks[0].left).toBe(510_000);
});

test('[N-TIME] between people the clock of the other, too, comes back less what their help has cost', () => {
  const match = start(nucleo, both(total(600_000)));
  const played = after(nucleo, match, 'e2e4', { kind: 'hint', by: 'b' }, 'e7e5');
  const back = after(nucleo, played, ASK, { kind: 'agree', by: 'b' });
  expect(back.clocks.map(({ left }) => left)).toEqual([570_000, 585_000]);
});

test('[N-TIME] the same hint in the same position is charged once, also after a takeback', () => {
  const match = start(nucleo, { ...AGAINST_COMPUTER, ...both(total(600_000)) });
  const hint = { kind: 'hint', by: 'w' } as const;
  const twice = after(nucleo, match, hint, hint);
  expect(twice.clocks[0].left).toBe(585_000);
  const again = after(nucleo, twice, 'e2e4', 'e7e5', ASK, hint);
  expect(again.clocks[0].left).toBe(555_000);
  expect(after(nucleo, again, 'd2d4', 'd7d5', hint).clocks[0].left).toBe(540_000);
});

test('[N-TIME] a match of version 1 is replayed by the rules of version 1: a takeback brings hints back', () => {
  const setup = { ...PLAIN_SETUP, ...AGAINST_COMPUTER, ...both(total(600_000)) };
  const begun = beginMatch(nucleo, setup, undefined, 1);
  if (!begun.ok) throw new Error(begun.error.problem);
  const hint = { kind: 'hint', by: 'w' } as const;
  const back = after(nucleo, begun.value, hint, hint, 'e2e4', 'e7e5', ASK);
  expect(back.clocks[0].left).toBe(570_000);
});

test('[N-TIME] a cost that takes the clock to zero or below ends the game as a draw', () => {
  const drawn = { winner: undefined, reason: 'time' };
  const match = start(nucleo, { ...AGAINST_COMPUTER, ...both(total(15_000)) });
  const hinted = after(nucleo, match, { kind: 'hint', by: 'w' });
  expect([hinted.outcome, hinted.clocks[0].left]).toEqual([drawn, 0]);
  const back = after(nucleo, match, 'e2e4', 'e7e5', ASK);
  expect([back.outcome, back.clocks[0].left, back.state]).toEqual([drawn, -15_000, match.state]);
});

test('[N-TIME] no delay covers a cost', () => {
  const match = start(nucleo, both(total(60_000, 0, 20_000)));
  expect(after(nucleo, match, { kind: 'hint', by: 'w' }).clocks[0]).toMatchObject({
    left: 45_000,
    free: 20_000,
  });
});

test('[N-TIME] help costs nothing without a clock, nor in the other games', () => {
  const unclocked = after(nucleo, start(nucleo), { kind: 'hint', by: 'w' });
  expect(unclocked.clocks[0].left).toBeUndefined();
});

test.each(EACH_GAME.filter(({ id }) => id !== 'nucleo'))('[N-TIME] help is free in $id', ({ run }) => {
  run((game) => {
    const match = start(game, both(TEN_SECONDS));
    const by = actorOf(match) ?? game.players[0];
    expect(after(game, match, { kind: 'hint', by }).clocks).toEqual(match.clocks);
  });
});

test('[N-TIME] a cost of 0 turns the help off', () => {
  const match = start(nucleo, { ...AGAINST_COMPUTER, help: { hint: 0, takeback: 0 } });
  expect(codeOf(nucleo, match, { kind: 'hint', by: 'w' })).toBe('hints-off');
  expect(codeOf(nucleo, after(nucleo, match, 'e2e4', 'e7e5'), ASK)).toBe('takebacks-off');
});

test('[S-DIE] throws seen before a takeback come again in the same order, and no other', () => {
  const match = start(senet, AGAINST_COMPUTER);
  const played = after(senet, match, '2', '9-11', '3', '10-13', '4');
  const back = after(senet, played, { kind: 'takeback', by: 'A' });
  expect(back.throwCount).toBe(1);
  expect(seenThrows(back)).toEqual(['2', '3', '4']);
  const other = after(senet, back, '9-11');
  expect(refusalOf(senet, other, '5')).toEqual({ code: 'throw-seen', facts: { move: '5', needs: '3' } });
  const again = after(senet, other, '3', '8-11');
  expect(codeOf(senet, again, '1')).toBe('throw-seen');
  expect(after(senet, again, '4').takenBackThrows).toBeUndefined();
});

test('[S-DIE] a takeback of a takeback keeps the order of what was seen', () => {
  const match = start(senet, AGAINST_COMPUTER);
  const back = after(senet, match, '2', '9-11', '3', '10-13', '4', '11-15', '2', {
    kind: 'takeback',
    by: 'A',
  });
  expect(seenThrows(back)).toEqual(['2', '3', '4', '2']);
  const further = after(senet, back, { kind: 'takeback', by: 'A' });
  expect(seenThrows(further)).toEqual(['2', '3', '4', '2']);
  expect(further.throwCount).toBe(1);
});

test.each(EACH_GAME)(
  '[P-F10] in $id a takeback undoes what was done: state, clocks, offers, dice',
  ({ run }) => {
    run((game) => {
      for (let seed = 0; seed < 40; seed++) checkUndo(game, seed);
    });
  },
);

/** Every moment at which a player came to act comes back exactly, but for what help has cost since, the takeback included. */
function checkUndo<S, M>(game: Game<S, M>, seed: number): void {
  const random = new Random(seed);
  const secret = makeSecret(Uint8Array.from({ length: 32 }, () => random.below(256)));
  const { dice: _dice, ...setup } = randomSetup(game, random);
  const dice = game.id === 'senet' ? { dice: { commit: commitTo(secret), playerSeed: 's' } } : {};
  let match: Match<S, M> = start(game, { ...setup, ...dice, help: { hint: 1, takeback: 1 } });
  for (let i = 0; i < 30 && match.outcome === undefined; i++) {
    const { turnStart, plies, turn } = match;
    const next = applyAction(game, match, randomAction(game, match, secret, random));
    if (!next.ok) continue;
    const hasMoved = next.value.plies !== plies && next.value.plies?.before === plies;
    match = next.value;
    if (!hasMoved || turn.kind !== 'player' || match.outcome !== undefined) continue;
    const asked = applyAction(game, match, { kind: 'takeback', by: turn.player, spent: 0 });
    if (!asked.ok) throw new Error(`seed ${seed}: ${asked.error.code}`);
    const other = game.players[turn.player === game.players[0] ? 1 : 0];
    const back =
      asked.value.takebackAsker === undefined
        ? asked.value
        : after(game, asked.value, { kind: 'agree', by: other });
    const cost = back.matchRules.paidHelp ? 1 : 0;
    const paid = match.paid.map((before, seat) => before + (game.players[seat] === turn.player ? cost : 0));
    const clocks = turnStart.clocks.map((clock, seat) =>
      clock.left === undefined ? clock : { ...clock, left: clock.left - paid[seat] + turnStart.paid[seat] },
    );
    const { state, offer, throwCount, verdict } = back;
    expect(
      { state, turn: back.turn, clocks: back.clocks, offer, throwCount, verdict, paid: back.paid },
      `seed ${seed}`,
    ).toEqual({ ...turnStart, clocks, paid });
    expect(back.plies).toBe(plies);
    const index = turnStart.throwCount;
    if (game.id === 'senet')
      expect(seenThrows(back)[index - 1]).toBe(String(throwAt(secret, 's', index - 1)));
  }
}
