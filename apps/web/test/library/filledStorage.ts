import { IDBKeyRange } from 'fake-indexeddb';
import { SettingsStore } from '../../src/store/settings/settingsStore.js';
import { type GameStorage, openStorage } from '../../src/store/storage.js';
import { Device } from '../store/device.js';
import { Locks, Tabs } from '../store/tabs/fakeTabs.js';

/** Empty storage of a page, as a browser has it. */
export function emptyStorage(device: Device = new Device()): Promise<GameStorage> {
  const { now, makeId, factory } = device;
  const { makeChannel, timers } = new Tabs();
  return openStorage(
    {
      ...{ factory, ranges: IDBKeyRange, now, makeId, locks: new Locks(), storageManager: undefined },
      channels: { makeChannel, timers, now, makeId },
    },
    new SettingsStore(now),
  );
}

/** How often everything was read, and single games. */
export type Reads = { games: number; studies: number; loads: number };

/** The same storage, which counts what is read of it. */
export function counted(storage: GameStorage): { readonly storage: GameStorage; readonly reads: Reads } {
  const reads: Reads = { games: 0, studies: 0, loads: 0 };
  const { games, studies } = storage;
  const counting: GameStorage = {
    ...storage,
    games: {
      ...games,
      list: () => {
        reads.games++;
        return games.list();
      },
      load: (id) => {
        reads.loads++;
        return games.load(id);
      },
    },
    studies: {
      ...studies,
      list: () => {
        reads.studies++;
        return studies.list();
      },
    },
  };
  return { storage: counting, reads };
}
