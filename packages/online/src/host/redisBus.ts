import { fail, ok, type Result } from '@tabuleiro/game';
import { integerBetween, isObject, objectOf, oneOf, type Validator } from '@tabuleiro/match';
import { MOST_LINES } from '../protocol/limits.js';
import { seatValidator } from '../protocol/lines.js';
import { PHRASES } from '../protocol/phrases.js';
import { type MatchId, sealValidator } from '../protocol/secrets.js';
import { nameValidator } from '../protocol/terms.js';
import type { Bus, Note } from '../server/store.js';
import type { LogError } from './logEntry.js';
import { withoutPassword } from './postgres/sqlPool.js';

/** How often a node asks whether its own notes come back, and after how long a silence they do not. */
const ECHO_MS = 500;
const SILENT_MS = 1500;
const PREFIX = 'tabuleiro:';
/** How soon a lost connection is made anew. */
const AGAIN_MS = 500;

const number = integerBetween(0, 999);
const NOTES: { readonly [Kind in Note['kind']]: Validator<Extract<Note, { readonly kind: Kind }>> } = {
  line: objectOf({ kind: oneOf(['line']), seq: integerBetween(0, MOST_LINES) }),
  presence: objectOf({ kind: oneOf(['presence']) }),
  said: objectOf({ kind: oneOf(['said']), seat: seatValidator, phrase: oneOf(PHRASES) }),
  wish: objectOf({
    ...{ kind: oneOf(['wish']), number, seat: seatValidator, token: sealValidator, name: nameValidator },
  }),
  unwish: objectOf({ kind: oneOf(['unwish']), number }),
};

/** A note as another node has written it: the node, a space, JSON. Undefined where it is none. */
function readNote(text: string): { readonly from: string; readonly note: Note } | undefined {
  const space = text.indexOf(' ');
  try {
    const value: unknown = JSON.parse(text.slice(space + 1));
    if (!isObject(value)) return undefined;
    const validator: Validator<Note> | undefined = Object.entries(NOTES).find(
      ([kind]) => kind === value.kind,
    )?.[1];
    const note = validator?.read(value, '');
    return note?.ok === true ? { from: text.slice(0, space), note: note.value } : undefined;
  } catch {
    return undefined;
  }
}

/** Notes through Redis, a channel for each match. Nothing is kept there: who misses a note reads the store. */
export class RedisBus implements Bus {
  private readonly node: string;
  private readonly publisher: RedisLink;
  private readonly subscriber: RedisLink;
  private readonly listeners: Map<string, Set<(note: Note) => void>> = new Map();
  private lastEcho = 0;
  private readonly echoing: NodeJS.Timeout;

  private constructor(node: string, publisher: RedisLink, subscriber: RedisLink) {
    this.node = node;
    this.publisher = publisher;
    this.subscriber = subscriber;
    subscriber.on('message', (channel, text) => this.receive(channel, text));
    subscriber.on('ready', () => this.subscribeAll());
    this.subscribeAll();
    this.echoing = setInterval(() => this.send(this.echo, ''), ECHO_MS).unref();
  }

  /** Connects, or says why that is not possible. A connection that is lost later is made anew. */
  static async connect(url: string, node: string): Promise<Result<RedisBus, LogError>> {
    const driver = await import('ioredis').catch(() => undefined);
    if (driver === undefined) return fail({ code: 'no-driver', driver: 'ioredis' });
    const options = {
      ...{ lazyConnect: true, enableOfflineQueue: false, autoResubscribe: false, maxRetriesPerRequest: 0 },
      ...{ connectTimeout: 2000, retryStrategy: () => AGAIN_MS },
    };
    const links = [new driver.Redis(url, options), new driver.Redis(url, options)] as const;
    for (const link of links) link.on('error', () => undefined);
    try {
      await Promise.all(links.map((link) => link.connect()));
    } catch {
      for (const link of links) link.disconnect();
      return fail({ code: 'unreachable-bus', file: withoutPassword(url) });
    }
    return ok(new RedisBus(node, ...links));
  }

  get isSound(): boolean {
    return performance.now() - this.lastEcho < SILENT_MS;
  }

  publish(match: MatchId, note: Note): void {
    this.send(PREFIX + match, `${this.node} ${JSON.stringify(note)}`);
  }

  subscribe(match: MatchId, then: (note: Note) => void): () => void {
    const channel = PREFIX + match;
    const known = this.listeners.get(channel) ?? new Set();
    if (known.size === 0) this.tell('subscribe', [channel]);
    this.listeners.set(channel, known.add(then));
    return () => {
      known.delete(then);
      if (known.size > 0 || this.listeners.get(channel) !== known) return;
      this.listeners.delete(channel);
      this.tell('unsubscribe', [channel]);
    };
  }

  close(): void {
    clearInterval(this.echoing);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  /** The channel that only this node listens at. */
  private get echo(): string {
    return `${PREFIX}echo:${this.node}`;
  }

  private receive(channel: string, text: string): void {
    if (channel === this.echo) {
      this.lastEcho = performance.now();
      return;
    }
    const read = readNote(text);
    if (read === undefined || read.from === this.node) return;
    for (const then of this.listeners.get(channel) ?? []) then(read.note);
  }

  private subscribeAll(): void {
    this.tell('subscribe', [this.echo, ...this.listeners.keys()]);
  }

  private tell(what: 'subscribe' | 'unsubscribe', channels: readonly string[]): void {
    // While there is no connection nothing comes either; when it is back all channels are named again.
    void this.subscriber[what](...channels).catch(() => undefined);
  }

  private send(channel: string, text: string): void {
    void this.publisher.publish(channel, text).catch(() => undefined);
  }
}

/** What is used of a connection to Redis. */
type RedisLink = {
  on(event: 'message', then: (channel: string, text: string) => void): unknown;
  on(event: 'ready', then: () => void): unknown;
  publish(channel: string, text: string): Promise<unknown>;
  subscribe(...channels: string[]): Promise<unknown>;
  unsubscribe(...channels: string[]): Promise<unknown>;
  disconnect(): void;
};
