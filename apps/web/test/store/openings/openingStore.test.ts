import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import {
  IndexedOpenings,
  MemoryOpenings,
  type OpeningStore,
} from '../../../src/store/openings/openingStore.js';
import { Device, got } from '../device.js';

const KINDS: readonly { readonly kind: string; readonly make: () => OpeningStore }[] = [
  { kind: 'IndexedDB', make: () => new IndexedOpenings(new Device().database(), IDBKeyRange) },
  { kind: 'memory', make: () => new MemoryOpenings() },
];

test.each(KINDS)('$kind keeps which opening a match has come to, the latest answer', async ({ make }) => {
  const store = make();
  got(
    await store.put([
      { id: 'a', plies: 3, opening: 'B20' },
      { id: 'b', plies: 0, opening: '' },
    ]),
  );
  got(await store.put([{ id: 'a', plies: 9, opening: 'B90' }]));
  expect(got(await store.list())).toEqual([
    { id: 'a', plies: 9, opening: 'B90' },
    { id: 'b', plies: 0, opening: '' },
  ]);
});

test('what cannot be read is left out: it is found again', async () => {
  const device = new Device();
  const store = new IndexedOpenings(device.database(), IDBKeyRange);
  got(await store.put([{ id: 'a', plies: 3, opening: 'B20' }]));
  await device.tamper((transaction) => transaction.objectStore('openings').put({ id: 'b', plies: 'many' }));
  expect(got(await store.list())).toEqual([{ id: 'a', plies: 3, opening: 'B20' }]);
});
