import type { Clock } from '../clock.js';
import type { MatchId } from '../protocol/secrets.js';
import type { Audience } from './audience.js';
import type { Company, Shared } from './company.js';
import type { Person } from './connection.js';
import type { Bus } from './store.js';

const PERSONS: readonly Person[] = ['host', 'guest'];
/** What could not be told is told again after so long. */
const AGAIN_MS = 1000;

/** Keeps all nodes informed of who is at this one, in order, and again where that failed. */
export class Companion {
  private readonly match: MatchId;
  private readonly company: Company;
  private readonly bus: Bus;
  private readonly clock: Clock;
  private readonly audience: Audience;
  private readonly flagAt: () => number | undefined;
  private readonly onReturn: () => Promise<unknown>;
  private told: Record<Person, boolean> = { host: false, guest: false };
  private telling: Promise<boolean> | undefined;
  private isClosed = false;

  constructor(
    match: MatchId,
    parts: { readonly company: Company; readonly bus: Bus; readonly clock: Clock },
    audience: Audience,
    room: { readonly flagAt: () => number | undefined; readonly onReturn: () => Promise<unknown> },
  ) {
    this.flagAt = room.flagAt;
    this.onReturn = room.onReturn;
    this.match = match;
    this.company = parts.company;
    this.bus = parts.bus;
    this.clock = parts.clock;
    this.audience = audience;
  }

  close(): void {
    this.isClosed = true;
  }

  /** The others took this node for gone: they are told anew. */
  repeat(): void {
    this.told = { host: false, guest: false };
    this.tell();
  }

  /** Somebody has come or gone. */
  tell(): void {
    void this.settle();
  }

  /** All nodes know who is here, and this one what they know of it; false where that is not possible now. */
  async settle(): Promise<boolean> {
    if (this.telling === undefined && this.next() === undefined) return true;
    this.telling ??= this.tellAll();
    return this.telling;
  }

  private async tellAll(): Promise<boolean> {
    try {
      for (let next = this.next(); next !== undefined; next = this.next()) {
        const isHere = this.audience.isHere(next);
        const hasStood = isHere && (await this.company.come(this.match, next));
        if (!isHere) await this.company.go(this.match, next, this.flagAt());
        this.told[next] = isHere;
        this.bus.publish(this.match, { kind: 'presence' });
        // Who has come had lost a node: the time without one is known from now on.
        if (hasStood) await this.onReturn();
      }
      return true;
    } catch {
      if (!this.isClosed) this.clock.after(AGAIN_MS, () => this.tell());
      return false;
    } finally {
      this.telling = undefined;
    }
  }

  private next(): Person | undefined {
    if (this.isClosed) return undefined;
    return PERSONS.find((person) => this.audience.isHere(person) !== this.told[person]);
  }

  /** What all nodes know; undefined where they cannot be asked. */
  async ask(): Promise<Shared | undefined> {
    try {
      return (await this.company.shared([this.match])).get(this.match);
    } catch {
      return undefined;
    }
  }
}
