import type { Channel } from '../../../src/store/tabs/changeFeed.js';
import type { Timers } from '../../../src/store/tabs/channelLock.js';
import type { LockManagerPart } from '../../../src/store/tabs/gameLock.js';

type Listener = (event: { readonly data: unknown }) => void;

/** The channels between the tabs of a browser, and their clock: both move only when told to. */
export class Tabs {
  private readonly channels = new Map<string, Set<FakeChannel>>();
  private queue: (() => void)[] = [];
  private alarms: { readonly at: number; readonly action: () => void }[] = [];
  private time = 1000;

  readonly now = (): number => this.time;

  readonly timers: Timers = {
    after: (ms, action) => {
      const alarm = { at: this.time + ms, action };
      this.alarms.push(alarm);
      return () => {
        this.alarms = this.alarms.filter((other) => other !== alarm);
      };
    },
  };

  readonly makeChannel = (name: string): Channel => {
    const members = this.channels.get(name) ?? new Set();
    this.channels.set(name, members);
    const channel = new FakeChannel(members, (deliver) => this.queue.push(deliver));
    members.add(channel);
    return channel;
  };

  /** Lets time pass, messages first. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await this.settle();
    for (;;) {
      const [next] = this.alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.alarms = this.alarms.filter((alarm) => alarm !== next);
      this.time = Math.max(this.time, next.at);
      next.action();
      await this.settle();
    }
    this.time = end;
  }

  async settle(): Promise<void> {
    do {
      const due = this.queue;
      this.queue = [];
      for (const deliver of due) deliver();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    } while (this.queue.length > 0);
  }
}

/** What is posted on one channel reaches every other one of its name, never itself. */
class FakeChannel implements Channel {
  private readonly members: Set<FakeChannel>;
  private readonly later: (deliver: () => void) => void;
  private readonly listeners: Listener[] = [];
  /** A frozen tab neither hears nor answers until it thaws. */
  frozen: unknown[] | undefined;

  constructor(members: Set<FakeChannel>, later: (deliver: () => void) => void) {
    this.members = members;
    this.later = later;
  }

  postMessage(message: unknown): void {
    for (const other of this.members) {
      if (other === this) continue;
      const data = structuredClone(message);
      this.later(() => other.receive(data));
    }
  }

  receive(data: unknown): void {
    if (this.frozen !== undefined) this.frozen.push(data);
    else if (this.members.has(this)) for (const listener of this.listeners) listener({ data });
  }

  thaw(): void {
    const missed = this.frozen ?? [];
    this.frozen = undefined;
    for (const data of missed) this.receive(data);
  }

  addEventListener(_: 'message', listener: Listener): void {
    this.listeners.push(listener);
  }

  close(): void {
    this.members.delete(this);
  }
}

export function freeze(channel: Channel): () => void {
  if (!(channel instanceof FakeChannel)) throw new Error('not one of ours');
  channel.frozen = [];
  return () => channel.thaw();
}

/** Web Locks of one browser: exclusive, first come first served. */
export class Locks implements LockManagerPart {
  private readonly queues = new Map<string, (() => Promise<void>)[]>();

  async request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    use: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown> {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    if (queue.length > 0 && options.ifAvailable === true) return use(null);
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        await use({ name });
        queue.shift();
        resolve(undefined);
        await queue[0]?.();
      };
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(turn);
        if (at > 0) queue.splice(at, 1);
        reject(new DOMException('', 'AbortError'));
      });
      queue.push(turn);
      if (queue.length === 1) turn().catch(reject);
    });
  }
}
