import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Contest, hasClock, isChance } from '@tabuleiro/contest';
import { ok, type Player, type Result } from '@tabuleiro/game';
import { type Action, actorOf, formatJournalLine, type MatchError, seatOf } from '@tabuleiro/match';
import type { GameStore, StoreError } from '../store/gameStore.js';
import { summaryOf } from '../store/summary.js';

type Plain<A> = A extends Action ? Omit<A, 'spent'> : never;
/** An action before its time is known. */
export type Deed = Plain<Action>;

/** What became of a deed: the match before and after it. */
export type Done = { readonly deed: Deed; readonly before: Contest; readonly after: Contest };

export type Kept = Pick<GameStore, 'append'>;

/** A match, where it is kept, and the time that passes: an action counts only once it is kept (F10). */
export class Table {
  readonly id: string;
  private readonly current: Signal<Contest>;
  private readonly store: Kept;
  private readonly now: () => number;
  /** When the last action was done. */
  private since: number;
  /** Since when nothing can be kept. Nobody can move then, so nobody's time runs. */
  private stuck: number | undefined;
  /** The end of the last deed under way: they are kept one after another. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(id: string, contest: Contest, store: Kept, now: () => number) {
    this.id = id;
    this.current = signal(contest);
    this.store = store;
    this.now = now;
    this.since = now();
  }

  get contest(): ReadonlySignal<Contest> {
    return this.current;
  }

  /** Milliseconds that the player to act has used since the last action. */
  get elapsed(): number {
    const { match } = this.current.value;
    if (match.paused || match.outcome !== undefined) return 0;
    return Math.max(0, (this.stuck ?? this.now()) - this.since);
  }

  /** `deed` is asked for when its turn comes: what is due may have changed by then; undefined calls it off. */
  do(deed: () => Deed | undefined): Promise<Result<Done | undefined, MatchError | StoreError>> {
    const done = this.last.then(() => this.perform(deed()));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async perform(deed: Deed | undefined): Promise<Result<Done | undefined, MatchError | StoreError>> {
    if (deed === undefined) return ok(undefined);
    const before = this.current.value;
    const spent = Math.floor(this.elapsed);
    const next = before.act({ ...deed, spent });
    if (!next.ok) return next;
    const { actions } = next.value.match;
    if (actions === undefined) return ok(undefined);
    const line = formatJournalLine(actions.item);
    const kept = await this.store.append(this.id, actions.length, line, summaryOf(next.value));
    if (!kept.ok) {
      this.stuck ??= this.now();
      return kept;
    }
    const stood = before.match.paused || this.stuck !== undefined;
    this.since = stood ? this.now() : this.since + spent;
    this.stuck = undefined;
    this.current.value = next.value;
    // C-TIME: where no time was left for it, time is all that passed.
    return ok({ deed: actions.item.kind === deed.kind ? deed : actions.item, before, after: next.value });
  }

  /** Charges and keeps the time that passed, where a clock runs. */
  tick(): Promise<Result<Done | undefined, MatchError | StoreError>> {
    return this.do(() => {
      const { match } = this.current.value;
      const by = runningPlayer(this.current.value);
      const isDue = this.elapsed >= 1 || this.stuck !== undefined;
      const isOn = match.outcome === undefined && !match.paused && isDue;
      return isOn && by !== undefined ? { kind: 'tick', by } : undefined;
    });
  }

  /** Somebody else went on with the match: what they did is what counts here. Nothing is done here meanwhile. */
  follow(load: () => Promise<Contest | undefined>): Promise<void> {
    const followed = this.last.then(async () => {
      const contest = await load();
      if (contest === undefined) return;
      this.current.value = contest;
      this.since = this.now();
      this.stuck = undefined;
    });
    this.last = followed.catch(() => undefined);
    return followed;
  }
}

/** The player to act, where a clock of theirs runs. */
export function runningPlayer(contest: Contest): Player | undefined {
  const { match } = contest;
  const by = actorOf(match);
  return by !== undefined && match.clocks[seatOf(match, by)].left !== undefined ? by : undefined;
}

/** Is the die due, and not a choice? */
export function isDieDue(contest: Contest): boolean {
  return contest.match.outcome === undefined && isChance(contest.position());
}

export function isTimed(contest: Contest): boolean {
  return hasClock(contest) && contest.match.outcome === undefined;
}
