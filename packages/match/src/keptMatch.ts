import { type Game, ok, type Result } from '@tabuleiro/game';
import type { Action, ActionRequest, TurnRequest } from './actions/action.js';
import { applyAction } from './actions/applyAction.js';
import type { MatchError } from './actions/matchError.js';
import { runningPlayer } from './clock/matchClock.js';
import { actorOf, type Match } from './match.js';

/** One action to be kept. */
export type JournalEntry<S = unknown, M = unknown> = {
  /**
   * Which action of the match it is, counted from 1. Ticks in a row are one action, so the last entry may come
   * again with more time.
   */
  readonly number: number;
  /** The action as the match remembers it. */
  readonly action: Action;
  /** The same with only the time since the entry before: differs for a tick that grew. */
  readonly added: Action;
  /** The match after it. */
  readonly match: Match<S, M>;
};

/** Where the journal of a match is kept. What was answered with `ok` survives the death of the program. */
export interface JournalWriter<E, S = unknown, M = unknown> {
  append(entry: JournalEntry<S, M>): Promise<Result<undefined, E>>;
}

/** An action that was done and kept, with the match before and after it. */
export type PerformedAction<S = unknown, M = unknown> = {
  readonly request: ActionRequest<S, M>;
  readonly before: Match<S, M>;
  readonly after: Match<S, M>;
};

/** What became of a request; undefined where there was nothing to do. `E` is how a journal writer fails. */
export type ActionResult<E, S = unknown, M = unknown> = Result<
  PerformedAction<S, M> | undefined,
  MatchError | E
>;

/** Ends a stop of the clocks that was asked for; calling it again changes nothing. */
export type Release = () => void;

/** Stops of the match's own making; those that were asked for have a name each, too. */
const BEFORE_START = Symbol('not started');
const FAILING = Symbol('the journal fails');

/**
 * A match, the journal it is kept in, and the time that passes. An action counts, and is shown, only once it is kept
 * (P-F10). Requests are handled one after the other, in the order in which they were made.
 *
 * Time is charged to the player to act, and only while that player can act: not before `start`, not while the journal
 * fails, not while somebody has asked for a `stop`.
 */
export class KeptMatch<E, S = unknown, M = unknown> {
  private readonly game: Game<S, M>;
  private readonly journal: JournalWriter<E, S, M>;
  private readonly now: () => number;
  private readonly onChange: (match: Match<S, M>) => void;
  private current: Match<S, M>;
  private lastActionAt: number;
  /** Why nobody's time runs; empty while somebody's does. */
  private readonly stops: Set<symbol> = new Set([BEFORE_START]);
  /** When the first of these stops began. */
  private stoppedAt: number | undefined;
  /** Settles when the last request has been handled. */
  private lastRequest: Promise<unknown> = Promise.resolve();

  /**
   * `now` gives milliseconds that never go back and leave out sleep (`wakingTime`); `onChange` is told each new
   * match.
   */
  constructor(
    game: Game<S, M>,
    match: Match<S, M>,
    journal: JournalWriter<E, S, M>,
    now: () => number,
    onChange: (match: Match<S, M>) => void = () => undefined,
  ) {
    this.game = game;
    this.current = match;
    this.journal = journal;
    this.now = now;
    this.lastActionAt = now();
    this.stoppedAt = this.lastActionAt;
    this.onChange = onChange;
  }

  get match(): Match<S, M> {
    return this.current;
  }

  /** Milliseconds that the player to act has used since the last action. To be asked often: see `wakingTime`. */
  get elapsed(): number {
    const now = this.now();
    if (this.current.paused || this.current.outcome !== undefined) return 0;
    return Math.max(0, (this.stoppedAt ?? now) - this.lastActionAt);
  }

  /** The match can be played: time runs from now on. Without it, it runs from the first move. */
  start(): void {
    this.goOn(BEFORE_START);
  }

  /**
   * Nobody's time runs until it is released, or until the next move or throw: for what the player to act has to wait
   * for, such as the computer's answer to a draw offer.
   */
  stop(): Release {
    const stop = Symbol('asked for');
    this.halt(stop);
    return () => this.goOn(stop);
  }

