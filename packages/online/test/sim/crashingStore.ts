import type { Appended, Outage, Store, StoredLine, StoredMatch } from '../../src/server/store.js';
import type { SimulatedClock } from './simulatedClock.js';
import type { Chance } from './simulatedNetwork.js';

/** What survives the death of a server. */
export class Disk {
  readonly lines: Map<string, StoredLine[]> = new Map();
  readonly outages: Outage[] = [];
  lastSign: number | undefined;
  /** Writes fail as long as the disk is full. */
  isFull = false;

  write(match: string, seq: number, line: StoredLine): Appended {
    if (this.isFull) return 'failed';
    const lines = this.lines.get(match) ?? [];
    if (lines.length !== seq) return 'taken';
    lines.push(line);
    this.lines.set(match, lines);
    this.lastSign = line.at;
    return 'kept';
  }
}

/**
 * A store that takes its time, and may die in the middle of a write: the line is then on the disk or not, and nobody is told.
 */
export class CrashingStore implements Store {
  readonly lastSign: number | undefined;
  readonly outages: readonly Outage[];
  private readonly disk: Disk;
  private readonly clock: SimulatedClock;
  private readonly chance: Chance;
  private isDead = false;

  constructor(disk: Disk, clock: SimulatedClock, chance: Chance) {
    this.disk = disk;
    this.clock = clock;
    this.chance = chance;
    this.lastSign = disk.lastSign;
    this.outages = [...disk.outages];
  }

  die(): void {
    this.isDead = true;
  }

  append(match: string, seq: number, line: StoredLine): Promise<Appended> {
    return new Promise((resolve) => {
      this.clock.after(1 + this.chance() * 10, () => {
        // What was under way when the server died may have reached the disk all the same.
        if (this.isDead && this.chance() < 0.5) return;
        const appended = this.disk.write(match, seq, line);
        if (this.isDead) return;
        this.clock.after(this.chance() * 5, () => {
          if (!this.isDead) resolve(appended);
        });
      });
    });
  }

  async read(match: string, from: number): Promise<readonly StoredLine[]> {
    return (this.disk.lines.get(match) ?? []).slice(from);
  }

  matches(): readonly StoredMatch[] {
    return [...this.disk.lines].map(([match, lines]) => ({
      ...{ match, lines: lines.length, last: lines.at(-1)?.at ?? 0, ended: lines.some(({ ends }) => ends) },
    }));
  }

  async drop(match: string): Promise<void> {
    this.disk.lines.delete(match);
  }

  async beat(at: number): Promise<boolean> {
    if (this.isDead || this.disk.isFull) return false;
    this.disk.lastSign = at;
    return true;
  }

  async note(outage: Outage): Promise<void> {
    if (!this.isDead) this.disk.outages.push(outage);
  }
}
