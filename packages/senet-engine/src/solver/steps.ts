import {
  A,
  B,
  EMPTY,
  EXIT,
  LAST,
  obstacleOf,
  RESURRECTION,
  restingSquare,
  THROWS,
  targetOf,
  WATER,
} from '@tabuleiro/senet';

/** How a step ends. */
export const NO_STEP = 0;
export const PLAIN = 1;
export const SWAP = 2;

/** Obstacles to a step stand within so many squares ahead: a throw of five, and a pair or wall around its target. */
const WINDOW = 7;
export const WINDOW_MASK: number = (1 << WINDOW) - 1;
export const FACES: number = THROWS.length;
const DICE = FACES + 1;

/**
 * By (square × 6 + die) << 7 | the enemy's pieces on the seven squares ahead: how the step ends, as the rules have it.
 * Own pieces are not looked at.
 */
export const STEPS = new Uint8Array(((LAST + 1) * DICE) << WINDOW);
for (let from = 1; from <= LAST; from++) {
  for (const die of THROWS) {
    for (let enemies = 0; enemies <= WINDOW_MASK; enemies++) {
      STEPS[stepAt(from, die) | enemies] = endOf(from, die, enemies);
    }
  }
}

/** Where the entries of a square and a die begin. */
export function stepAt(from: number, die: number): number {
  return (from * DICE + die) << WINDOW;
}

/** S-EXTRA */
export function throwsAgain(die: number): boolean {
  return die === 1 || die === FACES;
}

export function isExit(from: number, die: number): boolean {
  return targetOf(from, die) === EXIT;
}

export function isFall(from: number, die: number): boolean {
  return targetOf(from, die) === WATER;
}

/** Where a piece stands that falls with a die. */
export function fallFrom(die: number): number {
  return WATER - die;
}

function endOf(from: number, die: number, enemies: number): number {
  const track = new Uint8Array(LAST + 1 + WINDOW + 1);
  track[from] = A;
  for (let i = 0; i < WINDOW; i++) if ((enemies >> i) & 1) track[from + 1 + i] = B;
  const to = targetOf(from, die);
  if (to === 0 || obstacleOf({ track, player: A }, from, to) !== undefined) return NO_STEP;
  return to === EXIT || track[to] === EMPTY ? PLAIN : SWAP;
}

/** The squares up to 15, where fallen pieces come to rest, as bits from 0. */
export const WATER_MASK: number = (1 << RESURRECTION) - 1;

export function isRestTaken(set: number): boolean {
  return ((set >> RESURRECTION) & 1) === 1;
}

/** By the pieces on 1 to 15, as bits 0 to 14: where a piece comes to rest that falls into the water. */
export const WATER_RESTS: Uint8Array = Uint8Array.from({ length: WATER_MASK + 1 }, (_, taken) => {
  const track = new Uint8Array(WATER + 1);
  for (let i = 0; i < RESURRECTION; i++) if ((taken >> i) & 1) track[i + 1] = A;
  return taken === WATER_MASK ? 0 : restingSquare(track, WATER);
});
