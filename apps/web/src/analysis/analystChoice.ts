import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Analyst } from './analyst.js';

/** Another program, by its name. */
export type OtherAnalyst = { readonly name: string; readonly open: () => Analyst };

/** Our own engine, or another program where one is offered: whichever the person wants. */
export class AnalystChoice implements Analyst {
  private readonly own: Analyst;
  private readonly offered: Signal<OtherAnalyst | undefined> = signal(undefined);
  private readonly wanted: Signal<boolean> = signal(false);
  private opened: Analyst | undefined;
  private isClosed = false;

  constructor(own: Analyst, looking: Promise<OtherAnalyst | undefined>) {
    this.own = own;
    void looking.then((found) => {
      if (!this.isClosed) this.offered.value = found;
    });
  }

  /** The other program; undefined where there is none. */
  get other(): ReadonlySignal<OtherAnalyst | undefined> {
    return this.offered;
  }

  /** Does the other one analyse? */
  get isOther(): ReadonlySignal<boolean> {
    return this.wanted;
  }

  get source(): ReadonlySignal<unknown> {
    return this.wanted;
  }

  /** Who analyses from now on. */
  choose(isOther: boolean): void {
    this.stop();
    this.wanted.value = isOther && this.offered.value !== undefined;
  }

  start(...asked: Parameters<Analyst['start']>): void {
    this.current.start(...asked);
  }

  stop(): void {
    this.own.stop();
    this.opened?.stop();
  }

  close(): void {
    this.isClosed = true;
    this.own.close();
    this.opened?.close();
  }

  private get current(): Analyst {
    const other = this.offered.peek();
    if (!this.wanted.peek() || other === undefined) return this.own;
    this.opened ??= other.open();
    return this.opened;
  }
}
