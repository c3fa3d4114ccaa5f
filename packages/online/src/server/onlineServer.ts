import { fail, ok, type Result } from '@tabuleiro/game';
import type { Clock } from '../clock.js';
import type { FindGame } from '../onlineMatch.js';
import type { ClientMessage, CreateMessage, SitMessage } from '../protocol/clientMessages.js';
import { readClientMessage, requestIdIn } from '../protocol/decode.js';
import { PING_MS, SILENCE_MS } from '../protocol/limits.js';
import { CLOSE_CODES, type OnlineError, onlineError } from '../protocol/onlineError.js';
import { hashOf, type InviteCode, inviteCodeOf, type RandomBytes } from '../protocol/secrets.js';
import { Allowance, Allowances } from './allowance.js';
import type { Company } from './company.js';
import { Connection, type Socket } from './connection.js';
import { createMatch, createRematch, pickNumber } from './creation.js';
import { Heartbeat } from './heartbeat.js';
import type { Judge, Room } from './room.js';
import { Rooms } from './rooms.js';
import type { OnlineSettings } from './settings.js';
import { type Bus, NO_BUS, type Store } from './store.js';
import { timedStore } from './timedStore.js';
import { Timeline } from './timeline.js';

/** What the server needs from outside. */
export type ServerParts = {
  readonly games: FindGame;
  readonly store: Store;
  readonly bus?: Bus;
  /** Other nodes that serve the same matches. */
  readonly company?: Company | undefined;
  /** Were they there when this one started? Then nothing was down. */
  readonly hasCompany?: boolean;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly judge: Judge;
  /** The date, as records write it. */
  readonly today: () => string;
  readonly settings: OnlineSettings;
  /** Is told of what is counted; never of names, addresses or secrets. */
  readonly count?: (what: Counted, code?: string) => void;
};

/** What a server counts. */
export const COUNTED = [
  'message',
  'refusal',
  'connection',
  'closed',
  'created',
  'forgotten',
  'fault',
  'look',
  'healed',
] as const;
/** One of `COUNTED`. */
export type Counted = (typeof COUNTED)[number];

/** How the host of the socket tells what came from it. */
export type Client = {
  receive(text: string): void;
  /** The socket is closed. */
  lost(): void;
};

/** A client may err so often: it may be of another version. */
const MOST_FAULTS = 5;
const BEAT_MS = 1000;
const HOUR_MS = 3_600_000;
/** Messages that cost the server more than others. */
const COSTS: Partial<Record<ClientMessage['kind'], number>> = {
  create: 5,
  sit: 3,
  look: 2,
  lobby: 3,
  hello: 2,
  reclaim: 5,
};

/** Pings are spread over their interval: to ask everybody at once would keep those waiting who want to move. */
const PING_GROUPS = 10;

type Visitor = {
  readonly connection: Connection;
  readonly address: string;
  readonly group: number;
  room: Room | undefined;
};

/**
 * All matches of one node. It knows no socket, disk, clock or randomness of its own: an application brings them, a test brings
 * others.
 */
export class OnlineServer {
  readonly rooms: Rooms;
  private readonly parts: ServerParts;
  private readonly timeline: Timeline;
  private readonly started: number;
  private readonly visitors: Set<Visitor> = new Set();
  private readonly addresses: Map<string, number> = new Map();
  private readonly creates: Allowances;
  private readonly wrongCodes: Allowances;
  private stops: (() => void)[] = [];
  private isClosing = false;
  /** How many have come, and whose turn it was to be pinged last. */
  private count = 0;
  private pinged = 0;

