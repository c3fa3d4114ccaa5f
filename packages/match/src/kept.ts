import { type Game, ok, type Player, type Result } from '@tabuleiro/game';
import { applyAction } from './act.js';
import type { Action, ActionRequest } from './action.js';
import type { MatchError } from './errors.js';
import { actorOf, type Match, seatOf } from './match.js';
import { hasClock } from './timing.js';

/** One more line to be kept. */
export type JournalEntry<S = unknown, M = unknown> = {
  /** Which action of the match it is, counted from 1: ticks in a row are one, so the last one may come again, longer. */
  readonly number: number;
  /** The action as the match remembers it. */
  readonly action: Action;
  /** The same with the time alone that has passed since the line before it: only a tick that grew differs. */
  readonly added: Action;
  /** The match after it. */
  readonly match: Match<S, M>;
};

/** Where the lines of a match are kept. What it has answered `ok` for survives the death of the program. */
export interface JournalWriter<E, S = unknown, M = unknown> {
  append(line: JournalEntry<S, M>): Promise<Result<undefined, E>>;
}

/** An action that was done and kept, with the match before and after it. */
export type PerformedAction<S = unknown, M = unknown> = {
  readonly request: ActionRequest<S, M>;
  readonly before: Match<S, M>;
  readonly after: Match<S, M>;
};

/** What became of a request; undefined where there was nothing to do. `E` is what may fail when an action is kept. */
export type ActionResult<E, S = unknown, M = unknown> = Result<
  PerformedAction<S, M> | undefined,
  MatchError | E
>;

/**
 * A match, where it is kept and the time that passes: an action counts, and is shown, only once it is kept (F10). Whatever
 * is done waits for what was begun before it.
 */
export class KeptMatch<E, S = unknown, M = unknown> {
  private readonly game: Game<S, M>;
  private readonly keeper: JournalWriter<E, S, M>;
  private readonly now: () => number;
  private current: Match<S, M>;
  /** When the last action was done. */
  private since: number;
  /** Since when nothing can be kept. Nobody can move then, so nobody's time runs. */
  private stuck: number | undefined;
  /** The end of the last request under way. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly show: (match: Match<S, M>) => void;

  /** `now` gives milliseconds that never go back and leave out sleep (`wakingTime`); `show` hears of each new match. */
  constructor(
    game: Game<S, M>,
    match: Match<S, M>,
    keeper: JournalWriter<E, S, M>,
    now: () => number,
    show: (match: Match<S, M>) => void = () => undefined,
  ) {
    this.game = game;
    this.current = match;
    this.keeper = keeper;
    this.now = now;
    this.since = now();
    this.show = show;
  }

  get match(): Match<S, M> {
    return this.current;
  }

  /** Milliseconds that the player to act has used since the last action. To be asked often: see `wakingTime`. */
  get elapsed(): number {
    const until = this.stuck ?? this.now();
    const isStill = this.current.paused || this.current.outcome !== undefined;
    return isStill ? 0 : Math.max(0, until - this.since);
  }

  /** `request` is called when its turn comes, since what is due may have changed by then; undefined calls it off. */
  do(request: () => ActionRequest<S, M> | undefined): Promise<ActionResult<E, S, M>> {
    return this.queue(() => this.perform(request()));
  }

  /** Charges and keeps the time that passed, where a clock runs. */
  tick(): Promise<ActionResult<E, S, M>> {
    return this.do(() => {
      const isDue = this.elapsed >= 1 || this.stuck !== undefined;
      const by = runningPlayer(this.current);
      return isDue && by !== undefined ? { kind: 'tick', by } : undefined;
    });
  }

  /** Somebody else went on with the match: what they did is what counts here. Nothing is done here meanwhile. */
  follow(load: () => Promise<Match<S, M> | undefined>): Promise<void> {
    return this.queue(async () => {
      const match = await load();
      if (match === undefined) return;
      this.since = this.now();
      this.stuck = undefined;
      this.become(match);
    });
  }

  private queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
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
    const kept = await this.keeper.append({ number, action, added, match: next.value });
    if (!kept.ok) {
      this.stuck ??= this.now();
      return kept;
    }
    const stood = before.paused || this.stuck !== undefined;
    this.since = stood ? this.now() : this.since + spent;
    this.stuck = undefined;
    this.become(next.value);
    // C-TIME: where no time was left for it, time is all that passed.
    return ok({ request: action.kind === request.kind ? request : action, before, after: next.value });
  }

  private become(match: Match<S, M>): void {
    this.current = match;
    this.show(match);
  }
}

/** Whose clock runs now: nobody's in a pause, after the end, and where the player to act has none. */
export function runningPlayer(match: Match): Player | undefined {
  const by = actorOf(match);
  if (by === undefined || match.paused || match.outcome !== undefined) return undefined;
  return match.clocks[seatOf(match, by)].left === undefined ? undefined : by;
}

export function isTimed(match: Match): boolean {
  return hasClock(match) && match.outcome === undefined;
}

/** Is the die due, and not a choice? */
export function isDieDue({ outcome, turn }: Match): boolean {
  return outcome === undefined && turn.kind === 'chance';
}
