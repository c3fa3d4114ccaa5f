import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

export const URGENCIES = ['polite', 'assertive'] as const;
export type Urgency = (typeof URGENCIES)[number];

export type Said = { readonly text: string; readonly urgency: Urgency };

/** The texts of a region's two nodes; at most one of them is not empty. */
export type Nodes = readonly [string, string];

/** How long a text stays before the next one may take its place: a screen reader has to notice it first. */
export const DWELL = 350;
/** How many announcements are remembered. */
export const REMEMBERED = 50;

/** How long a text takes to be read aloud, in milliseconds, by a voice that is in no hurry. */
export function readingTime(text: string): number {
  return 300 + 60 * text.length;
}

export type Timer = (run: () => void, ms: number) => unknown;

export type Announce = (text: string, urgency: Urgency, isEvent?: boolean) => void;

export type Announcer = {
  /**
   * Spoken once the announcements before it have been noticed; the same text again is spoken again. An event is
   * something that happened in a game: while one is waiting or being read, nothing else is assertive, so that nothing cuts
   * it off, and events that wait together are told together.
   */
  readonly announce: Announce;
  /** What was said, the latest last. */
  readonly said: ReadonlySignal<readonly Said[]>;
  readonly regions: Readonly<Record<Urgency, Signal<Nodes>>>;
};

/** Wrapped, because browsers throw when `setTimeout` is called as a method of another object. */
export const byClock: Timer = (run, ms) => setTimeout(run, ms);

/**
 * A polite and an assertive queue. Screen readers read what is polite in turn, and let what is assertive cut off what they
 * are reading. Texts go to two nodes in turn, because the same text in the same node is no change, and a change is
 * all that is spoken (docs/players.md 1.2, points 13 and 15).
 */
export function makeAnnouncer(later: Timer = byClock): Announcer {
  const said = signal<readonly Said[]>([]);
  /** Events that are waiting or being read. */
  let unread = 0;
  const region = (urgency: Urgency): Region =>
    new Region(later, (text, events) => {
      said.value = [...said.value, { text, urgency }].slice(-REMEMBERED);
      if (events === 0) return;
      later(() => {
        unread -= events;
      }, readingTime(text));
    });
  const regions = { polite: region('polite'), assertive: region('assertive') };
  return {
    announce: (text, urgency, isEvent = false) => {
      if (text.trim() === '') return;
      const place = unread > 0 ? 'polite' : urgency;
      if (isEvent) unread++;
      regions[place].add({ text, isEvent });
    },
    said,
    regions: { polite: regions.polite.nodes, assertive: regions.assertive.nodes },
  };
}

type Waiting = { readonly text: string; readonly isEvent: boolean };

class Region {
  readonly nodes: Signal<Nodes> = signal(['', '']);
  private readonly later: Timer;
  private readonly spoken: (text: string, events: number) => void;
  private readonly queue: Waiting[] = [];
  private isBusy = false;

  /** `spoken` is told each text that is shown, and how many events are in it. */
  constructor(later: Timer, spoken: (text: string, events: number) => void) {
    this.later = later;
    this.spoken = spoken;
  }

  /** A key that is pressed again and again asks the same: what still waits answers it. */
  add(waiting: Waiting): void {
    const last = this.queue.at(-1);
    if (!waiting.isEvent && last?.isEvent === false && last.text === waiting.text) return;
    this.queue.push(waiting);
    if (!this.isBusy) this.next();
  }

  private next(): void {
    const others = this.queue.findIndex(({ isEvent }) => !isEvent);
    const events = others < 0 ? this.queue.length : others;
    const text = this.queue
      .splice(0, Math.max(1, events))
      .map((waiting) => waiting.text)
      .join(' ');
    this.isBusy = text !== '';
    if (!this.isBusy) return;
    this.nodes.value = this.nodes.value[0] === '' ? [text, ''] : ['', text];
    this.spoken(text, events);
    this.later(() => this.next(), DWELL);
  }
}

/** The announcer of the page. */
export const announcer: Announcer = makeAnnouncer();
export const { announce } = announcer;
