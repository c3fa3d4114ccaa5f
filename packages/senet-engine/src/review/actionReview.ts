import type { Player } from '@tabuleiro/game';

/** A throw: `luck` is by how much it changed the chances of the player who threw. */
export type ThrowReview = {
  readonly kind: 'throw';
  /** The index of the action. */
  readonly at: number;
  readonly player: Player;
  readonly action: string;
  /** How likely the player wins afterwards, if he then plays best. */
  readonly win: number;
  readonly luck: number;
};

/** A step or a skip: `loss` is how much likelier a win was with `best`. */
export type MoveReview = {
  readonly kind: 'move';
  readonly at: number;
  readonly player: Player;
  readonly action: string;
  readonly win: number;
  readonly best: string;
  readonly loss: number;
  /** Was there more than one legal action? */
  readonly isChoice: boolean;
};

export type ActionReview = ThrowReview | MoveReview;
