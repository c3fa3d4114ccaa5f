import type { Conduct, GameId, Outcome, Player, Turn, Verdict } from '@tabuleiro/game';
import type { Action } from './action.js';
import type { Clocks } from './clock.js';
import type { Setup } from './setup.js';

/** All that a takeback brings back. */
export type Moment<S> = {
  readonly state: S;
  /** `game.turn(state)` */
  readonly turn: Turn;
  readonly clocks: Clocks;
  /** Who has a draw offer standing (C-AGREE). */
  readonly offer: Player | undefined;
  /** How the last claim in this position was judged (C-PERP). */
  readonly verdict: Verdict | undefined;
  /** Throws made so far: the index of the next one (S-DIE). */
  readonly thrown: number;
};

/** A list that grows at its head and shares its tail. */
export type Chain<T> = { readonly item: T; readonly before: Chain<T> | undefined; readonly length: number };

/** A move or throw of the line that led here, and the moment its player came to act. */
export type Ply<S> = { readonly move: string; readonly at: Moment<S> };

/** A match as a value. What is done to it gives another one that shares nearly everything with it. */
export type Match<S> = Moment<S> & {
  readonly game: GameId;
  readonly players: readonly [Player, Player];
  readonly setup: Setup;
  readonly conduct: Conduct;
  /** The moment at which the player to act came to act. */
  readonly entered: Moment<S>;
  readonly plies: Chain<Ply<S>> | undefined;
  /** Throws that were taken back, the earliest first: they come again (S-DIE). */
  readonly ahead: Chain<string> | undefined;
  /** Who asks for a takeback. */
  readonly asked: Player | undefined;
  readonly paused: boolean;
  readonly outcome: Outcome | undefined;
  /** Everything that was done, the last first; ticks in a row are one. */
  readonly actions: Chain<Action> | undefined;
};

export function link<T>(item: T, before: Chain<T> | undefined): Chain<T> {
  return { item, before, length: (before?.length ?? 0) + 1 };
}

/** The items of a chain, oldest first. */
export function listOf<T>(chain: Chain<T> | undefined): T[] {
  const items: T[] = [];
  for (let at = chain; at !== undefined; at = at.before) items.push(at.item);
  return items.reverse();
}

/** Who acts or throws; undefined when the position is final. */
export function actorOf<S>({ turn }: Match<S>): Player | undefined {
  return turn.kind === 'over' ? undefined : turn.player;
}

export function opponentIn<S>({ players }: Match<S>, player: Player): Player {
  return player === players[0] ? players[1] : players[0];
}

export function seatOf<S>({ players }: Match<S>, player: Player): 0 | 1 {
  return player === players[0] ? 0 : 1;
}
