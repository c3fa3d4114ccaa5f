import type { Clock } from '../clock.js';
import type { ClientMessage } from '../protocol/clientMessages.js';
import { formatMessage, readServerMessage } from '../protocol/decode.js';
import { PING_MS, SILENCE_MS } from '../protocol/limits.js';
import type { ServerMessage } from '../protocol/serverMessages.js';
import type { ClientSocket, OpenSocket } from './socket.js';

/** How the connection stands, in the client's own milliseconds: to be told in words and shapes, once each time it changes. */
export type ConnectionState =
  /** Not linked so far. */
  | { readonly kind: 'trying'; readonly since: number }
  | { readonly kind: 'linked' }
  /** Linked, but answers are late. */
  | { readonly kind: 'slow'; readonly since: number }
  /** Lost; it is tried again by itself. */
  | { readonly kind: 'gone'; readonly since: number }
  /** Closed by this client, or never opened. */
  | { readonly kind: 'closed' };

/** What a link tells. */
export type LinkEvents = {
  /** The socket is open: time to say hello. */
  opened(): void;
  message(message: ServerMessage): void;
  changed(state: ConnectionState): void;
};

/** What a link needs from outside. `random` gives fractions below 1. */
export type LinkParts = { readonly open: OpenSocket; readonly clock: Clock; readonly fraction: () => number };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const CHECK_MS = 1000;
/** A question of the server that is so late, or a round trip so long, is slow. */
const SLOW_MS = 2500;
const SLOW_TRIP_MS = 1000;
/** Who was asleep asks whether the socket is still one, and believes in it for so long. */
const WAKE_MS = 4000;

/** A connection that comes back by itself, after waits that grow and differ, so that not everybody returns at once. */
export class ServerLink {
  private readonly parts: LinkParts;
  private readonly events: LinkEvents;
  private socket: ClientSocket | undefined;
  /** The present try to connect; what an older one says counts for nothing. */
  private attempt: object | undefined;
  private isOpen = false;
  private current: ConnectionState = { kind: 'closed' };
  private failures = 0;
  private lastHeard = 0;
  private stopTimer: () => void = () => undefined;
  private stopChecks: () => void = () => undefined;

  constructor(parts: LinkParts, events: LinkEvents) {
    this.parts = parts;
    this.events = events;
  }

  get state(): ConnectionState {
    return this.current;
  }

  /** Connects, and stays connected until `close`. */
  start(): void {
    if (this.current.kind !== 'closed') return;
    this.change({ kind: 'trying', since: this.parts.clock.now() });
    this.connect();
    this.check();
  }

  /** False where there is nobody to send to now. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(formatMessage(message));
    return true;
  }

  /** The device woke up, or the network came back: no more waiting, and no faith in an old socket. */
  wake(): void {
    if (this.current.kind === 'closed') return;
    if (!this.isOpen) {
      this.failures = 0;
      this.connect();
      return;
    }
    this.lastHeard = Math.min(this.lastHeard, this.parts.clock.now() - SILENCE_MS + WAKE_MS);
    this.events.opened();
  }

  close(): void {
    this.send({ kind: 'bye' });
    this.stopTimer();
    this.stopChecks();
    this.change({ kind: 'closed' });
    this.abandon();
  }

  private connect(): void {
    this.stopTimer();
    this.abandon();
    const { open, clock } = this.parts;
    const attempt = {};
    this.attempt = attempt;
    const isCurrent = (): boolean => this.attempt === attempt;
    this.lastHeard = clock.now();
    const socket = open({
      open: () => isCurrent() && this.opened(),
      text: (text) => isCurrent() && this.receive(text),
      close: () => isCurrent() && this.lost(),
    });
    if (isCurrent()) this.socket = socket;
  }

  private opened(): void {
    this.isOpen = true;
    this.lastHeard = this.parts.clock.now();
    this.events.opened();
  }

  private receive(text: string): void {
    const message = readServerMessage(text);
    if (!message.ok) return; // a newer server may say more than this client knows
    this.lastHeard = this.parts.clock.now();
    const { value } = message;
    this.failures = 0;
    const isSlow = value.kind === 'ping' && (value.delay ?? 0) > SLOW_TRIP_MS;
    this.judge(isSlow);
    if (value.kind === 'ping') this.send({ kind: 'pong', n: value.n });
    else if (value.kind === 'closing') this.lost(value.retry);
    else this.events.message(value);
  }

  private lost(wait?: number): void {
    if (this.current.kind === 'closed') return;
    const { clock, fraction } = this.parts;
    this.abandon();
    if (this.current.kind !== 'gone' && this.current.kind !== 'trying')
      this.change({ kind: 'gone', since: clock.now() });
    const longest = wait ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    this.failures++;
    this.stopTimer();
    this.stopTimer = clock.after(longest * (0.5 + fraction()), () => this.connect());
  }

  /** Lets go of the socket; what it still says counts for nothing. */
  private abandon(): void {
    const { socket } = this;
    this.attempt = undefined;
    this.socket = undefined;
    this.isOpen = false;
    socket?.close();
  }

  private check(): void {
    const { clock } = this.parts;
    this.stopChecks = clock.after(CHECK_MS, () => {
      this.check();
      const silence = clock.now() - this.lastHeard;
      if (this.socket !== undefined && silence > SILENCE_MS) this.lost();
      else if (this.isOpen && silence > PING_MS + SLOW_MS) this.judge(true);
    });
  }

  private judge(isSlow: boolean): void {
    const { kind } = this.current;
    if (kind === 'closed') return;
    if (isSlow && kind !== 'slow') this.change({ kind: 'slow', since: this.parts.clock.now() });
    if (!isSlow && kind !== 'linked') this.change({ kind: 'linked' });
  }

  private change(state: ConnectionState): void {
    this.current = state;
    this.events.changed(state);
  }
}
