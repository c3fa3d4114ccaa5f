import { EXIT, EXIT_THROW, PIECES, WATER } from '@tabuleiro/senet';
import { type ExactValues, Successors } from '@tabuleiro/senet-engine';
import type { Pair } from '../positions.js';

/** A legal move: the sets after it for the player who moves, and how likely he wins then. A skip is from square 0. */
export type Option = Pair & { readonly from: number; readonly to: number; readonly win: number };

const successors = new Successors(PIECES);

/** What a player can do with a throw. */
export function optionsOf(table: ExactValues, { own, other }: Pair, die: number): readonly Option[] {
  const count = successors.list(own, other, die, 0);
  if (count === 0) return [{ own, other, from: 0, to: 0, win: 1 - table.win(other, own) }]; // S-SKIP
  const found = Array.from({ length: count }, (_, i) => ({
    own: successors.own[i],
    other: successors.other[i],
    from: successors.from[i],
  }));
  return found.map((option) => ({
    ...option,
    to: targetOf(option.from, die),
    win: worth(table, option, die),
  }));
}

/** S-EXTRA */
export function throwsAgain(die: number): boolean {
  return die === 1 || die === 5;
}

export function bestOf(options: readonly Option[]): Option {
  return options.reduce((one, other) => (other.win > one.win ? other : one));
}

export function formatOption({ from, to }: Option): string {
  return from === 0 ? 'skip' : `${from}-${to}`;
}

function targetOf(from: number, die: number): number {
  return EXIT_THROW[from] === 0 ? from + die : EXIT;
}

function worth(table: ExactValues, { own, other }: Pair, die: number): number {
  if (own === 0) return 1; // S-WIN
  return throwsAgain(die) ? table.win(own, other) : 1 - table.win(other, own);
}

export function isExit({ to }: Option): boolean {
  return to === EXIT;
}

export function isFall({ to }: Option): boolean {
  return to === WATER;
}
