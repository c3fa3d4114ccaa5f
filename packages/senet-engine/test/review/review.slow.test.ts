import { play } from '@tabuleiro/game';
import { type SenetState, senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { countOf, reviewGame, sidesOf } from '../../src/index.js';
import { randomStates, read } from '../randomStates.js';
import { readShipped } from '../shipped.js';

const SEED = 91;
const SHIPPED = readShipped();

/** A game that chance plays, from wherever it begins, as texts. */
function randomGame(seed: number): string[] {
  const states = [...randomStates(seed, 1)];
  return states.map((state, i) => actionBetween(state, states.at(i + 1)));
}

function actionBetween(state: SenetState, next: SenetState | undefined): string {
  const texts = senet.moves(state).map((move) => senet.notation.formatMove(move));
  const isNext = (text: string): boolean => {
    const after = play(senet, state, text);
    if (!after.ok) return false;
    if (next === undefined) return senet.turn(after.value).kind === 'over';
    return senet.notation.formatPosition(after.value) === senet.notation.formatPosition(next);
  };
  return texts.find(isNext) ?? texts[0];
}

const GAME = randomGame(SEED);
const REVIEW = reviewGame(SHIPPED, GAME);
if (!REVIEW.ok) throw new Error(REVIEW.error.code);
const { actions, curve, totals, worst, winner, adjusted } = REVIEW.value;

test(`every action of a finished game has its luck or its loss (seed ${SEED})`, () => {
  expect(actions.map(({ action }) => action)).toEqual(GAME);
  expect(curve).toHaveLength(GAME.length + 1);
  for (const win of curve) expect(win >= 0 && win <= 1).toBe(true);
  for (const action of actions) {
    if (action.kind === 'move') expect(action.loss).toBeGreaterThanOrEqual(0);
    if (action.kind === 'move' && !action.isChoice) expect(action.loss).toBe(0);
  }
  expect(winner === 'A' ? curve.at(-1) : 1 - (curve.at(-1) ?? 0)).toBe(1);
});

test('an action is exact where the table knows the position, estimated before', () => {
  let state = senet.start();
  for (const { action, isExact } of actions) {
    const { own, other } = sidesOf(state);
    expect(isExact).toBe(Math.max(countOf(own), countOf(other)) <= SHIPPED.exact.pieces);
    const next = play(senet, state, action);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  expect(new Set(actions.map(({ isExact }) => isExact)).size).toBe(2);
});

test('totals add up, and the biggest mistake is the biggest', () => {
  const of = (player: string) => actions.filter((action) => action.player === player);
  for (const player of ['A', 'B'] as const) {
    const luck = of(player).reduce((sum, action) => sum + (action.kind === 'throw' ? action.luck : 0), 0);
    const loss = of(player).reduce((sum, action) => sum + (action.kind === 'move' ? action.loss : 0), 0);
    expect(totals[player].luck).toBeCloseTo(luck, 12);
    expect(totals[player].loss).toBeCloseTo(loss, 12);
    expect(totals[player].throws).toBe(of(player).filter(({ kind }) => kind === 'throw').length);
  }
  const losses = actions.map((action) => (action.kind === 'move' ? action.loss : 0));
  expect(worst?.loss).toBe(Math.max(...losses));
  expect(adjusted).toBeCloseTo((winner === 'A' ? 1 : 0) - totals.A.luck + totals.B.luck, 12);
});

test('the luck of the five throws of a position cancels out', () => {
  const texts = GAME.slice(0, 40);
  const at = texts.length - (/^[1-5]$/.test(GAME[40]) ? 0 : 1);
  const lucks = ['1', '2', '3', '4', '5'].map((die) => {
    const review = reviewGame(SHIPPED, [...GAME.slice(0, at), die]);
    const last = review.ok ? review.value.actions.at(-1) : undefined;
    return last?.kind === 'throw' ? last.luck : Number.NaN;
  });
  expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0, 10);
  expect(Math.max(...lucks)).toBeGreaterThan(0);
});

test('inside the table luck and skill explain the result completely', () => {
  const start = read('........../...A...B../.A...B.... A -');
  let state = start;
  const texts: string[] = [];
  for (let i = 0; senet.turn(state).kind !== 'over'; i++) {
    const moves = senet.moves(state);
    const move = moves[(i * 7 + 3) % moves.length];
    texts.push(senet.notation.formatMove(move));
    state = senet.apply(state, move);
  }
  const review = reviewGame(SHIPPED, texts, { start });
  if (!review.ok) throw new Error(review.error.code);
  const { A, B } = review.value.totals;
  const result = review.value.winner === 'A' ? 1 : 0;
  // The table rounds to 1/65535: one rounding for each action.
  expect(Math.abs(review.value.curve[0] + A.luck - B.luck - A.loss + B.loss - result)).toBeLessThan(
    texts.length / 65535,
  );
});

test('a resigned game has a winner that its actions do not show; an unfinished one has none', () => {
  const resigned = reviewGame(SHIPPED, GAME.slice(0, 6), { winner: 'B' });
  expect(resigned).toMatchObject({ ok: true, value: { winner: 'B' } });
  const unfinished = reviewGame(SHIPPED, GAME.slice(0, 6));
  expect(unfinished.ok && [unfinished.value.winner, unfinished.value.adjusted]).toEqual([
    undefined,
    undefined,
  ]);
});

test('an action that is not legal is named', () => {
  expect(reviewGame(SHIPPED, ['3', '1-2'])).toEqual({
    ok: false,
    error: { code: 'illegal-move', move: '1-2', at: 1 },
  });
});

test('whoever waits for a review hears how many actions are done', () => {
  const heard: number[] = [];
  reviewGame(SHIPPED, GAME.slice(0, 4), { onAction: (done) => heard.push(done) });
  expect(heard).toEqual([1, 2, 3, 4]);
});
