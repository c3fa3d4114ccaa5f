import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChannelLockParts } from './channelLock.js';

export const ROLES = ['owner', 'reader'] as const;
/** One tab plays a game; the others watch it. */
export type Role = (typeof ROLES)[number];

/**
 * Which tab plays a game. A reader becomes the owner when the owner leaves; it has to load the game again before it
 * writes. The lock is for people: the data are safe without it, since the store refuses a write from an old state.
 */
export type GameLock = { readonly role: ReadonlySignal<Role>; release(): void };

export type LockParts = {
  /** Web Locks; missing outside secure pages. */
  readonly locks: LockManagerPart | undefined;
  readonly channels: ChannelLockParts;
};

/** Enters a game as owner or reader. Answers as soon as it is known which. */
export async function lockGame({ locks, channels }: LockParts, id: string): Promise<GameLock> {
  const name = `tabuleiro-game-${id}`;
  if (locks !== undefined) {
    const lock = await WebGameLock.take(locks, name);
    if (lock !== undefined) return lock;
  }
  const channel = channels.makeChannel(name);
  if (channel === undefined) return { role: signal('owner'), release: () => undefined };
  // Needed on few pages: fetched there.
  const { ChannelGameLock } = await import('./channelLock.js');
  return ChannelGameLock.take(channels, channel);
}

type LockOptions = { readonly ifAvailable?: boolean; readonly signal?: AbortSignal };

/** The part of `navigator.locks` that is needed. */
export type LockManagerPart = {
  request(
    name: string,
    options: LockOptions,
    use: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
};

/** A lock by Web Locks: the browser passes it on to the next tab, also when the owner crashes. */
export class WebGameLock implements GameLock {
  readonly role: Signal<Role> = signal('reader');
  private readonly waiting = new AbortController();
  private readonly released: Promise<void>;
  private resolveReleased: () => void = () => undefined;

  private constructor() {
    this.released = new Promise((resolve) => {
      this.resolveReleased = resolve;
    });
  }

  /** Undefined where the browser refuses locks altogether. */
  static async take(locks: LockManagerPart, name: string): Promise<WebGameLock | undefined> {
    const lock = new WebGameLock();
    const isOwner = await lock.tryNow(locks, name);
    if (isOwner === undefined) return undefined;
    if (!isOwner) lock.queue(locks, name);
    return lock;
  }

  release(): void {
    this.waiting.abort();
    this.resolveReleased();
  }

  private tryNow(locks: LockManagerPart, name: string): Promise<boolean | undefined> {
    return new Promise((answer) => {
      const use = (lock: unknown): Promise<void> | undefined => {
        answer(lock !== null);
        return lock === null ? undefined : this.becomeOwner();
      };
      locks.request(name, { ifAvailable: true }, use).catch(() => answer(undefined));
    });
  }

  private queue(locks: LockManagerPart, name: string): void {
    const use = (): Promise<void> => this.becomeOwner();
    // Rejected only when this tab aborts the request.
    locks.request(name, { signal: this.waiting.signal }, use).catch(() => undefined);
  }

  private becomeOwner(): Promise<void> {
    this.role.value = 'owner';
    return this.released;
  }
}
