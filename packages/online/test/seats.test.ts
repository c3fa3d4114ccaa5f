import { expect, test } from 'vitest';
import { formatLink, parseLink } from '../src/protocol/links.js';
import { formatInviteCode, inviteCodeOf, parseInviteCode } from '../src/protocol/secrets.js';
import type { Terms } from '../src/protocol/terms.js';
import { Device, termsOf, World } from './sim/world.js';

const DONE = { ok: true, value: undefined };

async function started(seed = 1): Promise<World> {
  const world = new World(seed);
  await world.start();
  return world;
}

test('[O-LINK] the invitation tells what is agreed, and its seat is taken once', async () => {
  const world = await started();
  const terms = termsOf('brasez', '10+5', { side: 'second' });
  const ana = new Device('ana');
  const seat = await world.until(world.reception(ana).create(terms, 'Ana'));
  const code = seat.ok ? (seat.value.code ?? '') : '';
  const looked = await world.until(world.reception(new Device('beto')).look(code));
  expect(looked).toMatchObject({ ok: true, value: { name: 'Ana', terms } });
  if (!looked.ok) return;
  const beto = await world.until(world.reception(new Device('beto')).sit(looked.value, code, 'Beto'));
  expect(beto.ok).toBe(true);
  const carla = await world.until(world.reception(new Device('carla')).sit(looked.value, code, 'Carla'));
  expect(carla).toMatchObject({ ok: false, error: { code: 'seat-taken' } });
  const again = await world.until(world.reception(new Device('carla')).look(code));
  expect(again).toMatchObject({ ok: false, error: { code: 'seat-taken' } });
});

test('[O-LINK] sides are the host’s choice, or lots that nobody knows before the guest sits', async () => {
  const hosts = new Set<number | undefined>();
  for (let seed = 0; seed < 12; seed++) {
    const { host, guest } = await (await started(seed)).pair(termsOf('classico', 'none', { side: 'lots' }));
    expect(guest.seat).toBe(host.seat === 0 ? 1 : 0);
    hosts.add(host.seat);
  }
  expect(hosts).toEqual(new Set([0, 1]));
  const { host } = await (await started()).pair(termsOf('classico', 'none', { side: 'second' }));
  expect(host.seat).toBe(1);
  expect(host.online?.names).toEqual(['Beto', 'Ana']);
});

