import { expect, test } from 'vitest';
import { OnlineClient } from '../src/client/onlineClient.js';
import type { SocketEvents } from '../src/client/socket.js';
import { MemoryStore } from '../src/server/memoryStore.js';
import { OnlineServer } from '../src/server/onlineServer.js';
import { DEFAULT_SETTINGS } from '../src/server/settings.js';
import type { Appended, StoredLine } from '../src/server/store.js';
import { Device, findGame, judgeHere, termsOf, World } from './sim/world.js';

const DONE = { ok: true, value: undefined };

/** A watcher whose messages may be held back, and said again. */
function watcher(world: World, match: string) {
  const { clock, random } = world;
  const heard: string[] = [];
  let isHeld: (text: string) => boolean = () => false;
  let events: SocketEvents | undefined;
  const open = world.network.opener('detour');
  const client = new OnlineClient(
    {
      ...{ games: findGame, clock, random, storage: new Device('detour').storage },
      open: (own) => {
        events = own;
        const text = (message: string): void => {
          heard.push(message);
          if (!isHeld(message)) own.text(message);
        };
        return open({ ...own, text });
      },
    },
    { watch: match },
  );
  client.start();
  const hold = (test: (text: string) => boolean): void => {
    isHeld = test;
  };
  return { client, heard, hold, say: (text: string) => events?.text(text) };
}

const isState = (text: string): boolean => text.startsWith('{"kind":"state"');

test('[O-TURN] a state that comes twice does not undo what came since', async () => {
  const world = new World();
  await world.start();
  const { host, match } = await world.pair(termsOf('classico', '5+0'));
  const { client, heard, say } = watcher(world, match);
  await world.clock.run(500);
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  await world.clock.run(100);
  const before = client.online?.seq;
  say(heard.find(isState) ?? '');
  expect(client.online?.seq).toBe(before);
  expect(client.online?.hash).toBe(host.online?.hash);
});

test('[O-TURN] a line that comes before the state it follows is asked for again', async () => {
  const world = new World();
  await world.start();
  const { host, match } = await world.pair(termsOf('classico', '5+0'));
  const { client, heard, hold, say } = watcher(world, match);
  hold(isState);
  await world.clock.run(500);
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  await world.clock.run(100);
  hold(() => false);
  say(heard.find(isState) ?? '');
  await world.clock.run(500);
  expect(client.online?.hash).toBe(host.online?.hash);
});

/** A database that was slow to say that it has kept a line: nobody knows. */
class UnsureStore extends MemoryStore {
  isUnsure = false;

  override async append(match: string, seq: number, line: StoredLine): Promise<Appended> {
    const appended = await super.append(match, seq, line);
    const isUnsure = this.isUnsure;
    this.isUnsure = false;
    return isUnsure ? 'failed' : appended;
  }
}

test('[O-TURN] a line of which nobody knew whether it was kept is acknowledged when it is asked for again, and done once', async () => {
  const world = new World();
  const store = new UnsureStore();
  const { clock, random, settings } = { ...world, settings: DEFAULT_SETTINGS };
  const starting = OnlineServer.start({
    ...{ games: findGame, store, clock, random, settings, judge: judgeHere, today: () => '2026.11.18' },
  });
  await clock.run(0);
  world.network.attach(await starting);
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  store.isUnsure = true;
  expect(await world.until(host.act({ kind: 'move', move: 'e2e4' }))).toEqual(DONE);
  expect(host.pending).toEqual([]);
  expect(guest.online?.match?.plies?.length).toBe(1);
  expect((await store.read(match, 0)).filter(({ text }) => text.includes('"move"')).length).toBe(1);
  expect(await world.until(guest.act({ kind: 'move', move: 'e7e5' }))).toEqual(DONE);
});
