import { fail, ok, type Result } from '@tabuleiro/game';
import { type FindGame, followLine, numbered, type OnlineMatch, playedOn } from '../onlineMatch.js';
import type { RequestId } from '../protocol/clientMessages.js';
import { formatLine, type Line, type LineHash, NO_LINES, parseLine } from '../protocol/lines.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import type { MatchId } from '../protocol/secrets.js';
import type { Person } from './connection.js';
import type { Decision } from './decision.js';
import { type Hidden, hide, NOTHING_HIDDEN, playerSeedOf } from './hidden.js';
import type { Appended, Store, StoredLine } from './store.js';

/** A line that has become part of the match. */
export type TakenLine = {
  readonly line: Line;
  readonly hidden: StoredLine['hidden'];
  readonly before: OnlineMatch | undefined;
  readonly after: OnlineMatch;
  /** When it was written, or became durable where this server wrote it. */
  readonly at: number;
  /** O-TIME: what was given back with it. */
  readonly refund: number;
};

/** A line of another node that is not older counts from when it was heard of. */
const FRESH_MS = 1000;

/** Whose request a line answers. */
export type Asker = { readonly id: RequestId; readonly person: Person };

/** The lines of one match, as they are kept, and what they come to. */
export class MatchLog {
  readonly id: MatchId;
  private readonly games: FindGame;
  private readonly store: Pick<Store, 'append' | 'read'>;
  private readonly now: () => number;
  private readonly onLine: (taken: TakenLine) => void;
  private current: OnlineMatch;
  private secrets: Hidden = NOTHING_HIDDEN;
  private readonly texts: string[] = [];
  private readonly hashes: LineHash[] = [];
  /** Which line answered which request of whom. */
  private readonly answers: Map<string, number> = new Map();

  private constructor(
    id: MatchId,
    parts: {
      readonly games: FindGame;
      readonly store: Pick<Store, 'append' | 'read'>;
      readonly now: () => number;
    },
    opened: OnlineMatch,
    onLine: (taken: TakenLine) => void,
  ) {
    this.id = id;
    this.games = parts.games;
    this.store = parts.store;
    this.now = parts.now;
    this.onLine = onLine;
    this.current = opened;
  }

  /** Reads a match from its store. */
  static async read(
    id: MatchId,
    parts: {
      readonly games: FindGame;
      readonly store: Pick<Store, 'append' | 'read'>;
      readonly now: () => number;
    },
    onLine: (taken: TakenLine) => void,
  ): Promise<Result<MatchLog, OnlineError>> {
    const [first, ...rest] = await parts.store.read(id, 0);
    if (first === undefined) return fail(onlineError('unknown-match'));
    const line = parseLine(first.text);
    const opened = line.ok
      ? followLine({ games: parts.games, playerSeed: '' }, undefined, line.value, first.text)
      : line;
    if (!line.ok || !opened.ok) return fail(onlineError('damaged'));
    const log = new MatchLog(id, parts, opened.value, onLine);
    log.take(undefined, opened.value, line.value, first, 0);
    return rest.every((stored) => log.follow(stored)) ? ok(log) : fail(onlineError('damaged'));
  }

  get online(): OnlineMatch {
    return this.current;
  }

  get hidden(): Hidden {
    return this.secrets;
  }

  /** The text of a line. */
  textOf(seq: number): string {
    return this.texts[seq];
  }

  /** The hash of the first `count` lines. */
  hashAt(count: number): LineHash {
    return count === 0 ? NO_LINES : this.hashes[count - 1];
  }

  /** Some lines, from number `from` on. */
  slice(from: number, most: number): readonly string[] {
    return this.texts.slice(from, from + most);
  }

  /** The line that answered this request. */
  answerTo(person: Person, id: RequestId): number | undefined {
    return this.answers.get(`${person} ${id}`);
  }

  /** Keeps the line of a decision: it is part of the match once it is durable, and not before (O-TURN). */
  async append({ line, hidden, match, refund = 0 }: Decision): Promise<Appended> {
    const text = formatLine(line);
    const before = this.current;
    const next =
      match === undefined
        ? followLine(this.viewer, before, line, text)
        : ok(numbered(before, playedOn(before, match), text));
    if (!next.ok) throw new Error(`a line of ${line.kind} cannot follow ${before.phase}`);
    const ends = next.value.phase === 'over' || next.value.phase === 'void';
    const stored: StoredLine = { at: this.now(), text, hidden, ends };
    const appended = await this.store.append(this.id, before.seq, stored);
    if (appended === 'kept') this.take(before, next.value, line, { ...stored, at: this.now() }, refund);
    return appended;
  }

  /** Takes over what another node has kept: whose request each line answers. */
  async catchUp(): Promise<readonly (Asker | undefined)[]> {
    const missing = await this.store.read(this.id, this.current.seq);
    const taken: (Asker | undefined)[] = [];
    for (const stored of missing) {
      // It became durable a moment ago, unless nobody told.
      const isFresh = this.now() - stored.at < FRESH_MS;
      if (!this.follow(isFresh ? { ...stored, at: this.now() } : stored)) break;
      const { id, by } = stored.hidden;
      taken.push(id === undefined || by === undefined ? undefined : { id, person: by });
    }
    return taken;
  }

  private get viewer(): { readonly games: FindGame; readonly playerSeed: string } {
    return { games: this.games, playerSeed: playerSeedOf(this.secrets) };
  }

  private follow(stored: StoredLine): boolean {
    const line = parseLine(stored.text);
    const next = line.ok ? followLine(this.viewer, this.current, line.value, stored.text) : line;
    if (!line.ok || !next.ok) return false;
    this.take(this.current, next.value, line.value, stored, 0);
    return true;
  }

  private take(
    before: OnlineMatch | undefined,
    after: OnlineMatch,
    line: Line,
    { text, hidden, at }: StoredLine,
    refund: number,
  ): void {
    this.current = after;
    this.secrets = hide(this.secrets, line, hidden, after.hostSeat);
    this.texts.push(text);
    this.hashes.push(after.hash);
    if (hidden.id !== undefined) this.answers.set(`${hidden.by} ${hidden.id}`, after.seq - 1);
    this.onLine({ line, hidden, before, after, at, refund });
  }
}