const BAD_TERMS: readonly (readonly [string, Partial<Terms>])[] = [
  ['grace', { online: { hints: false, takebacks: false, watched: true, grace: 29_999 } }],
  ['grace', { ...termsOf('classico', '86400/lance') }],
  ['help.hint', { help: { hint: 1, takeback: 0 } }],
  ['help.takeback', { help: { hint: 0, takeback: 1 } }],
  ['dice', { dice: 'fair' }],
  ['options.nothing', { options: { nothing: true } }],
  ['start', { start: 'nonsense' }],
  ['start', { start: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1' }],
];

test.each(BAD_TERMS)(
  '[O-LINK] terms that cannot be are refused by their field: %s',
  async (field, changes) => {
    const world = await started();
    const made = await world.until(
      world.reception(new Device('ana')).create(termsOf('classico', 'none', changes), 'Ana'),
    );
    expect(made).toMatchObject({ ok: false, error: { code: 'bad-terms', facts: { field } } });
  },
);

test('[O-LINK] a request to create whose answer is lost creates one match', async () => {
  const world = await started();
  world.network.weather = { ...world.network.weather, loss: 0.4 };
  const ana = new Device('ana');
  const made = await world.until(world.reception(ana).create(termsOf('classico'), 'Ana'));
  expect(made.ok).toBe(true);
  expect(world.disk.lines.size).toBe(1);
});

test('[O-SEAT] nothing but the secret opens a seat, from any device and any number of times', async () => {
  const world = await started();
  const { host, match } = await world.pair(termsOf('classico'));
  const token = host.savedSeat?.token ?? '';
  const elsewhere = world.client(new Device('phone'), { seat: { match, token, name: '', pending: [] } });
  const stranger = world.client(new Device('10.0.0.1'), {
    seat: { match, token: '0'.repeat(32), name: 'Ana', pending: [] },
  });
  await world.clock.run(500);
  expect(stranger.problem?.code).toBe('wrong-token');
  expect(elsewhere.seat).toBe(0);
  expect(await world.until(elsewhere.act({ kind: 'move', move: 'e2e4' }))).toEqual(DONE);
  expect(host.online?.match?.plies?.length).toBe(1);
});

test('[O-SEAT] nobody acts for the other seat', async () => {
  const world = await started();
  const { guest, host } = await world.pair(termsOf('classico'));
  expect(await guest.act({ kind: 'move', move: 'e2e4' })).toMatchObject({
    ok: false,
    error: { code: 'match', match: { code: 'not-your-turn' } },
  });
  await world.until(host.act({ kind: 'offer' }));
  expect(await host.act({ kind: 'accept' })).toMatchObject({
    ok: false,
    error: { match: { code: 'no-offer' } },
  });
});

test.each([true, false])(
  '[O-SEAT] a seat whose secret is lost is given back by the other player, once its device is gone (watched: %s)',
  async (watched) => {
    const world = await started();
    const terms = termsOf('classico', '30+0');
    const { host, guest, match } = await world.pair({ ...terms, online: { ...terms.online, watched } });
    const device = new Device('new phone');
    const lost = world.client(device, { watch: match });
    await world.clock.run(500);
    expect(lost.problem?.code).toBe(watched ? undefined : 'not-watched');
    expect(lost.reclaim(1, 'Beto')).toBe(true);
    await world.clock.run(500);
    const wish = lost.wishNumber ?? -1;
    expect(host.wishes).toEqual([{ wish, name: 'Beto' }]);
    expect(guest.wishes).toEqual([]);
    expect(await world.until(host.act({ kind: 'hand', wish }))).toMatchObject({
      ok: false,
      error: { code: 'still-there' },
    });
    guest.close();
    await world.clock.run(61_000);
    expect(await world.until(host.act({ kind: 'hand', wish }))).toEqual(DONE);
    await world.clock.run(500);
    expect(host.wishes).toEqual([]);
    expect(lost.seat).toBe(1);
    expect(lost.problem).toBeUndefined();
    expect(device.seats.get(match)?.token).toBe(lost.savedSeat?.token);
    await world.until(host.act({ kind: 'move', move: 'e2e4' }));
    expect(await world.until(lost.act({ kind: 'move', move: 'e7e5' }))).toEqual(DONE);
    const old = world.client(new Device('old phone'), {
      seat: { match, token: guest.savedSeat?.token ?? '', name: '', pending: [] },
    });
    await world.clock.run(500);
    expect(old.problem?.code).toBe('wrong-token');
  },
);

test('[O-SEAT] a wish for a lost seat outlives the connection, and the seat may be handed over meanwhile', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('classico', '30+0'));
  const device = new Device('new phone');
  const lost = world.client(device, { watch: match });
  await world.clock.run(500);
  lost.reclaim(1, 'Beto');
  await world.clock.run(500);
  const first = lost.wishNumber ?? -1;
  lost.wake(); // the page was hidden: the number that is compared by telephone stays
  await world.clock.run(500);
  expect(lost.wishNumber).toBe(first);
  expect(host.wishes).toEqual([{ wish: first, name: 'Beto' }]);
  world.network.cutAll(device.address, false);
  await world.clock.run(50);
  expect(host.wishes).toEqual([]);
  await world.clock.run(5000);
  expect(host.wishes).toEqual([{ wish: lost.wishNumber, name: 'Beto' }]);
  guest.close();
  await world.clock.run(61_000);
  // The answer comes while the new phone does not hear it.
  const handing = host.act({ kind: 'hand', wish: lost.wishNumber ?? -1 });
  await world.clock.run(12);
  world.network.cutAll(device.address, true);
  expect(await world.until(handing)).toEqual(DONE);
  lost.wake();
  await world.clock.run(10_000);
  expect(lost.seat).toBe(1);
  expect(host.wishes).toEqual([]);
});

