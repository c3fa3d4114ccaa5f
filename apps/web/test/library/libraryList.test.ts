import { fail } from '@tabuleiro/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryOfStudy, type LibraryEntry } from '../../src/library/entry.js';
import { LibraryList, type ListedEntries } from '../../src/library/libraryList.js';
import type { MatchOpening } from '../../src/store/openings/openingStore.js';
import { got, WRITTEN_GAMES } from '../store/device.js';
import { plainStudy } from '../store/games/studies.js';
import { keepScript, playScript } from '../store/scripts.js';
import { counted, emptyStorage } from './filledStorage.js';

const script = playScript(WRITTEN_GAMES[0], 7, 10);
/** Milliseconds, more than a pause. */
const LATER = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened() {
  const { storage, reads } = counted(await emptyStorage());
  const ids = [await keepScript(storage.games, script, 2), await keepScript(storage.games, script)];
  got(await storage.studies.insert([plainStudy('a'), plainStudy('b', { updated: 3000 })]));
  const heard: ListedEntries[] = [];
  /** What is found each time that openings are looked for. */
  const namings: (readonly MatchOpening[])[] = [];
  const list = new LibraryList({
    storage,
    findOpenings: async () => namings.shift() ?? [],
    onChange: (listed) => void heard.push(listed),
  });
  await list.open();
  const now = (): readonly LibraryEntry[] => heard.at(-1)?.entries ?? [];
  const titles = (): readonly string[] => now().map(({ key }) => key);
  /** Until everything that has been told so far is in the list. */
  const settle = async (): Promise<void> => {
    vi.advanceTimersByTime(LATER);
    await list.add([]);
  };
  return { storage, reads, list, ids, now, titles, settle, heard, namings };
}

test('what an import brings is added; nothing is read again for it', async () => {
  const { list, reads, titles, settle, heard } = await opened();
  expect(reads).toEqual({ games: 1, studies: 1, loads: 0 });
  const before = heard.length;
  for (let step = 0; step < 100; step++) list.arrive([plainStudy(`new ${step}`, { updated: 9000 })]);
  list.arrive([plainStudy('a', { updated: 9999 })]);
  await settle();
  expect(titles()).toHaveLength(104);
  expect(titles()[2]).toBe('study new 0');
  // It was here before, and is as it was.
  expect(titles().at(-1)).toBe('study a');
  expect(heard.length - before).toBeLessThan(5);
  expect(reads).toEqual({ games: 1, studies: 1, loads: 0 });
});

test('of what another tab has changed only that is read again', async () => {
  const { list, storage, reads, ids, now, settle } = await opened();
  list.hear({ kind: 'written', id: ids[0] });
  list.hear({ kind: 'written', id: ids[0] });
  await settle();
  expect(reads).toEqual({ games: 1, studies: 1, loads: 1 });
  got(await storage.studies.insert([plainStudy('c')]));
  list.hear({ kind: 'studies' });
  list.hear({ kind: 'settings' });
  await settle();
  expect(reads).toEqual({ games: 1, studies: 2, loads: 1 });
  expect(now()).toHaveLength(5);
  got(await storage.games.remove(ids[1]));
  list.hear({ kind: 'games' });
  await settle();
  expect(reads).toEqual({ games: 2, studies: 2, loads: 1 });
  expect(now()).toHaveLength(4);
});

test('what is deleted goes and comes back in its place, without reading; also what has just come in', async () => {
  const { list, reads, now, titles, settle } = await opened();
  list.arrive([plainStudy('x', { updated: 5000 })]);
  await settle();
  list.arrive([plainStudy('y', { updated: 6000 })]);
  list.arrive([plainStudy('z', { updated: 7000 })]);
  await settle();
  const before = titles();
  const doomed = now().filter(({ id }) => id !== 'b');
  await list.drop(doomed);
  expect(titles()).toEqual(['study b']);
  await list.add(doomed);
  expect(titles()).toEqual(before);
  list.arrive([plainStudy('late')]);
  list.arrive([plainStudy('later')]);
  await list.drop([entryOfStudy(plainStudy('later'))]);
  await settle();
  expect(titles()).toContain('study late');
  expect(titles()).not.toContain('study later');
  expect(reads).toEqual({ games: 1, studies: 1, loads: 0 });
});

test('what has come in and is gone again before it is read does not come back', async () => {
  const { list, storage, titles, settle } = await opened();
  list.arrive([plainStudy('x')]);
  list.hear({ kind: 'studies' });
  await settle();
  expect(titles()).not.toContain('study x');
  expect(got(await storage.studies.list())).toHaveLength(2);
});

test('openings that are found name their matches, and nothing is read again', async () => {
  const { list, ids, now, reads, settle, namings } = await opened();
  namings.push([{ id: ids[0], plies: 2, opening: 'B20' }]);
  list.hear({ kind: 'written', id: ids[1] });
  await vi.waitFor(async () => {
    await settle();
    expect(now().find(({ id }) => id === ids[0])?.opening).toBe('B20');
  });
  expect(reads).toEqual({ games: 1, studies: 1, loads: 1 });
});

test('what cannot be read again stays in the list, and the trouble is told', async () => {
  const { storage } = counted(await emptyStorage());
  got(await storage.studies.insert([plainStudy('a')]));
  const unread = { code: 'store', problem: 'unread', cause: '' } as const;
  let isBroken = false;
  const heard: ListedEntries[] = [];
  const list = new LibraryList({
    storage: {
      ...storage,
      studies: {
        ...storage.studies,
        list: async () => (isBroken ? fail(unread) : storage.studies.list()),
      },
    },
    findOpenings: async () => [],
    onChange: (listed) => void heard.push(listed),
  });
  await list.open();
  isBroken = true;
  await list.reread();
  expect(heard.at(-1)?.entries).toHaveLength(1);
  expect(heard.at(-1)?.trouble).toEqual(unread);
  // Whatever happens next, it is tried once more.
  isBroken = false;
  list.hear({ kind: 'written', id: 'anything' });
  await list.add([]);
  expect(heard.at(-1)?.trouble).toBeUndefined();
  expect(heard.at(-1)?.entries).toHaveLength(1);
});
