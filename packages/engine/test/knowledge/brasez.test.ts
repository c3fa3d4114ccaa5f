import { brasez } from '@tabuleiro/brasez';
import { Random, randomGame } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { drawn, mirror, randomPosition, read } from '../../../brasez/test/positions.js';
import { brasezSearchGame, TACTICAL_UNIT } from '../../src/index.js';
import { BrasezEvaluator } from '../../src/knowledge/brasez/evaluation.js';
import { FEATURES } from '../../src/knowledge/brasez/features.js';
import { handmadeWeights } from '../../src/knowledge/brasez/handmadeWeights.js';
import { brasezTuning } from '../../src/knowledge/brasez/tuning.js';
import { PHASES, packWeights } from '../../src/knowledge/weights.js';

const SEED = 20;
const COUNT = 200;

function evaluate(text: string): number {
  return brasezSearchGame.open(read(text)).knowledge.evaluate();
}

/** Made-up positions, and those of random games behind their set-up. */
function positions(): string[] {
  const random = new Random(SEED);
  const texts = Array.from({ length: COUNT }, () => randomPosition(random));
  for (let game = 0; game < 4; game++) {
    const states = [...randomGame(brasez, brasez.start(), 120, random)].slice(2);
    texts.push(...states.map((state) => brasez.notation.formatPosition(state)));
  }
  return texts;
}

test('there is a weight for every feature', () => {
  expect(handmadeWeights()).toHaveLength(FEATURES);
  expect(brasezTuning.count).toBe(FEATURES);
});

test('a position is worth the same with the colours exchanged', () => {
  for (const text of positions()) expect(evaluate(mirror(text)), text).toBe(evaluate(text));
});

test('the traced features add up to the evaluation', () => {
  const weights = handmadeWeights();
  const evaluator = new BrasezEvaluator(packWeights(weights));
  for (const text of positions()) {
    const state = read(text);
    const { count, features, signs, phase } = brasezTuning.describe(state);
    let opening = 0;
    let ending = 0;
    for (let i = 0; i < count; i++) {
      opening += signs[i] * weights[features[i]][0];
      ending += signs[i] * weights[features[i]][1];
    }
    const sum = Math.trunc((opening * phase + ending * (PHASES - phase)) / PHASES);
    expect(evaluator.weighFeatures(state) + 0, text).toBe(sum + 0);
  }
});

test('an evaluation depends on the position alone', () => {
  const random = new Random(SEED);
  const { knowledge } = brasezSearchGame.open(brasez.start());
  const before = knowledge.evaluate();
  for (let i = 0; i < 20; i++) evaluate(randomPosition(random));
  expect(knowledge.evaluate()).toBe(before);
});

test('[B-SETUP] before the kings stand nothing is better than anything', () => {
  const first = brasez.start();
  const second = brasez.apply(first, brasez.moves(first)[0]);
  for (const state of [first, second]) {
    const { cursor, knowledge } = brasezSearchGame.open(state);
    expect(knowledge.evaluate()).toBe(0);
    expect(knowledge.isNullMoveSound()).toBe(false);
    const moves = new Int32Array(cursor.maxMoves);
    const end = cursor.generate(moves, 0);
    for (const move of moves.subarray(0, end)) expect(knowledge.tacticalScore(move)).toBe(0);
  }
});

/** What the expert says of one legal action. */
function ask(
  text: string,
  action: string,
): { noise: number; gain: number; place: number; holds(n: number): boolean } {
  const state = read(text);
  const { cursor, knowledge } = brasezSearchGame.open(state);
  const found = brasez.moves(state).find((move) => brasez.notation.formatMove(move) === action);
  if (found === undefined) throw new Error(`${action} is not legal in ${text}`);
  const move = cursor.pack(found);
  const noise = knowledge.tacticalScore(move);
  return {
    noise,
    gain: Math.floor(noise / TACTICAL_UNIT),
    place: knowledge.historyIndex(move),
    holds: (threshold) => knowledge.seeAtLeast(move, threshold),
  };
}

const CHARGES = drawn(`
  . . . . . . . k
  . . . . . . . .
  . . . . r . . .
  . . n . . . . .
  . . . . P . . .
  . . L . . . . .
  . . . . . . . .
  K . . . . . . .`);

test('[B-CHARGE] a charge takes the piece two squares ahead and costs the charger', () => {
  const pawn = ask(CHARGES, 'e4*e6');
  expect(pawn.gain).toBe(500);
  expect(pawn.holds(400)).toBe(true);
  expect(pawn.holds(401)).toBe(false);
  const lord = ask(CHARGES, 'c3*c5');
  expect(lord.gain).toBe(325);
  expect(lord.holds(75)).toBe(true);
  expect(lord.holds(76)).toBe(false);
});

test('[B-CHARGE] a piece that stops before a pawn or lord is charged', () => {
  const text = drawn(`
    . . . . . . k .
    p . . . . . . .
    . . . . . . . .
    . . . . . . . R
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    K . . . . . . .`);
  expect(ask(text, 'h5a5').holds(-399)).toBe(false);
  expect(ask(text, 'h5a5').holds(-400)).toBe(true);
  expect(ask(text, 'h5b5').holds(0)).toBe(true);
});

const EXCHANGES = drawn(`
  . . . . . . . k
  . . . p . . . .
  . . n . . . p .
  . . . . . p . .
  . . . . . . . .
  . . N . . . . H
  . . R . . . . .
  K . . . . . . .`);

test('a piece that is guarded is not worth a dearer one', () => {
  expect(ask(EXCHANGES, 'h3f5').gain).toBe(100);
  expect(ask(EXCHANGES, 'h3f5').holds(0)).toBe(false);
  expect(ask(EXCHANGES, 'h3f5').holds(-220)).toBe(true);
});

