import type { Player } from '@tabuleiro/game';

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

export const CLAIM_KINDS = ['perpetual'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** `spent` is the time in whole milliseconds since the action before; it is the player to act who pays it. */
export type Deed<K extends ActionKind> = { readonly kind: K; readonly by: Player; readonly spent: number };

export type MoveAction = Deed<'move'> & { readonly move: string };
export type ThrowAction = Deed<'throw'> & { readonly move: string; readonly from: ThrowSource };
export type ClaimAction = Deed<'claim'> & { readonly claim: ClaimKind };

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
  | Deed<'resign'>
  | Deed<'offer'>
  | Deed<'accept'>
  | Deed<'decline'>
  | Deed<'hint'>
  | Deed<'takeback'>
  | Deed<'agree'>
  | Deed<'refuse'>
  | Deed<'pause'>
  | Deed<'resume'>
  | Deed<'tick'>;
