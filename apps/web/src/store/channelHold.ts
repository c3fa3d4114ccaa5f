import { type Signal, signal } from '@preact/signals';
import { isObject } from '@tabuleiro/match';
import type { Hold, Role } from './lock.js';
import type { Channel, ChannelMaker } from './news.js';

export type Timers = {
  /** Gives back how to call it off. */
  after(ms: number, action: () => void): () => void;
};

export type ChannelLockParts = {
  readonly makeChannel: ChannelMaker;
  readonly timers: Timers;
  /** Milliseconds since 1970, the same in all tabs. */
  readonly now: () => number;
  readonly makeId: () => string;
};

/** How long an owner may take to answer, and how often a reader looks whether there still is one. */
const PATIENCE = 400;
const INTERVAL = 2000;

/** `claim` is when the sender became the owner: where two believe they are, the later one is. */
type Message =
  | { readonly kind: 'ask' | 'bye'; readonly from: string }
  | { readonly kind: 'mine'; readonly from: string; readonly claim: number };

/**
 * A place at a game where there are no Web Locks, as on pages served without https in a school. The owner answers
 * whoever asks; who hears no answer owns the game.
 */
export class ChannelHold implements Hold {
  readonly role: Signal<Role> = signal('reader');
  private readonly channel: Channel;
  private readonly parts: ChannelLockParts;
  private readonly id: string;
  private claim = 0;
  private stopTimer: () => void = () => undefined;
  private answer: () => void = () => undefined;

  private constructor(parts: ChannelLockParts, channel: Channel) {
    this.parts = parts;
    this.channel = channel;
    this.id = parts.makeId();
    channel.addEventListener('message', ({ data }) => {
      const message = parseMessage(data);
      if (message !== undefined) this.hear(message);
    });
  }

  static take(parts: ChannelLockParts, channel: Channel): Promise<ChannelHold> {
    const hold = new ChannelHold(parts, channel);
    return new Promise((resolve) => {
      hold.answer = () => resolve(hold);
      hold.ask();
    });
  }

  release(): void {
    this.stopTimer();
    if (this.role.value === 'owner') this.post({ kind: 'bye', from: this.id });
    this.channel.close();
  }

  private ask(): void {
    this.post({ kind: 'ask', from: this.id });
    this.wait(PATIENCE, () => this.own());
  }

  private hear(message: Message): void {
    const isOwner = this.role.value === 'owner';
    if (message.kind === 'mine') {
      if (isOwner && !this.isEarlierThan(message)) this.tellMine();
      else this.read();
    } else if (isOwner) this.tellMine();
    else if (message.kind === 'bye') this.ask();
  }

  private isEarlierThan({ claim, from }: { readonly claim: number; readonly from: string }): boolean {
    return this.claim === claim ? this.id < from : this.claim < claim;
  }

  private own(): void {
    this.claim = this.parts.now();
    this.role.value = 'owner';
    this.tellMine();
    this.answer();
  }

  private read(): void {
    this.role.value = 'reader';
    this.wait(INTERVAL, () => this.ask());
    this.answer();
  }

  private tellMine(): void {
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
