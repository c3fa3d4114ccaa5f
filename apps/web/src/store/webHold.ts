import { type Signal, signal } from '@preact/signals';
import type { Hold, Role } from './lock.js';

type LockOptions = { readonly ifAvailable?: boolean; readonly signal?: AbortSignal };

/** The part of `navigator.locks` that is needed. */
export type LockManagerPart = {
  request(
    name: string,
    options: LockOptions,
    use: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
};

/** A place at a game by Web Locks: the browser itself passes it on, also when a tab crashes. */
export class WebHold implements Hold {
  readonly role: Signal<Role> = signal('reader');
  private readonly waiting = new AbortController();
  private readonly released: Promise<void>;
  private letGo: () => void = () => undefined;

  private constructor() {
    this.released = new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  /** Undefined where the browser refuses locks altogether. */
  static async take(locks: LockManagerPart, name: string): Promise<WebHold | undefined> {
    const hold = new WebHold();
    const isOwner = await hold.tryAtOnce(locks, name);
    if (isOwner === undefined) return undefined;
    if (!isOwner) hold.queue(locks, name);
    return hold;
  }

  release(): void {
    this.waiting.abort();
    this.letGo();
  }

  private tryAtOnce(locks: LockManagerPart, name: string): Promise<boolean | undefined> {
    return new Promise((answer) => {
      const use = (lock: unknown): Promise<void> | undefined => {
        answer(lock !== null);
        return lock === null ? undefined : this.own();
      };
      locks.request(name, { ifAvailable: true }, use).catch(() => answer(undefined));
    });
  }

  private queue(locks: LockManagerPart, name: string): void {
    const use = (): Promise<void> => this.own();
    // Refused only when this tab itself stops waiting.
    locks.request(name, { signal: this.waiting.signal }, use).catch(() => undefined);
  }

  private own(): Promise<void> {
    this.role.value = 'owner';
    return this.released;
  }
}
