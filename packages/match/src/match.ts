import type { GameId, MatchRules, Outcome, Player, Turn, Verdict } from '@tabuleiro/game';
import type { Action } from './action.js';
import type { Clocks } from './clock.js';
import type { Setup } from './setup.js';

/** All that a takeback brings back. */
export type TakebackPoint<S> = {
  readonly state: S;
  /** `game.turn(state)` */
  readonly turn: Turn;
  readonly clocks: Clocks;
  /** Who has a draw offer standing (C-AGREE). */
  readonly offer: Player | undefined;
  /** How the last claim in this position was judged (C-PERP). */
  readonly verdict: Verdict | undefined;
  /** Throws made so far: the index of the next one (S-DIE). */
  readonly throwCount: number;
};

/** A list that grows at its head and shares its tail. */
export type LinkedList<T> = {
  readonly item: T;
  readonly before: LinkedList<T> | undefined;
  readonly length: number;
};

/** A move or throw of the line that led here, its text, and the moment its player came to act. */
export type Ply<S, M> = { readonly move: M; readonly text: string; readonly at: TakebackPoint<S> };

/**
 * A match as a value. What is done to it gives another one that shares nearly everything with it. A plain `Match` is one
 * of any game: its clocks, offers and texts can be looked at, its states and moves only handed back to their game.
 */
export type Match<S = unknown, M = unknown> = TakebackPoint<S> & {
  readonly game: GameId;
  readonly players: readonly [Player, Player];
  readonly setup: Setup;
  readonly matchRules: MatchRules;
  /** The moment at which the player to act came to act. */
  readonly turnStart: TakebackPoint<S>;
  readonly plies: LinkedList<Ply<S, M>> | undefined;
  /** Throws that were taken back, the earliest first: they come again (S-DIE). */
  readonly takenBackThrows: LinkedList<string> | undefined;
  /** Who asks for a takeback. */
  readonly takebackAsker: Player | undefined;
  readonly paused: boolean;
  readonly outcome: Outcome | undefined;
  /** Everything that was done, the last first; ticks in a row are one. */
  readonly actions: LinkedList<Action> | undefined;
};

export function link<T>(item: T, before: LinkedList<T> | undefined): LinkedList<T> {
  return { item, before, length: (before?.length ?? 0) + 1 };
}

/** The items of a chain, oldest first. */
export function listOf<T>(chain: LinkedList<T> | undefined): T[] {
  const items: T[] = [];
  for (let at = chain; at !== undefined; at = at.before) items.push(at.item);
  return items.reverse();
}

/** Who acts or throws; undefined when the position is final. */
export function actorOf({ turn }: Match): Player | undefined {
  return turn.kind === 'over' ? undefined : turn.player;
}

export function opponentIn({ players }: Match, player: Player): Player {
  return player === players[0] ? players[1] : players[0];
}

export function seatOf({ players }: Match, player: Player): 0 | 1 {
  return player === players[0] ? 0 : 1;
}
