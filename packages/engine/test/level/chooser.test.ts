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

const CALM: LevelParameters = { nodes: 3_000, depth: 3, noise: 0, blindness: 0 };
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
    expect(parameters.nodes).toBeGreaterThanOrEqual(levels[i - 1].nodes);
    expect(parameters.depth).toBeGreaterThanOrEqual(levels[i - 1].depth);
    const isDeeper = parameters.depth > levels[i - 1].depth;
    expect(isDeeper || parameters.blindness < levels[i - 1].blindness).toBe(true);
  }
});
