import { randomUUID } from 'node:crypto';
import { findGame } from '@tabuleiro/any-game/games';
import { actorOf, seatOf, seenThrows } from '@tabuleiro/match';
import { formatMessage, type OnlineClient, parseLine, SUBPROTOCOL } from '@tabuleiro/online';
import { PgCompany, PgStore } from '@tabuleiro/online/node';
import { DEFAULT_SETTINGS, type OnlineSettings, Timeline } from '@tabuleiro/online/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { StallingProxy } from '../../../../bench/src/services/stallingProxy.js';
import { twoNodes } from './company.js';
import { handshake } from './handshake.js';
import { killNode } from './nodeProcess.js';
import { LivelyPair, openSeat, pause, sitDown, termsOf } from './players.js';
import { type OpenedServer, openServer } from './server.js';
import { addressOf, clientAt, DONE, granted, SOON, seats } from './severalNodes.js';
import { socketTo } from './socket.js';

const PLAYING = ['playing', 'playing'];
const E4 = { kind: 'move', move: 'e2e4' } as const;
const E5 = { kind: 'move', move: 'e7e5' } as const;

/** Live games of a node that stops. */
const LIVE = process.env.TABULEIRO_TESTS === 'deep' ? 1000 : 100;
/** People that sit down at the same time. */
const AT_ONCE = 20;

