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
  private told: Record<Person, boolean> = { host: false, guest: false };
  private isTelling = false;
  private isClosed = false;

  constructor(
    match: MatchId,
    parts: { readonly company: Company; readonly bus: Bus; readonly clock: Clock },
    audience: Audience,
    flagAt: () => number | undefined,
  ) {
    this.flagAt = flagAt;
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
    if (!this.isTelling && !this.isClosed) void this.tellAll();
  }

  private async tellAll(): Promise<void> {
    this.isTelling = true;
    try {
      for (let next = this.next(); next !== undefined; next = this.next()) {
        const isHere = this.audience.isHere(next);
        await (isHere
          ? this.company.come(this.match, next)
          : this.company.go(this.match, next, this.flagAt()));
        this.told[next] = isHere;
        this.bus.publish(this.match, { kind: 'presence' });
      }
    } catch {
      this.clock.after(AGAIN_MS, () => this.tell());
    } finally {
      this.isTelling = false;
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
