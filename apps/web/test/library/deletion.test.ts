import { fail, ok } from '@tabuleiro/game';
import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { takeOut } from '../../src/library/deletion.js';
import { entryOfMatch, entryOfStudy } from '../../src/library/entry.js';
import { SettingsStore } from '../../src/store/settings/settingsStore.js';
import { openStorage } from '../../src/store/storage.js';
import { Device, got, WRITTEN_GAMES } from '../store/device.js';
import { plainStudy } from '../store/games/studies.js';
import { keepScript, playScript } from '../store/scripts.js';
import { Locks, Tabs } from '../store/tabs/fakeTabs.js';

const script = playScript(WRITTEN_GAMES[0], 7, 10);

async function filled() {
  const device = new Device();
  const { now, makeId, factory } = device;
  const { makeChannel, timers } = new Tabs();
  const storage = await openStorage(
    {
      ...{ factory, ranges: IDBKeyRange, now, makeId, locks: new Locks(), storageManager: undefined },
      channels: { makeChannel, timers, now, makeId },
    },
    new SettingsStore(now),
  );
  await keepScript(storage.games, script);
  await keepScript(storage.games, script, 2);
  got(await storage.studies.insert([plainStudy('a'), plainStudy('b')]));
  const entries = [
    ...got(await storage.games.list()).map((saved) => entryOfMatch(saved)),
    ...got(await storage.studies.list()).map(entryOfStudy),
  ];
  return { device, storage, entries };
}

test('[P-F10] matches and studies are deleted together and come back exactly as they were', async () => {
  const { device, storage, entries } = await filled();
  const was = await device.dump();
  const taken = got(await takeOut(storage, entries.slice(1)));
  expect(taken.count).toBe(3);
  expect(got(await storage.games.list())).toHaveLength(1);
  expect(got(await storage.studies.list())).toEqual([]);
  got(await taken.restore());
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] where not all can be deleted, none are', async () => {
  const { device, storage, entries } = await filled();
  const was = await device.dump();
  const full = { code: 'store', problem: 'full', cause: '' } as const;
  const broken = { ...storage, studies: { ...storage.studies, remove: async () => fail(full) } };
  expect(await takeOut(broken, entries)).toEqual(fail(full));
  expect(await device.dump()).toEqual(was);
  const one = got(
    await takeOut(
      { ...storage, studies: { ...storage.studies, remove: async () => ok([]) } },
      entries.slice(0, 1),
    ),
  );
  expect(one.count).toBe(1);
});
