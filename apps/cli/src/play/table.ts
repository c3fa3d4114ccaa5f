import type { Position } from '@tabuleiro/contest';
import { ok, type Player, type Result } from '@tabuleiro/game';
import {
  type Action,
  actorOf,
  formatTranscript,
  isThrow,
  type Match,
  type MatchError,
  makeDice,
  seenThrows,
  transcriptOf,
} from '@tabuleiro/match';
import type { CodedError } from '@tabuleiro/words';
import type { Io } from '../io.js';
import { writeAtOnce } from './disk.js';
import type { Journal } from './journal.js';
import type { Session } from './session.js';
import { transcriptFile } from './store.js';

type Plain<A> = A extends Action ? Omit<A, 'spent'> : never;
/** An action before its time is known. */
export type Deed = Plain<Action>;

/** What became of an action that was done: `trouble` is why the disk did not take it. */
export type Done = { readonly trouble: CodedError | undefined };

/** A match, its file and the time that passes: whatever is done here is kept before anybody is told. */
export class Table {
  readonly journal: Journal;
  private current: Session;
  private readonly now: Io['now'];
  /** When the last action was done. */
  private since: number;

  constructor(session: Session, journal: Journal, now: Io['now']) {
    this.current = session;
    this.journal = journal;
    this.now = now;
    this.since = now().getTime();
  }

  get session(): Session {
    return this.current;
  }

  get match(): Match<unknown> {
    return this.current.contest.match;
  }

  get position(): Position {
    return this.current.contest.position();
  }

  do(deed: Deed): Result<Done, MatchError> {
    const now = this.now().getTime();
    const spent = this.match.paused ? 0 : Math.max(0, now - this.since);
    const by = actorOf(this.match);
    const next = this.current.contest.act({ ...deed, spent });
    if (!next.ok) return next;
    this.since = now;
    this.current = { ...this.current, contest: next.value };
    const done = next.value.match.actions?.item;
    if (done === undefined) return ok({ trouble: undefined });
    // Ticks in a row are one in the match; the journal gets each.
    const line = done.kind === 'tick' ? { ...done, by: by ?? done.by, spent } : done;
    return ok({ trouble: this.journal.add(this.current, line) });
  }

  /** Tries once more to keep what the disk refused; why it refuses still, or undefined when everything is kept. */
  settle(): CodedError | undefined {
    return this.match.actions === undefined ? undefined : this.journal.settle(this.current);
  }

  /** Charges and keeps the time that passed; is the match still on? What the disk refuses comes with the next action. */
  tick(): boolean {
    const { outcome, paused } = this.match;
    const by = this.runningPlayer();
    if (outcome === undefined && !paused && by !== undefined && this.now().getTime() > this.since) {
      this.do({ kind: 'tick', by });
    }
    return this.match.outcome === undefined;
  }

  /** The player to act, where a clock of theirs runs. */
  private runningPlayer(): Player | undefined {
    const { players, clocks } = this.match;
    const by = actorOf(this.match);
    return players.find((player, i) => player === by && clocks[i].left !== undefined);
  }

  /** S-DIE: the transcript of fair dice next to the journal; undefined where there are none. */
  keepTranscript(): Result<string, CodedError> | undefined {
    const { dice } = this.match.setup;
    const { secret } = this.current;
    if (dice === undefined || secret === undefined) return undefined;
    const throws = seenThrows(this.match).map(Number).filter(isThrow);
    const file = transcriptFile(this.journal.file);
    const text = formatTranscript(transcriptOf(makeDice(secret, dice.playerSeed), throws));
    const written = writeAtOnce(file, `${text}\n`);
    return written.ok ? ok(file) : written;
  }
}
