import type { Cursor, Effect, Game, Placement } from '@tabuleiro/game';
import { conformance } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { type PegsMove, type PegsState, pegs } from '../../game/test/pegs.js';

const RUN = { games: 20, plies: 20, seed: 1 };

test('a game that keeps the contract passes, from the start and from given positions', () => {
  expect(conformance(pegs, RUN)).toBeGreaterThan(100);
  expect(conformance(pegs, { ...RUN, from: ['7 B 2', '0 A -', '1 A 1'] })).toBeGreaterThan(20);
  expect(conformance(pegs, { ...RUN, plies: 0 })).toBe(20);
});

test('a start position that cannot be read is named', () => {
  expect(() => conformance(pegs, { ...RUN, from: ['nonsense'] })).toThrow('nonsense');
});

type Pegs = Game<PegsState, PegsMove, 'peg'>;
type Broken = { readonly [K in keyof Pegs]?: Pegs[K] };

function brokenCursor(change: (cursor: Cursor<PegsMove>) => Partial<Cursor<PegsMove>>): Broken {
  return {
    cursor(state) {
      const cursor = pegs.cursor(state);
      const changed = change(cursor);
      return new Proxy(cursor, {
        get: (target, name) => Reflect.get(name in changed ? changed : target, name),
      });
    },
  };
}

const { notation } = pegs;

const BREACHES: readonly (readonly [string, Broken])[] = [
  ['turn is over with', { turn: () => ({ kind: 'over', outcome: { winner: 'A', reason: 'win' } }) }],
  ['turn is chance with 0', { moves: () => [] }],
  ['unknown player', { turn: (state) => ({ ...pegs.turn(state), kind: 'player', player: 'w' }) }],
  ['weights', { turn: (state) => sloppyTurn(state) }],
  ['share a text', { notation: { ...notation, formatMove: () => '1' } }],
  ['is listed, but reads as', { notation: { ...notation, parseMove: (_, move) => refuse(move) } }],
  ['is not listed, but reads as', { notation: { ...notation, parseMove: (s, text) => lenient(s, text) } }],
  ['is legal, but explained as', { explain: () => ({ code: 'no', facts: {}, rule: 'X' }) }],
  ['no reason why', { explain: () => undefined }],
  ['its own text is refused', { notation: { ...notation, formatPosition: () => 'x' } }],
  ['reads back as', { notation: { ...notation, parsePosition: () => notation.parsePosition('7 B 1') } }],
  ['reads back with another key', { notation: { ...notation, formatPosition: () => '6 A -' } }],
  ['reads back with other pieces', { pieces: everyOther(pegs.pieces, (s) => turnRound(pegs.pieces(s))) }],
  ['the effects of -1 leave 1=A-peg 2=A-peg', { effects: () => [] }],
  ['does not fit: on 8 stands nothing', { effects: (_, move) => (move.kind === 'take' ? [taken(8)] : []) }],
  ['has other effects when asked again', { effects: everyOther(pegs.effects, () => []) }],
  ['has effects, but leaves the board as it was', { effects: () => [taken(1), placed(1)] }],
  [
    'changed when its effects were asked for',
    { effects: (state, move) => pegs.effects(state, Object.assign(move, { count: 1 })) },
  ],
  ['differs about check', { inCheck: () => true }],
  ['does not survive packing', brokenCursor(() => ({ unpack: () => ({ kind: 'throw', count: 1 }) }))],
  ['out of order', { moves: (state) => pegs.moves(state).toReversed() }],
  ['the cursor ends with', brokenCursor(() => ({ outcome: () => ({ winner: 'A', reason: 'win' }) }))],
  ['the game is not over', brokenCursor(() => ({ isDecided: () => true }))],
  ['generates other moves', brokenCursor((c) => ({ generate: (into, at) => c.generate(into, at) - 1 }))],
  ['after 1 the cursor shows', brokenCursor(() => ({ make: () => undefined }))],
  ['undone shows', brokenCursor(() => ({ undo: () => undefined }))],
  ['writes before its place', brokenCursor((c) => ({ generate: (into, at) => c.generate(into, at - 1) }))],
  ['maxMoves is 1', brokenCursor(() => ({ maxMoves: 1 }))],
];

function taken(peg: number): Effect<'peg'> {
  return { kind: 'captured', piece: { name: 'peg', player: 'A' }, at: String(peg) };
}

function placed(peg: number): Effect<'peg'> {
  return { kind: 'placed', piece: { name: 'peg', player: 'A' }, at: String(peg) };
}

function turnRound<P extends string>(placement: Placement<P>): Placement<P> {
  return new Map([...placement].toReversed());
}

/** Answers now with the one, now with the other. */
function everyOther<A extends unknown[], R>(one: (...args: A) => R, other: (...args: A) => R) {
  let asked = 0;
  return (...args: A): R => (asked++ % 2 === 0 ? one : other)(...args);
}

function sloppyTurn(state: PegsState): ReturnType<typeof pegs.turn> {
  const turn = pegs.turn(state);
  return turn.kind === 'chance' ? { ...turn, weights: [0.2, 0.2] } : turn;
}

function refuse(move: string): ReturnType<typeof notation.parseMove> {
  return { ok: false, error: { code: 'bad-move', move } };
}

function lenient(state: PegsState, text: string): ReturnType<typeof notation.parseMove> {
  return notation.parseMove(state, text === '' ? '1' : text);
}

for (const [message, change] of BREACHES) {
  test(`a breach is named: ${message}`, () => {
    expect(() => conformance({ ...pegs, ...change }, RUN)).toThrow(message);
  });
}

test('a state that changes under its reader is found', () => {
  let reads = 0;
  const explain = (state: PegsState, attempt: string): ReturnType<typeof pegs.explain> => {
    if (attempt === '') reads++;
    return pegs.explain(state, attempt);
  };
  const formatPosition = (state: PegsState): string => (reads > 0 ? '6 A -' : notation.formatPosition(state));
  const game = { ...pegs, explain, notation: { ...notation, formatPosition } };
  expect(() => conformance(game, { ...RUN, games: 1 })).toThrow();
});

test('the error names game, seed, ply, position and actions', () => {
  const broken = {
    ...pegs,
    turn: (state: PegsState) => (state.thrown > 0 ? pegs.turn(pegs.start()) : pegs.turn(state)),
  };
  expect(() => conformance(broken, { ...RUN, seed: 5 })).toThrow(
    /^pegs: seed 5, ply 1, position 7 A [12]: .*[\s\S]*played: [12]$/,
  );
});
