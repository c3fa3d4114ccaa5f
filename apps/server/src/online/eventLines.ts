import type { Counted } from '@tabuleiro/online/server';

/** What stands at the moment. */
export type Standing = { readonly connections: number; readonly rooms: number; readonly matches: number };

/**
 * What happens on the server as lines of JSON, for whoever wants to follow it: what was counted in the last span, and faults at
 * once. Numbers and codes only: no name, address, id or secret can get in.
 */
export class EventLines {
  private readonly write: (line: string) => void;
  private readonly now: () => Date;
  private counts: Map<string, number> = new Map();

  constructor(write: (line: string) => void, now: () => Date) {
    this.write = write;
    this.now = now;
  }

  readonly count = (what: Counted, code?: string): void => {
    const name = code === undefined ? what : `${what} ${code}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    if (what === 'fault') this.say('fault', code === undefined ? {} : { code });
  };

  /** One line of all that was counted since the last one. */
  sum(standing: Standing): void {
    this.say('sum', { ...standing, ...Object.fromEntries(this.counts) });
    this.counts = new Map();
  }

  say(
    event: 'started' | 'stopped' | 'sum' | 'fault',
    facts: Readonly<Record<string, string | number>>,
  ): void {
    this.write(`${JSON.stringify({ at: this.now().toISOString(), event, ...facts })}\n`);
  }
}
