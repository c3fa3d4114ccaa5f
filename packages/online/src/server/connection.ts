import type { Clock } from '../clock.js';
import { formatMessage } from '../protocol/decode.js';
import { CLOSE_CODES } from '../protocol/onlineError.js';
import type { ServerMessage } from '../protocol/serverMessages.js';

/** A socket as the server needs it, of any kind. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that the client has not taken yet. */
  readonly buffered: number;
}

/** O-SEAT: who a connection speaks for. */
export type Person = 'host' | 'guest';

/** More than this unread, and the client is taken for stuck: it comes back and gets what is missing. */
const MOST_BUFFERED = 65_536;

/** Round trips that the delay is the middle one of. */
const SAMPLES = 5;

/** One client's connection: what it may send, whom it speaks for, and how far away it is. */
export class Connection {
  /** Whom it speaks for in its match; undefined for a watcher. */
  person: Person | undefined;
  /** The wish for a lost seat that waits here. */
  wish: number | undefined;
  /** Messages that were none of the protocol. */
  faults = 0;
  lastHeard: number;
  private readonly socket: Socket;
  private readonly clock: Clock;
  private isClosed = false;
  private pingSent: { readonly n: number; readonly at: number } | undefined;
  private pings = 0;
  private readonly trips: number[] = [];

  constructor(socket: Socket, clock: Clock) {
    this.socket = socket;
    this.clock = clock;
    this.lastHeard = clock.now();
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  send(message: ServerMessage): void {
    this.sendText(formatMessage(message));
  }

  /** For a text that goes to many. */
  sendText(text: string): void {
    if (this.isClosed) return;
    if (this.socket.buffered > MOST_BUFFERED) this.close(CLOSE_CODES.slow, 'slow');
    else this.socket.send(text);
  }

  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.socket.close(code, reason);
  }

  /** The other end has closed it. */
  lose(): void {
    this.isClosed = true;
  }

  ping(): void {
    this.pings++;
    this.pingSent = { n: this.pings, at: this.clock.now() };
    this.send({ kind: 'ping', n: this.pings, delay: this.delay ?? null });
  }

  /** An answer counts once, and only to the last question. */
  pong(n: number): void {
    if (this.pingSent?.n !== n) return;
    this.trips.push(this.clock.now() - this.pingSent.at);
    if (this.trips.length > SAMPLES) this.trips.shift();
    this.pingSent = undefined;
  }

  /** O-TIME: the way there and back, in whole milliseconds: the middle one of the last five. */
  get delay(): number | undefined {
    if (this.trips.length === 0) return undefined;
    const sorted = this.trips.toSorted((a, b) => a - b);
    return Math.floor(sorted[Math.floor((sorted.length - 1) / 2)]);
  }
}
