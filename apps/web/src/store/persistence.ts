import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** Does the browser promise not to clear what is kept here? `unknown`: not asked yet, or it cannot be asked. */
export const PERSISTENCES = ['granted', 'refused', 'unknown'] as const;
export type PersistenceState = (typeof PERSISTENCES)[number];

/** The part of `navigator.storage` that is needed; missing outside secure pages. */
export type StorageKeeper =
  | {
      persist?(): Promise<boolean>;
      persisted?(): Promise<boolean>;
      estimate?(): Promise<{ readonly usage?: number; readonly quota?: number }>;
    }
  | undefined;

/** In bytes. */
export type Space = { readonly used: number; readonly most: number };

/** Whether what is kept here is safe from the browser itself, which may clear what it was not asked to keep. */
export class Persistence {
  private readonly storage: StorageKeeper;
  private readonly current: Signal<PersistenceState> = signal('unknown');
  private asked: Promise<PersistenceState> | undefined;

  constructor(storage: StorageKeeper) {
    this.storage = storage;
  }

  get state(): ReadonlySignal<PersistenceState> {
    return this.current;
  }

  /** Pages that do not come by https cannot ask. */
  get canAsk(): boolean {
    return this.storage?.persist !== undefined;
  }

  /** What was granted on an earlier visit; asks nobody. */
  async look(): Promise<PersistenceState> {
    const isGranted = await answerOf(() => this.storage?.persisted?.());
    if (isGranted === true) this.current.value = 'granted';
    return this.current.value;
  }

  /** Asks the browser, once a visit: it may in turn ask the person. */
  ask(): Promise<PersistenceState> {
    this.asked ??= this.request();
    return this.asked;
  }

  /** Asks once more, because the person wants it. */
  insist(): Promise<PersistenceState> {
    this.asked = this.request();
    return this.asked;
  }

  private async request(): Promise<PersistenceState> {
    if ((await this.look()) === 'granted') return 'granted';
    const isGranted = await answerOf(() => this.storage?.persist?.());
    if (isGranted !== undefined) this.current.value = isGranted ? 'granted' : 'refused';
    return this.current.value;
  }

  /** How much room there is; undefined where the browser does not tell. */
  async space(): Promise<Space | undefined> {
    const { usage, quota } = (await answerOf(() => this.storage?.estimate?.())) ?? {};
    return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
  }
}

/** A browser that fails to answer has not answered. */
async function answerOf<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
