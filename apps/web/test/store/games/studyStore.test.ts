import { expect, test } from 'vitest';
import { IndexedStudies } from '../../../src/store/games/indexedStudies.js';
import { MemoryStudies } from '../../../src/store/games/memoryStudies.js';
import type { StudyStore } from '../../../src/store/games/studyStore.js';
import { Device, got } from '../device.js';
import { plainStudy } from './studies.js';

/** The lasting store and the one in memory keep the same promises. */
const KINDS: readonly { readonly kind: string; readonly make: () => StudyStore }[] = [
  { kind: 'IndexedDB', make: () => new IndexedStudies(new Device().database()) },
  { kind: 'memory', make: () => new MemoryStudies() },
];

const elsewhere = { ok: false, error: { code: 'store', problem: 'changed-elsewhere' } };
const missing = { ok: false, error: { code: 'store', problem: 'not-found' } };

test.each(KINDS)('[P-F10] $kind gives studies back as they were, the latest first', async ({ make }) => {
  const store = make();
  const [first, second] = [plainStudy('a', { updated: 5 }), plainStudy('b', { updated: 9 })];
  got(await store.insert([first, second]));
  const { text: _, ...saved } = second;
  expect(got(await store.list())[0]).toEqual(saved);
  expect(got(await store.list()).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(got(await store.load('a'))).toEqual(first);
  expect(await store.load('c')).toMatchObject(missing);
  expect(got(await store.loadMany(['b', 'c', 'a']))).toEqual([second, first]);
  expect(got(await store.damaged())).toEqual([]);
});

test.each(KINDS)('[P-F10] $kind takes all new studies or none', async ({ make }) => {
  const store = make();
  got(await store.insert([plainStudy('a')]));
  expect(await store.insert([plainStudy('b'), plainStudy('a', { text: 'other' })])).toMatchObject(elsewhere);
  expect(await store.insert([plainStudy('c'), plainStudy('c')])).toMatchObject({ ok: false });
  expect(got(await store.list()).map(({ id }) => id)).toEqual(['a']);
  expect(got(await store.load('a')).text).toBe('text of a');
});

test.each(KINDS)('[P-F10] $kind replaces a study only from what is known of it', async ({ make }) => {
  const store = make();
  const was = plainStudy('a');
  got(await store.insert([was]));
  const next = { ...was, updated: 3000, text: 'next' };
  expect(await store.replace(next, 1999)).toMatchObject(elsewhere);
  got(await store.replace(next, 2000));
  expect(await store.replace({ ...next, text: 'late' }, 2000)).toMatchObject(elsewhere);
  expect(await store.replace(plainStudy('b'), 2000)).toMatchObject(missing);
  expect(got(await store.load('a'))).toEqual(next);
});

test.each(KINDS)('[P-F10] $kind brings back exactly what was deleted, many at once', async ({ make }) => {
  const store = make();
  const studies = ['a', 'b', 'c', 'd'].map((id, i) => plainStudy(id, { updated: i }));
  got(await store.insert(studies));
  const was = got(await store.list());
  const taken = got(await store.remove(['a', 'c', 'nobody']));
  expect(taken.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(got(await store.list()).map(({ id }) => id)).toEqual(['d', 'b']);
  expect(await store.load('a')).toMatchObject(missing);
  got(await store.restore(taken));
  expect(got(await store.list())).toEqual(was);
  expect(got(await store.load('c'))).toEqual(studies[2]);
  expect(await store.restore(taken)).toMatchObject(elsewhere);
});

test('[P-F10] what is damaged of studies is listed with its text, kept, and brought back as it was', async () => {
  const device = new Device();
  const store = new IndexedStudies(device.database());
  got(await store.insert(['spoiled', 'no record', 'no text', 'sound'].map((id) => plainStudy(id))));
  await device.tamper((transaction) => {
    transaction.objectStore('studies').put({ id: 'spoiled', summary: 7 });
    transaction.objectStore('studies').delete('no record');
    transaction.objectStore('studyTexts').delete('no text');
  });
  const was = await device.dump();
  expect(got(await store.list()).map(({ id }) => id)).toContain('sound');
  expect(got(await store.list()).map(({ id }) => id)).not.toContain('spoiled');
  const damaged = got(await store.damaged());
  const origin = 'study';
  expect(damaged).toEqual(
    expect.arrayContaining([
      { id: 'spoiled', origin, kept: undefined, text: 'text of spoiled' },
      { id: 'no record', origin, kept: undefined, text: 'text of no record' },
      { id: 'no text', origin, kept: undefined, text: '' },
    ]),
  );
  expect(damaged).toHaveLength(3);
  for (const { id } of damaged) {
    expect(await store.load(id)).toMatchObject({ error: { problem: 'damaged' } });
    expect(await store.insert([plainStudy(id)])).toMatchObject(elsewhere);
    expect(await store.replace(plainStudy(id), 2000)).toMatchObject({ error: { problem: 'damaged' } });
  }
  expect(await device.dump()).toEqual(was);
  const taken = got(await store.remove(damaged.map(({ id }) => id)));
  expect(got(await store.damaged())).toEqual([]);
  got(await store.restore(taken));
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] a second page sees what the first one did, and cannot overwrite it', async () => {
  const device = new Device();
  const [here, there] = [new IndexedStudies(device.database()), new IndexedStudies(device.database())];
  got(await here.insert([plainStudy('a')]));
  const known = got(await there.load('a'));
  got(await here.replace({ ...known, updated: 3000, text: 'mine' }, known.updated));
  expect(await there.replace({ ...known, updated: 3001, text: 'theirs' }, known.updated)).toMatchObject(
    elsewhere,
  );
  expect(got(await there.load('a')).text).toBe('mine');
});
