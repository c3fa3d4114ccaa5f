import type { Outage } from './store.js';

/** The time in which clocks run: that of the server without its outages (O-TIME). */
export class Timeline {
  private readonly outages: Outage[] = [];
  /** When the server became unable to keep anything; undefined while it can. */
  private standsFrom: number | undefined;

  constructor(outages: readonly Outage[]) {
    for (const outage of outages.toSorted((a, b) => a.from - b.from)) this.add(outage);
  }

  /** Milliseconds that clocks have run between two moments; `more`: outages of one match alone. */
  between(from: number, to: number, more: readonly Outage[] = []): number {
    const now: readonly Outage[] = this.standsFrom === undefined ? [] : [{ from: this.standsFrom, to }];
    return Math.max(0, to - from - covered([...this.outages, ...now, ...more], from, to));
  }

  /** One more outage; what is known of it already is not counted twice. */
  add({ from, to }: Outage): void {
    const known = this.outages.reduce((end, outage) => Math.max(end, outage.to), Number.NEGATIVE_INFINITY);
    if (to > Math.max(from, known)) this.outages.push({ from: Math.max(from, known), to });
  }

  /** Nothing can be kept from now on. */
  stand(now: number): void {
    this.standsFrom ??= now;
  }

  /** Something was kept again; the outage that this ends, where there was one. */
  goOn(now: number): Outage | undefined {
    if (this.standsFrom === undefined) return undefined;
    const outage = { from: this.standsFrom, to: now };
    this.standsFrom = undefined;
    this.add(outage);
    return outage;
  }
}

/** How much of a time is in any of the outages: what is in two of them counts once. */
function covered(outages: readonly Outage[], from: number, to: number): number {
  let sum = 0;
  let end = from;
  const within = outages.filter((outage) => outage.to > from && outage.from < to);
  for (const outage of within.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, Math.min(outage.to, to) - Math.max(outage.from, end));
    end = Math.max(end, outage.to);
  }
  return sum;
}
