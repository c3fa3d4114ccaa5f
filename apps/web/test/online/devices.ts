import { computed, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/any-game';
import { openLazyEngine } from '@tabuleiro/engine';
import type { Game } from '@tabuleiro/game';
import { PLAIN_SETUP } from '@tabuleiro/match';
import {
  type ClientSocket,
  type Clock,
  NO_STORAGE,
  OnlineClient,
  type OpenSocket,
  Reception,
  type SavedSeat,
  type Terms,
} from '@tabuleiro/online';
import { MemoryStore, OnlineServer, DEFAULT_SETTINGS as SERVER_SETTINGS } from '@tabuleiro/online/server';
import { vi } from 'vitest';
import { loadView } from '../../src/games/registry.js';
import type { GameView } from '../../src/games/view.js';
import { RemoteMatch } from '../../src/online/remoteMatch.js';
import { Session } from '../../src/play/session.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';
import { got } from '../store/device.js';

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** What two people agree on, unless a test says otherwise. */
export function plainTerms(game: Game, changes: Partial<Terms> = {}): Terms {
  const hasDice = game.turn(game.start()).kind === 'chance';
  return {
    ...{ game: game.id, options: {}, clock: PLAIN_SETUP.clock, help: { hint: 0, takeback: 0 }, budget: 1000 },
    ...{ side: 'first', dice: hasDice ? 'fair' : 'none', listed: false },
    online: { hints: false, takebacks: false, watched: true, grace: 60_000 },
    ...changes,
  };
}

/** A device at a match: a client, and the game on its screen. */
export class TestDevice {
  readonly client: OnlineClient;
  readonly said: string[] = [];
  session: Session | undefined;
  live: RemoteMatch | undefined;
  private readonly changes = signal(0);

  constructor(place: Place, seat: SavedSeat | { readonly watch: string }) {
    this.client = new OnlineClient(
      {
        ...{ games: place.games, clock, random, storage: NO_STORAGE, open: place.open },
        onChange: () => this.changed(place.view),
        onEvent: (event) => {
          if (event.kind === 'line') this.live?.take(event);
        },
      },
      'watch' in seat ? seat : { seat },
    );
    this.client.start();
  }

  get texts(): readonly string[] {
    return this.session?.walk.line.value.map(({ step }) => step.text) ?? [];
  }

  private changed(view: GameView): void {
    this.changes.value++;
    const match = this.client.online?.match;
    if (match === undefined) return;
    this.live?.catchUp();
    this.live ??= new RemoteMatch(this.client, view.written.game, match);
    this.session ??= new Session({
      ...{ view, live: this.live, settings: signal({ ...DEFAULT_SETTINGS, hurry: true }) },
      opponent: new Opponent(openLazyEngine(() => Promise.reject(new Error('no engine')))),
      announce: (text) => void this.said.push(text),
      ...{ sound: () => undefined, reload: () => undefined },
      remote: {
        isPlayer: this.client.savedSeat !== undefined,
        unsent: computed(() => {
          void this.changes.value;
          const [first] = this.client.pending;
          return first?.wish.kind === 'move' ? first.wish.move : undefined;
        }),
        Panel: () => null,
        deed: { label: () => '', onClick: () => undefined },
      },
    });
  }
}

/** A server and the wires to it, which a test may cut. */
export class Place {
  readonly view: GameView;
  private readonly server: OnlineServer;
  private readonly devices: TestDevice[] = [];
  private readonly ends = new Set<() => void>();
  private isCut = false;

  private constructor(view: GameView, server: OnlineServer) {
    this.view = view;
    this.server = server;
  }

  static async of(game: string): Promise<Place> {
    const view = await loadView(game);
    if (view === undefined) throw new Error(game);
    const server = await OnlineServer.start({
      ...{ games: () => view.written.game, random, clock, store: new MemoryStore() },
      ...{ judge: async () => undefined, today: () => '2026.11.18', settings: SERVER_SETTINGS },
    });
    return new Place(view, server);
  }

  readonly games = (): Game => this.view.written.game;

  /** Two devices at one table; the first plays the first side. */
  async meet(changes: Partial<Terms> = {}): Promise<readonly [TestDevice, TestDevice]> {
    const parts = { open: this.open, clock, random, storage: NO_STORAGE };
    const host = got(await new Reception(parts).create(plainTerms(this.games(), changes), 'Ana'));
    const code = host.code ?? '';
    const invitation = got(await new Reception(parts).look(code));
    const guest = got(await new Reception(parts).sit(invitation, code, 'Beto'));
    const pair = [this.add(host), this.add(guest)] as const;
    await until(() => pair.every(({ session }) => session !== undefined));
    return pair;
  }

  watch(match: string): TestDevice {
    return this.add({ watch: match });
  }

  /** Nothing comes through until it is false again. */
  cut(isCut: boolean): void {
    this.isCut = isCut;
    if (isCut) for (const end of [...this.ends]) end();
    else for (const { client } of this.devices) client.wake();
  }

  async close(): Promise<void> {
    for (const { client } of this.devices) client.close();
    await this.server.close(0);
  }

  private add(seat: SavedSeat | { readonly watch: string }): TestDevice {
    const device = new TestDevice(this, seat);
    this.devices.push(device);
    return device;
  }

  readonly open: OpenSocket = (events): ClientSocket => {
    if (this.isCut) {
      setTimeout(() => events.close());
      return { send: () => undefined, close: () => undefined };
    }
    let isOpen = true;
    const end = (): void => {
      if (!isOpen) return;
      isOpen = false;
      this.ends.delete(end);
      wire.lost();
      events.close();
    };
    const wire = this.server.connect(
      { send: (text) => setTimeout(() => isOpen && events.text(text)), close: end, buffered: 0 },
      '',
    );
    this.ends.add(end);
    setTimeout(() => isOpen && events.open());
    return {
      send: (text) => {
        if (isOpen) wire.receive(text);
      },
      close: end,
    };
  };
}

export function until(isSo: () => boolean): Promise<void> {
  return vi.waitFor(() => {
    if (!isSo()) throw new Error('not yet');
  }, 30_000);
}
