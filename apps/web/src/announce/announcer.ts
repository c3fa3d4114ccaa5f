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

export type Timer = (run: () => void, ms: number) => unknown;

export type Announcer = {
  /** Spoken once the announcements before it have been noticed; the same text again is spoken again. */
  announce(text: string, urgency: Urgency): void;
  /** What was said, the latest last. */
  readonly said: ReadonlySignal<readonly Said[]>;
  readonly regions: Readonly<Record<Urgency, ReadonlySignal<Nodes>>>;
};

/** Wrapped, because browsers throw when `setTimeout` is called as a method of another object. */
const byClock: Timer = (run, ms) => setTimeout(run, ms);

/**
 * Two queues that do not wait for each other. Texts go to two nodes in turn, because the same text in the same node is
 * no change, and a change is all that is spoken (docs/players.md 1.2, point 13).
 */
export function makeAnnouncer(later: Timer = byClock): Announcer {
  const said = signal<readonly Said[]>([]);
  const spoken = (urgency: Urgency) => (text: string) => {
    said.value = [...said.value, { text, urgency }].slice(-REMEMBERED);
  };
  const polite = new Region(later, spoken('polite'));
  const assertive = new Region(later, spoken('assertive'));
  const regions = { polite, assertive };
  return {
    announce: (text, urgency) => regions[urgency].add(text),
    said,
    regions: { polite: polite.nodes, assertive: assertive.nodes },
  };
}

class Region {
  readonly nodes: Signal<Nodes> = signal(['', '']);
  private readonly later: Timer;
  private readonly spoken: (text: string) => void;
  private readonly queue: string[] = [];
  private isBusy = false;

  constructor(later: Timer, spoken: (text: string) => void) {
    this.later = later;
    this.spoken = spoken;
  }

  add(text: string): void {
    if (text.trim() === '') return;
    this.queue.push(text);
    if (!this.isBusy) this.next();
  }

  private next(): void {
    const text = this.queue.shift();
    this.isBusy = text !== undefined;
    if (text === undefined) return;
    this.nodes.value = this.nodes.value[0] === '' ? [text, ''] : ['', text];
    this.spoken(text);
    this.later(() => this.next(), DWELL);
  }
}

/** The announcer of the page. */
export const announcer: Announcer = makeAnnouncer();
export const { announce } = announcer;
