import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import {
  choose,
  SENET_LEVEL_PARAMETERS,
  SenetChooser,
  type SenetLevel,
  type SenetLevelParameters,
} from '../../src/index.js';
import { choices, read } from '../randomStates.js';
import { readShipped } from '../shipped.js';

const SEED = 81;
const SHIPPED = readShipped();
const LEVELS: readonly SenetLevel[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const STATES = choices(SEED, 6).filter((_, i) => i % 12 === 0);
const QUIET: SenetLevelParameters = { depth: 1, noise: 0, blindness: 0 };

test('[P-F2] ten levels, none sees less or errs more than the one below', () => {
  expect(SENET_LEVEL_PARAMETERS).toHaveLength(LEVELS.length);
  for (let i = 1; i < SENET_LEVEL_PARAMETERS.length; i++) {
    const [below, level] = [SENET_LEVEL_PARAMETERS[i - 1], SENET_LEVEL_PARAMETERS[i]];
    expect(level.depth).toBeGreaterThanOrEqual(below.depth);
    expect(level.noise).toBeLessThan(below.noise);
    expect(level.blindness).toBeLessThanOrEqual(below.blindness);
  }
});

test(`[P-AI] every level answers with a legal action, the same for the same seed (seed ${SEED})`, () => {
  expect(STATES.length).toBeGreaterThan(20);
  for (const state of STATES) {
    for (const level of LEVELS) {
      const { move } = choose(SHIPPED, state, level, SEED);
      expect(senet.moves(state), senet.notation.formatPosition(state)).toContainEqual(move);
      expect(choose(SHIPPED, state, level, SEED).move).toEqual(move);
    }
  }
});

test('[P-AI] what was chosen before changes no choice', () => {
  const chooser = new SenetChooser(SHIPPED);
  const parameters = SENET_LEVEL_PARAMETERS[8];
  const forwards = STATES.map((state) => chooser.choose(state, parameters, 5));
  const backwards = [...STATES].reverse().map((state) => chooser.choose(state, parameters, 5));
  expect(backwards.reverse()).toEqual(forwards);
});

test('[P-AI] other seeds bring other steps, the fewer the higher the level', () => {
  const chooser = new SenetChooser(SHIPPED);
  const variety = (parameters: SenetLevelParameters): number => {
    const texts = STATES.flatMap((state, i) =>
      [1, 2, 3, 4].map((seed) => `${i} ${JSON.stringify(chooser.choose(state, parameters, seed).move)}`),
    );
    return new Set(texts).size;
  };
  const [low, high] = [variety(SENET_LEVEL_PARAMETERS[0]), variety(SENET_LEVEL_PARAMETERS[9])];
  expect(low).toBeGreaterThan(high);
  expect(variety(QUIET)).toBe(STATES.length);
});

test('[P-AI] the choice of each level is the same on every machine', () => {
  const state = read('A.A.A.B.B./.B.......A/A...B..... A 2');
  const texts = LEVELS.map((level) => JSON.stringify(choose(SHIPPED, state, level, 7).move));
  expect(texts).toMatchInlineSnapshot(`
    [
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
      "{"kind":"step","from":20,"to":22}",
    ]
  `);
});

test('[P-AI] where there is no choice none is made', () => {
  expect(choose(SHIPPED, senet.start(), 1, 0).move).toBeUndefined();
  const stuck = read('........../........../.....A...B A 1');
  expect(choose(SHIPPED, stuck, 1, 0).move).toEqual({ kind: 'skip' });
});
