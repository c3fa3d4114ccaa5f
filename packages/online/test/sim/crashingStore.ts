import { MemoryStore } from '../../src/server/memoryStore.js';
import type { Appended, Outage, Store, StoredLine, StoredMatch } from '../../src/server/store.js';
import type { SimulatedClock } from './simulatedClock.js';
import type { Chance } from './simulatedNetwork.js';

/** What survives the death of a server. */
export class Disk extends MemoryStore {
  /** Writes fail as long as the disk is full. */
  isFull = false;
  /** When the writer of a line was told that it is kept; missing where it had died. */
  readonly told: Map<StoredLine, number> = new Map();

  override write(match: string, seq: number, line: StoredLine): Appended {
    return this.isFull ? 'failed' : super.write(match, seq, line);
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
  private readonly underWay: Set<() => Appended> = new Set();

  constructor(disk: Disk, clock: SimulatedClock, chance: Chance) {
    this.disk = disk;
    this.clock = clock;
    this.chance = chance;
    this.lastSign = disk.lastSign;
    this.outages = [...disk.outages];
  }

  /** What is under way has reached the disk, or never will. */
  die(): void {
    this.isDead = true;
    for (const write of this.underWay) if (this.chance() < 0.5) write();
  }

  append(match: string, seq: number, line: StoredLine): Promise<Appended> {
    return new Promise((resolve) => {
      const write = (): Appended => this.disk.write(match, seq, line);
      this.underWay.add(write);
      this.clock.after(1 + this.chance() * 10, () => {
        this.underWay.delete(write);
        if (this.isDead) return;
        const appended = write();
        this.clock.after(this.chance() * 5, () => {
          if (this.isDead) return;
          if (appended === 'kept') this.disk.told.set(line, this.clock.now());
          resolve(appended);
        });
      });
    });
  }

  read(match: string, from: number): Promise<readonly StoredLine[]> {
    return this.disk.read(match, from);
  }

  matches(): Promise<readonly StoredMatch[]> {
    return this.disk.matches();
  }

  drop(match: string): Promise<void> {
    return this.disk.drop(match);
  }

  async beat(at: number): Promise<boolean> {
    return !this.isDead && !this.disk.isFull && this.disk.beat(at);
  }

  async note(outage: Outage): Promise<void> {
    if (!this.isDead) await this.disk.note(outage);
  }
}
