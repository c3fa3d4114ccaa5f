import { expect, test } from 'vitest';
import { OnlineClient } from '../src/client/onlineClient.js';
import type { SavedSeat } from '../src/client/savedSeat.js';
import { CLOSE_CODES } from '../src/protocol/onlineError.js';
import { hashOf } from '../src/protocol/secrets.js';
import type { Company } from '../src/server/company.js';
import { MemoryStore } from '../src/server/memoryStore.js';
import { OnlineServer } from '../src/server/onlineServer.js';
import { DEFAULT_SETTINGS } from '../src/server/settings.js';
import { type Bus, type Note, SILENT_BUS } from '../src/server/store.js';
import { SimulatedNetwork } from './sim/simulatedNetwork.js';
import { Device, findGame, judgeHere, termsOf, World } from './sim/world.js';

async function started(seed = 1): Promise<World> {
  const world = new World(seed);
  await world.start();
  return world;
}

test('[O-WATCH] a spectator that does not read is let go; the players notice nothing', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  const closed: number[] = [];
  let buffered = 0;
  const stuck = world.server?.connect(
    {
      send: (text) => {
        buffered += text.length;
      },
      close: (code) => closed.push(code),
      get buffered() {
        return buffered;
      },
    },
    'stuck',
  );
  stuck?.receive(JSON.stringify({ kind: 'hello', id: 'a', match, have: 0, hash: '' }));
  await world.clock.run(100);
  buffered += 70_000;
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  await world.clock.run(100);
  expect(closed).toEqual([CLOSE_CODES.slow]);
  expect(guest.online?.match?.plies?.length).toBe(1);
  await world.clock.run(6000);
  expect(world.server?.connections).toBe(2);
});

/** In `npm run check` fewer. */
const LIVE = process.env.TABULEIRO_TESTS === 'quick' ? 100 : 1000;

test('[O-TIME] a server that stops with 1,000 live matches tells everybody; all come back at once and nobody’s time was taken', async () => {
  const world = await started();
  const pairs = await world.pairs(termsOf('classico', '3+0'), LIVE);
  const addresses = pairs.flatMap(({ devices }) => devices.map(({ address }) => address));
  for (const { host } of pairs) expect(host.online?.phase).toBe('playing');
  await world.clock.run(7000);
  const closed = world.clock.now();
  const closing = world.server?.close(2000);
  await world.clock.run(100);
  await closing;
  const told = world.network.delivered.filter(({ text }) => text.startsWith('{"kind":"closing"'));
  expect(new Set(told.map(({ address }) => address))).toEqual(new Set(addresses));
  world.kill();
  await world.clock.run(120_000);
  await world.start();
  const restarted = world.clock.now();
  await world.clock.run(10_000);
  const returned = new Map<string, number>();
  for (const { address, text, at } of world.network.delivered)
    if (at > restarted && text.startsWith('{"kind":"state"') && !returned.has(address))
      returned.set(address, at);
  expect(new Set(returned.keys())).toEqual(new Set(addresses));
  await world.until(Promise.all(pairs.map(({ host }) => host.act({ kind: 'move', move: 'e2e4' }))));
  const moved = world.clock.now();
  for (const { match, host, devices } of pairs) {
    const lines = world.disk.lines.get(match) ?? [];
    const begun = lines.at(-2)?.at ?? 0;
    const paid = host.online?.match?.actions?.item.spent ?? 0;
    const back = returned.get(devices[0].address) ?? 0;
    // The time before the stop, and from the return to the move: nothing between, and not less than that either.
    const most = closed - begun + (moved - back);
    expect(paid).toBeLessThanOrEqual(most + 50);
    expect(paid).toBeGreaterThan(most - 500);
  }
});

