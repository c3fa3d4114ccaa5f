import type { GameOptions } from '@tabuleiro/game';
import { LONGEST_MS, type TimeControl, timeControlValidator } from './clock/timeControl.js';
import {
  booleanValue,
  dictionaryOf,
  integerBetween,
  objectOf,
  oneOf,
  pairOf,
  textUpTo,
  type Validator,
} from './validator.js';

/** Who may sit at a seat. */
export const SEAT_KINDS = ['person', 'computer'] as const;
/** One of `SEAT_KINDS`. */
export type SeatKind = (typeof SEAT_KINDS)[number];

/**
 * Who plays a side. `level` is a computer's strength, in whatever scale its engine has, missing where nothing limits
 * it; `seed` is that of its errors, so that a match taken up again goes on as it would have without the break.
 */
export type Seat = {
  readonly name: string;
  readonly kind: SeatKind;
  readonly level?: number;
  readonly seed?: number;
};

/** N-TIME: what each help costs, in milliseconds; 0 turns it off. Charged only where the game says so. */
export type HelpCosts = { readonly hint: number; readonly takeback: number };

/** What help costs unless the players agree on something else. */
export const DEFAULT_HELP_COSTS: HelpCosts = { hint: 15_000, takeback: 30_000 };

/** S-DIE: what both sides know before the first throw of the fair dice. */
export type DiceTerms = { readonly commit: string; readonly playerSeed: string };

/** How many positions may be searched to prove a claim, unless the players agree on something else. */
export const DEFAULT_CLAIM_BUDGET = 100_000;

/** All that is agreed before a match. Pairs are in the order of `game.players`. */
export type Setup = {
  readonly options: GameOptions;
  readonly players: readonly [Seat, Seat];
  readonly clock: readonly [TimeControl, TimeControl];
  readonly help: HelpCosts;
  /** How many positions may be searched to prove a claim. */
  readonly budget: number;
  /** Missing where a real die is thrown, or none. */
  readonly dice?: DiceTerms;
  /** A position text; missing for the game's own start. */
  readonly start?: string;
};

const NAMELESS: Seat = { name: '', kind: 'person' };

/** Two people without names, no clock, the default costs, the game's own options. */
export const PLAIN_SETUP: Setup = {
  options: {},
  players: [NAMELESS, NAMELESS],
  clock: [{ kind: 'none' }, { kind: 'none' }],
  help: DEFAULT_HELP_COSTS,
  budget: DEFAULT_CLAIM_BUDGET,
};

export const NAME: Validator<string> = textUpTo(200);
/** A SHA-256, or 32 secret bytes. */
export const HEX: Validator<string> = textUpTo(64, '^[0-9a-f]{64}$');

const cost = integerBetween(0, LONGEST_MS);

const seat = objectOf<Seat>(
  {
    name: NAME,
    kind: oneOf(SEAT_KINDS),
    level: integerBetween(0, 1000),
    seed: integerBetween(0, 2 ** 32 - 1),
  },
  ['level', 'seed'],
);

/** The fields of a set-up but its dice, whose secret a record may hold too. */
export const SETUP_FIELDS = {
  options: dictionaryOf(booleanValue),
  players: pairOf(seat),
  clock: pairOf(timeControlValidator),
  help: objectOf<HelpCosts>({ hint: cost, takeback: cost }),
  budget: integerBetween(1, 1_000_000),
  start: textUpTo(1000),
};

export const setupValidator: Validator<Setup> = objectOf<Setup>(
  { ...SETUP_FIELDS, dice: objectOf<DiceTerms>({ commit: HEX, playerSeed: textUpTo(1000) }) },
  ['dice', 'start'],
);
