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

/** Who may sit at a seat: `remote` is a person at another device (O-SEAT). */
export const SEAT_KINDS = ['person', 'computer', 'remote'] as const;
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

/** O-LINK: what the players of a match between two devices agree on beside the rest. */
export type OnlineTerms = {
  /** O-HELP */
  readonly hints: boolean;
  readonly takebacks: boolean;
  /** O-WATCH: may others look on? */
  readonly watched: boolean;
  /** O-GONE: after so many milliseconds away the opponent may claim; missing where nobody may. */
  readonly grace?: number;
};

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
  /** Which match it is, as the tags of the same names say in PGN. */
  readonly event?: string;
  readonly site?: string;
  /** `2026.11.18`; question marks for what is not known. */
  readonly date?: string;
  readonly round?: string;
  /** Did the computer comment on the moves while the match was played? Missing where it did not. */
  readonly feedback?: boolean;
  /** Missing for a match on one device. */
  readonly online?: OnlineTerms;
};

/** The date of a match by the clock of the device, as `Setup.date` has it. */
export function formatMatchDate(when: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const year = String(when.getFullYear()).padStart(4, '0');
  return `${year}.${two(when.getMonth() + 1)}.${two(when.getDate())}`;
}

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

function seatOfKind(kinds: readonly SeatKind[]): Validator<Seat> {
  const level = integerBetween(0, 1000);
  const seed = integerBetween(0, 2 ** 32 - 1);
  return objectOf<Seat>({ name: NAME, kind: oneOf(kinds), level, seed }, ['level', 'seed']);
}

/** The fields of a set-up of version 1 but its dice, whose secret a record may hold too. */
export const SETUP_FIELDS_1 = {
  options: dictionaryOf(booleanValue),
  players: pairOf(seatOfKind(['person', 'computer'])),
  clock: pairOf(timeControlValidator),
  help: objectOf<HelpCosts>({ hint: cost, takeback: cost }),
  budget: integerBetween(1, 1_000_000),
  start: textUpTo(1000),
};

/** The same of version 2. */
export const SETUP_FIELDS = {
  ...SETUP_FIELDS_1,
  players: pairOf(seatOfKind(SEAT_KINDS)),
  event: NAME,
  site: NAME,
  date: textUpTo(10, '^[0-9?]{4}\\.[0-9?]{2}\\.[0-9?]{2}$'),
  round: NAME,
  feedback: booleanValue,
  online: objectOf<OnlineTerms>(
    { hints: booleanValue, takebacks: booleanValue, watched: booleanValue, grace: cost },
    ['grace'],
  ),
};

/** The fields of a set-up that may be missing. */
export const OPTIONAL_SETUP = ['start', 'event', 'site', 'date', 'round', 'feedback', 'online'] as const;

export const setupValidator: Validator<Setup> = objectOf<Setup>(
  { ...SETUP_FIELDS, dice: objectOf<DiceTerms>({ commit: HEX, playerSeed: textUpTo(1000) }) },
  ['dice', ...OPTIONAL_SETUP],
);
