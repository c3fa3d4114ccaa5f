import { APP_DATABASE } from '../../src/store/database/schema.js';
import { answerOf, type Device, type Rows } from './device.js';

/** A whole database as data: how one of an older version is kept, so that later ones have something to migrate. */
export type Picture = {
  readonly version: number;
  readonly stores: Readonly<Record<string, { readonly keyPath: string | null; readonly rows: Rows }>>;
};

export async function pictureOf(device: Device): Promise<Picture> {
  const database = await device.raw();
  const { version, objectStoreNames } = database;
  const transaction = database.transaction([...objectStoreNames], 'readonly');
  const keyPaths = [...objectStoreNames].map(
    (name) => [name, transaction.objectStore(name).keyPath] as const,
  );
  database.close();
  const rows = await device.dump();
  const stores = keyPaths.map(([name, keyPath]) => {
    return [name, { keyPath: typeof keyPath === 'string' ? keyPath : null, rows: rows[name] }] as const;
  });
  return { version, stores: Object.fromEntries(stores) };
}

/** Makes the database of a picture, past the app, on a device that has none. */
export async function restore(device: Device, { version, stores }: Picture): Promise<void> {
  const request = device.factory.open(APP_DATABASE.name, version);
  request.addEventListener('upgradeneeded', () => {
    for (const [name, { keyPath, rows }] of Object.entries(stores)) {
      const store = request.result.createObjectStore(name, keyPath === null ? {} : { keyPath });
      for (const [key, value] of rows) store.put(value, ...(keyPath === null ? [key] : []));
    }
  });
  (await answerOf(request)).close();
}
