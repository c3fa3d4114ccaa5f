import {
  type Game,
  type GameId,
  type MatchRules,
  type Outcome,
  ok,
  type Player,
  parseGameOptions,
  type Result,
  type Turn,
  type Verdict,
} from '@tabuleiro/game';
import type { Action } from './actions/action.js';
import { type Clocks, startClock } from './clock/clock.js';
import { badRecord, invalidRecord, type RecordError } from './record/recordError.js';
import { RECORD_VERSION, type RecordVersion } from './record/version.js';
import { type Setup, setupValidator } from './setup.js';

/** The part of a match that a takeback restores. */
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
  /** What help has cost each player so far, in milliseconds (N-TIME). */
  readonly paid: readonly [number, number];
};

/** An immutable list that grows at its head and shares its tail: adding an item costs the same at any length. */
export type LinkedList<T> = {
  readonly item: T;
  readonly before: LinkedList<T> | undefined;
  readonly length: number;
};

/** A move or throw of the line that led here, its text, and where its player's turn began. */
export type Ply<S, M> = { readonly move: M; readonly text: string; readonly at: TakebackPoint<S> };

/**
 * A match as a value: `applyAction` gives another one, which shares nearly everything with it. A plain `Match` is
 * one of any game: its clocks, offers and texts can be read, its states and moves only handed back to their game.
 */
export type Match<S = unknown, M = unknown> = TakebackPoint<S> & {
  readonly game: GameId;
  readonly players: readonly [Player, Player];
  readonly setup: Setup;
  readonly matchRules: MatchRules;
  /** The version of the record that the match is kept in, by whose rules it is played. */
  readonly recordVersion: RecordVersion;
  /** How the match stood when the present turn began. */
  readonly turnStart: TakebackPoint<S>;
  /** The line played, the last ply first; what was taken back is not in it. */
  readonly plies: LinkedList<Ply<S, M>> | undefined;
  /** Throws that were taken back, the earliest first: they come again (S-DIE). */
  readonly takenBackThrows: LinkedList<string> | undefined;
  /** Who has bought a hint in which position: the same one is not charged again. */
  readonly boughtHints: LinkedList<string> | undefined;
  /** Who asks for a takeback. */
  readonly takebackAsker: Player | undefined;
  readonly paused: boolean;
  readonly outcome: Outcome | undefined;
  /** Everything that was done, the last first; ticks in a row are one. */
  readonly actions: LinkedList<Action> | undefined;
};

/**
 * A match before its first action. Fails where the set-up is invalid or its position cannot be parsed. `at` is the state
 * of `setup.start`, for a caller that has parsed it already; `version` is older only for a record that is.
 */
export function beginMatch<S, M>(
  game: Game<S, M>,
  setup: Setup,
  at?: S,
  version: RecordVersion = RECORD_VERSION,
): Result<Match<S, M>, RecordError> {
  const invalid = setupValidator.check(setup, '');
  if (invalid !== undefined) return invalidRecord(invalid);
  const options = parseGameOptions(game.options, setup.options);
  if (!options.ok) return badRecord('bad-option', `options.${options.error.option}`);
  const state = at === undefined ? startState(game, { ...setup, options: options.value }) : ok(at);
  if (!state.ok) return state;
  return ok(firstMatch(game, state.value, { ...setup, options: options.value }, version));
}

function startState<S, M>(game: Game<S, M>, { start, options }: Setup): Result<S, RecordError> {
  if (start === undefined) return ok(game.start(options));
  const state = game.notation.parsePosition(start, options);
  return state.ok ? state : badRecord('bad-position', 'start', state.error.facts, { position: state.error });
}

function firstMatch<S, M>(
  game: Game<S, M>,
  state: S,
  setup: Setup,
  recordVersion: RecordVersion,
): Match<S, M> {
  const clocks: Clocks = [startClock(setup.clock[0]), startClock(setup.clock[1])];
  const turn = game.turn(state);
  const turnStart: TakebackPoint<S> = {
    ...{ state, turn, clocks, offer: undefined, verdict: undefined },
    ...{ throwCount: 0, paid: [0, 0] },
  };
  return {
    ...turnStart,
    game: game.id,
    players: game.players,
    setup,
    matchRules: game.matchRules(setup.options),
    recordVersion,
    turnStart,
    plies: undefined,
    takenBackThrows: undefined,
    boughtHints: undefined,
    takebackAsker: undefined,
    paused: false,
    outcome: turn.kind === 'over' ? turn.outcome : undefined,
    actions: undefined,
  };
}

/** The match when it is over: no offer, question or pause stays open. */
export function finish<S, M>(match: Match<S, M>, outcome: Outcome): Match<S, M> {
  return { ...match, outcome, offer: undefined, takebackAsker: undefined, paused: false };
}

/** The list with one more item at its head. */
export function link<T>(item: T, before: LinkedList<T> | undefined): LinkedList<T> {
  return { item, before, length: (before?.length ?? 0) + 1 };
}

/** The items of a linked list, oldest first. */
export function listOf<T>(list: LinkedList<T> | undefined): T[] {
  const items: T[] = [];
  for (let at = list; at !== undefined; at = at.before) items.push(at.item);
  return items.reverse();
}

/** Who moves or throws next; undefined where the rules have ended the game. */
export function actorOf({ turn }: Match): Player | undefined {
  return turn.kind === 'over' ? undefined : turn.player;
}

/** The other player. */
export function opponentIn({ players }: Match, player: Player): Player {
  return player === players[0] ? players[1] : players[0];
}

/** The index of a player in `setup.players`, `setup.clock` and `clocks`. */
export function seatOf({ players }: Match, player: Player): 0 | 1 {
  return player === players[0] ? 0 : 1;
}

/** Is the next action a throw of the die? */
export function isDieDue({ outcome, turn }: Match): boolean {
  return outcome === undefined && turn.kind === 'chance';
}
