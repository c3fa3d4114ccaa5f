import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { SettingsStore } from '../../src/store/settings/settingsStore.js';
import { type GameStorage, openStorage, type StorageParts } from '../../src/store/storage.js';
import type { Change } from '../../src/store/tabs/changeFeed.js';
import { Device, got, WRITTEN_GAMES } from './device.js';
import { plainStudy } from './games/studies.js';
import { keepScript, linesAfter, playScript } from './scripts.js';
import { Locks, Tabs } from './tabs/fakeTabs.js';

const script = playScript(WRITTEN_GAMES[0], 7, 10);

class Browser {
  readonly device = new Device();
  readonly tabs = new Tabs();
  readonly locks = new Locks();
  asked = 0;

  parts(): StorageParts {
    const { now, makeId, factory } = this.device;
    const { makeChannel, timers } = this.tabs;
    const persist = async (): Promise<boolean> => {
      this.asked++;
      return true;
    };
    return {
      ...{ factory, ranges: IDBKeyRange, now, makeId, locks: this.locks },
      storageManager: { persist, persisted: async () => false },
      channels: { makeChannel, timers, now, makeId },
    };
  }

  open(parts: Partial<StorageParts> = {}): Promise<GameStorage> {
    return openStorage({ ...this.parts(), ...parts }, new SettingsStore(this.device.now));
  }
}

test('[P-F10, P-LOCAL] a tab keeps its games, another one hears of it and finds them', async () => {
  const browser = new Browser();
  const [here, there] = [await browser.open(), await browser.open()];
  expect(here).toMatchObject({ isLasting: true, trouble: undefined });
  const heard: Change[] = [];
  there.changes.subscribe((item) => heard.push(item));
  const id = await keepScript(here.games, script, 2);
  await browser.tabs.settle();
  expect(heard).toEqual([{ kind: 'games' }, { kind: 'written', id }, { kind: 'written', id }]);
  expect(got(await there.games.load(id)).journal).toBe(linesAfter(script, 2).join(''));
  expect(here.isOnDisk(id)).toBe(true);
  const [owner, reader] = [await here.lock(id), await there.lock(id)];
  expect([owner.role.value, reader.role.value]).toEqual(['owner', 'reader']);
});

test('[P-F10, P-LOCAL] another tab hears of studies and finds them; without storage they live in memory', async () => {
  const browser = new Browser();
  const [here, there] = [await browser.open(), await browser.open()];
  const heard: Change[] = [];
  there.changes.subscribe((item) => heard.push(item));
  got(await here.studies.insert([plainStudy('a')]));
  got(await here.studies.restore(got(await here.studies.remove(['a']))));
  await browser.tabs.settle();
  expect(heard).toEqual([{ kind: 'studies' }, { kind: 'studies' }, { kind: 'studies' }]);
  expect(got(await there.studies.load('a'))).toEqual(plainStudy('a'));
  const memory = await browser.open({ factory: undefined });
  got(await memory.studies.insert([plainStudy('a')]));
  expect(got(await memory.studies.list())).toHaveLength(1);
});

test('persistent storage is asked for at the first save, not before', async () => {
  const browser = new Browser();
  const { games, persistence } = await browser.open();
  got(await games.list());
  expect(browser.asked).toBe(0);
  await keepScript(games, script);
  await expect.poll(() => persistence.state.value).toBe('granted');
  expect(browser.asked).toBe(1);
});

test('what was not kept is no news', async () => {
  const browser = new Browser();
  const [here, there] = [await browser.open(), await browser.open()];
  const heard: Change[] = [];
  there.changes.subscribe((item) => heard.push(item));
  expect((await here.games.remove('nobody')).ok).toBe(false);
  await browser.tabs.settle();
  expect(heard).toEqual([]);
  expect(browser.asked).toBe(0);
});

test('[P-LOCAL] without storage one plays in memory and is told why', async () => {
  const browser = new Browser();
  for (const parts of [{ factory: undefined }, { ranges: undefined }]) {
    const storage = await browser.open(parts);
    expect(storage).toMatchObject({ isLasting: false, trouble: { problem: 'unavailable' } });
    const id = await keepScript(storage.games, script);
    expect(got(await storage.games.load(id)).journal).toBe(linesAfter(script).join(''));
    expect(storage.isOnDisk(id)).toBe(false);
  }
  expect(browser.asked).toBe(0);
});

test('beside a newer version one plays in memory, and what is there stays', async () => {
  const browser = new Browser();
  (await browser.device.raw(9)).close();
  const storage = await browser.open();
  expect(storage).toMatchObject({ isLasting: false, trouble: { problem: 'newer' } });
  await keepScript(storage.games, script);
  const database = await browser.device.raw();
  expect([database.version, database.objectStoreNames.length]).toEqual([9, 0]);
});

test('settings changed in one tab change in the others', async () => {
  const browser = new Browser();
  const { now } = browser.device;
  const [here, there] = [new SettingsStore(now), new SettingsStore(now)];
  await openStorage(browser.parts(), here);
  await openStorage(browser.parts(), there);
  got(await here.change({ theme: 'dark' }));
  await browser.tabs.settle();
  await expect.poll(() => there.settings.value.theme).toBe('dark');
});
