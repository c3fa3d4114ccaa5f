import { fail, ok, type Result } from '@tabuleiro/game';
import type { RequestId, Wish } from '../protocol/clientMessages.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import type { PendingWish } from './savedSeat.js';

/** More wishes than that nobody has at once. */
const MOST_PENDING = 4;

type Settle = (result: Result<undefined, OnlineError>) => void;

/** What a person wished for and the server has not answered: one at a time is under way, the others wait behind it. */
export class WishQueue {
  private wishes: readonly PendingWish[];
  private readonly settles: Map<RequestId, Settle> = new Map();
  private readonly onChange: () => void;

  constructor(wishes: readonly PendingWish[], onChange: () => void) {
    this.wishes = wishes;
    this.onChange = onChange;
  }

  get pending(): readonly PendingWish[] {
    return this.wishes;
  }

  /** The wish at the head of the queue. */
  get first(): PendingWish | undefined {
    return this.wishes[0];
  }

  add(id: RequestId, wish: Wish, after: number): Promise<Result<undefined, OnlineError>> {
    if (this.wishes.length >= MOST_PENDING) return Promise.resolve(fail(onlineError('queue-full')));
    this.change([...this.wishes, { id, wish, after, state: 'waiting' }]);
    return new Promise((resolve) => this.settles.set(id, resolve));
  }

  markSent(id: RequestId): void {
    this.change(this.wishes.map((wish) => (wish.id === id ? { ...wish, state: 'sent' } : wish)));
  }

  /** Takes back a wish that was not sent, and what came behind it; false where it is too late. */
  withdraw(id: RequestId): boolean {
    const at = this.wishes.findIndex((wish) => wish.id === id);
    if (at === -1 || this.wishes[at].state === 'sent') return false;
    this.drop(this.wishes.slice(at));
    return true;
  }

  /** The server has answered; what waits behind a refusal was meant for another position. */
  settle(id: RequestId, result: Result<undefined, OnlineError>): PendingWish | undefined {
    const at = this.wishes.findIndex((wish) => wish.id === id);
    if (at === -1) return undefined;
    const settled = this.wishes[at];
    const behind = this.wishes.slice(at + 1);
    this.change(this.wishes.filter((wish) => wish.id !== id));
    this.resolve(id, result);
    if (!result.ok) this.drop(behind);
    return settled;
  }

  /** Everything is off. */
  clear(): void {
    this.drop(this.wishes);
  }

  private drop(wishes: readonly PendingWish[]): void {
    if (wishes.length === 0) return;
    this.change(this.wishes.filter((wish) => !wishes.includes(wish)));
    for (const { id } of wishes) this.resolve(id, fail(onlineError('dropped')));
  }

  private resolve(id: RequestId, result: Result<undefined, OnlineError>): void {
    this.settles.get(id)?.(result);
    this.settles.delete(id);
  }

  private change(wishes: readonly PendingWish[]): void {
    this.wishes = wishes;
    this.onChange();
  }
}

/** A wish that was done. */
export const DONE: Result<undefined, never> = ok(undefined);
