import { fail, type Result } from '@tabuleiro/game';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import type { MatchId } from '../protocol/secrets.js';
import { Directory } from './directory.js';
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

  /** Reads every match that has not ended: its invitation, and when its flag falls. */
  async load(): Promise<void> {
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
    const room = await Room.open(match, {
      ...this.parts,
      onChange: (changed) => this.directory.update(changed),
    });
    if (!room.ok) return room;
    this.live.set(match, room.value);
    this.directory.update(room.value);
    return room;
  }

  /** Something in a room is broken: it is made anew from its lines when it is needed next. */
  discard(room: Room): void {
    room.close();
    this.live.delete(room.id);
    this.open.delete(room.id);
    this.idleSince.delete(room.id);
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
