import { expect, test } from 'vitest';
// Fetched by pages that need it; here it is there before the time of a test begins.
import '../../../src/store/tabs/channelLock.js';
import type { Channel } from '../../../src/store/tabs/changeFeed.js';
import { type GameLock, type LockParts, lockGame } from '../../../src/store/tabs/gameLock.js';
import { freeze, Locks, Tabs } from './fakeTabs.js';

const rolesOf = (holds: readonly GameLock[]): readonly string[] => holds.map(({ role }) => role.value);

function partsOf(tabs: Tabs, locks?: Locks): LockParts {
  let ids = 0;
  const makeId = (): string => `tab ${ids++}`;
  const { makeChannel, timers, now } = tabs;
  return { locks, channels: { makeChannel, timers, now, makeId } };
}

/** Several tabs at one game, one after another. */
async function holdAll(tabs: Tabs, parts: LockParts, count: number): Promise<GameLock[]> {
  const holds: GameLock[] = [];
  for (let i = 0; i < count; i++) {
    const hold = lockGame(parts, 'g');
    await tabs.pass(1000);
    holds.push(await hold);
  }
  return holds;
}

const KINDS = [
  { kind: 'with Web Locks', makeLocks: () => new Locks() },
  { kind: 'with messages between tabs', makeLocks: () => undefined },
];

test.each(KINDS)(
  '[P-F10] $kind the second tab reads and takes over when the first leaves',
  async ({ makeLocks }) => {
    const tabs = new Tabs();
    const holds = await holdAll(tabs, partsOf(tabs, makeLocks()), 3);
    expect(rolesOf(holds)).toEqual(['owner', 'reader', 'reader']);
    await tabs.pass(60_000);
    expect(rolesOf(holds)).toEqual(['owner', 'reader', 'reader']);
    holds[0].release();
    await tabs.pass(1000);
    expect(rolesOf(holds.slice(1)).filter((role) => role === 'owner')).toHaveLength(1);
  },
);

test.each(KINDS)('$kind a reader that leaves changes nothing', async ({ makeLocks }) => {
  const tabs = new Tabs();
  const holds = await holdAll(tabs, partsOf(tabs, makeLocks()), 3);
  holds[1].release();
  await tabs.pass(5000);
  expect(rolesOf([holds[0], holds[2]])).toEqual(['owner', 'reader']);
  holds[0].release();
  await tabs.pass(1000);
  expect(holds[2].role.value).toBe('owner');
});

test.each(KINDS)('$kind every game has its own owner', async ({ makeLocks }) => {
  const tabs = new Tabs();
  const parts = partsOf(tabs, makeLocks());
  const holds = Promise.all([lockGame(parts, 'a'), lockGame(parts, 'b')]);
  await tabs.pass(1000);
  expect(rolesOf(await holds)).toEqual(['owner', 'owner']);
});

test.each(KINDS)('$kind of tabs that come at the same moment one owns the game', async ({ makeLocks }) => {
  const tabs = new Tabs();
  const parts = partsOf(tabs, makeLocks());
  const holds = Promise.all([1, 2, 3, 4].map(() => lockGame(parts, 'g')));
  await tabs.pass(1000);
  expect(rolesOf(await holds).filter((role) => role === 'owner')).toHaveLength(1);
});

test('a tab that crashed without a word is noticed', async () => {
  const tabs = new Tabs();
  const channels: Channel[] = [];
  const parts = partsOf(tabs);
  const makeChannel = (name: string): Channel => {
    const channel = tabs.makeChannel(name);
    channels.push(channel);
    return channel;
  };
  const holds = await holdAll(tabs, { ...parts, channels: { ...parts.channels, makeChannel } }, 2);
  channels[0].close();
  await tabs.pass(5000);
  expect(holds[1].role.value).toBe('owner');
});

test('a tab that was frozen gives way to the one that took over', async () => {
  const tabs = new Tabs();
  const channels: Channel[] = [];
  const parts = partsOf(tabs);
  const makeChannel = (name: string): Channel => {
    const channel = tabs.makeChannel(name);
    channels.push(channel);
    return channel;
  };
  const holds = await holdAll(tabs, { ...parts, channels: { ...parts.channels, makeChannel } }, 2);
  const thaw = freeze(channels[0]);
  await tabs.pass(5000);
  expect(rolesOf(holds)).toEqual(['owner', 'owner']);
  thaw();
  await tabs.pass(1000);
  expect(rolesOf(holds)).toEqual(['reader', 'owner']);
});

test('a browser that refuses locks falls back on messages', async () => {
  const tabs = new Tabs();
  const request = async (): Promise<never> => {
    throw new DOMException('', 'SecurityError');
  };
  const holds = await holdAll(tabs, { ...partsOf(tabs), locks: { request } }, 2);
  expect(rolesOf(holds)).toEqual(['owner', 'reader']);
});

test('a browser with nothing to tell tabs apart lets the tab play', async () => {
  const tabs = new Tabs();
  const { channels } = partsOf(tabs);
  const hold = await lockGame(
    { locks: undefined, channels: { ...channels, makeChannel: () => undefined } },
    'g',
  );
  expect(hold.role.value).toBe('owner');
  hold.release();
});

test('messages that nobody understands are not heard', async () => {
  const tabs = new Tabs();
  const [hold] = await holdAll(tabs, partsOf(tabs), 1);
  const noise = tabs.makeChannel('tabuleiro-game-g');
  for (const odd of [7, null, {}, { from: 'x' }, { kind: 'mine', from: 'x' }, { kind: 'x', from: 'x' }]) {
    noise.postMessage(odd);
  }
  await tabs.pass(1000);
  expect(hold.role.value).toBe('owner');
});
