import { type Signal, signal } from '@preact/signals';
import { isObject } from '@tabuleiro/match';
import type { Channel, ChannelMaker } from './changeFeed.js';
import type { GameLock, Role } from './gameLock.js';

export type Timers = {
  /** Returns how to cancel it. */
  after(ms: number, action: () => void): () => void;
};

export type ChannelLockParts = {
  readonly makeChannel: ChannelMaker;
  readonly timers: Timers;
  /** Milliseconds since 1970, the same in all tabs. */
  readonly now: () => number;
  readonly makeId: () => string;
};

/** How long an owner may take to answer, and how often a reader asks whether there still is one, in milliseconds. */
const ANSWER_TIME = 400;
const ASK_INTERVAL = 2000;

/** `claim` is when the sender became the owner: if two tabs believe to be the owner, the later one stays it. */
type Message =
  | { readonly kind: 'ask' | 'bye'; readonly from: string }
  | { readonly kind: 'mine'; readonly from: string; readonly claim: number };

/**
 * A lock by messages between tabs, where there are no Web Locks: on pages served without https, as in some schools.
 * The owner answers every tab that asks; a tab that gets no answer becomes the owner.
 */
export class ChannelGameLock implements GameLock {
  readonly role: Signal<Role> = signal('reader');
  private readonly channel: Channel;
  private readonly parts: ChannelLockParts;
  private readonly id: string;
  private claim = 0;
  private stopTimer: () => void = () => undefined;
  private settle: () => void = () => undefined;

  private constructor(parts: ChannelLockParts, channel: Channel) {
    this.parts = parts;
    this.channel = channel;
    this.id = parts.makeId();
    channel.addEventListener('message', ({ data }) => {
      const message = parseMessage(data);
      if (message !== undefined) this.receive(message);
    });
  }

  static take(parts: ChannelLockParts, channel: Channel): Promise<ChannelGameLock> {
    const lock = new ChannelGameLock(parts, channel);
    return new Promise((resolve) => {
      lock.settle = () => resolve(lock);
      lock.ask();
    });
  }

  release(): void {
    this.stopTimer();
    if (this.role.value === 'owner') this.post({ kind: 'bye', from: this.id });
    this.channel.close();
  }

  private ask(): void {
    this.post({ kind: 'ask', from: this.id });
    this.wait(ANSWER_TIME, () => this.becomeOwner());
  }

  private receive(message: Message): void {
    const isOwner = this.role.value === 'owner';
    if (message.kind === 'mine') {
      if (isOwner && !this.isEarlierThan(message)) this.postMine();
      else this.becomeReader();
    } else if (isOwner) this.postMine();
    else if (message.kind === 'bye') this.ask();
  }

  private isEarlierThan({ claim, from }: { readonly claim: number; readonly from: string }): boolean {
    return this.claim === claim ? this.id < from : this.claim < claim;
  }

  private becomeOwner(): void {
    this.claim = this.parts.now();
    this.role.value = 'owner';
    this.postMine();
    this.settle();
  }

  private becomeReader(): void {
    this.role.value = 'reader';
    this.wait(ASK_INTERVAL, () => this.ask());
    this.settle();
  }

  private postMine(): void {
    this.post({ kind: 'mine', from: this.id, claim: this.claim });
  }

  private wait(ms: number, action: () => void): void {
    this.stopTimer();
    this.stopTimer = this.parts.timers.after(ms, action);
  }

  private post(message: Message): void {
    this.channel.postMessage(message);
  }
}

function parseMessage(data: unknown): Message | undefined {
  if (!isObject(data) || typeof data.from !== 'string') return undefined;
  const { kind, from, claim } = data;
  if (kind === 'ask' || kind === 'bye') return { kind, from };
  return kind === 'mine' && typeof claim === 'number' ? { kind, from, claim } : undefined;
}
