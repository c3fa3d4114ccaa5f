import type { OpenSocket, SocketEvents } from '../../src/client/socket.js';
import { requestIdIn } from '../../src/protocol/decode.js';
import type { Client, OnlineServer } from '../../src/server/onlineServer.js';
import type { SimulatedClock } from './simulatedClock.js';

/** Numbers below 1, the same for the same seed. */
export type Chance = () => number;

/** What the network does to messages, each with a probability. */
export type Weather = {
  /** Milliseconds of one way, at least and at most. */
  readonly delay: readonly [number, number];
  /** A message that is lost takes its connection with it, or only itself (`silent`). */
  readonly loss: number;
  readonly silent: number;
  readonly duplication: number;
  /** A message that overtakes others. */
  readonly reordering: number;
};

export const CALM: Weather = { delay: [10, 10], loss: 0, silent: 0, duplication: 0, reordering: 0 };

type Wire = {
  readonly events: SocketEvents;
  readonly address: string;
  client: Client | undefined;
  isOpen: boolean;
  /** Nothing arrives any more, and nobody is told: a half-open connection. */
  isMute: boolean;
  /** When the last message of each way arrives: the next one not before. */
  arrivals: [number, number];
};

/** Sockets between clients and a server that may be gone, over a network with weather. */
export class SimulatedNetwork {
  weather: Weather = CALM;
  /** Every text that any client got, and when. */
  readonly delivered: { readonly address: string; readonly text: string; readonly at: number }[] = [];
  /** When requests came to a server, by their id. */
  readonly requests: Map<string, number[]> = new Map();
  private readonly clock: SimulatedClock;
  private readonly chance: Chance;
  private server: OnlineServer | undefined;
  private readonly wires: Set<Wire> = new Set();

  constructor(clock: SimulatedClock, chance: Chance) {
    this.clock = clock;
    this.chance = chance;
  }

  /** From now on this server answers. */
  attach(server: OnlineServer): void {
    this.server = server;
  }

  /** The server is dead: clients are told, or not. */
  detach(isSilent: boolean): void {
    this.server = undefined;
    for (const wire of [...this.wires]) {
      wire.client = undefined;
      if (isSilent) wire.isMute = true;
      else this.cut(wire);
    }
  }

  /** Every connection of an address is cut, or becomes mute. */
  cutAll(address: string, isSilent: boolean): void {
    for (const wire of [...this.wires].filter((each) => each.address === address)) {
      if (isSilent) wire.isMute = true;
      else this.cut(wire);
    }
  }

  /** How a client at this address connects. */
  opener(address: string): OpenSocket {
    return (events) => {
      const wire: Wire = {
        events,
        address,
        client: undefined,
        isOpen: false,
        isMute: false,
        arrivals: [0, 0],
      };
      this.wires.add(wire);
      this.clock.after(this.delay(), () => this.open(wire));
      return {
        send: (text) => this.carry(wire, 0, () => this.receive(wire, text)),
        close: () => this.hangUp(wire),
      };
    };
  }

  private open(wire: Wire): void {
    if (!this.wires.has(wire)) return;
    if (this.server === undefined) {
      this.cut(wire);
      return;
    }
    wire.isOpen = true;
    wire.events.open();
    wire.client = this.server.connect(
      {
        buffered: 0,
        send: (text) =>
          this.carry(wire, 1, () => {
            this.delivered.push({ address: wire.address, text, at: this.clock.now() });
            wire.events.text(text);
          }),
        close: () => this.carry(wire, 1, () => this.cut(wire)),
      },
      wire.address,
    );
  }

  private receive({ client }: Wire, text: string): void {
    const id = requestIdIn(text);
    if (client !== undefined && id !== null)
      this.requests.set(id, [...(this.requests.get(id) ?? []), this.clock.now()]);
    client?.receive(text);
  }

  private delay(): number {
    const [least, most] = this.weather.delay;
    return least + Math.floor(this.chance() * (most - least));
  }

  private carry(wire: Wire, way: 0 | 1, arrive: () => void): void {
    const { loss, silent, duplication, reordering } = this.weather;
    if (wire.isMute || !this.wires.has(wire)) return;
    if (this.chance() < loss) {
      this.clock.after(this.delay(), () => this.cut(wire));
      return;
    }
    if (this.chance() < silent) wire.isMute = true;
    if (wire.isMute) return;
    const now = this.clock.now();
    const isFree = this.chance() < reordering;
    const at = isFree ? now + this.delay() : Math.max(now + this.delay(), wire.arrivals[way]);
    if (!isFree) wire.arrivals[way] = at;
    const deliver = (): void => {
      if (wire.isOpen && !wire.isMute && this.wires.has(wire)) arrive();
    };
    this.clock.after(at - now, deliver);
    if (this.chance() < duplication) this.clock.after(at - now + this.delay(), deliver);
  }

  /** Both ends learn it, the server at once. */
  private cut(wire: Wire): void {
    if (!this.wires.delete(wire)) return;
    wire.client?.lost();
    wire.events.close();
  }

  private hangUp(wire: Wire): void {
    if (!this.wires.delete(wire)) return;
    const { client } = wire;
    this.clock.after(this.delay(), () => client?.lost());
  }
}
