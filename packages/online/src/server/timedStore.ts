import type { Clock } from '../clock.js';
import type { MatchId } from '../protocol/secrets.js';
import type { Appended, Store, StoredLine } from './store.js';
import type { Timeline } from './timeline.js';

/** The store as rooms see it: while nothing can be kept, nobody's time runs (O-TIME). */
export function timedStore(store: Store, timeline: Timeline, clock: Clock): Pick<Store, 'append' | 'read'> {
  return {
    read: (match, from) => store.read(match, from),
    append: async (match: MatchId, seq: number, line: StoredLine): Promise<Appended> => {
      const appended = await store.append(match, seq, line);
      noteOutage(store, timeline, clock, appended !== 'failed');
      return appended;
    },
  };
}

/** Takes note of whether something could be kept. */
export function noteOutage(store: Store, timeline: Timeline, clock: Clock, isKept: boolean): void {
  if (!isKept) {
    timeline.stand(clock.now());
    return;
  }
  const outage = timeline.goOn(clock.now());
  if (outage !== undefined) void store.note(outage);
}
