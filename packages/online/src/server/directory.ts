import { MOST_LISTED } from '../protocol/limits.js';
import { hashOf, type InviteCode, type MatchId } from '../protocol/secrets.js';
import type { ListedMatch } from '../protocol/serverMessages.js';
import type { Room } from './room.js';

type Entry = {
  readonly listed: ListedMatch;
  readonly codeHash: string | undefined;
  /** When its flag falls, so that its room is opened in time. */
  readonly flagAt: number | undefined;
};

/** The matches of a server that have not ended: by invitation, for the list, and by the time of the next flag. */
export class Directory {
  private readonly entries: Map<MatchId, Entry> = new Map();
  private readonly invitations: Map<string, MatchId> = new Map();

  get size(): number {
    return this.entries.size;
  }

  /** Takes note of what a room has become. */
  update(room: Room): void {
    const [listed] = listedOf(room);
    if (listed === undefined) {
      this.forget(room.id);
      return;
    }
    const { hash } = room.invitation;
    this.entries.set(room.id, { listed, codeHash: hash, flagAt: room.flagAt });
    if (hash !== undefined) this.invitations.set(hash, room.id);
  }

  forget(match: MatchId): void {
    const hash = this.entries.get(match)?.codeHash;
    if (hash !== undefined) this.invitations.delete(hash);
    this.entries.delete(match);
  }

  /** The match of an invitation, also when its seat was taken: who sat down may ask again. */
  find(code: InviteCode): MatchId | undefined {
    return this.invitations.get(hashOf(code));
  }

  /** Open invitations and running matches that want to be seen, the latest first. */
  list(): readonly ListedMatch[] {
    const shown = [...this.entries.values()].map(({ listed }) => listed).filter(isShown);
    return shown.reverse().slice(0, MOST_LISTED);
  }

  /** Matches whose flag falls before this moment. */
  dueBefore(moment: number): readonly MatchId[] {
    return [...this.entries].flatMap(([match, { flagAt }]) =>
      flagAt !== undefined && flagAt < moment ? [match] : [],
    );
  }

  /** Does a clock run anywhere? */
  get hasRunningClock(): boolean {
    return [...this.entries.values()].some(({ flagAt }) => flagAt !== undefined);
  }
}

/** What a list shows of a match; nothing of one that is over. */
export function listedOf(room: Room): readonly ListedMatch[] {
  const { phase, names, terms } = room.online;
  if (phase === 'over' || phase === 'void') return [];
  const { code } = room.invitation;
  return [
    {
      ...{ match: room.id, phase, names: phase === 'open' ? [names[0]] : names, terms },
      ...(phase === 'open' && code !== undefined ? { code } : {}),
    },
  ];
}

/** Does a match want to be seen by everybody? */
export function isShown({ phase, terms }: ListedMatch): boolean {
  return terms.listed && (phase === 'open' || (phase === 'playing' && terms.online.watched));
}
