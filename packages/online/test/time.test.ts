import { expect, test } from 'vitest';
import type { OnlineClient } from '../src/client/onlineClient.js';
import { parseLine } from '../src/protocol/lines.js';
import { CALM } from './sim/simulatedNetwork.js';
import { Device, termsOf, World } from './sim/world.js';

async function started(): Promise<World> {
  const world = new World();
  await world.start();
  return world;
}

/** What was paid for each action, as the disk has it. */
function spent(world: World, match: string): readonly number[] {
  return (world.disk.lines.get(match) ?? []).flatMap(({ text }) => {
    const line = parseLine(text);
    return line.ok && line.value.kind === 'act' ? [line.value.action.spent] : [];
  });
}

async function move(world: World, client: OnlineClient, text: string): Promise<void> {
  expect(await world.until(client.act({ kind: 'move', move: text }))).toEqual({ ok: true, value: undefined });
}

test('[O-TIME] time is what the server measures, less the measured way of the network', async () => {
  const world = await started();
  world.network.weather = { ...CALM, delay: [150, 150] };
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  await world.clock.run(30_000);
  await move(world, host, 'e2e4');
  await world.clock.run(2000);
  await move(world, guest, 'e7e5');
  const [first, second] = spent(world, match);
  // The guest thought for about two seconds; the 300 ms there and back are given back.
  expect(first).toBeGreaterThan(29_000);
  expect(second).toBeGreaterThanOrEqual(1900);
  expect(second).toBeLessThan(2250);
});

test('[O-TIME] at most half a second a turn is given back, however far away a player is', async () => {
  const world = await started();
  world.network.weather = { ...CALM, delay: [800, 800] };
  const { host, match } = await world.pair(termsOf('classico', '5+0'));
  await world.clock.run(20_000);
  const begun = world.disk.lines.get(match)?.at(-1)?.at ?? 0;
  await world.until(host.act({ kind: 'offer' }));
  await move(world, host, 'e2e4');
  const paid = spent(world, match).reduce((sum, ms) => sum + ms, 0);
  const came = Math.max(...[...world.network.requests.values()].flat());
  expect(paid).toBeGreaterThanOrEqual(came - begun - 500 - 40);
});

test('[O-TIME] a client that says how long it thought is not understood', async () => {
  const world = await started();
  const { match } = await world.pair(termsOf('classico', '5+0'));
  const answers: string[] = [];
  const client = world.server?.connect(
    { send: (text) => answers.push(text), close: () => undefined, buffered: 0 },
    'x',
  );
  client?.receive(
    JSON.stringify({ kind: 'act', id: 'a', after: 3, wish: { kind: 'move', move: 'e2e4' }, ms: 0 }),
  );
  expect(answers.at(-1)).toContain('bad-message');
  expect(spent(world, match)).toEqual([]);
});

test('[O-TIME] a flag falls though nobody is connected, and is lost or drawn as the game says', async () => {
  for (const [game, winner] of [
    ['classico', 'b'],
    ['nucleo', undefined],
  ] as const) {
    const world = await started();
    const { host, guest, devices, match } = await world.pair(termsOf(game, '3+0'));
    host.close();
    guest.close();
    await world.clock.run(179_000);
    expect(world.disk.lines.get(match)?.at(-1)?.ends).toBe(false);
    await world.clock.run(2000);
    expect(world.disk.lines.get(match)?.at(-1)?.ends).toBe(true);
    const back = world.client(devices[0], {
      seat: devices[0].seats.get(match) ?? { match, token: '', name: '', pending: [] },
    });
    await world.clock.run(500);
    expect(back.online?.match?.outcome).toEqual({ winner, reason: 'time' });
  }
});

test('[O-TIME] a match of days a move begins with nobody there, has no grace and keeps its flag over restarts', async () => {
  const world = await started();
  const day = 86_400;
  const online = { hints: false, takebacks: false, watched: true };
  const { host, guest, match, devices } = await world.pair(
    termsOf('classico', `${2 * day}/lance`, { online }),
  );
  host.close();
  guest.close();
  for (let i = 0; i < 47; i++) await world.clock.run(3_600_000);
  world.kill();
  await world.start();
  expect(world.disk.lines.get(match)?.at(-1)?.ends).toBe(false);
  await world.clock.run(2 * 3_600_000);
  expect(world.disk.lines.get(match)?.at(-1)?.ends).toBe(true);
  const other = world.client(devices[1], {
    seat: guest.savedSeat ?? { match, token: '', name: '', pending: [] },
  });
  await world.clock.run(500);
  expect(other.online?.match?.outcome).toEqual({ winner: 'b', reason: 'time' });
});

