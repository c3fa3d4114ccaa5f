import type { GameOptions } from '@tabuleiro/game';
import type { TimeControl } from './clock.js';

export const SEAT_KINDS = ['person', 'computer'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/**
 * Who plays a side. `level` is a computer's strength, in whatever scale its engine has, missing where nothing limits
 * it; `seed` is that of its errors, so that it plays on after a pause as it would have without.
 */
export type Seat = {
  readonly name: string;
  readonly kind: SeatKind;
  readonly level?: number;
  readonly seed?: number;
};

/** N-TIME: what each help costs, in milliseconds; 0 turns it off. Charged only where the game says so. */
export type HelpCosts = { readonly hint: number; readonly takeback: number };

export const DEFAULT_HELP_COSTS: HelpCosts = { hint: 15_000, takeback: 30_000 };

/** S-DIE: what both sides knew before the first throw. */
export type DiceTerms = { readonly commit: string; readonly playerSeed: string };

/** Nodes that may be looked at to prove a claim. */
export const DEFAULT_CLAIM_BUDGET = 100_000;

/** All that is agreed before a match. Pairs are in the order of `game.players`. */
export type Setup = {
  readonly options: GameOptions;
  readonly players: readonly [Seat, Seat];
  readonly clock: readonly [TimeControl, TimeControl];
  readonly help: HelpCosts;
  readonly budget: number;
  /** Missing where a real die is thrown, or none. */
  readonly dice?: DiceTerms;
  /** A position text; missing for the game's own start. */
  readonly start?: string;
};

const NOBODY: Seat = { name: '', kind: 'person' };

/** Two people, no clock, the usual costs, the game's own options. */
export const PLAIN_SETUP: Setup = {
  options: {},
  players: [NOBODY, NOBODY],
  clock: [{ kind: 'none' }, { kind: 'none' }],
  help: DEFAULT_HELP_COSTS,
  budget: DEFAULT_CLAIM_BUDGET,
};
