import { isLevel, type Level } from '@tabuleiro/engine';
import type { Game, GameOptions, Outcome, PositionError } from '@tabuleiro/game';
import {
  DEFAULT_HELP_COSTS,
  type DiceTerms,
  formatTimeControl,
  type HelpCosts,
  type Setup,
  TIME_CONTROL_PRESETS,
} from '@tabuleiro/match';

export const OPPONENTS = ['computer', 'person', 'remote'] as const;
/** Which side the first person named has; `lots` draws it. */
export const SIDE_CHOICES = ['first', 'second', 'lots'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** `preset` and `custom` hold a text of docs/match.md; the texts of `unequal` belong to the people, not to the sides. */
export type TimeChoice =
  | { readonly kind: 'preset'; readonly text: string }
  | { readonly kind: 'perMove'; readonly seconds: string }
  /** Only with somebody far away. */
  | { readonly kind: 'days'; readonly days: string }
  | { readonly kind: 'custom'; readonly text: string }
  | { readonly kind: 'unequal'; readonly own: string; readonly other: string };

/** What is agreed only with somebody at another device (O-LINK). */
export type FarChoice = {
  readonly watched: boolean;
  readonly listed: boolean;
  /** O-GONE, in milliseconds. */
  readonly grace: number;
  readonly dice: 'fair' | 'real';
};

/** A new game as it stands on the page: texts as they were typed. */
export type NewGameForm = {
  readonly opponent: (typeof OPPONENTS)[number];
  /** The person at this device, and the second one where there is one. */
  readonly names: readonly [string, string];
  readonly colour: SideChoice;
  readonly level: Level | 'max';
  readonly time: TimeChoice;
  readonly help: HelpCosts;
  readonly options: GameOptions;
  /** Undefined where a real die is thrown, or none. */
  readonly dice: DiceTerms | undefined;
  /** Empty for the game's own start. */
  readonly position: string;
  readonly far: FarChoice;
};

/** Random numbers, drawn by the caller: nothing here draws any. */
export type Draws = {
  /** From 0 up to 1, for the sides. */
  readonly lot: number;
  /** A whole number below 2³², for the computer's errors. */
  readonly seed: number;
};

export const FORM_FIELDS = ['perMove', 'days', 'custom', 'own', 'other', 'position'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** What is wrong, and in which field of the page. */
export type FormError =
  | { readonly code: 'bad-clock'; readonly field: Exclude<FormField, 'position'>; readonly text: string }
  | { readonly code: 'bad-position'; readonly field: 'position'; readonly error: PositionError }
  | { readonly code: 'position-over'; readonly field: 'position'; readonly outcome: Outcome };

/** A name is no longer than what fits beside a board. */
export const LONGEST_NAME = 40;

/** What is proposed: somebody who changes nothing has a game to play. */
export function plainForm(rules: Game, name: string): NewGameForm {
  return {
    opponent: 'computer',
    names: [name, ''],
    colour: 'first',
    level: 3,
    time: { kind: 'preset', text: 'none' },
    help: DEFAULT_HELP_COSTS,
    options: Object.fromEntries(rules.options.map((option) => [option.name, option.default])),
    dice: undefined,
    position: '',
    far: { watched: true, listed: false, grace: 60_000, dice: 'fair' },
  };
}

/** The terms of a game with the sides exchanged, for those who have to agree on new dice first. */
export function rematchForm({ players, clock, help, options, start }: Setup): Partial<NewGameForm> {
  const own = players[0].kind === 'person' ? 0 : 1;
  const other = players[1 - own];
  return {
    opponent: other.kind,
    names: [players[own].name, other.kind === 'person' ? other.name : ''],
    colour: own === 0 ? 'second' : 'first',
    level: isLevel(other.level) ? other.level : 'max',
    time: timeOf(formatTimeControl(clock[own]), formatTimeControl(clock[1 - own])),
    help,
    options,
    position: start ?? '',
  };
}

function timeOf(own: string, other: string): TimeChoice {
  if (own !== other) return { kind: 'unequal', own, other };
  return { kind: TIME_CONTROL_PRESETS.some((preset) => preset === own) ? 'preset' : 'custom', text: own };
}
