import { ok, type Result } from '@tabuleiro/game';
import {
  type FindGame,
  type FollowError,
  followLine,
  type OnlineMatch,
  otherSeat,
  type Viewer,
} from '../onlineMatch.js';
import { type Line, type LineHash, NO_LINES, parseLine, type SeatNumber } from '../protocol/lines.js';

/** A line that was followed. */
export type FollowedLine = {
  readonly line: Line;
  readonly before: OnlineMatch | undefined;
  readonly after: OnlineMatch;
};

/** The lines that a client has of a match, and what they come to. */
export class FollowedMatch {
  private readonly games: FindGame;
  private texts: string[] = [];
  private current: OnlineMatch | undefined;
  private playerSeed = '';
  private role: 'host' | 'guest' | 'watcher' = 'watcher';

  constructor(games: FindGame) {
    this.games = games;
  }

  get online(): OnlineMatch | undefined {
    return this.current;
  }

  get count(): number {
    return this.texts.length;
  }

  get hash(): LineHash {
    return this.current?.hash ?? NO_LINES;
  }

  /** The seat of this device, once it is known. */
  get seat(): SeatNumber | undefined {
    const host = this.current?.hostSeat;
    if (host === undefined || this.role === 'watcher') return undefined;
    return this.role === 'host' ? host : otherSeat(host);
  }

  get isPlayer(): boolean {
    return this.role !== 'watcher';
  }

  /** Who looks at the match, and what that one knows of the dice; where that changes, all lines are followed anew. */
  view(role: 'host' | 'guest' | 'watcher', playerSeed: string | undefined): void {
    const isSame = this.role === role && (playerSeed === undefined || this.playerSeed === playerSeed);
    this.role = role;
    this.playerSeed = playerSeed ?? this.playerSeed;
    if (isSame || this.current?.match === undefined) return;
    const texts = this.texts;
    this.clear();
    for (const text of texts) this.add(text);
  }

  clear(): void {
    this.texts = [];
    this.current = undefined;
  }

  /** One more line; an error where it cannot follow. */
  add(text: string): Result<FollowedLine, FollowError> {
    const line = parseLine(text);
    if (!line.ok) return { ok: false, error: { code: 'cannot-follow', problem: 'order' } };
    const before = this.current;
    const next = followLine(this.viewer, before, line.value, text);
    if (!next.ok) return next;
    this.current = next.value;
    this.texts.push(text);
    return ok({ line: line.value, before, after: next.value });
  }

  private get viewer(): Viewer {
    const { games, playerSeed, seat } = this;
    return seat === undefined ? { games, playerSeed } : { games, playerSeed, mine: seat };
  }
}
