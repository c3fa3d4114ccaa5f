import { type ChessState, classico } from '@tabuleiro/chess';
import { Random, randomGame } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { classicoSearchGame, TACTICAL_UNIT } from '../../src/index.js';
import { ChessEvaluator } from '../../src/knowledge/chess/evaluation.js';
import { FEATURES } from '../../src/knowledge/chess/features.js';
import { handmadeWeights } from '../../src/knowledge/chess/handmadeWeights.js';
import { chessTuning } from '../../src/knowledge/chess/tuning.js';
import { packWeights } from '../../src/knowledge/weights.js';

const SEED = 31;

function read(text: string): ChessState {
  const parsed = classico.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** The same position with the colours exchanged. */
function mirror(text: string): string {
  const [board, side, , , ...clocks] = text.split(' ');
  const swap = (letter: string): string =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  const ranks = board.split('/').reverse();
  const swapped = ranks.map((rank) => Array.from(rank, swap).join('')).join('/');
  return [swapped, side === 'w' ? 'b' : 'w', '-', '-', ...clocks].join(' ');
}

function positions(): string[] {
  const random = new Random(SEED);
  return Array.from({ length: 6 }, () => [...randomGame(classico, classico.start(), 160, random)])
    .flat()
    .map((state) => classico.notation.formatPosition(state))
    .map((text) => text.replace(/ [KQkq-]+ [a-h1-8-]+ /, ' - - '));
}

function evaluate(text: string): number {
  return classicoSearchGame.open(read(text)).knowledge.evaluate();
}

/** Does the move win at least so much where it lands? */
function holds(text: string, move: string, threshold: number): boolean {
  const state = read(text);
  const { cursor, knowledge } = classicoSearchGame.open(state);
  const parsed = classico.notation.parseMove(state, move);
  if (!parsed.ok) throw new Error(move);
  return knowledge.seeAtLeast(cursor.pack(parsed.value), threshold);
}

test('there is a weight for every feature', () => {
  expect(handmadeWeights()).toHaveLength(FEATURES);
});

test('a position is worth the same with the colours exchanged', () => {
  for (const text of positions()) expect(evaluate(mirror(text)), text).toBe(evaluate(text));
});

test('an evaluation leaves no trace in the next one', () => {
  const texts = positions().slice(0, 200);
  const evaluator = new ChessEvaluator(packWeights(handmadeWeights()));
  for (const text of texts) {
    const fresh = new ChessEvaluator(packWeights(handmadeWeights())).evaluate(read(text));
    expect(evaluator.evaluate(read(text)), text).toBe(fresh);
  }
});

test('the traced features name every piece once', () => {
  const tuning = chessTuning(classico);
  const { count, features, signs } = tuning.describe(classico.start());
  const material = Array.from({ length: count }, (_, i) => i).filter(
    (i) => features[i] > tuning.blocks.material && features[i] < tuning.blocks.material + 7,
  );
  expect(material).toHaveLength(32);
  expect(material.reduce((sum, i) => sum + signs[i], 0)).toBe(0);
});

test('more material is worth more, an ending that cannot be won next to nothing', () => {
  expect(evaluate('4k3/8/8/8/8/8/PPPP4/R3K3 w - - 0 1')).toBeGreaterThan(400);
  expect(Math.abs(evaluate('4k3/8/8/8/8/8/8/2N1K3 w - - 0 1'))).toBeLessThan(100);
});

test('a bare king is driven to the corner', () => {
  const corner = evaluate('k7/8/2K5/8/8/8/8/7R w - - 0 1');
  const middle = evaluate('8/8/3k4/8/8/3K4/8/7R w - - 0 1');
  expect(corner).toBeGreaterThan(middle);
});

test('exchanges: what hangs is won, what is guarded costs', () => {
  expect(holds('4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1', 'd1d5', 100)).toBe(true);
  expect(holds('4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1', 'd1d5', 0)).toBe(false);
  expect(holds('4k3/8/4p3/3r4/8/8/8/3RK3 w - - 0 1', 'd1d5', 0)).toBe(true);
  expect(holds('4k3/8/4p3/3r4/8/8/8/3RK3 w - - 0 1', 'd1d5', 1)).toBe(false);
});

test('exchanges: pieces behind pieces take part, the king only where it is safe', () => {
  expect(holds('3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1', 'd2d5', 100)).toBe(true);
  expect(holds('3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1', 'd2d5', 0)).toBe(false);
  expect(holds('8/8/2k5/3p4/8/8/3R4/4K3 w - - 0 1', 'd2d5', 0)).toBe(false);
  expect(holds('8/8/2k5/3p4/8/8/3R4/3RK3 w - - 0 1', 'd2d5', 100)).toBe(true);
});

test('a quiet move to a guarded square gives the mover away', () => {
  expect(holds('4k3/8/4p3/8/8/8/8/3QK3 w - - 0 1', 'd1d5', 0)).toBe(false);
  expect(holds('4k3/8/4p3/8/8/8/8/3QK3 w - - 0 1', 'd1d4', 0)).toBe(true);
});

test('[C-EP] [C-PROMO] captures in passing and promotions are noisy, cheap takers come first', () => {
  const noise = (text: string, move: string): number => {
    const state = read(text);
    const { cursor, knowledge } = classicoSearchGame.open(state);
    const parsed = classico.notation.parseMove(state, move);
    return parsed.ok ? knowledge.tacticalScore(cursor.pack(parsed.value)) : -1;
  };
  expect(noise('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6')).toBeGreaterThan(99 * TACTICAL_UNIT);
  expect(noise('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q')).toBeGreaterThan(800 * TACTICAL_UNIT);
  expect(noise('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8r')).toBe(0);
  const choice = '4k3/8/8/3r4/4P3/8/8/3QK3 w - - 0 1';
  expect(noise(choice, 'e4d5')).toBeGreaterThan(noise(choice, 'd1d5'));
  expect(noise(choice, 'e1e2')).toBe(0);
});
