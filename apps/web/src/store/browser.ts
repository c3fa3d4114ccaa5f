import type { Channel } from './news.js';
import type { LocalShelf } from './settingsKeeper.js';
import type { StorageParts } from './storage.js';

/** What a page offers to storage. Some browsers throw when a person has forbidden even to look. */
export function browserParts(page: Window & typeof globalThis): StorageParts {
  const makeId = (): string => randomId(page.crypto);
  const now = (): number => Date.now();
  const makeChannel = (name: string): Channel | undefined => attempt(() => new page.BroadcastChannel(name));
  const timers = {
    after: (ms: number, action: () => void) => {
      const timer = page.setTimeout(action, ms);
      return () => page.clearTimeout(timer);
    },
  };
  return {
    factory: attempt(() => page.indexedDB),
    ranges: attempt(() => page.IDBKeyRange),
    keeper: attempt(() => page.navigator.storage),
    locks: attempt(() => page.navigator.locks),
    channels: { makeChannel, timers, now, makeId },
    now,
    makeId,
  };
}

export function localShelf(page: Window): LocalShelf {
  return attempt(() => page.localStorage);
}

/** Not `randomUUID`: pages without https do not have it. */
function randomId(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function attempt<T>(look: () => T): T | undefined {
  try {
    return look() ?? undefined;
  } catch {
    return undefined;
  }
}
