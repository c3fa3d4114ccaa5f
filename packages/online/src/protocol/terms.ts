import { fail, type Game, type GameId, ok, type Result } from '@tabuleiro/game';
import {
  beginMatch,
  booleanValue,
  type Match,
  type OnlineTerms,
  objectOf,
  oneOf,
  SETUP_FIELDS,
  type Seat,
  type Setup,
  type TimeControl,
  textUpTo,
  type Validator,
} from '@tabuleiro/match';
import { DAY_MS, LEAST_GRACE_MS, LONGEST_NAME, MOST_GRACE_MS } from './limits.js';
import { type OnlineError, onlineError } from './onlineError.js';

/** The host's side: the one who begins, the other, or lots, drawn when the guest sits down. */
export const SIDES = ['first', 'second', 'lots'] as const;
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number];

/** Where throws come from: fair dice of three parts (O-DICE), a real die on somebody's table, or the game has none. */
export const DICE_KINDS = ['fair', 'real', 'none'] as const;
/** One of `DICE_KINDS`. */
export type DiceKind = (typeof DICE_KINDS)[number];

/** O-LINK: all that is agreed before a match between two devices. Pairs are in the order of `game.players`. */
export type Terms = Pick<Setup, 'options' | 'clock' | 'help' | 'budget' | 'start' | 'event'> & {
  readonly game: GameId;
  readonly side: Side;
  readonly dice: DiceKind;
  readonly online: OnlineTerms;
  /** Is the invitation shown in the list of the server, where it has one? */
  readonly listed: boolean;
};

/** No control characters, and nothing that turns the direction of the text around it. */
const PLAIN_TEXT = '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$';

/** O-WORDS */
export const nameValidator: Validator<string> = textUpTo(LONGEST_NAME, PLAIN_TEXT);

const { options, clock, help, budget, start, online } = SETUP_FIELDS;

export const termsValidator: Validator<Terms> = objectOf<Terms>(
  {
    ...{ game: textUpTo(LONGEST_NAME), options, clock, help, budget, start, online },
    event: nameValidator, // the other player reads it: no longer than a name
    ...{ side: oneOf(SIDES), dice: oneOf(DICE_KINDS), listed: booleanValue },
  },
  ['start', 'event'],
);

/** Has a player so much time for each move that nobody waits at the board? */
export function isByDays({ clock: controls }: Pick<Terms, 'clock'>): boolean {
  return controls.some((control: TimeControl) => control.kind === 'perMove' && control.ms >= DAY_MS);
}

/** Do the clocks of this match run, so that both players have to be there when it begins? */
export function beginsTogether(terms: Terms): boolean {
  return !isByDays(terms) && terms.clock.some(({ kind }) => kind !== 'none');
}

/** Terms that hold together and that the game can be played by, or why not. */
export function checkTerms<S, M>(terms: Terms, game: Game<S, M>): Result<Terms, OnlineError> {
  const bad = (field: string): Result<never, OnlineError> => fail(onlineError('bad-terms', { field }));
  const { grace } = terms.online;
  if (grace !== undefined && (grace < LEAST_GRACE_MS || grace > MOST_GRACE_MS)) return bad('grace');
  if (grace !== undefined && isByDays(terms)) return bad('grace'); // O-GONE: none in games of days
  // O-HELP: help that was not agreed on costs nothing because there is none.
  if (!terms.online.hints && terms.help.hint !== 0) return bad('help.hint');
  if (!terms.online.takebacks && terms.help.takeback !== 0) return bad('help.takeback');
  const begun = beginMatch(game, setupOf(terms, ['', ''], undefined));
  if (!begun.ok) return bad(begun.error.path);
  if (begun.value.outcome !== undefined) return bad('start');
  if (hasDice(game, begun.value) !== (terms.dice !== 'none')) return bad('dice');
  return ok(terms);
}

/** Is a die thrown in this game? It is where its first action, or the one after it, is chance's. */
function hasDice<S, M>(game: Game<S, M>, { turn, state }: Match<S, M>): boolean {
  if (turn.kind === 'chance') return true;
  return game.moves(state).some((move) => game.turn(game.apply(state, move)).kind === 'chance');
}

/** What the dice of a match are; `playerSeed` is empty for whoever may not know it (O-WATCH). */
export type DiceOfMatch = { readonly commit: string; readonly playerSeed: string };

/** The set-up of the match by these terms. `mine` is the seat of this device, which its record calls a person. */
export function setupOf(
  terms: Terms,
  names: readonly [string, string],
  dice: DiceOfMatch | undefined,
  more: { readonly date?: string; readonly mine?: 0 | 1 } = {},
): Setup {
  const seat = (i: 0 | 1): Seat => ({ name: names[i], kind: more.mine === i ? 'person' : 'remote' });
  return {
    ...{ options: terms.options, players: [seat(0), seat(1)], clock: terms.clock },
    ...{ help: terms.help, budget: terms.budget, online: terms.online },
    ...(terms.dice === 'fair' && dice !== undefined ? { dice } : {}),
    ...(terms.start === undefined ? {} : { start: terms.start }),
    ...(terms.event === undefined ? {} : { event: terms.event }),
    ...(more.date === undefined ? {} : { date: more.date }),
  };
}
