import type { Player } from '@tabuleiro/game';
import { type Match, PLAIN_SETUP, type Seat } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import {
  type Agent,
  applyActionTo,
  beginGameMatch,
  type GameMatch,
  Seats,
  writtenClassico,
} from '../src/index.js';

const PERSON: Seat = { name: 'Ana', kind: 'person' };
const COMPUTER: Seat = { name: 'Motor', kind: 'computer', level: 3 };

const engine: Agent = { choose: async () => 'e2e4', acceptsDraw: async () => true };
const seats = new Seats({ person: 'here', computer: engine });

function contestOf(...players: readonly [Seat, Seat]): GameMatch {
  const begun = beginGameMatch(writtenClassico, { ...PLAIN_SETUP, players });
  if (!begun.ok) throw new Error(begun.error.problem);
  return begun.value;
}

function matchOf(...players: readonly [Seat, Seat]): Match {
  return contestOf(...players).match;
}

function offeredBy(by: Player, ...players: readonly [Seat, Seat]): Match {
  const offered = applyActionTo(contestOf(...players), { kind: 'offer', by, spent: 0 });
  if (!offered.ok) throw new Error(offered.error.code);
  return offered.value.match;
}

test('[P-F2] a kind of seat that has an agent is played by that one, any other by a person here', () => {
  const match = matchOf(PERSON, COMPUTER);
  expect([seats.agentOf(match, 'w'), seats.agentOf(match, 'b')]).toEqual([undefined, engine]);
  expect([seats.isHere(match, 'w'), seats.isHere(match, 'b')]).toEqual([true, false]);
  const nobodyElse = new Seats({ person: 'here', computer: 'here' });
  expect(nobodyElse.here(match)).toEqual(['w', 'b']);
});

test.each([
  ['two people', [PERSON, PERSON], ['w', 'b'], true, undefined],
  ['White against the computer', [PERSON, COMPUTER], ['w'], false, 'w'],
  ['Black against the computer', [COMPUTER, PERSON], ['b'], false, 'b'],
  ['two computers', [COMPUTER, COMPUTER], [], false, undefined],
] as const)('[P-F2] who is here: %s', (_, players, here, isShared, only) => {
  const match = matchOf(...players);
  expect(seats.here(match)).toEqual(here);
  expect(seats.isShared(match)).toBe(isShared);
  expect(seats.onlyHere(match)).toBe(only);
});

test('the board is seen by the one person here, or by the one of two whose turn it is', () => {
  expect(seats.viewerOf(matchOf(COMPUTER, PERSON))).toBe('b');
  expect(seats.viewerOf(matchOf(COMPUTER, COMPUTER))).toBe('w');
  const shared = contestOf(PERSON, PERSON);
  expect(seats.viewerOf(shared.match)).toBe('w');
  const moved = applyActionTo(shared, { kind: 'move', by: 'w', spent: 0, move: 'e2e4' });
  expect(moved.ok && seats.viewerOf(moved.value.match)).toBe('b');
});

test('[C-AGREE] an offer is answered by whoever plays the other seat', () => {
  expect(seats.drawAnswerer(offeredBy('w', PERSON, COMPUTER))).toEqual({ by: 'b', agent: engine });
  expect(seats.drawAnswerer(offeredBy('w', PERSON, PERSON))).toBeUndefined();
  expect(seats.drawAnswerer(offeredBy('w', COMPUTER, PERSON))).toBeUndefined();
  expect(seats.drawAnswerer(matchOf(PERSON, COMPUTER))).toBeUndefined();
});