test('[O-TURN] nodes that cannot be asked: a coded refusal, and what is kept is asked for again', async () => {
  const world = new World();
  let isGone = false;
  const ask = async <T>(answer: T): Promise<T> => {
    if (isGone) throw new Error('gone');
    return answer;
  };
  const store = new MemoryStore();
  const company: Company = {
    ...{
      invited: () => ask(undefined),
      listed: () => ask([]),
      due: () => ask([]),
      leave: () => ask(undefined),
    },
    ...{
      come: () => ask(false),
      go: () => ask(undefined),
      shared: (matches) => ask(new Map(matches.map((match) => [match, { persons: {}, outages: [] }]))),
    },
    ...{ grown: () => ask([]), adopt: () => ask([]), stop: () => ask(undefined) },
  };
  const parts = {
    games: findGame,
    store,
    clock: world.clock,
    random: world.random,
    judge: judgeHere,
    company,
  };
  const settings = { ...DEFAULT_SETTINGS, lobby: true };
  const starting = OnlineServer.start({ ...parts, today: () => '2026.11.18', settings, bus: SILENT_BUS });
  await world.clock.run(0);
  world.network.attach(await starting);
  const { host, guest } = await world.pair(termsOf('classico', '5+0'));
  isGone = true;
  const eva = world.reception(new Device('eva'));
  expect(await world.until(eva.list())).toMatchObject({ error: { code: 'not-kept' } });
  await world.clock.run(10_000);
  expect(await world.until(host.act({ kind: 'move', move: 'e2e4' }))).toMatchObject({ ok: true });
  const claimed = host.act({ kind: 'abandoned', as: 'win' });
  await world.clock.run(5000);
  expect(host.pending.length).toBe(1);
  isGone = false;
  expect(await world.until(claimed)).toMatchObject({ error: { code: 'not-gone' } });
  expect(guest.online?.hash).toBe(host.online?.hash);
});

test('pings are spread over their interval, and everybody gets each', async () => {
  const world = await started();
  const pings: number[][] = Array.from({ length: 40 }, () => []);
  for (const own of pings) {
    const send = (text: string): void => {
      if (text.startsWith('{"kind":"ping"')) own.push(world.clock.now());
    };
    world.server?.connect({ send, close: () => undefined, buffered: 0 }, 'a');
  }
  await world.clock.run(10_000);
  for (const [, first, second, ...more] of pings) {
    expect(second - first).toBe(5000);
    expect(more).toEqual([]);
  }
  const moments = pings.map(([, first]) => first);
  for (const moment of moments) expect(moments.filter((other) => other === moment).length).toBe(4);
});

test('finished matches, invitations and abandoned ones are forgotten when their owner says so', async () => {
  const world = new World();
  world.settings = {
    ...world.settings,
    keep: { finished: 2 * 3_600_000, open: 4 * 3_600_000, unfinished: 6 * 3_600_000 },
  };
  await world.start();
  const { host, guest: loser, match: finished } = await world.pair(termsOf('classico'));
  await world.until(host.act({ kind: 'resign' }));
  const { match: unfinished, host: idle, guest } = await world.pair(termsOf('classico'));
  const invitation = await world.until(world.reception(new Device('x')).create(termsOf('classico'), 'Eva'));
  const open = invitation.ok ? invitation.value.match : '';
  host.close();
  loser.close();
  idle.close();
  guest.close();
  const kept = (): readonly boolean[] =>
    [finished, open, unfinished].map((match) => world.disk.lines.has(match));
  await world.clock.run(90 * 60_000);
  expect(kept()).toEqual([true, true, true]);
  await world.clock.run(100 * 60_000);
  expect(kept()).toEqual([false, true, true]);
  await world.clock.run(120 * 60_000);
  expect(kept()).toEqual([false, false, true]);
  await world.clock.run(120 * 60_000);
  expect(kept()).toEqual([false, false, false]);
  const late = world.client(new Device('y'), { watch: unfinished });
  await world.clock.run(500);
  expect(late.problem?.code).toBe('unknown-match');
});

test('guessing invitations is slow, and a class behind the same address is not hindered by it', async () => {
  const world = await started();
  const codes = Array.from(
    { length: 80 },
    (_, i) => `2345${'BCDFGHJKLM'[i % 10]}${'NPQRSTVWXZ'[Math.floor(i / 10)]}ZZ`,
  );
  const answers: string[] = [];
  for (const code of codes) {
    const looked = await world.until(world.reception(new Device('school')).look(code));
    answers.push(looked.ok ? 'ok' : looked.error.code);
  }
  expect(answers.slice(0, 60).every((code) => code === 'unknown-code')).toBe(true);
  expect(answers).toContain('too-fast');
  const made = await world.until(world.reception(new Device('school')).create(termsOf('classico'), 'Ana'));
  const looked = await world.until(
    world.reception(new Device('school')).look(made.ok ? (made.value.code ?? '') : ''),
  );
  expect(looked.ok).toBe(true);
});

/** A bus within this program; what is published is heard after so many milliseconds. */
class LocalBus implements Bus {
  readonly isSound = true;
  readonly listeners: { readonly match: string; readonly then: (note: Note) => void }[] = [];
  private readonly world: World;
  private readonly delay: number;