test('[O-TIME] the clock stands in a pause that both agreed to, until either goes on', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  await world.until(guest.act({ kind: 'ask', what: 'pause' }));
  expect(host.online?.asked).toMatchObject({ what: 'pause', seat: 1 });
  expect(host.online?.match?.paused).toBe(false);
  await world.until(host.act({ kind: 'ask', what: 'pause' }));
  expect(guest.online?.match?.paused).toBe(true);
  await world.clock.run(600_000);
  await world.until(guest.act({ kind: 'resume' }));
  await move(world, host, 'e2e4');
  expect(spent(world, match).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(2000);
});

test('[O-TIME] a pause is asked for once a position', async () => {
  const world = await started();
  const { host, guest } = await world.pair(termsOf('classico', '5+0'));
  await world.until(guest.act({ kind: 'ask', what: 'pause' }));
  await world.until(host.act({ kind: 'deny', what: 'pause' }));
  expect(await world.until(guest.act({ kind: 'ask', what: 'pause' }))).toMatchObject({
    error: { code: 'asked-already' },
  });
  await move(world, host, 'e2e4');
  expect(await world.until(guest.act({ kind: 'ask', what: 'pause' }))).toMatchObject({ ok: true });
});

test.each([true, false])(
  '[O-TIME] the time in which the server is down is nobody’s (silent: %s)',
  async (isSilent) => {
    const world = await started();
    const { host, match } = await world.pair(termsOf('classico', '5+0'));
    await world.clock.run(10_000);
    world.kill(isSilent);
    await world.clock.run(200_000);
    await world.start();
    await world.clock.run(25_000); // the silence is noticed, and the client is back
    const before = world.clock.now();
    expect(host.connection.kind).toBe('linked');
    await move(world, host, 'e2e4');
    const [paid] = spent(world, match);
    expect(paid).toBeGreaterThan(9000);
    // Ten seconds before, at most twenty-five after: of those the way back to the server is free, up to 15 s.
    expect(paid).toBeLessThan(10_700 + 25_000 + world.clock.now() - before);
  },
);

test('[O-TIME] after a restart the clock waits for the player to act, for a while', async () => {
  const world = await started();
  const { host, guest, devices, match } = await world.pair(termsOf('classico', '1+0'));
  host.close();
  await world.clock.run(5000);
  world.kill();
  await world.clock.run(60_000);
  await world.start();
  await world.clock.run(10_000);
  const back = world.client(devices[0], {
    seat: host.savedSeat ?? { match, token: '', name: '', pending: [] },
  });
  await world.clock.run(1000);
  await move(world, back, 'e2e4');
  expect(spent(world, match)[0]).toBeLessThan(7500);
  expect(guest.online?.match?.plies?.length).toBe(1);
});

test('[O-TIME] after a restart the clock does not wait for ever', async () => {
  const world = await started();
  const { host, devices, match } = await world.pair(termsOf('classico', '3+0'));
  host.close();
  await world.clock.run(5000);
  world.kill();
  await world.clock.run(60_000);
  await world.start();
  await world.clock.run(40_000);
  const back = world.client(devices[0], {
    seat: host.savedSeat ?? { match, token: '', name: '', pending: [] },
  });
  await world.clock.run(1000);
  await move(world, back, 'e2e4');
  // Five seconds before, 41 after, of which 15 are free; a second may be lost with the last sign of life.
  expect(spent(world, match)[0]).toBeGreaterThan(5000 + 41_000 - 15_000 - 1500);
});

test('[O-TIME] what a server needs until players reach it is nobody’s, also when it dies once more in the same turn', async () => {
  const world = await started();
  const { host, match } = await world.pair(termsOf('classico', '5+0'));
  await world.clock.run(5000);
  world.kill();
  await world.clock.run(20_000);
  const server = await world.start();
  world.network.detach(false);
  await world.clock.run(10_000);
  await server.serve();
  world.kill();
  await world.clock.run(3000);
  await world.start();
  await world.clock.run(8000);
  const back = world.clock.now();
  expect(host.connection.kind).toBe('linked');
  await move(world, host, 'e2e4');
  expect(spent(world, match)[0]).toBeLessThan(5500 + 8000 + world.clock.now() - back);
});

test('[O-TIME] while nothing can be kept nobody’s time runs, and nothing is shown', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  world.disk.isFull = true;
  const moved = host.act({ kind: 'move', move: 'e2e4' });
  await world.clock.run(120_000);
  expect(host.online?.match?.plies).toBeUndefined();
  expect(guest.online?.match?.plies).toBeUndefined();
  expect(host.pending).toMatchObject([{ state: 'sent' }]);
  world.disk.isFull = false;
  expect(await world.until(moved)).toEqual({ ok: true, value: undefined });
  expect(spent(world, match)[0]).toBeLessThan(4000);
});

