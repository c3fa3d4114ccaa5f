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

const full = { code: 'store', problem: 'full', cause: '' } as const;

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
  expect(taken.entries).toEqual(entries.slice(1));
  expect(got(await storage.games.list())).toHaveLength(1);
  expect(got(await storage.studies.list())).toEqual([]);
  expect(got(await taken.restore())).toEqual({ back: entries.slice(1), others: 0 });
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] where not all can be deleted, none are', async () => {
  const { device, storage, entries } = await filled();
  const was = await device.dump();
  const broken = { ...storage, studies: { ...storage.studies, remove: async () => fail(full) } };
  expect(await takeOut(broken, entries)).toEqual(fail(full));
  expect(await device.dump()).toEqual(was);
  const one = got(
    await takeOut(
      { ...storage, studies: { ...storage.studies, remove: async () => ok([]) } },
      entries.slice(0, 1),
    ),
  );
  expect(one.entries).toHaveLength(1);
});

test('[P-F10] where not all can be deleted and the rest cannot be put back either, it can be later', async () => {
  const { device, storage, entries } = await filled();
  const was = await device.dump();
  let isFull = true;
  const games: typeof storage.games = {
    ...storage.games,
    restore: async (taken) => (isFull ? fail(full) : storage.games.restore(taken)),
  };
  const broken = { ...storage, games, studies: { ...storage.studies, remove: async () => fail(full) } };
  const taken = got(await takeOut(broken, entries));
  const matches = entries.filter(({ kind }) => kind === 'match');
  expect(taken).toMatchObject({ entries: matches, trouble: full });
  expect(got(await storage.games.list())).toEqual([]);
  isFull = false;
  expect(got(await taken.restore())).toEqual({ back: matches, others: 0 });
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] where only a part could come back, the rest comes back when it is asked for again', async () => {
  const { device, storage, entries } = await filled();
  const was = await device.dump();
  let isFull = true;
  const studies: typeof storage.studies = {
    ...storage.studies,
    restore: async (taken) => (isFull ? fail(full) : storage.studies.restore(taken)),
  };
  const taken = got(await takeOut({ ...storage, studies }, entries));
  expect(await taken.restore()).toEqual(fail(full));
  expect(await taken.restore()).toEqual(fail(full));
  isFull = false;
  expect(got(await taken.restore())).toEqual({ back: entries, others: 0 });
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] what is here again by other means stays as it is; all the others come back', async () => {
  const { storage, entries } = await filled();
  const many = Array.from({ length: 9 }, (_, i) => plainStudy(`many ${i}`));
  got(await storage.studies.insert(many));
  const all = [
    ...entries.filter(({ kind }) => kind === 'match'),
    ...got(await storage.studies.list()).map(entryOfStudy),
  ];
  const taken = got(await takeOut(storage, all));
  got(await storage.studies.insert([{ ...plainStudy('many 4'), updated: 77 }, plainStudy('a')]));
  const restored = got(await taken.restore());
  expect(restored.others).toBe(2);
  expect(restored.back.map(({ id }) => id)).not.toContain('many 4');
  expect(restored.back).toHaveLength(all.length - 2);
  expect(got(await storage.games.list())).toHaveLength(2);
  expect(got(await storage.studies.list())).toHaveLength(11);
  expect(got(await storage.studies.load('many 4')).updated).toBe(77);
});
