import type { Page } from '@playwright/test';

type Spoiled = {
  readonly store: 'lines' | 'games';
  readonly key: string | [string, number];
  readonly value: unknown;
};

/** Puts something else on the disk, past the app. */
export async function damage(page: Page, spoiled: Spoiled): Promise<void> {
  await page.evaluate(put, spoiled);
}

/** Runs in the page. */
async function put({ store, key, value }: Spoiled): Promise<void> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await answer(indexedDB.open('tabuleiro'));
  const target = database.transaction([store], 'readwrite').objectStore(store);
  await answer(target.keyPath === null ? target.put(value, key) : target.put(value));
  database.close();
}