test('[O-GONE] after the grace, and not before, the other may claim; nothing ends by itself', async () => {
  const world = await started();
  const { host, guest } = await world.pair(termsOf('classico', '30+0'));
  guest.close();
  await world.clock.run(58_000);
  expect(await world.until(host.act({ kind: 'abandoned', as: 'win' }))).toMatchObject({
    error: { code: 'not-gone' },
  });
  await world.clock.run(120_000);
  expect(host.online?.phase).toBe('playing');
  expect(host.goneFor(1)).toBeGreaterThan(60_000);
  expect(await world.until(host.act({ kind: 'abandoned', as: 'win' }))).toMatchObject({ ok: true });
  expect(host.online?.match?.outcome).toEqual({ winner: 'w', reason: 'abandoned' });
});

test('[O-GONE] who has just sat down has not been gone since the invitation was made', async () => {
  const world = await started();
  const ana = new Device('ana');
  const seat = await world.until(world.reception(ana).create(termsOf('classico', 'none'), 'Ana'));
  if (!seat.ok) throw new Error(seat.error.code);
  const host = world.client(ana, { seat: seat.value });
  await world.clock.run(300_000);
  const reception = world.reception(new Device('beto'));
  const code = seat.value.code ?? '';
  const looked = await world.until(reception.look(code));
  if (!looked.ok) throw new Error(looked.error.code);
  await world.until(reception.sit(looked.value, code, 'Beto'));
  await world.clock.run(2000);
  expect(host.online?.phase).toBe('playing');
  expect(host.goneFor(1)).toBeLessThan(5000);
  expect(await world.until(host.act({ kind: 'abandoned', as: 'win' }))).toMatchObject({
    error: { code: 'not-gone' },
  });
});

test('[O-GONE] who comes back plays on; a draw may be claimed as well; a frozen device is gone too', async () => {
  const world = await started();
  const { host, guest, devices } = await world.pair(termsOf('classico', '30+0'));
  world.network.cutAll(devices[1].address, true); // frozen: no farewell
  await world.clock.run(14_000);
  expect(host.goneFor(1)).toBeUndefined();
  await world.clock.run(62_000);
  guest.wake();
  await world.clock.run(6000);
  expect(host.goneFor(1)).toBeUndefined();
  expect(await world.until(host.act({ kind: 'abandoned', as: 'win' }))).toMatchObject({
    error: { code: 'not-gone' },
  });
  guest.close();
  await world.clock.run(61_000);
  await world.until(host.act({ kind: 'abandoned', as: 'draw' }));
  expect(host.online?.match?.outcome).toEqual({ winner: undefined, reason: 'abandoned' });
});

test('[O-GONE] without a grace nobody claims', async () => {
  const world = await started();
  const online = { hints: false, takebacks: false, watched: true };
  const { host, guest } = await world.pair(termsOf('classico', 'none', { online }));
  guest.close();
  await world.clock.run(600_000);
  expect(await world.until(host.act({ kind: 'abandoned', as: 'win' }))).toMatchObject({
    error: { code: 'no-grace' },
  });
});

test('[O-TIME] a phone that slept for three minutes finds lines, clock and flag as they are', async () => {
  const world = await started();
  const { host, guest, devices } = await world.pair(termsOf('classico', '2+0'));
  await move(world, host, 'e2e4');
  world.network.cutAll(devices[1].address, true);
  await world.clock.run(60_000);
  expect(guest.online?.match?.plies?.length).toBe(1);
  guest.wake();
  await world.clock.run(8000);
  expect(guest.elapsed).toBeGreaterThan(60_000);
  expect(host.elapsed).toBeGreaterThan(60_000);
  world.network.cutAll(devices[1].address, true);
  await world.clock.run(180_000);
  guest.wake();
  await world.clock.run(8000);
  expect(guest.online?.match?.outcome).toEqual({ winner: 'w', reason: 'time' });
});

test('[O-TIME] two players of one far address are not mistaken for each other', async () => {
  const world = await started();
  const { host, guest } = await world.pair(termsOf('classico', '5+0'));
  const watcher = world.client(new Device('far'), { watch: host.match });
  await world.clock.run(12_000);
  expect(watcher.connection.kind).toBe('linked');
  expect(Math.abs(watcher.elapsed - guest.elapsed)).toBeLessThan(100);
});
