import { classico } from '@tabuleiro/chess';
import { classicoSearchGame, LEVELS } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { Examiner } from '../../src/errors/decide.js';
import type { Decision } from '../../src/errors/decision.js';
import { Judge, type Judgement, kindOf } from '../../src/errors/judge.js';
import { drawPositions } from '../../src/errors/positions.js';
import { type Conduct, checkErrors, sumUp } from '../../src/errors/report.js';

const judge = new Judge(classicoSearchGame, 3000);

function judgeMove(text: string, move: string): Judgement {
  const state = classico.notation.parsePosition(text);
  if (!state.ok) throw new Error(text);
  const parsed = classico.notation.parseMove(state.value, move);
  if (!parsed.ok) throw new Error(move);
  return judge.judge(state.value, parsed.value);
}

test.each([
  ['missed-mate', '6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1', 'd1f1', 'd1d8'],
  ['into-mate', '6k1/3r1ppp/8/8/3R4/8/5PPP/6K1 w - - 0 1', 'd4a4', 'd4d7'],
  ['hung-piece', '6k1/5pbp/8/8/3R4/8/r4PPP/3R2K1 w - - 0 1', 'h2h3', 'd4d8'],
  ['missed-capture', '1r4k1/5ppp/8/3n4/8/5P2/3R2PP/6K1 w - - 0 1', 'h2h3', 'd2d5'],
] as const)('%s: what a person would say of the move', (kind, position, played, best) => {
  expect(kindOf(judgeMove(position, played), judgeMove(position, best))).toBe(kind);
});

test('slow plan is every other error; a move that costs next to nothing is none', () => {
  const even: Judgement = {
    ...{ expected: 0.5, centipawns: 0, mate: undefined, isAnsweredByCapture: false, isCapture: false },
  };
  expect(kindOf({ ...even, expected: 0.44 }, even)).toBe('slow-plan');
  expect(kindOf({ ...even, expected: 0.46 }, even)).toBeUndefined();
});

test('positions are drawn by the seed alone, and the last one of a game that was won is among them', () => {
  const texts = (seed: number): string[] =>
    drawPositions(classicoSearchGame, 5, seed).map((state) => classico.notation.formatPosition(state));
  const first = texts(1);
  expect(texts(1)).toEqual(first);
  expect(texts(2)).not.toEqual(first);
  const games = [1, 2, 3, 4].map((seed) => drawPositions(classicoSearchGame, 5, seed).at(-1));
  const mates = games.filter(
    (state) =>
      state !== undefined &&
      classico.moves(state).some((move) => {
        const turn = classico.turn(classico.apply(state, move));
        return turn.kind === 'over' && turn.outcome.reason === 'mate';
      }),
  );
  expect(mates.length).toBeGreaterThan(0);
});

test('a run is told by its seed: all levels decide in each position, no loss is negative', () => {
  const order = { nodes: 200, seed: 5 };
  const decisions = new Examiner(classicoSearchGame, order).examine(0);
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.length % (LEVELS.length + 1)).toBe(0);
  expect(decisions.every(({ loss, cost }) => loss >= 0 && cost >= 0)).toBe(true);
  expect(new Examiner(classicoSearchGame, order).examine(0)).toEqual(decisions);
}, 60_000);

test('what levels lose is summed up; mates in one are counted apart', () => {
  const decisions: Decision[] = [
    { decider: 1, loss: 0.3, cost: 400, kind: 'hung-piece' },
    { decider: 1, loss: 0.01, cost: 10, captured: true },
    { decider: 1, loss: 0, cost: 0, captured: false },
    { decider: 1, loss: 0.06, cost: 50, kind: 'slow-plan' },
    { decider: 1, loss: 0.9, cost: 1000, kind: 'missed-mate', mated: false },
    { decider: 2, loss: 0, cost: 0, mated: true },
  ];
  const [one, two] = sumUp(decisions);
  expect(one).toMatchObject({ decider: 1, decisions: 4, mates: 1, mated: 0, captured: 0.5, cost: 115 });
  expect(one.loss).toBeCloseTo(0.0925);
  expect(one.kinds).toMatchObject({ 'hung-piece': 0.25, 'slow-plan': 0.25, 'missed-mate': 0 });
  expect(one.sizes).toEqual([0.5, 0, 0.25, 0, 0.25, 0]);
  expect(two).toMatchObject({ decisions: 0, mates: 1, mated: 1 });
});

test('errors have to shrink from level to level, neither by leaps nor not at all', () => {
  const conduct = (loss: number, i: number): Conduct => ({
    ...{ decider: LEVELS[i], decisions: 100, loss, cost: 0, sizes: [], mates: 9, mated: 1, captured: 1 },
    kinds: { 'missed-mate': 0, 'into-mate': 0, 'hung-piece': 0, 'missed-capture': 0, 'slow-plan': 0 },
  });
  const smooth = LEVELS.map((_, i) => 0.1 * 0.8 ** i);
  const holds = (losses: readonly number[]): boolean => checkErrors(losses.map(conduct))[0].holds;
  expect(holds(smooth)).toBe(true);
  expect(holds(smooth.with(4, smooth[3]))).toBe(false);
  expect(holds(smooth.with(9, smooth[8] * 0.3))).toBe(false);
  const blind = smooth.map(conduct).with(2, { ...conduct(smooth[2], 2), mated: 0.5, captured: 0.5 });
  expect(checkErrors(blind).map(({ holds: does }) => does)).toEqual([true, true, false, false]);
  const careless = { ...conduct(smooth[5], 5).kinds, 'hung-piece': 0.2 };
  const slipping = smooth.map(conduct).with(5, { ...conduct(smooth[5], 5), kinds: careless });
  expect(checkErrors(slipping)[1]).toMatchObject({ seen: 'hung piece on level 6', holds: false });
});
