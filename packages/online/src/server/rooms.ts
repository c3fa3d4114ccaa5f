import { fail, ok, type Result } from '@tabuleiro/game';
import { MOST_LISTED } from '../protocol/limits.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import { hashOf, type InviteCode, type MatchId } from '../protocol/secrets.js';
import type { ListedMatch } from '../protocol/serverMessages.js';
import type { Company } from './company.js';
import { Directory, isShown, listedOf } from './directory.js';
import { Room, type RoomParts } from './room.js';
import type { Store, StoredLine } from './store.js';

/** A room that nobody is in stays in memory for so long. */
const IDLE_MS = 60_000;
/** A room is opened so long before its flag falls. */
const AHEAD_MS = 5000;

/** The rooms of a server: in memory while somebody is there or a flag is about to fall, otherwise only in the store. */
export class Rooms {
  readonly directory: Directory = new Directory();
  private readonly store: Store;
  private readonly parts: Omit<RoomParts, 'onChange'>;
  private readonly open: Map<MatchId, Promise<Result<Room, OnlineError>>> = new Map();
  private readonly idleSince: Map<MatchId, number> = new Map();
  private readonly live: Map<MatchId, Room> = new Map();

  constructor(store: Store, parts: Omit<RoomParts, 'onChange'>) {
    this.store = store;
    this.parts = parts;
  }

  get size(): number {
    return this.live.size;
  }

  all(): readonly Room[] {
    return [...this.live.values()];
  }

  /** Reads every match that has not ended: its invitation, and when its flag falls. Several nodes ask each other instead. */
  async load(): Promise<void> {
    if (this.parts.company !== undefined) return;
    for (const { match, ended } of await this.store.matches()) if (!ended) await this.find(match);
    this.sweep();
  }

  /** The room of a match. */
  find(match: MatchId): Promise<Result<Room, OnlineError>> {
    const known = this.open.get(match);
    if (known !== undefined) return known;
    const opened = this.openRoom(match).then((room) => {
      if (!room.ok) this.open.delete(match);
      return room;
    });
    this.open.set(match, opened);
    return opened;
  }

  private async openRoom(match: MatchId): Promise<Result<Room, OnlineError>> {
    const onChange = (changed: Room): void => this.directory.update(changed);
    // A store that cannot be read now may be asked again.
    const room = await Room.open(match, { ...this.parts, onChange }).catch(() =>
      fail(onlineError('not-kept')),
    );
    if (!room.ok) return room;
    this.live.set(match, room.value);
    this.directory.update(room.value);
    return room;
  }

  /** Something in a room is broken: it is made anew from its lines when it is needed next. */
  discard(room: Room): void {
    room.close();
    if (this.parts.company !== undefined) this.letGo(room, this.parts.company);
    this.live.delete(room.id);
    this.open.delete(room.id);
    this.idleSince.delete(room.id);
  }

  /** The server stops: its rooms are as they are in the store. */
  close(): void {
    for (const room of this.live.values()) room.close();
    this.live.clear();
    this.open.clear();
  }

  /** Lets go of rooms that nobody needs, and opens those whose flag is about to fall. */
  sweep(): void {
    const now = this.parts.clock.now();
    for (const room of this.live.values()) {
      const isNeeded = !room.isIdle || (room.flagAt ?? Number.POSITIVE_INFINITY) < now + 2 * AHEAD_MS;
      if (isNeeded) this.idleSince.delete(room.id);
      else if (!this.idleSince.has(room.id)) this.idleSince.set(room.id, now);
      else if ((this.idleSince.get(room.id) ?? now) <= now - IDLE_MS) this.discard(room);
    }
    for (const match of this.directory.dueBefore(now + AHEAD_MS)) void this.find(match);
    void this.parts.company?.due(now + AHEAD_MS).then(
      (matches) => matches.map((match) => this.find(match)),
      () => undefined, // the next sweep asks again
    );
  }

  /** Any node may open the room next: when its flag falls, all of them know. */
  private letGo(room: Room, company: Company): void {
    this.directory.forget(room.id);
    void company.leave(room.id, room.flagAt).catch(() => undefined);
  }

  /** The match of an invitation, where there is one. */
  async invited(code: InviteCode): Promise<Result<MatchId | undefined, OnlineError>> {
    try {
      return ok(this.directory.find(code) ?? (await this.parts.company?.invited(hashOf(code))));
    } catch {
      return fail(onlineError('not-kept'));
    }
  }

  /** Open invitations and running matches that want to be seen, of all nodes, the latest first. */
  async list(): Promise<Result<readonly ListedMatch[], OnlineError>> {
    const { company } = this.parts;
    if (company === undefined) return ok(this.directory.list());
    try {
      const matches = await company.listed(MOST_LISTED);
      const rooms = await Promise.all(matches.map((match) => this.find(match)));
      return ok(rooms.flatMap((room) => (room.ok ? listedOf(room.value) : [])).filter(isShown));
    } catch {
      return fail(onlineError('not-kept'));
    }
  }

  /**
   * Notes of other nodes may have been lost, for instance those of one that died between keeping a line and telling of it: looks into
   * the store, for all rooms at once. How many had missed something; undefined where the store could not be asked.
   */
  async heal(isPresenceDue: boolean): Promise<number | undefined> {
    const { company } = this.parts;
    if (company === undefined || this.live.size === 0) return 0;
    const lengths = new Map([...this.live.values()].map((room) => [room.id, room.online.seq]));
    try {
      const grown = await company.grown(lengths);
      for (const match of grown) this.live.get(match)?.lookAgain();
      if (!isPresenceDue) return grown.length;
      for (const [match, shared] of await company.shared([...lengths.keys()]))
        this.live.get(match)?.learn(shared);
      return grown.length;
    } catch {
      return undefined; // the store is gone as well: when it is back, the next look finds everything
    }
  }

  /** Takes over the matches of nodes that are gone. */
  async adopt(): Promise<void> {
    const { company, bus } = this.parts;
    if (company === undefined) return;
    try {
      const adopted = await company.adopt();
      for (const match of adopted) bus.publish(match, { kind: 'presence' });
      await Promise.all(adopted.map((match) => this.find(match)));
      for (const [match, shared] of await company.shared(adopted)) this.live.get(match)?.learn(shared);
    } catch {
      // The store is gone: who has lost a node is found when they come, and by whoever looks after their match.
    }
  }

  /** Keeps the first lines of a match and opens its room; where it exists already, the room as it is. */
  async create(match: MatchId, lines: readonly Omit<StoredLine, 'at'>[]): Promise<Result<Room, OnlineError>> {
    for (const [seq, line] of lines.entries()) {
      const appended = await this.parts.store.append(match, seq, { ...line, at: this.parts.clock.now() });
      if (appended === 'failed') return fail(onlineError('not-kept'));
    }
    return this.find(match);
  }

  /** Forgets matches whose time is over. */
  async forget(isOld: (last: number, phase: 'ended' | 'open' | 'unfinished') => boolean): Promise<number> {
    let count = 0;
    for (const { match, last, ended, lines } of await this.store.matches()) {
      const phase = ended ? 'ended' : lines === 1 ? 'open' : 'unfinished';
      const room = this.live.get(match);
      if (!isOld(last, phase) || (room !== undefined && !room.isIdle)) continue;
      if (room !== undefined) this.discard(room);
      this.directory.forget(match);
      await this.store.drop(match);
      count++;
    }
    return count;
  }
}
