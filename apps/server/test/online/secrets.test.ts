import { randomBytes } from 'node:crypto';
import { findGame } from '@tabuleiro/any-game/games';
import { NO_STORAGE, OnlineClient, type OpenSocket, Reception, type SavedSeat } from '@tabuleiro/online';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { expect, onTestFinished, test } from 'vitest';
import { EventLines } from '../../src/online/eventLines.js';
import { clock, LivelyPair, termsOf } from './players.js';
import { openServer } from './server.js';
import { socketTo } from './socket.js';

/** Somebody at a device, with everything that it was told. */
class Ear {
  readonly heard: string[] = [];
  private readonly open: OpenSocket;

  constructor(address: string) {
    const open = socketTo(() => address);
    this.open = (events) =>
      open({
        ...events,
        text: (text) => {
          this.heard.push(text);
          events.text(text);
        },
      });
  }

  get reception(): Reception {
    return new Reception({ open: this.open, clock, random: randomBytes, storage: NO_STORAGE });
  }

  client(opening: ConstructorParameters<typeof OnlineClient>[1]): OnlineClient {
    const parts = {
      open: this.open,
      clock,
      random: randomBytes,
      storage: NO_STORAGE,
      games: findGame,
    };
    const client = new OnlineClient(parts, opening);
    onTestFinished(() => client.close());
    client.start();
    return client;
  }

  /** Says something by hand and waits for the answer. */
  async say(text: string, answer: string): Promise<void> {
    const socket = this.open({
      open: () => socket.send(text),
      text: () => undefined,
      close: () => undefined,
    });
    await expect.poll(() => this.heard.join('\n')).toContain(answer);
    socket.close();
  }
}

function granted<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

test('[O-SEAT, O-DICE, O-WATCH] secrets, seeds and tokens are in no log, metric, list, address or error text, and in nobody else’s messages', async () => {
  const logged: string[] = [];
  const events = new EventLines(
    (line) => logged.push(line),
    () => new Date(0),
  );
  const settings = { ...DEFAULT_SETTINGS, lobby: true };
  const { port, host, urls } = await openServer({ settings, events });
  const address = `ws://localhost:${port}/online`;
  const [ana, beto, watcher, visitor, thief] = Array.from({ length: 5 }, () => new Ear(address));

  // Ana creates, Beto sits down, both play with fair dice; somebody watches, somebody looks at the list.
  const hosted: SavedSeat = granted(await ana.reception.create(termsOf('senet'), 'Ana'));
  const listed = granted(await ana.reception.create(termsOf('classico', 'none', { listed: true }), 'Aline'));
  const { code = '' } = hosted;
  const sat = granted(await beto.reception.sit(granted(await beto.reception.look(code)), code, 'Beto'));
  const watching = watcher.client({ watch: hosted.match });
  const clients = [ana.client({ seat: hosted }), beto.client({ seat: sat })] as const;
  const pair = new LivelyPair(clients, () => 0.5);
  const playing = pair.play();
  await expect.poll(() => pair.acknowledged.length).toBeGreaterThan(12);
  pair.isStopped = true;
  await playing;
  const inPlay = { watcher: [...watcher.heard], players: [...ana.heard, ...beto.heard] };
  expect(granted(await visitor.reception.list()).map(({ match }) => match)).toEqual([listed.match]);

  // Mistakes and tricks of all kinds, with secrets in them.
  const wrong = 'f'.repeat(32);
  const hello = { kind: 'hello', id: 'h', match: hosted.match, have: 0, hash: '' };
  await thief.say(JSON.stringify({ ...hello, token: wrong }), 'wrong-token');
  await thief.say(JSON.stringify({ ...hello, token: hosted.token, extra: hosted.token }), 'bad-message');
  await thief.say(`{"kind":"hello","id":"x","token":"${hosted.token}"`, 'not-json');
  const taken = { kind: 'sit', id: 's', code, token: wrong, name: 'Eva', seal: 'f'.repeat(64) };
  await thief.say(JSON.stringify(taken), 'seat-taken');
  const lost = thief.client({ watch: hosted.match });
  await expect.poll(() => lost.online?.phase).toBe('playing');
  lost.reclaim(1, 'Beto');
  await expect.poll(() => lost.wishNumber).toBeDefined();
  const pages: string[] = [];
  for (const path of ['/metrics', '/health', '/ready', '/nothing', '/online', '/assets/../x']) {
    const answer = await fetch(`http://localhost:${port}${path}?t=${wrong}&lugar=${wrong}`);
    pages.push(`${[...answer.headers]}`, await answer.text());
  }
  events.sum({ connections: host.server.connections, rooms: host.server.rooms.size, matches: 2 });

  const room = granted(await host.server.rooms.find(hosted.match));
  const [seed, other] = [hosted.seed ?? '', sat.seed ?? ''];
  const secret = (await host.store.read(hosted.match, 0))[0].hidden.secret ?? '';
  const tokens = [hosted.token, listed.token, sat.token, wrong];
  const hashes = [room.tokenOf('host') ?? '', room.tokenOf('guest') ?? ''];
  for (const each of [seed, other, secret, ...tokens, ...hashes, code])
    expect(each.length).toBeGreaterThan(7);
  const lacks = (texts: readonly string[], secrets: readonly string[]): void => {
    for (const text of texts) for (const each of secrets) expect(text).not.toContain(each);
  };
  // While the match runs nobody knows the server's secret, and no watcher the seeds.
  lacks(inPlay.players, [secret]);
  lacks([...inPlay.watcher, ...visitor.heard, ...thief.heard], [secret, seed, other]);
  // A player learns the other's seed only when both are revealed.
  for (const [ear, foreign] of [
    [ana, other],
    [beto, seed],
  ] as const) {
    const told = ear.heard.findIndex((text) => text.includes(foreign));
    const revealed = ear.heard.filter((text, i) => i < told && text.includes('\\"kind\\":\\"seed\\"'));
    expect(told).toBeGreaterThan(0);
    expect(revealed.length).toBeGreaterThan(0);
  }
  granted(await clients[0].act({ kind: 'resign' }));
  await expect.poll(() => watching.dice?.secret).toBe(secret);
  // Tokens and their hashes never, to nobody; an invitation that is not listed to nobody but its host.
  const all = [ana, beto, watcher, visitor, thief].flatMap(({ heard }) => heard);
  lacks(all, [...tokens, ...hashes]);
  lacks(
    [beto, watcher, visitor, thief].flatMap(({ heard }) => heard),
    [code],
  );
  await expect.poll(() => host.server.connections).toBeGreaterThan(0);
  // Logs, metrics, pages and addresses: no secret of any kind, no name, no match.
  lacks(
    [...logged, ...pages, ...urls.filter((url) => !url.includes('?t='))],
    [...tokens, ...hashes, code, seed, other, secret, hosted.match, 'Ana', 'Beto', '127.0.0.1', '::1'],
  );
  expect(new Set(urls.filter((url) => !url.includes('?t=')))).toEqual(new Set(['/online']));
  expect(logged.join('')).toContain('wrong-token');
});
