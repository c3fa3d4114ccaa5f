import { actorOf, seatOf } from '@tabuleiro/match';
import * as fc from 'fast-check';
import type { OnlineClient } from '../../src/client/onlineClient.js';
import type { Wish } from '../../src/protocol/clientMessages.js';
import { type Device, gameOf, type Pair, type World } from './world.js';

/** Who may do something: the host, the guest, and the host in a second tab. */
const WHO = [0, 1, 2] as const;
type Who = (typeof WHO)[number];

/** One thing that happens. */
export type Step =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'act'; readonly who: Who; readonly pick: number; readonly rest: number }
  | { readonly kind: 'withdraw'; readonly who: Who }
  | { readonly kind: 'kill'; readonly isSilent: boolean; readonly down: number }
  | { readonly kind: 'cut'; readonly who: Who; readonly isSilent: boolean }
  | { readonly kind: 'wake'; readonly who: Who }
  | { readonly kind: 'reload'; readonly who: Who; readonly gone: number }
  | { readonly kind: 'full'; readonly ms: number }
  | { readonly kind: 'storm'; readonly loss: number; readonly delay: number };

const who = fc.constantFrom(...WHO);

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 2500 }) }),
  },
  {
    weight: 30,
    arbitrary: fc.record({
      ...{ kind: fc.constant('act' as const), who, pick: fc.nat(999) },
      rest: fc.constantFrom(0, 5, 60, 400),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      isSilent: fc.boolean(),
      down: fc.integer({ min: 0, max: 30_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const), who, isSilent: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reload' as const),
      who,
      gone: fc.integer({ min: 0, max: 20_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('full' as const), ms: fc.integer({ min: 1, max: 3000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('storm' as const),
      loss: fc.integer({ min: 0, max: 30 }),
      delay: fc.integer({ min: 0, max: 1500 }),
    }),
  },
);

/** What became of one wish. */
export type Tried = {
  readonly who: Who;
  readonly wish: Wish;
  id: string | undefined;
  result: 'open' | 'done' | 'refused';
  code: string | undefined;
};

/** A match under way, with everything that was tried in it. */
export class Run {
  readonly tried: Tried[] = [];
  private readonly world: World;
  private readonly devices: readonly Device[];
  private readonly clients: OnlineClient[];

  constructor(world: World, pair: Pair) {
    this.world = world;
    const { devices, host, guest } = pair;
    this.devices = [devices[0], devices[1], devices[0]];
    const seat = host.savedSeat;
    if (seat === undefined) throw new Error('a host without a seat');
    this.clients = [host, guest, world.client(devices[0], { seat: { ...seat, pending: [] } })];
  }

  all(): readonly OnlineClient[] {
    return this.clients;
  }

  async step(step: Step): Promise<void> {
    const { world } = this;
    switch (step.kind) {
      case 'wait':
        return world.clock.run(step.ms);
      case 'act':
        await this.act(step.who, step.pick);
        return world.clock.run(step.rest);
      case 'withdraw':
        this.withdraw(step.who);
        return undefined;
      case 'kill':
        world.kill(step.isSilent);
        await world.clock.run(step.down);
        await world.start();
        return undefined;
      case 'cut':
        return world.network.cutAll(this.devices[step.who].address, step.isSilent);
      case 'wake':
        return this.clients[step.who].wake();
      case 'reload':
        return this.reload(step.who, step.gone);
      case 'full':
        return world.fill(step.ms);
      case 'storm':
        world.network.weather = {
          ...{ delay: [1, 1 + step.delay], loss: step.loss / 1000, silent: step.loss / 3000 },
          ...{ duplication: step.loss / 300, reordering: step.loss / 300 },
        };
        return undefined;
    }
  }

  /** The page is closed and opened again, with what the device has kept. */
  private async reload(which: Who, gone: number): Promise<void> {
    const before = this.clients[which];
    before.close();
    await this.world.clock.run(gone);
    const seat = this.devices[which].seats.get(before.match) ?? before.savedSeat;
    if (seat !== undefined) this.clients[which] = this.world.client(this.devices[which], { seat });
  }

  private withdraw(which: Who): void {
    const waiting = this.clients[which].pending.find(({ state }) => state === 'waiting');
    if (waiting === undefined) return;
    if (!this.clients[which].withdraw(waiting.id))
      throw new Error('what was not sent could not be taken back');
  }

  /** Who is to move, as a client sees it: the host in either tab. */
  private actor(which: Who): Who {
    const match = this.clients[which].online?.match;
    const by = match && actorOf(match);
    if (match === undefined || by === undefined) return which;
    if (seatOf(match, by) === 1) return 1;
    return which === 1 ? 0 : which;
  }

  private async act(which: Who, pick: number): Promise<void> {
    const actor = pick % 4 === 0 ? which : this.actor(which);
    const client = this.clients[actor];
    const wish = wishOf(client, pick);
    if (wish === undefined) return;
    const tried: Tried = { who: actor, wish, id: undefined, result: 'open', code: undefined };
    this.tried.push(tried);
    const known = new Set(client.pending.map(({ id }) => id));
    void client.act(wish).then((result) => {
      tried.result = result.ok ? 'done' : 'refused';
      tried.code = result.ok ? undefined : result.error.code;
    });
    tried.id = client.pending.find(({ id }) => !known.has(id))?.id;
    await this.world.clock.run(0);
  }
}

const OTHER_WISHES: readonly Wish[] = [
  { kind: 'offer' },
  { kind: 'accept' },
  { kind: 'decline' },
  { kind: 'decline' },
  { kind: 'takeback' },
  { kind: 'agree' },
  { kind: 'refuse' },
  { kind: 'ask', what: 'pause' },
  { kind: 'deny', what: 'pause' },
  { kind: 'resume' },
  { kind: 'resume' },
  { kind: 'claim', claim: 'perpetual' },
  { kind: 'abandoned', as: 'win' },
  { kind: 'move', move: 'nonsense' },
  { kind: 'throw', move: '3' },
  { kind: 'cancel' },
  { kind: 'hand', wish: 7 },
];

/** Mostly something that is due; sometimes anything. */
function wishOf({ online, seat }: OnlineClient, pick: number): Wish | undefined {
  const match = online?.match;
  if (pick % 397 === 1) return { kind: 'resign' };
  if (pick % 7 === 0) return OTHER_WISHES[pick % OTHER_WISHES.length];
  if (online === undefined || match === undefined || seat === undefined) return undefined;
  if (match.turn.kind === 'chance') return { kind: 'throw' };
  const game = gameOf(online.terms.game);
  const moves = game.moves(match.state);
  if (moves.length === 0) return undefined;
  return { kind: 'move', move: game.notation.formatMove(moves[pick % moves.length]) };
}
