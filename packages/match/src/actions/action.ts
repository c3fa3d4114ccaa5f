import { CLAIM_KINDS, type ClaimKind, PLAYERS, type Player } from '@tabuleiro/game';
import { LONGEST_MS } from '../clock/timeControl.js';
import type { RecordVersion } from '../record/version.js';
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
  'abandoned',
  'declared',
] as const;
/** One of `ACTION_KINDS`. */
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Where a throw comes from: the fair dice of the set-up, or a real die on the table (S-DIE). */
export const THROW_SOURCES = ['fair', 'real'] as const;
/** One of `THROW_SOURCES`. */
export type ThrowSource = (typeof THROW_SOURCES)[number];

/**
 * What every action has. `spent` is the time in whole milliseconds since the action before; the player to act pays
 * it, even if `by` is the other player.
 */
type ActionOf<K extends ActionKind> = { readonly kind: K; readonly by: Player; readonly spent: number };

/** A move in coordinates. */
export type MoveAction = ActionOf<'move'> & { readonly move: string };
/** A throw of the die; `move` is what it shows. */
export type ThrowAction = ActionOf<'throw'> & { readonly move: string; readonly from: ThrowSource };
/** A claim to the end of the game, such as perpetual check. */
export type ClaimAction = ActionOf<'claim'> & { readonly claim: ClaimKind };

/** What a player who stayed makes of the other's absence (O-GONE). */
export const ABANDONED_AS = ['win', 'draw'] as const;
/** The claim that the other player has gone for good. */
export type AbandonedAction = ActionOf<'abandoned'> & { readonly as: (typeof ABANDONED_AS)[number] };

/** The result of a game that comes from elsewhere and does not say how it ended; `winner` is null in a draw. */
export type DeclaredAction = ActionOf<'declared'> & { readonly winner: Player | null };

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
  | ActionOf<'tick'>
  | AbandonedAction
  | DeclaredAction;

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

type OnTurn = Extract<Action, { readonly kind: 'move' | 'throw' | 'offer' | 'claim' | 'hint' }>;
type WithoutPlayer<A> = A extends Action ? Omit<A, 'by' | 'spent'> : never;

/** What the player to act asks for, whoever that is; a move by its text, or as it was picked from the list of a state. */
export type TurnRequest<S = unknown, M = unknown> =
  | WithoutPlayer<OnTurn>
  | { readonly kind: 'move'; readonly choice: Choice<S, M> };

const by = oneOf(PLAYERS);
const spent = integerBetween(0, LONGEST_MS);
const move = textUpTo(100);
const WINNER = oneOf([...PLAYERS, null]);

function plain<K extends ActionKind>(kind: K): Validator<ActionOf<K>> {
  return objectOf<ActionOf<K>>({ kind: oneOf([kind]), by, spent });
}

const ACTIONS_1 = {
  move: objectOf<MoveAction>({ kind: oneOf(['move']), by, spent, move }),
  throw: objectOf<ThrowAction>({ kind: oneOf(['throw']), by, spent, move, from: oneOf(THROW_SOURCES) }),
  resign: plain('resign'),
  offer: plain('offer'),
  accept: plain('accept'),
  decline: plain('decline'),
  claim: objectOf<ClaimAction>({ kind: oneOf(['claim']), by, spent, claim: oneOf(CLAIM_KINDS) }),
  hint: plain('hint'),
  takeback: plain('takeback'),
  agree: plain('agree'),
  refuse: plain('refuse'),
  pause: plain('pause'),
  resume: plain('resume'),
  tick: plain('tick'),
};

type Action1 = Exclude<Action, AbandonedAction | DeclaredAction>;

/** Validates one action of a record or a journal, by its version; the links of version 2 are not looked at. */
export const ACTION_VALIDATORS: Readonly<Record<RecordVersion, Validator<Action>>> = {
  1: taggedUnion<Action1>(ACTIONS_1),
  2: taggedUnion<Action>({
    ...ACTIONS_1,
    abandoned: objectOf<AbandonedAction>({ kind: oneOf(['abandoned']), by, spent, as: oneOf(ABANDONED_AS) }),
    declared: objectOf<DeclaredAction>({ kind: oneOf(['declared']), by, spent, winner: WINNER }),
  }),
};
