import { CLAIM_KINDS, type ClaimKind, PLAYERS, type Player } from '@tabuleiro/game';
import { LONGEST_MS } from '../clock/timeControl.js';
import { integerBetween, objectOf, oneOf, taggedUnion, textUpTo, type Validator } from '../validator.js';

/** The kind of every action that a record can hold, in the order of the rule book. */
export const ACTION_KINDS = [
  'move',
  'throw',
  'resign',
  'offer',
  'accept',
  'decline',
  'claim',
  'hint',
  'takeback',
  'agree',
  'refuse',
  'pause',
  'resume',
  'tick',
] as const;
/** One of `ACTION_KINDS`. */
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Where a throw comes from: the fair dice of the set-up, or a real die on the table (S-DIE). */
export const THROW_SOURCES = ['fair', 'real'] as const;
/** One of `THROW_SOURCES`. */
export type ThrowSource = (typeof THROW_SOURCES)[number];

/**
 * What every action has. `spent` is the time in whole milliseconds since the action before; the player to act pays
 * it, whoever `by` is.
 */
type ActionOf<K extends ActionKind> = { readonly kind: K; readonly by: Player; readonly spent: number };

/** A move in coordinates. */
export type MoveAction = ActionOf<'move'> & { readonly move: string };
/** A throw of the die; `move` is what it shows. */
export type ThrowAction = ActionOf<'throw'> & { readonly move: string; readonly from: ThrowSource };
/** A claim to the end of the game, such as perpetual check. */
export type ClaimAction = ActionOf<'claim'> & { readonly claim: ClaimKind };

/**
 * What is done in a match, as plain JSON: the form in which matches, records and journals keep it.
 * - `offer`, `accept`, `decline`: a draw (C-AGREE).
 * - `takeback` asks for it, or takes it where the other player is a computer; `agree` and `refuse` answer.
 * - `tick`: time went by and nothing else happened; `by` is the player to act.
 */
export type Action =
  | MoveAction
  | ThrowAction
  | ClaimAction
  | ActionOf<'resign'>
  | ActionOf<'offer'>
  | ActionOf<'accept'>
  | ActionOf<'decline'>
  | ActionOf<'hint'>
  | ActionOf<'takeback'>
  | ActionOf<'agree'>
  | ActionOf<'refuse'>
  | ActionOf<'pause'>
  | ActionOf<'resume'>
  | ActionOf<'tick'>;

/** A legal move as it was picked from the list of a state. */
export type Choice<S = unknown, M = unknown> = { readonly state: S; readonly move: M };

/**
 * What a match is asked to do: an action and, with a move, perhaps the choice it came from. While the match still
 * stands at the state of the choice, that move is played as it is and its text is not parsed.
 */
export type TimedActionRequest<S = unknown, M = unknown> =
  | Action
  | (MoveAction & { readonly choice: Choice<S, M> });

type WithoutTime<A> = A extends Action ? Omit<A, 'spent'> : never;

/** What somebody asks a match to do, before it is known how much time it took: `KeptMatch` adds that. */
export type ActionRequest<S = unknown, M = unknown> = WithoutTime<TimedActionRequest<S, M>>;

const by = oneOf(PLAYERS);
const spent = integerBetween(0, LONGEST_MS);
const move = textUpTo(100);

function plain<K extends ActionKind>(kind: K): Validator<ActionOf<K>> {
  return objectOf<ActionOf<K>>({ kind: oneOf([kind]), by, spent });
}

/** Validates one action of a record or a journal. */
export const actionValidator: Validator<Action> = taggedUnion<Action>({
  move: objectOf({ kind: oneOf(['move']), by, spent, move }),
  throw: objectOf({ kind: oneOf(['throw']), by, spent, move, from: oneOf(THROW_SOURCES) }),
  resign: plain('resign'),
  offer: plain('offer'),
  accept: plain('accept'),
  decline: plain('decline'),
  claim: objectOf({ kind: oneOf(['claim']), by, spent, claim: oneOf(CLAIM_KINDS) }),
  hint: plain('hint'),
  takeback: plain('takeback'),
  agree: plain('agree'),
  refuse: plain('refuse'),
  pause: plain('pause'),
  resume: plain('resume'),
  tick: plain('tick'),
});