test('[O-SEAT] codes are typed as people type, and links round-trip', () => {
  const code = inviteCodeOf('0'.repeat(32));
  expect(code).toMatch(/^[23456789BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  expect(parseInviteCode(` ${formatInviteCode(code).toLowerCase()} `)).toBe(code);
  expect(parseInviteCode('AAAA-AAAA')).toBeUndefined();
  const match = '0123456789abcdef0123456789abcdef';
  for (const link of [
    { kind: 'invite', code },
    { kind: 'seat', match, token: match },
    { kind: 'watch', match },
  ] as const)
    expect(parseLink(formatLink(link))).toEqual(link);
  for (const text of ['', 'convite/x', `lugar/${match}`, `assistir/${match}/more`, `seat/${match}/${match}`])
    expect(parseLink(text)).toBeUndefined();
});

test('[O-WATCH] watchers see every line, act in nothing, and are kept out where nobody may watch', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  const watcher = world.client(new Device('tv'), { watch: match });
  await world.clock.run(500);
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  await world.clock.run(100);
  expect(watcher.online?.hash).toBe(guest.online?.hash);
  expect(watcher.seat).toBeUndefined();
  expect(await watcher.act({ kind: 'resign' })).toMatchObject({ ok: false, error: { code: 'not-a-player' } });
  expect(watcher.say('hello')).toBe(true);
  await world.clock.run(500);
  expect(world.counts).toContain('refusal not-a-player');

  const closed = await started();
  const { match: unseen } = await closed.pair(
    termsOf('classico', 'none', { online: { hints: false, takebacks: false, watched: false } }),
  );
  const outside = closed.client(new Device('tv'), { watch: unseen });
  await closed.clock.run(500);
  expect(outside.problem?.code).toBe('not-watched');
});

test('[O-WATCH] what a watcher sends past our own client is refused by the server, and changes nothing', async () => {
  const world = await started();
  const { host, match } = await world.pair(termsOf('classico', '5+0'));
  const answers: string[] = [];
  const socket = { send: (text: string) => void answers.push(text), close: () => undefined, buffered: 0 };
  const stranger = world.server?.connect(socket, 'tv');
  stranger?.receive(JSON.stringify({ kind: 'hello', id: 'h', match, have: 0, hash: '' }));
  await world.clock.run(100);
  const lines = world.disk.lines.get(match)?.length ?? 0;
  stranger?.receive(JSON.stringify({ kind: 'act', id: 'a', after: lines, wish: { kind: 'resign' } }));
  stranger?.receive(
    JSON.stringify({ kind: 'act', id: 'b', after: lines, wish: { kind: 'move', move: 'e2e4' } }),
  );
  await world.clock.run(500);
  const refusals = answers.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'refused');
  expect(refusals).toMatchObject(['a', 'b'].map((id) => ({ id, code: 'not-a-player' })));
  expect(world.disk.lines.get(match)?.length).toBe(lines);
  expect(host.online?.match?.outcome).toBeUndefined();
});

test('[O-WATCH] the list shows listed invitations with their code and watched matches without', async () => {
  const world = await started();
  const visitor = new Device('visitor');
  await world.until(world.reception(new Device('a')).create(termsOf('classico'), 'Hidden'));
  const open = await world.until(
    world.reception(new Device('b')).create(termsOf('senet', 'none', { listed: true }), 'Open'),
  );
  const code = open.ok ? open.value.code : '';
  await world.pair(termsOf('nucleo', '5+0', { listed: true }));
  const list = await world.until(world.reception(visitor).list());
  const shown = list.ok
    ? list.value.map(({ phase, names, code: shownCode }) => ({ phase, names, code: shownCode }))
    : [];
  expect(shown).toEqual([
    { phase: 'playing', names: ['Ana', 'Beto'], code: undefined },
    { phase: 'open', names: ['Open'], code },
  ]);
  world.settings = { ...world.settings, lobby: false };
  world.kill();
  await world.start();
  expect(await world.until(world.reception(visitor).list())).toMatchObject({
    ok: false,
    error: { code: 'no-lobby' },
  });
});

test('[O-WORDS] phrases of the list are said to everybody, not too often, and names are plain and short', async () => {
  const world = await started();
  const { host, devices } = await world.pair(termsOf('classico'));
  for (let i = 0; i < 20; i++) host.say('good-move');
  await world.clock.run(500);
  const said = devices[1].events.filter(({ kind }) => kind === 'said');
  expect(said.length).toBeGreaterThanOrEqual(5);
  expect(said.length).toBeLessThan(8);
  expect(said[0]).toEqual({ kind: 'said', seat: 0, phrase: 'good-move' });
  for (const name of ['x'.repeat(41), 'a\u202Eb', 'a\nb'])
    expect(
      await world.until(world.reception(new Device('c')).create(termsOf('classico'), name)),
    ).toMatchObject({
      ok: false,
      error: { code: 'bad-message', facts: { field: 'name' } },
    });
});