test('a square where a pawn takes is lost to a piece', () => {
  expect(ask(EXCHANGES, 'c3b5').holds(0)).toBe(true);
  expect(ask(EXCHANGES, 'h3g4').holds(0)).toBe(false);
});

test('[B-PRIEST] a priest jumps into an exchange', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . .
    . h . . . . . .
    . . P . . . . .
    . . . n . . . .
    . . . . . . . .
    . . . R . . . .
    K . . . . . . .`);
  expect(ask(text, 'd2d4').holds(0)).toBe(false);
  expect(ask(text.replace('1h6', '8'), 'd2d4').holds(325)).toBe(true);
});

const ZONES = drawn(`
  . . . . . . . k
  . . . . . . . .
  . . . g . . . .
  . . n . . . . .
  . . . . . . . .
  . . . P P . . .
  . . R . . . . .
  K . . . . . . .`);

test('[B-ZONE] who steps into a zone is lost', () => {
  const capture = ask(ZONES, 'c2c5');
  expect(capture.gain).toBe(325);
  expect(capture.holds(-174)).toBe(false);
});

test('[B-ZONE] whoever recaptures in the zone of the own duke is lost', () => {
  const text = drawn(`
    . . r . . . . k
    . . . . . . . .
    . . . . . . . .
    . . n . . . . .
    . . . G . . . .
    . . . . . . . .
    . . R . . . . .
    K . . . . . . .`);
  expect(ask(text, 'c2c5').holds(325)).toBe(true);
});

test('[B-LEGION] a legion is quiet and has a place of its own', () => {
  const legion = ask(ZONES, 'd3&e3');
  expect(legion.noise).toBe(0);
  expect(legion.holds(0)).toBe(true);
  expect(legion.place).not.toBe(ask(ZONES, 'd3d4').place);
});

const PROMOTIONS = drawn(
  `
  . n . . . . . k
  P . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  K . . . G . . .`,
  'w - - - w 1/0 RL/- 0,- 1',
);

test('[B-PROMO] a promotion gains what comes back, a duke is never taken', () => {
  expect(ask(PROMOTIONS, 'a7a8r').gain).toBe(400);
  expect(ask(PROMOTIONS, 'a7b8g').gain).toBe(625);
  expect(ask(PROMOTIONS, 'a7a8g').holds(300)).toBe(true);
  expect(ask(PROMOTIONS, 'a7a8l').gain).toBe(150);
});

test('[B-DUKE-A] [B-DUKE-B] [B-PASS] entries, retirements and passes are quiet', () => {
  for (const action of ['G@d5', 'pass', 'a1b1~e1', 'a7b8r~e1']) {
    expect(ask(PROMOTIONS, action).noise, action).toBe(0);
  }
});

test('every action has a place below the number of places', () => {
  const random = new Random(SEED);
  for (let i = 0; i < COUNT; i++) {
    const text = randomPosition(random);
    const { cursor, knowledge } = brasezSearchGame.open(read(text));
    const moves = new Int32Array(cursor.maxMoves);
    for (const move of moves.subarray(0, cursor.generate(moves, 0))) {
      const place = knowledge.historyIndex(move);
      expect(place >= 0 && place < knowledge.historySize, text).toBe(true);
    }
  }
});

test('[B-50] more men are worth more the longer nothing happens', () => {
  const at = (halfmove: number): number =>
    evaluate(`4k3/8/8/3n4/8/3N1L2/8/4K3 w - - - b 0/0 -/- ${halfmove},- 40`);
  const worths = [0, 20, 30, 40, 49].map(at);
  expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  expect(new Set(worths).size).toBe(5);
});

test('[B-50] [B-KD] positions of different age have different keys', () => {
  const keyOf = (clocks: string, board = '4k3/8/8/3n4/8/3N1L2/8/4K3'): number =>
    brasezSearchGame.open(read(`${board} w - - - b 0/0 -/- ${clocks} 40`)).cursor.keyHigh;
  expect(keyOf('0,-')).toBe(keyOf('10,-'));
  expect(new Set(['10,-', '30,-', '31,-', '49,-'].map((clocks) => keyOf(clocks))).size).toBe(4);
  const kings = '4k3/8/8/3g4/8/3G4/8/4K3';
  expect(keyOf('0,3', kings)).not.toBe(keyOf('0,4', kings));
});

test('[B-KD] with only kings and dukes the side with more of them on the board at the end is ahead', () => {
  const worth = (board: string, duchy: string, plies: number): number =>
    evaluate(`${board} w - - - b ${duchy} -/- 0,${plies} 60`);
  expect(worth('4k3/8/8/3g4/8/3G4/8/4K3', '1/0', 2)).toBeGreaterThan(1000);
  expect(worth('4k3/8/8/3gg3/8/3G4/8/4K3', '0/0', 2)).toBeLessThan(-1000);
  // Too late for two entries.
  expect(Math.abs(worth('4k3/8/8/3gg3/8/3G4/8/4K3', '2/0', 9))).toBeLessThan(10);
});

test('[B-STALE] doing nothing is no measure for a side with few men and no token', () => {
  const isSound = (text: string): boolean => brasezSearchGame.open(read(text)).knowledge.isNullMoveSound();
  expect(isSound('4k3/8/8/3n4/8/3N4/8/4K3 w - - - b 0/0 -/- 0,- 40')).toBe(false);
  expect(isSound('4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - - b 0/0 -/- 0,- 40')).toBe(false);
  expect(isSound('4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - - w 0/0 -/- 0,- 40')).toBe(true);
  expect(isSound('4k3/pppp4/8/8/8/8/PPPPN3/4K3 w - - - b 0/0 -/- 0,- 40')).toBe(true);
});
