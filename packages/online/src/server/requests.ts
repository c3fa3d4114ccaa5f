import type { OnlineError } from '../protocol/onlineError.js';

/** Refusals that are kept for requests that are sent again. */
const REMEMBERED = 64;
/** Any other answer stands when the same request comes again. */
const MAY_BE_TRIED_AGAIN: readonly OnlineError['code'][] = ['not-kept', 'too-fast'];

/** The requests of one room: one after the other, and the same one gets the same refusal. */
export class Requests {
  private readonly refusals: Map<string, OnlineError> = new Map();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get isIdle(): boolean {
    return this.waiting === 0;
  }

  /** Puts the work behind what is under way. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(work).finally(() => {
      this.waiting--;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** How this request was refused before. */
  refusalOf(key: string): OnlineError | undefined {
    return this.refusals.get(key);
  }

  refuse(key: string, error: OnlineError): void {
    if (MAY_BE_TRIED_AGAIN.includes(error.code)) return;
    this.refusals.set(key, error);
    const [oldest] = this.refusals.keys();
    if (this.refusals.size > REMEMBERED && oldest !== undefined) this.refusals.delete(oldest);
  }
}
