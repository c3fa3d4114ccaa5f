import { classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import {
  Chooser,
  classicoSearchGame,
  LEVELS,
  type LevelParameters,
  levelParametersOf,
  SEARCHED_GAMES,
} from '../../src/index.js';

const CALM: LevelParameters = { nodes: 3_000, depth: 3, noise: 0, blindness: 0, haste: 0 };
const chooser = new Chooser(classicoSearchGame);

function position(text: string): ReturnType<typeof classico.start> {
  const parsed = classico.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function chosen(text: string, parameters: LevelParameters, seed = 0): string {
  const { move } = chooser.choose(position(text), parameters, seed);
  return move === undefined ? 'none' : classico.notation.formatMove(move);
}

test('[P-AI] without noise and blindness it takes what is best', () => {
  expect(chosen('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', CALM)).toBe('d1d8');
  expect(chosen('4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1', CALM)).toBe('c3d5');
});

test('[P-AI] blind to everything, it still plays a legal move', () => {
  expect(chosen('4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1', { ...CALM, blindness: 1000 })).toBe('c3d5');
});

/** How many of the seeds choose a move that `isMeant`. */
function count(
  text: string,
  parameters: LevelParameters,
  seeds: number,
  isMeant: (move: string) => boolean,
): number {
  return Array.from({ length: seeds }, (_, seed) => chosen(text, parameters, seed)).filter(isMeant).length;
}

test('[P-AI] what catches the eye is overlooked less often: a check twice, a piece for nothing three times', () => {
  const blind = { ...CALM, depth: 1, blindness: 800 };
  const free = count('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1', blind, 400, (move) => move === 'd1d5');
  expect(free).toBeGreaterThan(400 * 0.42);
  expect(free).toBeLessThan(400 * 0.57);
  const mate = count('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', blind, 400, (move) => move === 'd1d8');
  expect(mate).toBeGreaterThan(400 * 0.29);
  expect(mate).toBeLessThan(400 * 0.43);
});

test('[P-AI] in haste a piece is left hanging, with a look at the answer it is not', () => {
  const attacked = '6k1/6b1/8/8/3N4/8/5PPP/6K1 w - - 0 1';
  const careful = { ...CALM, depth: 1, noise: 60 };
  const isLeft = (move: string): boolean => !move.startsWith('d4');
  expect(count(attacked, careful, 100, isLeft)).toBe(0);
  expect(count(attacked, { ...careful, haste: 1000 }, 100, isLeft)).toBeGreaterThan(10);
});

test('[P-AI] where a piece goes is looked at twice: few are put where they are taken', () => {
  const open = '6k1/1p3ppp/8/8/1N6/8/5PPP/6K1 w - - 0 1';
  const hasty = { ...CALM, depth: 1, noise: 60, haste: 500 };
  const isGiven = (move: string): boolean => move === 'b4a6' || move === 'b4c6';
  const given = count(open, hasty, 200, isGiven);
  expect(given).toBeGreaterThan(0);
  expect(count(open, { ...hasty, haste: 1000 }, 200, isGiven)).toBeGreaterThan(given * 2);
});

test('[P-AI] what costs a queen is noticed in any haste', () => {
  const hasty = { ...CALM, depth: 1, noise: 30, haste: 1000 };
  const attacked = '6k1/8/4n3/8/3Q4/8/5PPP/6K1 w - - 0 1';
  expect(count(attacked, hasty, 100, (move) => !move.startsWith('d4'))).toBe(0);
});

test('[P-AI] the first ply is looked at to its end, however few nodes there are', () => {
  expect(chosen('4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1', { ...CALM, nodes: 1 })).toBe('c3d5');
});

test('[P-AI] noise makes seeds differ, and each seed is steady', () => {
  const start = classico.notation.formatPosition(classico.start());
  const noisy = { ...CALM, noise: 80 };
  const moves = Array.from({ length: 12 }, (_, seed) => chosen(start, noisy, seed));
  expect(new Set(moves).size).toBeGreaterThan(3);
  expect(Array.from({ length: 12 }, (_, seed) => chosen(start, noisy, seed))).toEqual(moves);
});

test('[P-AI] a choice does not depend on what was chosen before', () => {
  const middle = 'r2q1rk1/1b2bppp/p2ppn2/1p6/3NP3/P1N1B3/1PP1BPPP/R2Q1RK1 w - - 0 12';
  const parameters = levelParametersOf('classico', 6);
  const first = chosen(middle, parameters, 3);
  chosen('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', parameters, 3);
  expect(chosen(middle, parameters, 3)).toBe(first);
});

test.each(SEARCHED_GAMES)('[P-F2] %s: ten levels, none sees less or errs more than the one below', (game) => {
  const levels = LEVELS.map((level) => levelParametersOf(game, level));
  expect(levels).toHaveLength(10);
  for (const [i, parameters] of levels.entries()) {
    if (i === 0) continue;
    const below = levels[i - 1];
    expect(parameters.nodes).toBeGreaterThanOrEqual(below.nodes);
    expect(parameters.depth).toBeGreaterThanOrEqual(below.depth);
    expect(parameters.noise).toBeLessThan(below.noise);
    expect(parameters.blindness).toBeLessThan(below.blindness);
    expect(parameters.haste).toBeLessThan(below.haste);
  }
});