  private constructor(parts: ServerParts, timeline: Timeline, started: number) {
    const { games, store, bus = NO_BUS, clock, judge, today, random, settings } = parts;
    const { company, hasCompany = false } = parts;
    this.parts = parts;
    this.timeline = timeline;
    this.started = started;
    this.creates = new Allowances(settings.limits.creates, clock);
    this.wrongCodes = new Allowances(settings.limits.wrongCodes, clock);
    this.rooms = new Rooms(store, {
      ...{ games, bus, clock, timeline, judge, today, company },
      started: hasCompany ? Number.NEGATIVE_INFINITY : started,
      store: timedStore(store, timeline, clock),
      pick: (limit) => pickNumber(random, limit),
      rematch: async (room, seals) => {
        const tokens = { host: room.tokenOf('host'), guest: room.tokenOf('guest') };
        const made = createRematch(room.id, room.online, tokens, seals, random);
        const created = await this.rooms.create(made.match, made.lines);
        return created.ok ? made.match : undefined;
      },
    });
  }

  /** Starts where the last life of the server ended: the time between is nobody's. */
  static async start(parts: ServerParts): Promise<OnlineServer> {
    const { store, clock } = parts;
    const started = clock.now();
    const timeline = new Timeline(store.outages);
    if (store.lastSign !== undefined) {
      const outage = { from: store.lastSign, to: started };
      timeline.add(outage);
      await store.note(outage);
    }
    await store.beat(started);
    const server = new OnlineServer(parts, timeline, started);
    await server.rooms.load();
    server.every(PING_MS / PING_GROUPS, () => server.pingNext());
    const { bus = NO_BUS, company } = parts;
    const isShared = company !== undefined;
    const count = (what: 'look' | 'healed'): void => parts.count?.(what);
    const heartbeat = new Heartbeat({ store, bus, clock, timeline, rooms: server.rooms, isShared, count });
    server.every(BEAT_MS, () => heartbeat.beat());
    // A store that is gone now is asked again in an hour.
    server.every(HOUR_MS, () => void server.forgetOld().catch(() => undefined));
    return server;
  }

  /** Players reach it from now on: where nobody served before, what it took since the start is nobody's time either. */
  async serve(): Promise<void> {
    const { store, clock } = this.parts;
    if (store.lastSign === undefined) return;
    const outage = { from: this.started, to: clock.now() };
    this.timeline.add(outage);
    await store.note(outage);
  }

  get connections(): number {
    return this.visitors.size;
  }

  /** A client has come. `address` is only counted by, and never kept. */
  connect(socket: Socket, address: string): Client {
    const connection = new Connection(socket, this.parts.clock);
    const { limits } = this.parts.settings;
    const group = this.count++ % PING_GROUPS;
    const visitor: Visitor = { connection, address, group, room: undefined };
    const ofAddress = this.addresses.get(address) ?? 0;
    if (
      this.isClosing ||
      this.visitors.size >= limits.connections ||
      ofAddress >= limits.connectionsOfAddress
    ) {
      connection.close(CLOSE_CODES.full, 'full');
      return { receive: () => undefined, lost: () => undefined };
    }
    this.visitors.add(visitor);
    this.addresses.set(address, ofAddress + 1);
    this.parts.count?.('connection');
    const messages = new Allowance(limits.messages, this.parts.clock);
    const phrases = new Allowance(limits.phrases, this.parts.clock);
    connection.ping();
    return {
      receive: (text) => this.receive(visitor, text, messages, phrases),
      lost: () => this.lose(visitor),
    };
  }

  private lose(visitor: Visitor): void {
    if (!this.visitors.delete(visitor)) return;
    const left = (this.addresses.get(visitor.address) ?? 1) - 1;
    if (left > 0) this.addresses.set(visitor.address, left);
    else this.addresses.delete(visitor.address);
    visitor.connection.lose();
    visitor.room?.leave(visitor.connection);
    visitor.room = undefined;
    this.parts.count?.('closed');
  }

  private drop(visitor: Visitor, code: number, reason: string): void {
    visitor.connection.close(code, reason);
    this.lose(visitor);
  }

