import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** Does the browser promise not to clear our storage? `unknown`: not asked yet, or it cannot be asked. */
export const PERSISTENCES = ['granted', 'refused', 'unknown'] as const;
export type PersistenceState = (typeof PERSISTENCES)[number];

/** The part of `navigator.storage` that is needed; missing outside secure pages. */
export type StorageManagerPart =
  | {
      persist?(): Promise<boolean>;
      persisted?(): Promise<boolean>;
      estimate?(): Promise<{ readonly usage?: number; readonly quota?: number }>;
    }
  | undefined;

/** In bytes. */
export type Space = { readonly used: number; readonly most: number };

/** Persistent storage: without it the browser may clear what is stored when it needs room. */
export class Persistence {
  private readonly storage: StorageManagerPart;
  private readonly current: Signal<PersistenceState> = signal('unknown');
  private asked: Promise<PersistenceState> | undefined;

  constructor(storage: StorageManagerPart) {
    this.storage = storage;
  }

  get state(): ReadonlySignal<PersistenceState> {
    return this.current;
  }

  /** Pages without https cannot ask. */
  get canAsk(): boolean {
    return this.storage?.persist !== undefined;
  }

  /** Was it granted on an earlier visit? Does not ask the person. */
  async check(): Promise<PersistenceState> {
    const isGranted = await answerOf(() => this.storage?.persisted?.());
    if (isGranted === true) this.current.value = 'granted';
    return this.current.value;
  }

  /** Asks the browser, once per visit; the browser may ask the person. */
  ask(): Promise<PersistenceState> {
    this.asked ??= this.request();
    return this.asked;
  }

  /** Asks again, because the person wants it. */
  insist(): Promise<PersistenceState> {
    this.asked = this.request();
    return this.asked;
  }

  private async request(): Promise<PersistenceState> {
    if ((await this.check()) === 'granted') return 'granted';
    const isGranted = await answerOf(() => this.storage?.persist?.());
    if (isGranted !== undefined) this.current.value = isGranted ? 'granted' : 'refused';
    return this.current.value;
  }

  /** How much room there is; undefined where the browser does not say. */
  async space(): Promise<Space | undefined> {
    const { usage, quota } = (await answerOf(() => this.storage?.estimate?.())) ?? {};
    return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
  }
}

/** Undefined where the browser cannot answer or fails. */
async function answerOf<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
