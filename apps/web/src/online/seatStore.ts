import { type GameId, ok, type Result } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import { type MatchId, readSavedSeat, type SavedSeat, type SeatStorage } from '@tabuleiro/online';
import { browserParts } from '../store/browser.js';
import { Database } from '../store/database/database.js';
import type { DatabasePlan } from '../store/database/schema.js';
import type { StoreError } from '../store/storeError.js';

/** A seat that this device holds, with what a list shows of it. */
export type HeldSeat = {
  readonly match: MatchId;
  readonly seat: SavedSeat;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Known from the first answer of the server on. */
  readonly game?: GameId;
  /** Will nothing more happen in this match? */
  readonly isOver: boolean;
};

/** A database of its own, made with the first match between devices: the games are not touched. */
export const SEAT_DATABASE: DatabasePlan = {
  name: 'tabuleiro-online',
  migrations: [(database) => void database.createObjectStore('seats', { keyPath: 'match' })],
};

/** Where this device keeps the secrets of its seats (O-SEAT): on the disk, or as long as the page lives where there is none. */
export class SeatStore implements SeatStorage {
  private readonly database: Database;
  private readonly now: () => number;
  /** What could not be kept on the disk. */
  private readonly memory: Map<MatchId, HeldSeat> = new Map();
  private failed: StoreError | undefined;

  constructor(database: Database = openDatabase(), now: () => number = Date.now) {
    this.database = database;
    this.now = now;
  }

  /** Why a seat could not be kept on the disk, so that the person can be warned. */
  get trouble(): StoreError | undefined {
    return this.failed;
  }

  /** The latest first. */
  async list(): Promise<readonly HeldSeat[]> {
    const found = await this.database.read(['seats'], async (transaction) =>
      ok(await transaction.objectStore('seats').getAll()),
    );
    const kept = found.ok ? found.value.flatMap((value: unknown) => readHeld(value) ?? []) : [];
    const others = [...this.memory.values()].filter(({ match }) =>
      kept.every((held) => held.match !== match),
    );
    return [...kept, ...others].sort((a, b) => b.since - a.since);
  }

  async load(match: MatchId): Promise<HeldSeat | undefined> {
    const found = await this.database.read(['seats'], async (transaction) =>
      ok<unknown>(await transaction.objectStore('seats').get(match)),
    );
    return (found.ok ? readHeld(found.value) : undefined) ?? this.memory.get(match);
  }

  /** What the client keeps of a seat; what a list shows of it stays. */
  async save(seat: SavedSeat): Promise<void> {
    await this.change(seat.match, (held) => ({
      ...{ since: this.now(), isOver: false },
      ...held,
      ...{ match: seat.match, seat },
    }));
  }

  /** What a list shows of a seat. */
  async note(match: MatchId, part: Pick<HeldSeat, 'game' | 'isOver'>): Promise<void> {
    await this.change(match, (held) => held && { ...held, ...part });
  }

  async remove(match: MatchId): Promise<void> {
    this.memory.delete(match);
    await this.database.write(['seats'], async (transaction) => {
      await transaction.objectStore('seats').delete(match);
      return ok(undefined);
    });
  }

  private async change(
    match: MatchId,
    make: (held: HeldSeat | undefined) => HeldSeat | undefined,
  ): Promise<void> {
    const written: Result<undefined, StoreError> = await this.database.write(
      ['seats'],
      async (transaction) => {
        const seats = transaction.objectStore('seats');
        const next = make(readHeld(await seats.get(match)) ?? this.memory.get(match));
        if (next !== undefined) await seats.put(next);
        return ok(undefined);
      },
    );
    if (written.ok) {
      this.memory.delete(match);
      return;
    }
    this.failed = written.error;
    const next = make(this.memory.get(match));
    if (next !== undefined) this.memory.set(match, next);
  }
}

function openDatabase(): Database {
  return new Database(browserParts(window).factory, SEAT_DATABASE);
}

/** A seat as it was kept; undefined for what is none. */
function readHeld(value: unknown): HeldSeat | undefined {
  const seat = isObject(value) ? readSavedSeat(value.seat) : undefined;
  if (!isObject(value) || seat === undefined) return undefined;
  return {
    ...{ match: seat.match, seat, since: typeof value.since === 'number' ? value.since : 0 },
    ...(typeof value.game === 'string' ? { game: value.game } : {}),
    isOver: value.isOver === true,
  };
}