/** The numbered faults of matches between devices, each with two nodes on one database and one bus. */
describe.skipIf(!Postgres.isThere || !Redis.isThere)('faults on two nodes', () => {
  let postgres: Postgres;
  let redis: Redis;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
  });

  afterAll(async () => {
    await Promise.all([postgres.stop(), redis.kill()]);
  });

  /** Two nodes in this process, and their store as a third program sees it. */
  async function open(settings: OnlineSettings = DEFAULT_SETTINGS) {
    const shared = { store: postgres.database(), bus: redis.url };
    const a = await openServer({ settings, shared });
    const b = await openServer({ settings, shared });
    return { a, b, store: await look(shared.store) };
  }

  async function look(url: string): Promise<PgStore> {
    const store = granted(await PgStore.open(url, { node: randomUUID() }));
    onTestFinished(() => store.close());
    return store;
  }

  /** A way to a node that can be blocked. */
  async function wayTo({ port }: OpenedServer): Promise<StallingProxy> {
    const way = await StallingProxy.start(port);
    onTestFinished(() => way.close());
    return way;
  }

  const phases = (...clients: readonly OnlineClient[]) => clients.map(({ online }) => online?.phase);
  const plies = ({ online }: OnlineClient) => online?.match?.plies?.length ?? 0;

  /** The requests that the lines of a match answer. */
  async function idsOf(store: PgStore, match: string): Promise<readonly string[]> {
    return (await store.read(match, 0)).flatMap(({ hidden: { id } }) => (id === undefined ? [] : [id]));
  }

  test('[O-TURN] fault 1: a node is killed between commit and push; the request that is sent again to the other gets the same line, once', async () => {
    const { url, nodes } = await twoNodes();
    const store = await look(url);
    let at = 0;
    const open = (node: () => number) =>
      socketTo(() => `ws://localhost:${nodes[node()].process.port}/online`);
    const [host, guest] = await sitDown(
      open(() => 0),
      termsOf('classico'),
      [open(() => at), open(() => 1)],
    );
    onTestFinished(() => {
      for (const client of [host, guest]) client.close();
    });
    await expect.poll(() => phases(host, guest), SOON).toEqual(PLAYING);
    const before = (await store.read(host.match, 0)).length;
    nodes[0].ways[0].stallAnswers();
    const moving = host.act(E4);
    const id = host.pending[0].id;
    await expect.poll(async () => (await store.read(host.match, 0)).length, SOON).toBe(before + 1);
    expect(host.pending.length).toBe(1);
    at = 1;
    await killNode(nodes[0].process);
    expect(await moving).toEqual(DONE);
    await expect.poll(() => plies(guest), SOON).toBe(1);
    expect((await store.read(host.match, 0)).length).toBe(before + 1);
    expect(await idsOf(store, host.match)).toEqual([id]);
    expect(host.online?.hash).toBe(guest.online?.hash);
  });

  test('[O-TURN] fault 2: the answer is lost on a half-open socket; the request that is sent again through the other node is done once', async () => {
    const { a, b, store } = await open();
    const [hosted, sat] = await seats([a, b], termsOf('classico'));
    const way = await wayTo(a);
    let port = way.port;
    const host = clientAt(() => `ws://localhost:${port}/online`, { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => phases(host, guest), SOON).toEqual(PLAYING);
    way.stallAnswers();
    const moving = host.act(E4);
    const id = host.pending[0].id;
    await expect.poll(() => plies(guest), SOON).toBe(1);
    expect(plies(host)).toBe(0);
    port = b.port;
    host.wake(); // else the silence is noticed after fifteen seconds
    expect(await moving).toEqual(DONE);
    expect(await idsOf(store, host.match)).toEqual([id]);
    expect(await guest.act(E5)).toEqual(DONE);
    await expect.poll(() => plies(host), SOON).toBe(2);
  });

  test('[O-TURN] fault 4: a database whose disk is full keeps nothing, and nobody is shown anything, at either node; then all goes on', async () => {
    const { a, b, store } = await open();
    const [hosted, sat] = await seats([a, b], termsOf('classico'));
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => phases(host, guest), SOON).toEqual(PLAYING);
    const before = (await store.read(host.match, 0)).length;
    // The commit is refused, with the code of a full disk. A database whose own fsync fails ends itself: as if it were killed.
    await store.pool.query(
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full' USING ERRCODE = 'disk_full'; END $$`,
    );
    await store.pool.query(
      'CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION full_disk()',
    );
    const commits = commitsOf(a);
    const moving = host.act(E4);
    const id = host.pending[0].id;
    await expect.poll(() => commitsOf(a) - commits, SOON).toBeGreaterThan(1); // refused, and tried again
    const pausing = guest.act({ kind: 'ask', what: 'pause' });
    await expect.poll(() => host.texts.concat(guest.texts).join(), SOON).toContain('not-kept');
    expect((await store.read(host.match, 0)).length).toBe(before);
    for (const client of [host, guest]) expect(client.online?.seq).toBe(before);
    await store.pool.query('DROP TRIGGER full_disk ON line');
    expect(await moving).toEqual(DONE);
    await pausing;
    await expect.poll(() => plies(guest), SOON).toBe(1);
    expect((await idsOf(store, host.match)).filter((each) => each === id)).toEqual([id]);
    await expect.poll(() => host.online?.hash === guest.online?.hash, SOON).toBe(true);
  });

  function commitsOf({ host: { store } }: OpenedServer): number {
    return store.commits.count;
  }

  test('[O-TIME] fault 5: a phone that was frozen comes back at another node to the lines, the clock and the flag that the others have', async () => {
    const { a, b } = await open();
    const [hosted, sat] = await seats([a, b], termsOf('classico', '0:40+0'));
    const way = await wayTo(b);
    let port = way.port;
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => `ws://localhost:${port}/online`, { seat: sat });
    await expect.poll(() => phases(host, guest), SOON).toEqual(PLAYING);
    way.stall();
    expect(await host.act(E4)).toEqual(DONE);
    // Longer than its silence is waited for. Three minutes of it: the same with a clock of its own, in time.test.ts of the package.
    await expect.poll(() => host.goneFor(1), SOON).toBeDefined();
    expect(plies(guest)).toBe(0);
    port = a.port;
    guest.wake();
    await expect.poll(() => plies(guest), SOON).toBe(1);
    expect(guest.online?.hash).toBe(host.online?.hash);
    expect(guest.elapsed).toBeGreaterThan(10_000);
    await expect.poll(() => host.goneFor(1), SOON).toBeUndefined();
    guest.close();
    await expect.poll(() => host.online?.match?.outcome, SOON).toEqual({ winner: 'w', reason: 'time' });
    const again = clientAt(() => addressOf(b), { seat: sat });
    await expect.poll(() => again.online?.hash === host.online?.hash, SOON).toBe(true);
    expect(again.online?.match?.outcome).toEqual({ winner: 'w', reason: 'time' });
  });

  test(`[O-TIME] fault 6: a node with ${LIVE} live games stops; everybody comes to the other at once, and nobody is charged for it`, async () => {
    const free = { burst: 1e6, perSecond: 1e6 };
    const limits = { ...DEFAULT_SETTINGS.limits, creates: free, connectionsOfAddress: 10_000 };
    const { a, b, store } = await open({ ...DEFAULT_SETTINGS, limits });
    let at = a;
    const way = socketTo(() => addressOf(at));
    const pairs: (readonly [OnlineClient, OnlineClient])[] = [];
    onTestFinished(() => {
      for (const client of pairs.flat()) client.close();
    });
    while (pairs.length < LIVE) {
      const some = Array.from({ length: AT_ONCE }, () => sitDown(way, termsOf('classico', '5+0')));
      pairs.push(...(await Promise.all(some)));
    }
    const areAll = (is: (client: OnlineClient) => boolean) => pairs.flat().filter(is).length;
    await expect.poll(() => areAll(({ online }) => online?.phase === 'playing'), SOON).toBe(2 * LIVE);
    at = b;
    await a.close();
    await expect.poll(() => b.host.server.connections, SOON).toBe(2 * LIVE);
    await expect.poll(() => areAll(({ isUpToDate }) => isUpToDate), SOON).toBe(2 * LIVE);
    const moved = await Promise.all(pairs.map(([host]) => host.act(E4)));
    expect(moved.filter(({ ok }) => !ok)).toEqual([]);
    const outages = await new PgCompany(store).shared(pairs.map(([{ match }]) => match));
    for (const [{ match }] of pairs) {
      const lines = await store.read(match, 0);
      const [began, act] = [lines.at(-2), lines.at(-1)].map((line) => line?.at ?? 0);
      const spans = outages.get(match)?.outages ?? [];
      const line = parseLine(lines.at(-1)?.text ?? '');
      const paid = line.ok && line.value.kind === 'act' ? line.value.action.spent : Number.NaN;
      expect(spans.length).toBeGreaterThan(0);
      // In the time of the store; it was heard of a moment after it was written.
      expect(paid).toBeLessThanOrEqual(new Timeline(spans).between(began, act) + 10);
    }
  });

  test('[O-WATCH] fault 8: a spectator at another node who reads nothing is put out; the players notice nothing, and little is kept for them', async () => {
    const { a, b } = await open();
    const pair = new LivelyPair(
      await sitDown(
        socketTo(() => addressOf(a)),
        termsOf('senet'),
      ),
      () => 0.5,
    );
    const { match } = pair.clients[0];
    const unread: string[] = [];
    let closed: number | undefined;
    const socket = {
      send: (text: string) => void unread.push(text),
      close: (code: number) => {
        closed = code;
      },
      get buffered() {
        return unread.reduce((sum, text) => sum + text.length, 0);
      },
    };
    const stalled = b.host.server.connect(socket, 'tv');
    stalled.receive(formatMessage({ kind: 'hello', id: 'h', match, have: 0, hash: '' }));
    const playing = pair.play();
    await expect.poll(() => closed ?? pair.isOver, SOON).not.toBe(false);
    if (closed === undefined) {
      // The game was short: whoever asks for all of it again and again without reading fares no better.
      for (let i = 0; closed === undefined && i < 40; i++) {
        stalled.receive(formatMessage({ kind: 'hello', id: `h${i}`, match, have: 0, hash: '' }));
        await pause(250);
      }
    }
    pair.isStopped = true;
    await playing;
    expect(closed).toBe(4002);
    expect(socket.buffered).toBeLessThan(65_536 + 40_000);
    expect(pair.clients.map(({ connection }) => connection.kind)).toEqual(['linked', 'linked']);
    for (const client of pair.clients) client.close();
  });

  test('[O-TURN] fault 9: floods, guessed codes, forged times and foreign pages at one node: people behind the same address play on at both', async () => {
    const { a, b } = await open();
    const nodes = [a, b];
    const pairs = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        sitDown(
          socketTo(() => addressOf(a)),
          termsOf('classico'),
          [socketTo(() => addressOf(nodes[i % 2])), socketTo(() => addressOf(nodes[(i + 1) % 2]))],
        ),
      ),
    );
    onTestFinished(() => {
      for (const client of pairs.flat()) client.close();
    });
    for (const pair of pairs) await expect.poll(() => phases(...pair), SOON).toEqual(PLAYING);
    for (const { port } of nodes) {
      const flood = new WebSocket(`ws://localhost:${port}/online`, SUBPROTOCOL);
      onTestFinished(() => flood.terminate());
      let code: number | undefined;
      const heard: string[] = [];
      flood.on('close', (why) => {
        code = why;
      });
      flood.on('message', (data) => heard.push(data.toString()));
      flood.on('open', () => {
        const forged = { kind: 'act', id: 'f', after: 1, wish: E4, ms: 0 };
        flood.send(JSON.stringify(forged));
        for (let i = 0; i < 500; i++)
          flood.send(JSON.stringify({ kind: 'look', id: `a${i}`, code: '22222222' }));
      });
      await expect.poll(() => code, SOON).toBe(4001);
      for (const refusal of ['bad-message', 'too-fast']) expect(heard.join()).toContain(refusal);
      const origin = 'https://evil.example';
      expect(await handshake(port, { host: `localhost:${port}`, origin })).toBe(403);
      expect(await handshake(port, { host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
    }
    const [[host, guest]] = pairs;
    const seat = guest.savedSeat;
    if (seat === undefined) throw new Error('no seat');
    // The same question from two devices at two nodes counts once a position.
    const tabs = nodes.map((node) =>
      openSeat(
        socketTo(() => addressOf(node)),
        { ...seat, pending: [] },
      ),
    );
    onTestFinished(() => {
      for (const tab of tabs) tab.close();
    });
    await expect.poll(() => tabs.every(({ isUpToDate }) => isUpToDate), SOON).toBe(true);
    const asked = await Promise.all(tabs.map((tab) => tab.act({ kind: 'ask', what: 'pause' })));
    expect(asked.filter(({ ok }) => ok).length).toBe(1);
    await expect.poll(() => host.online?.asked, SOON).toMatchObject({ what: 'pause', seat: 1 });
    for (const [first] of pairs) expect(await first.act(E4)).toEqual(DONE);
    for (const [, second] of pairs) await expect.poll(() => plies(second), SOON).toBe(1);
    for (const { connection } of pairs.flat()) expect(connection.kind).toBe('linked');
  });

  test('[O-DICE] fault 10: a seed that is withheld at one node: the match is void at both', async () => {
    const { a, b } = await open();
    const online = { hints: false, takebacks: true, watched: true, grace: 30_000 };
    const [hosted, sat] = await seats([a, b], termsOf('senet', '60+30', { online }));
    const { seed: _, ...seedless } = sat;
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: seedless });
    await expect.poll(() => phases(host, guest), SOON).toEqual(['seated', 'seated']);
    await expect.poll(() => phases(host, guest), SOON).toEqual(['void', 'void']);
    for (const client of [host, guest]) expect(client.online?.why).toBe('no-seed');
  });

  test('[O-DICE, O-WATCH] fault 10: throws come again after a takeback across nodes, and no node tells a secret before the end', async () => {
    const { a, b, store } = await open();
    const online = { hints: false, takebacks: true, watched: true, grace: 60_000 };
    const help = { hint: 0, takeback: 1 };
    const [hosted, sat] = await seats([a, b], termsOf('senet', '60+30', { online, help }));
    const host = clientAt(() => addressOf(a), { seat: hosted });
    const guest = clientAt(() => addressOf(b), { seat: sat });
    const watchers = [a, b].map((node) => clientAt(() => addressOf(node), { watch: hosted.match }));
    await expect.poll(() => phases(host, guest), SOON).toEqual(PLAYING);
    const game = findGame('senet');
    if (game === undefined) throw new Error('no senet');
    const areEqual = () => host.online?.hash === guest.online?.hash;
    const throwsOf = () => (host.online?.match === undefined ? [] : seenThrows(host.online.match));
    const playTo = async (count: number): Promise<void> => {
      while (throwsOf().length < count) {
        await expect.poll(areEqual, SOON).toBe(true);
        const match = host.online?.match;
        const actor = match && actorOf(match);
        if (match === undefined || actor === undefined) throw new Error('over');
        const client = seatOf(match, actor) === 0 ? host : guest;
        const [first] = game.moves(match.state);
        const isThrow = match.turn.kind === 'chance';
        const move = game.notation.formatMove(first);
        expect(await client.act(isThrow ? { kind: 'throw' } : { kind: 'move', move })).toEqual(DONE);
      }
      // What the guest did last may not have reached the host yet, whose next wish would be stale.
      await expect.poll(areEqual, SOON).toBe(true);
    };
    await playTo(5);
    const seen = throwsOf();
    const asking = await host.act({ kind: 'takeback' });
    expect(asking).toEqual(DONE);
    await expect.poll(areEqual, SOON).toBe(true);
    expect(await guest.act({ kind: 'agree' })).toEqual(DONE);
    await expect.poll(areEqual, SOON).toBe(true);
    await playTo(seen.length);
    expect(throwsOf().slice(0, seen.length)).toEqual(seen);
    const [{ hidden }] = await store.read(hosted.match, 0);
    const secret = hidden.secret ?? '';
    const seeds = [hosted.seed ?? '', sat.seed ?? ''];
    expect([secret, ...seeds].every((text) => text.length >= 32)).toBe(true);
    const tokens = [hosted.token, sat.token];
    for (const text of [...tokens, secret]) {
      for (const client of [host, guest, ...watchers]) expect(client.texts.join()).not.toContain(text);
    }
    for (const watcher of watchers)
      for (const seed of seeds) expect(watcher.texts.join()).not.toContain(seed);
    await host.act({ kind: 'resign' });
    for (const client of [host, guest, ...watchers])
      await expect.poll(() => client.dice?.secret, SOON).toBe(secret);
  });
});
