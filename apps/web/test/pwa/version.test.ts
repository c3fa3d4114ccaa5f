import { expect, test } from 'vitest';
import { type InstalledVersion, type Registration, Version, type Workers } from '../../src/pwa/version.js';

/** What happens to service workers in a browser, by hand. */
class Browser {
  readonly messages: string[] = [];
  readonly held: { name: string }[] = [];
  reloads = 0;
  checks = 0;
  registration: Registration & {
    installing: InstalledVersion | null;
    waiting: InstalledVersion | null;
    active: InstalledVersion | null;
  };
  readonly workers: Workers;
  private readonly listeners: Record<string, (() => void)[]> = {};

  constructor(isOnline = true) {
    const listen = (type: string, listener: () => void): void => {
      this.listeners[type] = [...(this.listeners[type] ?? []), listener];
    };
    this.registration = {
      installing: null,
      waiting: null,
      active: null,
      addEventListener: listen,
      update: async () => {
        this.checks++;
        if (!isOnline) throw new TypeError('no network');
      },
    };
    this.workers = {
      controller: null,
      addEventListener: listen,
      register: async () => {
        if (!isOnline) throw new TypeError('no network');
        return this.registration;
      },
    };
  }

  open(): Version {
    return new Version({
      workers: this.workers,
      locks: {
        request: async (name) => void this.held.push({ name }),
        query: async () => ({ held: this.held }),
      },
      reload: () => {
        this.reloads++;
      },
    });
  }

  edition(): InstalledVersion {
    return {
      postMessage: ({ type }) => void this.messages.push(type),
      addEventListener: (type, listener) => {
        this.listeners[type] = [...(this.listeners[type] ?? []), listener];
      },
    };
  }

  happen(type: string): void {
    for (const listener of this.listeners[type] ?? []) listener();
  }

  /** A version is found, fetched, and then waits, or takes over where there was none before. */
  release(): void {
    this.registration.installing = this.edition();
    this.happen('updatefound');
    const { installing, active } = this.registration;
    this.registration.installing = null;
    if (active === null) this.registration.active = installing;
    else this.registration.waiting = installing;
    this.happen('statechange');
  }
}

test('the first version takes over silently', async () => {
  const browser = new Browser();
  const version = browser.open();
  await version.keep('sw.js');
  expect(version.isKept.value).toBe(false);
  browser.release();
  browser.happen('controllerchange');
  expect([version.isKept.value, version.isWaiting.value, browser.reloads]).toEqual([true, false, 0]);
  expect(await version.accept()).toBe('none-waiting');
});

test('a newer version is offered and waits', async () => {
  const browser = new Browser();
  browser.registration.active = browser.edition();
  const version = browser.open();
  await version.keep('sw.js');
  browser.release();
  expect([version.isWaiting.value, browser.reloads]).toEqual([true, 0]);
  expect(browser.messages).toEqual([]);
});

test('a version that waited before the page was loaded is offered too', async () => {
  const browser = new Browser();
  browser.registration.active = browser.edition();
  browser.registration.waiting = browser.edition();
  const version = browser.open();
  await version.keep('sw.js');
  expect(version.isWaiting.value).toBe(true);
});

test('accepted, it takes over and the page is loaded anew', async () => {
  const browser = new Browser();
  browser.registration.active = browser.edition();
  const version = browser.open();
  await version.keep('sw.js');
  browser.release();
  expect(await version.accept()).toBeUndefined();
  expect(browser.messages).toEqual(['SKIP_WAITING']);
  browser.happen('controllerchange');
  expect(browser.reloads).toBe(1);
});

test('while another tab is open, a game may be played there: nothing is taken up', async () => {
  const browser = new Browser();
  browser.registration.active = browser.edition();
  const [version, other] = [browser.open(), browser.open()];
  await version.keep('sw.js');
  await other.keep('sw.js');
  browser.release();
  expect(await version.accept()).toBe('other-tabs');
  expect(browser.messages).toEqual([]);
});

test('every load asks for a newer version; without a network there is none', async () => {
  const online = new Browser();
  await online.open().keep('sw.js');
  expect(online.checks).toBe(1);
  const offline = new Browser(false);
  const version = offline.open();
  await version.keep('sw.js');
  await version.check();
  expect([version.isKept.value, version.isWaiting.value]).toEqual([false, false]);
});

test('a browser without service workers keeps nothing and complains of nothing', async () => {
  const version = new Version({ workers: undefined, locks: undefined, reload: () => {} });
  await version.keep('sw.js');
  expect(version.isKept.value).toBe(false);
  expect(await version.accept()).toBe('none-waiting');
});
