import type { ClaimKind, Player } from '@tabuleiro/game';

/** Everything that a record can hold, in the order of the rule book. */
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
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Where a throw comes from: the fair dice of the set-up, or a real die on the table (S-DIE). */
export const THROW_SOURCES = ['fair', 'real'] as const;
export type ThrowSource = (typeof THROW_SOURCES)[number];

/** `spent` is the time in whole milliseconds since the action before; it is the player to act who pays it. */
export type Timed<K extends ActionKind> = { readonly kind: K; readonly by: Player; readonly spent: number };

export type MoveAction = Timed<'move'> & { readonly move: string };
export type ThrowAction = Timed<'throw'> & { readonly move: string; readonly from: ThrowSource };
export type ClaimAction = Timed<'claim'> & { readonly claim: ClaimKind };

/**
 * What is done in a match, as plain JSON.
 * - `offer`, `accept`, `decline`: a draw (C-AGREE).
 * - `takeback` asks for it, or takes it where the other player is a computer; `agree` and `refuse` answer.
 * - `tick`: time went by and nothing else happened; `by` is the player to act.
 */
export type Action =
  | MoveAction
  | ThrowAction
  | ClaimAction
  | Timed<'resign'>
  | Timed<'offer'>
  | Timed<'accept'>
  | Timed<'decline'>
  | Timed<'hint'>
  | Timed<'takeback'>
  | Timed<'agree'>
  | Timed<'refuse'>
  | Timed<'pause'>
  | Timed<'resume'>
  | Timed<'tick'>;

/** A legal move as it was picked from the list of a state. */
export type Choice<S = unknown, M = unknown> = { readonly state: S; readonly move: M };

/**
 * Something to be done: an action and, with a move, the choice that it came from. While the match still stands where the
 * choice was made, the choice itself counts and nobody reads its text again.
 */
export type TimedActionRequest<S = unknown, M = unknown> =
  | Action
  | (MoveAction & { readonly choice: Choice<S, M> });

type Untimed<A> = A extends Action ? Omit<A, 'spent'> : never;

/** What somebody does, before it is known how long it took. */
export type ActionRequest<S = unknown, M = unknown> = Untimed<TimedActionRequest<S, M>>;
