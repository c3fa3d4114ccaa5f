import { parseLine, Reception } from '@tabuleiro/online';
import { PgStore } from '@tabuleiro/online/node';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { openOnline } from '../../src/online/onlineHost.js';
import { pause, termsOf } from './players.js';
import { type OpenedServer, openServer } from './server.js';
import { addressOf, clientAt, DONE, granted, looksOf, partsAt, SOON, seats } from './severalNodes.js';

const settings = { ...DEFAULT_SETTINGS, lobby: true };
const PLAYING = ['playing', 'playing'];

describe.skipIf(!Postgres.isThere || !Redis.isThere)('several nodes', () => {
  let postgres: Postgres;
  let redis: Redis;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  });

  afterAll(async () => {
    await Promise.all([postgres.stop(), redis.kill()]);
  });

  /** Nodes on one new database. */
  async function nodes(count: number, bus: string | undefined = redis.url): Promise<readonly OpenedServer[]> {
    const shared = { store: postgres.database(), bus };
    const opened: OpenedServer[] = [];
    for (let i = 0; i < count; i++) opened.push(await openServer({ settings, shared }));
    return opened;
  }

  /** Says something to the database behind the nodes. */
  async function inStore({ host: { store } }: OpenedServer, statement: string): Promise<void> {
    if (!(store instanceof PgStore)) throw new Error('no database');
    await store.pool.query(statement);
  }

  /** Of the first node nobody hears anything. */
  async function mutePair(): Promise<readonly OpenedServer[]> {
    const store = postgres.database();
    const mute = await openServer({ settings, shared: { store, bus: undefined } });
    return [mute, await openServer({ settings, shared: { store, bus: redis.url } })];
  }

  test('[O-LINK, O-TURN, O-WATCH, O-WORDS] any node serves any match: invited, begun, played, watched and talked in across nodes', async () => {
    const both = await nodes(2);
    const [a, b] = both;
    for (const game of ['senet', 'classico']) {
      const [hosted, sat] = await seats(both, termsOf(game, '60+30', { listed: true }));
      const host = clientAt(() => addressOf(a), { seat: hosted });
      const guest = clientAt(() => addressOf(b), { seat: sat });
      const watcher = clientAt(() => addressOf(b), { watch: hosted.match });
      await expect.poll(() => host.online?.phase, SOON).toBe('playing');
      if (game === 'senet') await expect.poll(() => guest.dice?.playerSeed, SOON).toBeDefined();
      expect(await host.act(game === 'senet' ? { kind: 'throw' } : { kind: 'move', move: 'e2e4' })).toEqual(
        DONE,
      );
      await expect.poll(() => guest.online?.hash === host.online?.hash, SOON).toBe(true);
      expect(await guest.act({ kind: 'ask', what: 'pause' })).toEqual(DONE);
      await expect.poll(() => host.online?.asked, SOON).toMatchObject({ what: 'pause', seat: 1 });
      await expect.poll(() => watcher.online?.hash === host.online?.hash, SOON).toBe(true);
      expect(host.say('good-move')).toBe(true);
      await expect.poll(() => guest.texts.join(), SOON).toContain('good-move');
      expect(guest.texts.filter((text) => text.includes('good-move')).length).toBe(1);
      expect(host.texts.filter((text) => text.includes('good-move')).length).toBe(1);
      for (const node of both) {
        const list = granted(await new Reception(partsAt(() => addressOf(node))).list());
        expect(list.map(({ match }) => match)).toContain(hosted.match);
      }
    }
  });

  test('[O-GONE] who is at another node is not gone; who leaves it is', async () => {
    const both = await nodes(2);
    const [a, b] = both;
    const [hosted, sat] = await seats(both, termsOf('classico'));
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => host.online?.phase, SOON).toBe('playing');
    await expect.poll(() => host.goneFor(1), SOON).toBeUndefined();
    guest.close();
    await expect.poll(() => host.goneFor(1), SOON).toBeDefined();
    expect(await host.act({ kind: 'abandoned', as: 'win' })).toMatchObject({ error: { code: 'not-gone' } });
    clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => host.goneFor(1), SOON).toBeUndefined();
  });

  test('[O-SEAT] a lost seat is handed over across nodes, also by a host who has changed node since it was wished for', async () => {
    const [a, b, c] = await nodes(3);
    const [hosted, sat] = await seats([a, b], termsOf('classico'));
    const first = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => [first, guest].map(({ online }) => online?.phase), SOON).toEqual(PLAYING);
    guest.close();
    const lost = clientAt(() => addressOf(b), { watch: hosted.match });
    await expect.poll(() => lost.online?.phase, SOON).toBe('playing');
    lost.reclaim(1, 'Beto');
    await expect.poll(() => lost.wishNumber, SOON).toBeDefined();
    const wishes = [{ wish: lost.wishNumber, name: 'Beto' }];
    await expect.poll(() => first.wishes, SOON).toEqual(wishes);
    first.close();
    const host = clientAt(() => addressOf(c), { seat: hosted });
    await expect.poll(() => host.wishes, SOON).toEqual(wishes);
    const hand = { kind: 'hand', wish: lost.wishNumber ?? -1 } as const;
    expect(await host.act(hand)).toMatchObject({ error: { code: 'still-there' } });
    // The grace is half a minute at least: it has passed as far as the nodes know.
    await inStore(a, `UPDATE presence SET gone = gone - 120000 WHERE match = '${hosted.match}'`);
    expect(await host.act(hand)).toEqual(DONE);
    await expect.poll(() => lost.seat, SOON).toBe(1);
    expect(host.wishes).toEqual([]);
    expect(await host.act({ kind: 'move', move: 'e2e4' })).toEqual(DONE);
    await expect.poll(() => lost.online?.match?.plies?.length, SOON).toBe(1);
    expect(await lost.act({ kind: 'move', move: 'e7e5' })).toEqual(DONE);
    for (const node of [a, b, c]) {
      const old = clientAt(() => addressOf(node), { seat: sat });
      await expect.poll(() => old.problem?.code, SOON).toBe('wrong-token');
    }
  });

  test('[O-SEAT] who wished for a seat and leaves is wished for at no node any more', async () => {
    const both = await nodes(2);
    const [a, b] = both;
    const [hosted] = await seats(both, termsOf('classico'));
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const lost = clientAt(() => addressOf(b), { watch: hosted.match });
    await expect.poll(() => [host.online?.phase, lost.online?.phase], SOON).toEqual(['seated', 'seated']);
    lost.reclaim(1, 'Beto');
    await expect.poll(() => host.wishes.map(({ name }) => name), SOON).toEqual(['Beto']);
    lost.close();
    await expect.poll(() => host.wishes, SOON).toEqual([]);
  });

  test.each(['killed', 'none', 'mute'])(
    '[O-TURN] fault 7: without the bus (%s) matches go on, and what another node kept is read from the store within two beats',
    async (bus) => {
      // A node may die, or lose its way to the bus, between keeping a line and telling of it: the other's bus is sound then.
      const both = bus === 'mute' ? await mutePair() : await nodes(2, bus === 'none' ? undefined : redis.url);
      const [a, b] = both;
      const [hosted, sat] = await seats(both, termsOf('classico'));
      const host = clientAt(() => addressOf(a), { seat: hosted });
      const looks: number[] = [];
      const guest = clientAt(
        () => addressOf(b),
        { seat: sat },
        ({ kind }) => kind === 'line' && looks.push(looksOf(b)),
      );
      await expect.poll(() => [host.online?.phase, guest.online?.phase], SOON).toEqual(PLAYING);
      if (bus === 'killed') await redis.kill();
      expect(await host.act({ kind: 'move', move: 'e2e4' })).toEqual(DONE);
      const acknowledged = looksOf(b);
      await expect.poll(() => guest.online?.match?.plies?.length, SOON).toBe(1);
      expect((looks.at(-1) ?? Number.NaN) - acknowledged).toBeLessThanOrEqual(2);
      expect(await guest.act({ kind: 'move', move: 'e7e5' })).toEqual(DONE);
      await expect.poll(() => host.online?.match?.plies?.length, SOON).toBe(2);
      if (bus === 'killed') await redis.run();
      expect(await host.act({ kind: 'move', move: 'd2d4' })).toEqual(DONE);
      await expect.poll(() => guest.online?.match?.plies?.length, SOON).toBe(3);
    },
  );

  test('[O-TURN] fault 3: one seat at two nodes that act at once: one is first, and the other is told', async () => {
    const both = await nodes(2);
    const [hosted, sat] = await seats(both, termsOf('classico'));
    const [here, there] = both.map((node) => clientAt(() => addressOf(node), { seat: hosted }));
    const guest = clientAt(() => addressOf(both[1]), { seat: sat });
    await expect.poll(() => [here, there].map(({ online }) => online?.phase), SOON).toEqual(PLAYING);
    const answers = await Promise.all([
      here.act({ kind: 'move', move: 'e2e4' }),
      there.act({ kind: 'move', move: 'd2d4' }),
    ]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    await expect
      .poll(() => new Set([here, there, guest].map(({ online }) => online?.hash)).size, SOON)
      .toBe(1);
    expect(guest.online?.match?.plies?.length).toBe(1);
  });

  test('[O-TIME] a node that stops moves its players on, and nobody’s time was taken', async () => {
    const both = await nodes(2);
    const [a, b] = both;
    const [hosted, sat] = await seats(both, termsOf('classico'));
    let at = a;
    const host = clientAt(() => addressOf(at), { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => host.online?.phase, SOON).toBe('playing');
    await pause(1000);
    at = b;
    const stopped = Date.now();
    await a.close();
    await expect.poll(() => host.connection.kind, SOON).toBe('linked');
    const back = Date.now();
    await expect.poll(() => guest.goneFor(0), SOON).toBeUndefined();
    expect(await host.act({ kind: 'move', move: 'e2e4' })).toEqual(DONE);
    const moved = Date.now();
    const stored = await b.host.store.read(hosted.match, 0);
    const begun = stored.findLast(({ text }) => text.includes('"begin"'))?.at ?? 0;
    const line = parseLine(stored.at(-1)?.text ?? '');
    const paid = line.ok && line.value.kind === 'act' ? line.value.action.spent : Number.NaN;
    // Polls see everything a little late.
    expect(back - stopped).toBeGreaterThan(400);
    expect(paid).toBeLessThanOrEqual(stopped - begun + (moved - back) + 200);
    expect(paid).toBeGreaterThan(stopped - begun - 500);
  });

  test('[O-TIME] a flag falls though nobody is connected and the node that looked after it is gone', async () => {
    const [a, b] = await nodes(2);
    const [hosted, sat] = await seats([a, a], termsOf('classico', '0:05+0'));
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => addressOf(a), { seat: sat });
    await expect.poll(() => host.online?.phase, SOON).toBe('playing');
    for (const client of [host, guest]) client.close();
    await expect.poll(() => a.host.server.connections, SOON).toBe(0);
    await pause(200);
    await a.close();
    await expect.poll(async () => (await b.host.store.read(hosted.match, 0)).at(-1)?.ends, SOON).toBe(true);
    const late = clientAt(() => addressOf(b), { watch: hosted.match });
    await expect.poll(() => late.online?.match?.outcome, SOON).toEqual({ winner: 'b', reason: 'time' });
  });

  test('a bus that is not there is told with its code', async () => {
    const shared = { store: postgres.database(), bus: 'redis://:segredo@127.0.0.1:1' };
    expect(await openOnline('/nowhere', settings, [], () => undefined, { shared })).toEqual({
      ok: false,
      error: { code: 'unreachable-bus', file: 'redis://127.0.0.1:1' },
    });
  });
});
