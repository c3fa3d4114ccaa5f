import { LAST, THROWS } from '@tabuleiro/senet';
import { NO_STEP, STEPS, SWAP, stepAt, WINDOW_MASK } from './steps.js';

/** What must hold of the owners of the pieces ahead for a step to be legal: it is legal if they are as one of these says. */
type Condition = {
  /** How many pieces ahead matter. */
  readonly pieces: number;
  /** By who of them is an enemy, bit 0 for the next piece: is the step legal? */
  readonly isLegal: readonly boolean[];
};

/** The condition of steps that are legal whoever owns what, and of those that never are. */
export const ALWAYS = 0;
export const NEVER = 1;

const CONDITIONS: Condition[] = [
  { pieces: 0, isLegal: [true] },
  { pieces: 0, isLegal: [false] },
];

/**
 * By step and the taken squares among the seven ahead (as in `STEPS`, which has only the enemy's): the number of the
 * condition under which the rules allow the step. Steps that need the same share a condition; there are few.
 */
export const STEP_CONDITIONS = new Uint8Array(STEPS.length);
{
  const numbers = new Map(CONDITIONS.map((condition, number) => [JSON.stringify(condition), number]));
  for (let from = 1; from <= LAST; from++) {
    for (const die of THROWS) {
      for (let taken = 0; taken <= WINDOW_MASK; taken++) {
        const condition = conditionOf(from, die, taken);
        const text = JSON.stringify(condition);
        const number = numbers.get(text) ?? CONDITIONS.push(condition) - 1;
        numbers.set(text, number);
        STEP_CONDITIONS[stepAt(from, die) | taken] = number;
      }
    }
  }
}

/** How many conditions there are. */
export const CONDITION_COUNT: number = CONDITIONS.length;

/** Is a step legal under a condition if the mover owns these of all pieces, bit n for the n-th, of which he moves `piece`? */
export function isLegalStep(condition: number, owned: number, piece: number): boolean {
  const { pieces, isLegal } = CONDITIONS[condition];
  return isLegal[(~owned >> (piece + 1)) & ((1 << pieces) - 1)];
}

function conditionOf(from: number, die: number, taken: number): Condition {
  const squares: number[] = [];
  for (let square = 0; taken >> square !== 0; square++) if ((taken >> square) & 1) squares.push(square);
  let isLegal = Array.from({ length: 1 << squares.length }, (_, enemies) => {
    const ahead = squares.reduce((mask, square, i) => mask | (((enemies >> i) & 1) << square), 0);
    const end = STEPS[stepAt(from, die) | ahead];
    const isTargetTaken = ((taken >> (die - 1)) & 1) === 1;
    return end !== NO_STEP && (!isTargetTaken || end === SWAP);
  });
  let pieces = squares.length;
  while (pieces > 0 && !dependsOnLast(isLegal)) {
    isLegal = isLegal.slice(0, isLegal.length / 2);
    pieces--;
  }
  return { pieces, isLegal };
}

function dependsOnLast(isLegal: readonly boolean[]): boolean {
  const half = isLegal.length / 2;
  return isLegal.slice(0, half).some((legal, i) => legal !== isLegal[half + i]);
}
