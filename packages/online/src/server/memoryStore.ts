import type { MatchId } from '../protocol/secrets.js';
import type { Appended, Outage, Store, StoredLine, StoredMatch } from './store.js';

/** A store that forgets everything with the program: for tests and examples. */
export class MemoryStore implements Store {
  lastSign: number | undefined;
  readonly outages: Outage[] = [];
  readonly lines: Map<MatchId, StoredLine[]> = new Map();

  async append(match: MatchId, seq: number, line: StoredLine): Promise<Appended> {
    return this.write(match, seq, line);
  }

  async read(match: MatchId, from: number): Promise<readonly StoredLine[]> {
    return (this.lines.get(match) ?? []).slice(from);
  }

  async matches(): Promise<readonly StoredMatch[]> {
    return [...this.lines].map(([match, lines]) => ({
      match,
      lines: lines.length,
      last: lines.at(-1)?.at ?? 0,
      ended: lines.some(({ ends }) => ends),
    }));
  }

  async drop(match: MatchId): Promise<void> {
    this.lines.delete(match);
  }

  async beat(at: number): Promise<boolean> {
    this.lastSign = at;
    return true;
  }

  async note(outage: Outage): Promise<void> {
    this.outages.push(outage);
  }

  /** What `append` does, at once. */
  write(match: MatchId, seq: number, line: StoredLine): Appended {
    const lines = this.lines.get(match) ?? [];
    if (lines.length !== seq) return 'taken';
    lines.push(line);
    this.lines.set(match, lines);
    this.lastSign = line.at;
    return 'kept';
  }
}
