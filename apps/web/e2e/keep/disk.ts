import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Gives the page its disk back. */
    mendDisk?: () => void;
  }
}

/** From now on whatever is kept takes so many milliseconds, as on an old phone. */
export async function slowDisk(page: Page, ms: number): Promise<void> {
  await page.evaluate((delay) => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof begin>) {
      const transaction = begin.apply(this, args);
      if (args[1] !== 'readwrite') return transaction;
      const store = transaction.objectStore(transaction.objectStoreNames[0]);
      const end = performance.now() + delay;
      const wait = (): void => {
        if (performance.now() < end) store.count('nothing').addEventListener('success', wait);
      };
      wait();
      return transaction;
    };
  }, ms);
}

/** From now on nothing can be kept, until it is mended. */
export async function breakDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof begin>) {
      if (args[1] === 'readwrite') throw new Error('no disk');
      return begin.apply(this, args);
    };
    window.mendDisk = () => {
      IDBDatabase.prototype.transaction = begin;
    };
  });
}

export async function mendDisk(page: Page): Promise<void> {
  await page.evaluate(() => window.mendDisk?.());
}
