import { type SenetState, senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import {
  analyse,
  countOf,
  Expectimax,
  hint,
  NO_EXACT_VALUES,
  SenetSearcher,
  type SenetSearchInfo,
} from '../../src/index.js';
import { sidesOf } from '../../src/search/rootMoves.js';
import { Successors } from '../../src/search/successors.js';
import { choices, randomStates, read } from '../randomStates.js';
import { readShipped } from '../shipped.js';

const SEED = 71;
const SHIPPED = readShipped();

function isSmall(state: SenetState): boolean {
  const { own, other } = sidesOf(state);
  return countOf(own) <= 2 && countOf(other) <= 2;
}

const NOTHING_EXACT = { ...SHIPPED, exact: NO_EXACT_VALUES };

/** The plain definition: the mean over the throws of the best step, nothing cut off. */
function expectimax(own: number, other: number, depth: number): number {
  const isKnown = countOf(own) <= SHIPPED.exact.pieces && countOf(other) <= SHIPPED.exact.pieces;
  if (isKnown) return SHIPPED.exact.win(own, other);
  if (depth === 0) return SHIPPED.estimate.win(own, other);
  const successors = new Successors(5);
  let sum = 0;
  for (let die = 1; die <= 5; die++) {
    const steps = successors.list(own, other, die, 0);
    const sides = Array.from({ length: steps }, (_, i) => [successors.own[i], successors.other[i]] as const);
    const wins = sides.map(([mine, his]) => {
      if (mine === 0) return 1;
      return die === 1 || die === 5 ? expectimax(mine, his, depth - 1) : 1 - expectimax(his, mine, depth - 1);
    });
    sum += steps === 0 ? 1 - expectimax(other, own, depth - 1) : Math.max(...wins);
  }
  return sum / 5;
}

test(`[P-AI] what is cut off changes no value (seed ${SEED})`, () => {
  const lookahead = new Expectimax(SHIPPED);
  const states = [...randomStates(SEED, 8)].filter((state, i) => state.die === 0 && i % 100 === 0);
  expect(states.length).toBeGreaterThan(5);
  for (const state of states) {
    const { own, other } = sidesOf(state);
    if (own === 0 || other === 0) continue;
    for (const depth of [1, 2, 3]) {
      lookahead.forget();
      const found = lookahead.value(own, other, depth, 0, 1);
      expect(found, senet.notation.formatPosition(state)).toBeCloseTo(expectimax(own, other, depth), 10);
    }
  }
});

test(`[P-AI] a window tells on which side of it a value lies (seed ${SEED})`, () => {
  const lookahead = new Expectimax(SHIPPED);
  for (const state of [...randomStates(SEED + 1, 6)].filter((_, i) => i % 60 === 0)) {
    const { own, other } = sidesOf(state);
    lookahead.forget();
    const exact = lookahead.value(own, other, 3, 0, 1);
    for (const shift of [-0.1, -0.02, 0.02, 0.1]) {
      lookahead.forget();
      const alpha = Math.max(0, exact + shift - 0.01);
      const beta = Math.min(1, exact + shift + 0.01);
      const found = lookahead.value(own, other, 3, alpha, beta);
      if (shift > 0) expect(found).toBeLessThanOrEqual(alpha);
      else expect(found).toBeGreaterThanOrEqual(beta);
      expect(shift > 0 ? exact <= found + 1e-12 : exact >= found - 1e-12).toBe(true);
    }
  }
});

test(`[P-AI] with at most two pieces a side the table decides, at once (seed ${SEED})`, () => {
  const small = choices(SEED + 2, 60).filter(isSmall);
  expect(small.length).toBeGreaterThan(50);
  for (const state of small) {
    const { move, score, depth, nodes } = analyse(SHIPPED, state, {});
    const wins = senet.moves(state).map((legal) => {
      const after = senet.apply(state, legal);
      const { own, other } = sidesOf(after, state.player);
      if (own === 0) return 1;
      return after.player === state.player
        ? SHIPPED.exact.win(own, other)
        : 1 - SHIPPED.exact.win(other, own);
    });
    expect([depth, nodes <= 5]).toEqual([1, true]);
    expect(score.win).toBe(Math.max(...wins));
    expect(senet.moves(state).map((legal, i) => (wins[i] === score.win ? legal : undefined))).toContainEqual(
      move,
    );
  }
});

test('[P-AI] a single action takes no time, a skip neither', () => {
  const single = analyse(SHIPPED, read('ABABABABAB/........../.......... A 1'), {
    moves: [{ kind: 'step', from: 9, to: 10 }],
  });
  expect([single.move, single.depth]).toEqual([{ kind: 'step', from: 9, to: 10 }, 2]);
  const stuck = analyse(NOTHING_EXACT, read('........../........../.....A...B A 1'), {});
  expect(stuck.move).toEqual({ kind: 'skip' });
});

test('[P-AI] a win at once is taken', () => {
  const last = analyse(NOTHING_EXACT, read('B........./........../.....A.... A 5'), {});
  expect(last).toMatchObject({ move: { from: 26, to: 31 }, score: { win: 1 } });
});

test('[P-AI] before the throw the chances are told and nothing is chosen; after the end neither', () => {
  const before = analyse(SHIPPED, senet.start(), { depth: 2 });
  expect(before.move).toBeUndefined();
  expect(before.score.win).toBeGreaterThan(0.4);
  expect(before.score.win).toBeLessThan(0.6);
  const over = analyse(SHIPPED, read('B........./........../.......... B -'), {});
  expect(over).toMatchObject({ move: undefined, score: { win: 0 } });
});

test('[P-AI] so many positions and no more; the same ones give the same answer', () => {
  const state = read('ABABABABAB/........../.......... A 3');
  const searcher = new SenetSearcher(SHIPPED);
  const first = searcher.search(state, { nodes: 5000 });
  expect(first.nodes).toBeGreaterThanOrEqual(5000);
  expect(first.nodes).toBeLessThan(5100);
  searcher.search(read('ABABABABAB/........../.......... A 2'), { nodes: 3000 });
  searcher.forget();
  expect(searcher.search(state, { nodes: 5000 })).toEqual(first);
});

test('[P-AI] whoever is told to stop has an answer', () => {
  let asked = 0;
  const poll = (): boolean => ++asked > 3;
  const { move, depth } = analyse(SHIPPED, read('ABABABABAB/........../.......... A 3'), { poll });
  expect(move).toBeDefined();
  expect(depth).toBeGreaterThanOrEqual(1);
});

test('[P-AI] several lines come best first, each with another step', () => {
  const infos: SenetSearchInfo[] = [];
  const state = read('ABABABABAB/........../.......... A 3');
  analyse(SHIPPED, state, { depth: 3, multiPv: 3 }, (info) => infos.push(info));
  const last = infos.filter(({ depth }) => depth === 3);
  expect(last.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  expect(last.map(({ score }) => score.win)).toEqual(
    last.map(({ score }) => score.win).sort((a, b) => b - a),
  );
  expect(new Set(last.map(({ line }) => JSON.stringify(line))).size).toBe(3);
});

test('[P-AI] a hint is a legal step, the same on every machine', () => {
  const state = read('A.A.A.B.B./.B.......A/A...B..... A 2');
  const { move } = hint(SHIPPED, state);
  expect(senet.moves(state)).toContainEqual(move);
  expect(hint(SHIPPED, state).move).toEqual(move);
});