  /** `request` is called when its turn comes, since what is due may have changed by then; undefined calls it off. */
  do(request: () => ActionRequest<S, M> | undefined): Promise<ActionResult<E, S, M>> {
    return this.queue(() => this.perform(request()));
  }

  /**
   * What the player to act asks for. It is void if, by the time its turn comes, the match has gone on from where it stood at
   * `since`, has been paused or is over.
   */
  act(request: TurnRequest<S, M>, since: Match<S, M> = this.current): Promise<ActionResult<E, S, M>> {
    return this.do(() => (this.hasGoneOn(since) ? undefined : this.onTurn(request)));
  }

  /** Charges and keeps the time that passed, where a clock runs. */
  tick(): Promise<ActionResult<E, S, M>> {
    return this.do(() => {
      const isDue = this.elapsed >= 1 || this.stops.has(FAILING);
      const by = runningPlayer(this.current);
      return isDue && by !== undefined ? { kind: 'tick', by } : undefined;
    });
  }

  /** Takes over the match as `load` finds it, when another program has gone on with it; requests wait meanwhile. */
  follow(load: () => Promise<Match<S, M> | undefined>): Promise<void> {
    return this.queue(async () => {
      const match = await load();
      if (match === undefined) return;
      this.goOn(FAILING);
      this.lastActionAt = this.stoppedAt ?? this.now();
      this.change(match);
    });
  }

  private hasGoneOn({ plies, paused, outcome }: Match<S, M>): boolean {
    const now = this.current;
    return now.plies !== plies || now.paused !== paused || now.outcome !== outcome;
  }

  private onTurn(request: TurnRequest<S, M>): ActionRequest<S, M> {
    const by = actorOf(this.current) ?? this.current.players[0]; // after the end whoever it is: the match refuses that
    if (!('choice' in request)) return { ...request, by };
    return { ...request, by, move: this.game.notation.formatMove(request.choice.move) };
  }

  private queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.lastRequest.then(work);
    this.lastRequest = done.catch(() => undefined);
    return done;
  }

  private async perform(request: ActionRequest<S, M> | undefined): Promise<ActionResult<E, S, M>> {
    if (request === undefined) return ok(undefined);
    const before = this.current;
    const spent = Math.floor(this.elapsed);
    const next = applyAction(this.game, before, { ...request, spent });
    if (!next.ok) return next;
    const { actions } = next.value;
    if (actions === undefined) return ok(undefined);
    const { item: action, length: number } = actions;
    const added = action.kind === 'tick' ? { ...action, spent } : action;
    const kept = await this.journal.append({ number, action, added, match: next.value });
    if (!kept.ok) {
      this.halt(FAILING);
      return kept;
    }
    this.lastActionAt = before.paused ? (this.stoppedAt ?? this.now()) : this.lastActionAt + spent;
    const hasMoved = next.value.plies !== before.plies;
    for (const stop of hasMoved ? [...this.stops] : [FAILING]) this.goOn(stop);
    this.change(next.value);
    // C-TIME: where no time was left for the request, a tick was done in its place.
    return ok({ request: action.kind === request.kind ? request : action, before, after: next.value });
  }

  private halt(stop: symbol): void {
    this.stoppedAt ??= this.now();
    this.stops.add(stop);
  }

  private goOn(stop: symbol): void {
    if (!this.stops.delete(stop) || this.stops.size > 0 || this.stoppedAt === undefined) return;
    this.lastActionAt += this.now() - this.stoppedAt;
    this.stoppedAt = undefined;
  }

  private change(match: Match<S, M>): void {
    this.current = match;
    this.onChange(match);
  }
}

/**
 * A program that is awake asks for the time at least once a minute, even in a background tab; a longer gap is
 * sleep.
 */
const ASLEEP_MS = 120_000;

/**
 * A stopwatch of the milliseconds in which the program was awake. A device that sleeps is like a program that is
 * closed: no clock runs meanwhile. `measured` has to be monotonic (`performance.now`), so that nobody gains or
 * loses when the clock of the device is set. Some devices go on measuring while they sleep, so the stopwatch has to
 * be asked at least once a minute.
 */
export function wakingTime(measured: () => number): () => number {
  let last = measured();
  let time = 0;
  return () => {
    const next = measured();
    if (next - last < ASLEEP_MS) time += next - last;
    last = next;
    return time;
  };
}
