import type { Clock } from '../clock.js';
import { NODE_GONE_MS } from './company.js';
import type { Rooms } from './rooms.js';
import type { Bus, Store } from './store.js';
import { noteOutage } from './timedStore.js';
import type { Timeline } from './timeline.js';

/** Who is where is asked for every so many beats, though notes get through. */
const BEATS_OF_PRESENCE = 5;

type Parts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly timeline: Timeline;
  readonly rooms: Rooms;
  /** Are there other nodes? */
  readonly isShared: boolean;
  /** Is told of looks into the store, and of matches in which one found what no note had told. */
  readonly count: (what: 'look' | 'healed') => void;
};

/** The signs of life of a server, and what it looks after with each of them. */
export class Heartbeat {
  private readonly parts: Parts;
  private lastBeat: number;
  private beats = 0;
  private isBeating = false;
  private wasSound = true;

  constructor(parts: Parts) {
    this.parts = parts;
    this.lastBeat = parts.clock.now();
  }

  /** To be called every second. */
  beat(): void {
    const { rooms, isShared } = this.parts;
    rooms.sweep();
    if (isShared) void this.keepCompany();
    else if (rooms.directory.hasRunningClock) void this.sign();
  }

  private async sign(): Promise<boolean> {
    const { store, timeline, clock } = this.parts;
    const isKept = await store.beat(clock.now());
    noteOutage(store, timeline, clock, isKept);
    return isKept;
  }

  /** Shows the other nodes that this one lives, looks after those that do not, and for notes that were lost. */
  private async keepCompany(): Promise<void> {
    if (this.isBeating) return;
    this.isBeating = true;
    const { rooms, bus, clock, count } = this.parts;
    const now = clock.now();
    const isKept = await this.sign();
    if (isKept) {
      if (now - this.lastBeat > NODE_GONE_MS) for (const room of rooms.all()) room.comeBack();
      this.lastBeat = now;
      await rooms.adopt();
    }
    const isSound = bus.isSound && isKept;
    this.beats++;
    const healed = await rooms.heal(!isSound || !this.wasSound || this.beats % BEATS_OF_PRESENCE === 0);
    if (healed !== undefined) count('look');
    for (let i = 0; i < (healed ?? 0); i++) count('healed');
    this.wasSound = isSound;
    this.isBeating = false;
  }
}
