import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import type { Game } from '@tabuleiro/game';
import { parseTimeControls } from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import type { ClientEvent, Opening } from '../../src/client/clientParts.js';
import { OnlineClient } from '../../src/client/onlineClient.js';
import { Reception } from '../../src/client/reception.js';
import type { SavedSeat, SeatStorage } from '../../src/client/savedSeat.js';
import type { FindGame } from '../../src/onlineMatch.js';
import type { RandomBytes } from '../../src/protocol/secrets.js';
import type { Terms } from '../../src/protocol/terms.js';
import type { Counted } from '../../src/server/onlineServer.js';
import { OnlineServer } from '../../src/server/onlineServer.js';
import type { Judge } from '../../src/server/room.js';
import { DEFAULT_SETTINGS, type OnlineSettings } from '../../src/server/settings.js';
import { CrashingStore, Disk } from './crashingStore.js';
import { SimulatedClock } from './simulatedClock.js';
import { type Chance, SimulatedNetwork } from './simulatedNetwork.js';

const GAMES: readonly Game[] = [classico, nucleo, brasez, senet];

export const findGame: FindGame = (id) => GAMES.find((game) => game.id === id);

export function gameOf(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return game;
}

/** Pseudo-random fractions (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), 1 | state);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const judgeHere: Judge = async (game, match, claim) => {
  const [found] = (game.claims?.(match.state) ?? []).filter(({ kind }) => kind === claim);
  return found && game.judge?.(match.state, found, match.setup.budget);
};

/** Terms of a game, with a clock as people write it. */
export function termsOf(game: string, clock = 'none', changes: Partial<Terms> = {}): Terms {
  const controls = parseTimeControls(clock);
  if (!controls.ok) throw new Error(clock);
  return {
    ...{ game, options: {}, clock: controls.value, help: { hint: 0, takeback: 0 }, budget: 1000 },
    ...{ side: 'first', dice: game === 'senet' ? 'fair' : 'none', listed: false },
    online: { hints: false, takebacks: false, watched: true, grace: 60_000 },
    ...changes,
  };
}

/** From one moment to another. */
export type Span = { readonly from: number; readonly to: number };

/** A device: what it has kept, and what it was told. */
export class Device {
  readonly seats: Map<string, SavedSeat> = new Map();
  /** What writing has to wait for. */
  busy: Promise<unknown> = Promise.resolve();
  readonly storage: SeatStorage = {
    save: async (seat) => {
      await this.busy;
      this.seats.set(seat.match, seat);
    },
  };
  readonly events: ClientEvent[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }
}

/** A server, its disk, a network and a clock: everything but the code that is tested is simulated. */
export class World {
  readonly clock: SimulatedClock = new SimulatedClock();
  readonly chance: Chance;
  readonly network: SimulatedNetwork;
  readonly disk: Disk = new Disk();
  readonly counts: string[] = [];
  /** When the server was killed and when the next one was there; when the disk was full. */
  readonly deaths: Span[] = [];
  readonly fulls: Span[] = [];
  server: OnlineServer | undefined;
  judge: Judge = judgeHere;
  settings: OnlineSettings = { ...DEFAULT_SETTINGS, lobby: true };
  private store: CrashingStore | undefined;
  private life: { end(): void } | undefined;

  constructor(seed = 1) {
    this.chance = chanceOf(seed);
    this.network = new SimulatedNetwork(this.clock, this.chance);
  }

  readonly random: RandomBytes = (count) =>
    Uint8Array.from({ length: count }, () => Math.floor(this.chance() * 256));

  async start(): Promise<OnlineServer> {
    const death = this.deaths.pop();
    if (death !== undefined) this.deaths.push({ from: death.from, to: Math.min(death.to, this.clock.now()) });
    const life = this.clock.life();
    this.life = life;
    this.store = new CrashingStore(this.disk, this.clock, this.chance);
    const started = OnlineServer.start({
      ...{ games: findGame, store: this.store, clock: life, random: this.random, settings: this.settings },
      judge: (...asked) => this.judge(...asked),
      today: () => '2026.11.18',
      count: (what: Counted, code = '') => void this.counts.push(`${what} ${code}`.trim()),
    });
    await this.clock.run(0);
    this.server = await started;
    this.network.attach(this.server);
    return this.server;
  }

  /** kill -9 */
  kill(isSilent = false): void {
    this.deaths.push({ from: this.clock.now(), to: Number.POSITIVE_INFINITY });
    this.life?.end();
    this.store?.die();
    this.network.detach(isSilent);
    this.server = undefined;
  }

  /** Nothing can be kept for so long. */
  async fill(ms: number): Promise<void> {
    const from = this.clock.now();
    this.disk.isFull = true;
    await this.clock.run(ms);
    this.disk.isFull = false;
    this.fulls.push({ from, to: this.clock.now() });
  }

  /** Lets time pass until a promise is settled. */
  async until<T>(promise: Promise<T>, most = 60_000): Promise<T> {
    let settled: { readonly value: T } | undefined;
    void promise.then((value) => {
      settled = { value };
    });
    for (let waited = 0; settled === undefined && waited < most; waited += 50) await this.clock.run(50);
    if (settled === undefined) throw new Error('nothing came of it');
    return settled.value;
  }

  reception(device: Device): Reception {
    const { clock, random } = this;
    return new Reception({
      open: this.network.opener(device.address),
      clock,
      random,
      storage: device.storage,
    });
  }

  client(device: Device, opening: Opening): OnlineClient {
    const { clock, random } = this;
    const client = new OnlineClient(
      {
        ...{
          games: findGame,
          open: this.network.opener(device.address),
          clock,
          random,
          storage: device.storage,
        },
        onEvent: (event) => void device.events.push(event),
      },
      opening,
    );
    client.start();
    return client;
  }

  /** Two people at two devices who have sat down. */
  async pair(terms: Terms): Promise<Pair> {
    const pair = await this.until(this.sitDown(terms, [new Device('10.0.0.1'), new Device('10.0.0.2')]));
    await this.clock.run(500);
    return pair;
  }

  /** Many of them at once, each at an address of its own. */
  async pairs(terms: Terms, count: number): Promise<readonly Pair[]> {
    const devices = Array.from(
      { length: count },
      (_, i) => [new Device(`a${i}`), new Device(`b${i}`)] as const,
    );
    const pairs = await this.until(Promise.all(devices.map((two) => this.sitDown(terms, two))));
    await this.clock.run(500);
    return pairs;
  }

  private async sitDown(terms: Terms, devices: readonly [Device, Device]): Promise<Pair> {
    const created = await this.reception(devices[0]).create(terms, 'Ana');
    if (!created.ok) throw new Error(created.error.code);
    const { code = '' } = created.value;
    const looked = await this.reception(devices[1]).look(code);
    if (!looked.ok) throw new Error(looked.error.code);
    const sat = await this.reception(devices[1]).sit(looked.value, code, 'Beto');
    if (!sat.ok) throw new Error(sat.error.code);
    const host = this.client(devices[0], { seat: created.value });
    const guest = this.client(devices[1], { seat: sat.value });
    return { devices, host, guest, code, match: created.value.match };
  }
}

export type Pair = {
  readonly devices: readonly [Device, Device];
  readonly host: OnlineClient;
  readonly guest: OnlineClient;
  readonly code: string;
  readonly match: string;
};