  private receive(visitor: Visitor, text: string, messages: Allowance, phrases: Allowance): void {
    const { connection } = visitor;
    if (!connection.isOpen) return;
    const { clock, count } = this.parts;
    const arrived = clock.now();
    connection.lastHeard = arrived;
    count?.('message');
    const message = readClientMessage(text);
    if (!message.ok) {
      this.refuse(visitor, requestIdIn(text), message.error);
      if (!messages.take() || ++connection.faults > MOST_FAULTS)
        this.drop(visitor, CLOSE_CODES.protocol, 'protocol');
      return;
    }
    const { value } = message;
    if (!messages.take(COSTS[value.kind] ?? 1)) {
      this.refuse(visitor, 'id' in value ? value.id : null, onlineError('too-fast'));
      if (!messages.take(0.1)) this.drop(visitor, CLOSE_CODES.tooFast, 'too-fast');
      return;
    }
    if (value.kind === 'say' && !phrases.take()) this.refuse(visitor, value.id, onlineError('too-fast'));
    else this.handle(visitor, value, arrived);
  }

  private refuse({ connection }: Visitor, id: string | null, error: OnlineError): void {
    this.parts.count?.('refusal', error.code);
    connection.send({ kind: 'refused', id, ...error });
  }

  private handle(visitor: Visitor, message: ClientMessage, arrived: number): void {
    if (message.kind === 'pong') visitor.connection.pong(message.n);
    else if (message.kind === 'bye') this.drop(visitor, 1000, 'bye');
    else void this.answer(visitor, message, arrived);
  }

  /** Answers a request; what breaks here breaks for nobody else. */
  private async answer(
    visitor: Visitor,
    message: Exclude<ClientMessage, { readonly kind: 'pong' | 'bye' }>,
    arrived: number,
  ): Promise<void> {
    const { room } = visitor;
    try {
      const done = await this.fulfil(visitor, message, arrived);
      if (!done.ok) this.refuse(visitor, message.id, done.error);
    } catch {
      this.parts.count?.('fault', message.kind);
      this.refuse(visitor, message.id, onlineError('internal'));
      if (room !== undefined) this.rooms.discard(room);
      this.drop(visitor, CLOSE_CODES.slow, 'fault');
    }
  }

  private async fulfil(
    visitor: Visitor,
    message: Exclude<ClientMessage, { readonly kind: 'pong' | 'bye' }>,
    arrived: number,
  ): Promise<Result<undefined, OnlineError>> {
    const { connection, room } = visitor;
    switch (message.kind) {
      case 'create':
        return this.create(visitor, message);
      case 'look':
        return this.look(visitor, message.id, message.code);
      case 'sit':
        return this.sit(visitor, message);
      case 'lobby':
        if (!this.parts.settings.lobby) return fail(onlineError('no-lobby'));
        return this.list(connection, message.id);
      case 'hello':
      case 'reclaim':
        return this.enter(visitor, message);
      default:
        break;
    }
    if (room === undefined) return fail(onlineError('no-hello'));
    if (message.kind === 'act') await room.act(connection, message, arrived);
    else if (message.kind === 'seed') await room.seed(connection, message);
    else return room.say(connection, message.phrase);
    return ok(undefined);
  }

  private async create(visitor: Visitor, message: CreateMessage): Promise<Result<undefined, OnlineError>> {
    const { games, random, settings, count } = this.parts;
    if (!this.creates.take(visitor.address)) return fail(onlineError('too-fast'));
    if (this.rooms.directory.size >= settings.limits.matches) return fail(onlineError('server-full'));
    const made = createMatch(games, random, message);
    if (!made.ok) return made;
    const created = await this.rooms.create(made.value.match, made.value.lines);
    if (!created.ok) return created;
    if (created.value.tokenOf('host') !== hashOf(message.token)) return fail(onlineError('seat-taken'));
    count?.('created');
    const { match } = made.value;
    visitor.connection.send({ kind: 'created', id: message.id, match, code: inviteCodeOf(message.token) });
    return ok(undefined);
  }

