import type { LocalStoragePart } from './settings/settingsStore.js';
import type { StorageParts } from './storage.js';
import type { Channel } from './tabs/changeFeed.js';

/** What storage needs, from the window. Some browsers throw at the mere access when storage is forbidden. */
export function browserParts(page: Window & typeof globalThis): StorageParts {
  const makeId = (): string => randomId(page.crypto);
  const now = (): number => Date.now();
  const makeChannel = (name: string): Channel | undefined => tryGet(() => new page.BroadcastChannel(name));
  const timers = {
    after: (ms: number, action: () => void) => {
      const timer = page.setTimeout(action, ms);
      return () => page.clearTimeout(timer);
    },
  };
  return {
    factory: tryGet(() => page.indexedDB),
    ranges: tryGet(() => page.IDBKeyRange),
    storageManager: tryGet(() => page.navigator.storage),
    locks: tryGet(() => page.navigator.locks),
    channels: { makeChannel, timers, now, makeId },
    now,
    makeId,
  };
}

export function localStorageOf(page: Window): LocalStoragePart {
  return tryGet(() => page.localStorage);
}

/** Not `randomUUID`, which pages without https do not have. */
export function randomId(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tryGet<T>(get: () => T): T | undefined {
  try {
    return get() ?? undefined;
  } catch {
    return undefined;
  }
}
