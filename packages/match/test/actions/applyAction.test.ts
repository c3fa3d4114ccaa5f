import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import { applyAction, listOf } from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, codeOf, refusalOf, start } from '../play.js';
import { EACH_GAME } from '../randomMatch.js';

test.each(EACH_GAME)('[C-RESIGN, P-F8] in $id either player resigns at any moment, and loses', ({ run }) => {
  run((game) => {
    const match = start(game);
    const [first, second] = game.players;
    for (const [by, winner] of [
      [first, second],
      [second, first],
    ]) {
      expect(after(game, match, { kind: 'resign', by }).outcome).toEqual({ winner, reason: 'resign' });
    }
  });
});

test('[C-RESIGN] nobody resigns a game that is over', () => {
  const over = after(classico, start(classico), 'f2f3', 'e7e5', 'g2g4', 'd8h4');
  expect(over.outcome).toEqual({ winner: 'b', reason: 'mate' });
  expect(refusalOf(classico, over, { kind: 'resign', by: 'w' })).toEqual({
    code: 'game-over',
    facts: { reason: 'mate' },
  });
});

test('a match begun in a final position is over', () => {
  const over = start(classico, { start: '7k/8/8/8/8/8/8/K7 w - - 0 1' });
  expect(over.outcome).toEqual({ winner: undefined, reason: 'material' });
  expect(codeOf(classico, over, { kind: 'tick', by: 'w' })).toBe('game-over');
});

test('[P-NF3] an illegal move is refused with the reason of the game, and changes nothing', () => {
  const match = start(classico);
  const error = refusalOf(classico, match, 'e2e5');
  expect(error).toMatchObject({ code: 'illegal-move', facts: { move: 'e2e5' } });
  expect(error.refusal?.rule).toMatch(/^C-/);
  expect(match.actions).toBeUndefined();
});

test('a move is remembered in its one canonical text', () => {
  const match = start(nucleo, { start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' });
  expect(after(nucleo, match, 'a7a8q').actions?.item).toEqual({
    kind: 'move',
    by: 'w',
    spent: 0,
    move: 'a7a8q',
  });
});

test('only the player to act moves, claims, asks for hints or lets time pass', () => {
  const match = start(classico);
  expect(codeOf(classico, match, { kind: 'move', by: 'b', move: 'e7e5' })).toBe('not-your-turn');
  expect(codeOf(classico, match, { kind: 'claim', by: 'b', claim: 'perpetual' })).toBe('not-your-turn');
  expect(codeOf(classico, match, { kind: 'hint', by: 'b' })).toBe('not-your-turn');
  expect(codeOf(classico, match, { kind: 'tick', by: 'b' })).toBe('not-your-turn');
  expect(codeOf(classico, match, { kind: 'resign', by: 'A' })).toBe('not-a-player');
});

test('a die is thrown when it is to be thrown, and from the dice agreed on', () => {
  const match = start(senet);
  expect(codeOf(senet, match, { kind: 'move', by: 'A', move: '9-11' })).toBe('must-throw');
  expect(codeOf(senet, match, { kind: 'throw', by: 'A', move: '6', from: 'real' })).toBe('illegal-move');
  expect(codeOf(senet, match, { kind: 'throw', by: 'A', move: '2', from: 'fair' })).toBe('wrong-dice');
  const dice = { commit: '0'.repeat(64), playerSeed: 'x' };
  const fair = start(senet, { dice });
  expect(codeOf(senet, fair, { kind: 'throw', by: 'A', move: '2', from: 'real' })).toBe('wrong-dice');
  const thrown = after(senet, match, '2');
  expect(codeOf(senet, thrown, { kind: 'throw', by: 'A', move: '2', from: 'real' })).toBe('no-throw');
  expect(codeOf(brasez, start(brasez), { kind: 'throw', by: 'w', move: '2', from: 'real' })).toBe('no-throw');
});

test('appending shares all that was there: the same work at action 500 as at action 5', () => {
  let match = start(classico);
  const cycle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  for (let i = 0; i < 7; i++) {
    const before = match;
    match = after(classico, match, cycle[i % 4]);
    expect(match.actions?.before).toBe(before.actions);
    expect(match.plies?.before).toBe(before.plies);
    expect(match.setup).toBe(before.setup);
  }
  for (let i = 0; i < 500; i++) {
    const before = match;
    match = after(classico, match, { kind: i % 2 === 0 ? 'pause' : 'resume', by: 'w' });
    expect(match.actions?.before).toBe(before.actions);
    expect(match.plies).toBe(before.plies);
  }
  expect(listOf(match.actions)).toHaveLength(507);
});

test('a match is a value: nothing done to it shows in it', () => {
  const match = after(classico, start(classico), 'e2e4');
  const frozen = Object.freeze({ ...match, clocks: Object.freeze(match.clocks) });
  expect(applyAction(classico, frozen, { kind: 'move', by: 'b', spent: 5, move: 'e7e5' }).ok).toBe(true);
  expect(frozen.actions?.length).toBe(1);
});