  constructor(world: World, delay = 0) {
    this.world = world;
    this.delay = delay;
  }

  publish(about: string, note: Note): void {
    this.world.clock.after(this.delay, () => {
      for (const { match, then } of this.listeners) if (match === about) then(note);
    });
  }

  subscribe(match: string, then: (note: Note) => void): () => void {
    const listener = { match, then };
    this.listeners.push(listener);
    return () => void this.listeners.splice(this.listeners.indexOf(listener), 1);
  }
}

/** Two nodes on one store: the network of the world leads to the first, the one returned to the second. */
async function twoNodes(world: World, store: MemoryStore, bus: Bus): Promise<SimulatedNetwork> {
  const parts = { games: findGame, store, bus, clock: world.clock, random: world.random, judge: judgeHere };
  const nodes: OnlineServer[] = [];
  for (let i = 0; i < 2; i++) {
    const node = OnlineServer.start({ ...parts, today: () => '2026.11.18', settings: DEFAULT_SETTINGS });
    await world.clock.run(0);
    nodes.push(await node);
  }
  const second = new SimulatedNetwork(world.clock, world.chance);
  second.attach(nodes[1]);
  world.network.attach(nodes[0]);
  return second;
}

/** A seat in another tab or on another device, by that network. */
function openSeat(world: World, network: SimulatedNetwork, seat: SavedSeat): OnlineClient {
  const { clock, random } = world;
  const storage = { save: async () => undefined };
  const client = new OnlineClient(
    { games: findGame, open: network.opener('b'), clock, random, storage },
    { seat },
  );
  client.start();
  return client;
}

test('[O-TURN] two nodes on one store: a line has one author, and what the other node kept is read from the store', async () => {
  const world = new World(5);
  const store = new MemoryStore();
  const bus = new LocalBus(world);
  const network = await twoNodes(world, store, bus);
  const { host, guest, match } = await world.pair(termsOf('classico', 'none'));
  guest.close();
  const { clock } = world;
  const seat = guest.savedSeat;
  if (seat === undefined) throw new Error('no seat');
  const other = openSeat(world, network, seat);
  await clock.run(500);
  expect(await world.until(host.act({ kind: 'move', move: 'e2e4' }))).toMatchObject({ ok: true });
  await clock.run(100);
  expect(other.online?.match?.plies?.length).toBe(1);
  expect(await world.until(other.act({ kind: 'move', move: 'e7e5' }))).toMatchObject({ ok: true });
  await clock.run(100);
  // Both at once, on different nodes, without a hint: one is first, the other comes after it, and nothing is lost.
  bus.listeners.length = 0;
  const [offer, ask] = [host.act({ kind: 'offer' }), other.act({ kind: 'ask', what: 'pause' })];
  expect([(await world.until(offer)).ok, (await world.until(ask)).ok]).toEqual([true, true]);
  const lines = await store.read(match, 0);
  expect(
    lines
      .slice(-2)
      .map(({ text }) => JSON.parse(text).kind)
      .toSorted(),
  ).toEqual(['act', 'ask']);
  expect(lines.length).toBe(new Set(lines.map(({ text, hidden }) => hashOf(text + hidden.id))).size);
});

test('[O-DICE] who hears of the seeds only when the match has begun at another node knows the dice too', async () => {
  const world = new World(6);
  const network = await twoNodes(world, new MemoryStore(), new LocalBus(world, 2000));
  const [ana, beto] = [new Device('a'), new Device('b')];
  const made = await world.until(world.reception(ana).create(termsOf('senet'), 'Ana'));
  if (!made.ok) throw new Error(made.error.code);
  const late = openSeat(world, network, made.value);
  await world.clock.run(500);
  const { code = '' } = made.value;
  const looked = await world.until(world.reception(beto).look(code));
  if (!looked.ok) throw new Error(looked.error.code);
  const sat = await world.until(world.reception(beto).sit(looked.value, code, 'Beto'));
  if (!sat.ok) throw new Error(sat.error.code);
  const host = world.client(ana, { seat: made.value });
  world.client(beto, { seat: sat.value });
  await world.clock.run(1000);
  expect([host.online?.phase, late.online?.phase]).toEqual(['playing', 'open']);
  await world.clock.run(4000);
  expect(late.online?.phase).toBe('playing');
  expect(late.dice?.playerSeed).toBe(host.dice?.playerSeed);
  expect(late.dice?.playerSeed).toHaveLength(64);
});
