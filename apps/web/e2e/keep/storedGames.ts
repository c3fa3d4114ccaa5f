import type { Page } from '@playwright/test';

/** A record of `games` as it lies in the database, and the lines that belong to it. */
export type StoredGame = {
  readonly id: string;
  readonly record: unknown;
  readonly numbers: readonly number[];
  readonly lines: readonly string[];
};

/** Everything in the database of the app, read past the app. */
export type StoredGames = {
  readonly games: readonly StoredGame[];
  readonly damaged: number;
};

type Rows = readonly (readonly [unknown, unknown])[];

/** What is on the disk; a page that has been at the app has made the database. */
export async function readStoredGames(page: Page): Promise<StoredGames> {
  const [games, lines, damaged] = await page.evaluate(dump, ['games', 'lines', 'damaged']);
  const ids = new Set([...games.map(([key]) => String(key)), ...lines.map(([key]) => idOf(key))]);
  return { games: [...ids].map((id) => gather(id, games, lines)), damaged: damaged.length };
}

function gather(id: string, games: Rows, lines: Rows): StoredGame {
  const own = lines.filter(([key]) => idOf(key) === id);
  return {
    id,
    record: games.find(([key]) => key === id)?.[1],
    numbers: own.map(([key]) => (Array.isArray(key) ? Number(key[1]) : Number.NaN)),
    lines: own.map(([, text]) => String(text)),
  };
}

function idOf(key: unknown): string {
  return Array.isArray(key) ? String(key[0]) : '';
}

/** Runs in the page. */
async function dump(stores: readonly string[]): Promise<Rows[]> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await answer(indexedDB.open('tabuleiro'));
  const transaction = database.transaction(stores, 'readonly');
  const all = stores.map(async (name): Promise<Rows> => {
    const store = transaction.objectStore(name);
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return keys.map((key, i) => [key, values[i]]);
  });
  const rows = await Promise.all(all);
  database.close();
  return rows;
}