  private async list(connection: Connection, id: string): Promise<Result<undefined, OnlineError>> {
    const matches = await this.rooms.list();
    if (!matches.ok) return matches;
    connection.send({ kind: 'list', id, matches: matches.value });
    return ok(undefined);
  }

  /** The room of an invitation; guessing codes is slow. */
  private async invited({ address }: Visitor, code: InviteCode): Promise<Result<Room, OnlineError>> {
    const match = await this.rooms.invited(code);
    if (!match.ok) return match;
    if (match.value !== undefined) return this.rooms.find(match.value);
    return fail(onlineError(this.wrongCodes.take(address) ? 'unknown-code' : 'too-fast'));
  }

  private async look(
    visitor: Visitor,
    id: string,
    code: InviteCode,
  ): Promise<Result<undefined, OnlineError>> {
    const room = await this.invited(visitor, code);
    if (!room.ok) return room;
    const { host, terms, phase } = room.value.online;
    if (phase !== 'open') return fail(onlineError('seat-taken'));
    visitor.connection.send({ kind: 'invitation', id, match: room.value.id, name: host.name, terms });
    return ok(undefined);
  }

  private async sit(visitor: Visitor, message: SitMessage): Promise<Result<undefined, OnlineError>> {
    const room = await this.invited(visitor, message.code);
    if (!room.ok) return room;
    const sat = await room.value.sit(message.name, message.token, message.seal);
    if (!sat.ok) return sat;
    visitor.connection.send({ kind: 'seated', id: message.id, match: room.value.id });
    return ok(undefined);
  }

  private async enter(
    visitor: Visitor,
    message: Extract<ClientMessage, { readonly kind: 'hello' | 'reclaim' }>,
  ): Promise<Result<undefined, OnlineError>> {
    const room = await this.rooms.find(message.match);
    if (!room.ok) return room;
    const { connection } = visitor;
    if (!connection.isOpen) return ok(undefined);
    if (visitor.room !== undefined && visitor.room !== room.value) visitor.room.leave(connection);
    visitor.room = room.value;
    return message.kind === 'hello'
      ? room.value.hello(connection, message)
      : room.value.reclaim(connection, message);
  }

  private every(ms: number, then: () => void): void {
    let cancel = (): void => undefined;
    const next = (): void => {
      cancel = this.parts.clock.after(ms, () => {
        next();
        then();
      });
    };
    next();
    this.stops.push(() => cancel());
  }

  private pingNext(): void {
    const now = this.parts.clock.now();
    this.pinged = (this.pinged + 1) % PING_GROUPS;
    for (const visitor of [...this.visitors]) {
      const { connection, group } = visitor;
      if (group !== this.pinged) continue;
      if (!connection.isOpen) this.lose(visitor);
      else if (connection.lastHeard < now - SILENCE_MS) this.drop(visitor, CLOSE_CODES.silent, 'silent');
      else connection.ping();
    }
    this.creates.forget();
    this.wrongCodes.forget();
  }

  /** Retention: forgets what is older than the owner wants to keep. */
  async forgetOld(): Promise<number> {
    const now = this.parts.clock.now();
    const { finished, open, unfinished } = this.parts.settings.keep;
    const ages = { ended: finished, open, unfinished };
    const count = await this.rooms.forget((last, phase) => last < now - ages[phase]);
    for (let i = 0; i < count; i++) this.parts.count?.('forgotten');
    return count;
  }

  /** Tells everybody to come back later and closes: nothing that was acknowledged is lost, and the time between is nobody's. */
  async close(retry: number): Promise<void> {
    this.isClosing = true;
    for (const stop of this.stops) stop();
    this.stops = [];
    const { store, clock, company } = this.parts;
    if (company === undefined) await store.beat(clock.now());
    else await company.stop().catch(() => undefined);
    this.rooms.close();
    for (const visitor of [...this.visitors]) {
      visitor.connection.send({ kind: 'closing', retry });
      this.drop(visitor, CLOSE_CODES.closing, 'closing');
    }
  }
}
