import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { readSettings } from '../../../src/store/settings/readSettings.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings/settings.js';
import { MIRROR_KEY, SettingsStore } from '../../../src/store/settings/settingsStore.js';
import { Device, got } from '../device.js';
import { FAULTS, withFault } from '../faults.js';

/** `localStorage` as a map. */
class Local {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

const REFUSING = {
  getItem: (): never => {
    throw new DOMException('', 'SecurityError');
  },
  setItem: (): never => {
    throw new DOMException('', 'QuotaExceededError');
  },
};

const DARK: Partial<Settings> = { theme: 'dark', lang: 'en', textSize: 130, letters: 'pt-BR' };

async function openKeeper(device: Device, local: Local): Promise<SettingsStore> {
  const keeper = new SettingsStore(device.now);
  keeper.start(local);
  got(await keeper.open(device.database()));
  return keeper;
}

test('[P-LOCAL] settings outlive the page and are there before the first paint', async () => {
  const [device, local] = [new Device(), new Local()];
  const keeper = await openKeeper(device, local);
  expect(keeper.isUntouched).toBe(true);
  expect(keeper.settings.value).toEqual(DEFAULT_SETTINGS);
  expect(local.items.size).toBe(0);
  const kept = keeper.change(DARK);
  expect(keeper.settings.value).toEqual({ ...DEFAULT_SETTINGS, ...DARK });
  got(await kept);
  expect(new SettingsStore(device.now).start(local)).toEqual({ ...DEFAULT_SETTINGS, ...DARK });
  const later = await openKeeper(device, new Local());
  expect(later.settings.value).toEqual({ ...DEFAULT_SETTINGS, ...DARK });
  expect(later.isUntouched).toBe(false);
  got(await later.change({ letters: undefined }));
  expect((await openKeeper(device, new Local())).settings.value.letters).toBeUndefined();
});

test('of the mirror and the database the later one counts, and the other is brought up to it', async () => {
  const [device, local] = [new Device(), new Local()];
  got(await (await openKeeper(device, local)).change({ theme: 'dark' }));
  const stale = local.getItem(MIRROR_KEY) ?? '';
  got(await (await openKeeper(device, local)).change({ theme: 'light' }));
  const fresh = local.getItem(MIRROR_KEY);
  local.setItem(MIRROR_KEY, stale);
  expect((await openKeeper(device, local)).settings.value.theme).toBe('light');
  expect(local.getItem(MIRROR_KEY)).toBe(fresh);
  const ahead = new Local();
  ahead.setItem(MIRROR_KEY, JSON.stringify({ changed: 9e15, settings: { theme: 'contrast' } }));
  expect((await openKeeper(device, ahead)).settings.value.theme).toBe('contrast');
  expect((await openKeeper(device, new Local())).settings.value.theme).toBe('contrast');
});

test('what was changed before the database was open is kept when it opens', async () => {
  const [device, local] = [new Device(), new Local()];
  const keeper = new SettingsStore(device.now);
  keeper.start(local);
  got(await keeper.change({ name: 'Ana' }));
  got(await keeper.open(device.database()));
  expect((await openKeeper(device, new Local())).settings.value.name).toBe('Ana');
});

test('what was changed before the database was open is kept without a mirror too', async () => {
  const device = new Device();
  got(await (await openKeeper(device, new Local())).change({ name: 'Bia' }));
  const keeper = new SettingsStore(device.now);
  keeper.start(REFUSING);
  got(await keeper.change({ name: 'Ana' }));
  got(await keeper.open(device.database()));
  expect(keeper.settings.value.name).toBe('Ana');
  expect((await openKeeper(device, new Local())).settings.value.name).toBe('Ana');
});

test('a field that is not valid in both copies is reported once', async () => {
  const [device, local] = [new Device(), new Local()];
  await openKeeper(device, local);
  const record = { changed: 5, settings: { theme: 'neon' } };
  await device.tamper((transaction) => transaction.objectStore('settings').put(record, 'settings'));
  local.setItem(MIRROR_KEY, JSON.stringify(record));
  expect((await openKeeper(device, local)).invalid.value).toEqual(['theme']);
  expect((await openKeeper(device, local)).invalid.value).toEqual([]);
});

test('a field that is not valid has its default and is reported once', async () => {
  const [device, local] = [new Device(), new Local()];
  await openKeeper(device, local);
  const speech = { files: 'nato', piece: 'song' };
  const record = { changed: 5, settings: { theme: 'neon', volume: 2, name: 'Ana', speech } };
  await device.tamper((transaction) => transaction.objectStore('settings').put(record, 'settings'));
  const keeper = await openKeeper(device, local);
  expect(keeper.settings.value).toEqual({
    ...DEFAULT_SETTINGS,
    name: 'Ana',
    speech: { ...DEFAULT_SETTINGS.speech, files: 'nato' },
  });
  expect(keeper.invalid.value).toEqual(['theme', 'volume', 'speech.piece']);
  expect((await openKeeper(device, local)).invalid.value).toEqual([]);
});

test.each([['7'], ['null'], ['{'], ['{"changed":"x","settings":[]}']])(
  'a mirror of %s is no crash',
  async (text) => {
    const [device, local] = [new Device(), new Local()];
    local.setItem(MIRROR_KEY, text);
    const keeper = await openKeeper(device, local);
    expect(keeper.settings.value).toEqual(DEFAULT_SETTINGS);
    expect(keeper.invalid.value).toEqual(['settings']);
    expect((await openKeeper(device, local)).invalid.value).toEqual([]);
  },
);

test('without any storage settings still count while the page lives', async () => {
  const keeper = new SettingsStore(() => 1);
  expect(keeper.start(REFUSING)).toEqual(DEFAULT_SETTINGS);
  got(await keeper.open(undefined));
  got(await keeper.change({ theme: 'dark' }));
  expect(keeper.settings.value.theme).toBe('dark');
});

test.each(FAULTS)('a change that the database refuses (%s) is told and still counts', async (fault) => {
  const [device, local] = [new Device(), new Local()];
  const keeper = await openKeeper(device, local);
  let isKept = true;
  await withFault(1, fault, async () => {
    isKept = (await keeper.change({ theme: 'dark' })).ok;
  });
  expect(isKept).toBe(false);
  expect(keeper.settings.value.theme).toBe('dark');
  expect((await openKeeper(device, local)).settings.value.theme).toBe('dark');
});

test('what another tab changed comes with the news, and nothing newer is lost', async () => {
  const [device, local] = [new Device(), new Local()];
  const database = device.database();
  const [here, there] = [await openKeeper(device, local), await openKeeper(device, local)];
  let told = 0;
  there.onSaved = () => {
    told++;
  };
  got(await there.change({ theme: 'dark' }));
  expect(told).toBe(1);
  got(await here.open(database));
  expect(here.settings.value.theme).toBe('dark');
  got(await here.change({ theme: 'light' }));
  got(await here.open(database));
  expect(here.settings.value.theme).toBe('light');
});

test('another language is spoken as soon as its words are there, and not without them', async () => {
  const [device, local] = [new Device(), new Local()];
  const keeper = await openKeeper(device, local);
  let bring = (): void => undefined;
  keeper.onLanguage = () => new Promise((resolve) => (bring = resolve));
  const changed = keeper.change({ lang: 'en', theme: 'dark' });
  expect(keeper.settings.value).toEqual(DEFAULT_SETTINGS);
  got(await keeper.change({ sound: false })); // what needs no words is not held up
  bring();
  got(await changed);
  expect(keeper.settings.value).toMatchObject({ lang: 'en', theme: 'dark', sound: false });

  const lost = new Error('lost');
  keeper.onLanguage = () => Promise.reject(lost);
  await expect(keeper.change({ lang: 'pt-BR' })).rejects.toBe(lost);
  expect(keeper.settings.value.lang).toBe('en');
  const elsewhere = new SettingsStore(device.now);
  elsewhere.onLanguage = keeper.onLanguage;
  await expect(elsewhere.open(device.database())).rejects.toBe(lost);
  expect(elsewhere.settings.value.lang).toBe('pt-BR');
});

test('a name too long is not taken', async () => {
  const keeper = new SettingsStore(() => 1);
  got(await keeper.change({ name: 'a'.repeat(200) }));
  got(await keeper.change({ name: 'a'.repeat(201), sound: false }));
  expect(keeper.settings.value).toMatchObject({ name: 'a'.repeat(200), sound: false });
});

test.each([1, 2, 3])('whatever stands there, settings come out (seed %i)', (seed) => {
  const random = new Random(seed);
  const values = [null, true, -1, 0, 0.5, 2, 'x', '', 'dark', 'pt-BR', 'none', [], {}, 100, Number.NaN];
  const keys = [...Object.keys(DEFAULT_SETTINGS), 'other'];
  for (let i = 0; i < 500; i++) {
    const given = Object.fromEntries(random.sample(keys, 6).map((key) => [key, random.pick(values)]));
    const { settings, invalid } = readSettings(given);
    expect(readSettings(settings)).toEqual({ settings, invalid: [] });
    for (const key of invalid) expect(Object.keys(given)).toContain(key);
  }
});

test('sets and sizes that nobody knows are refused', () => {
  const chosen = { coordinateSize: 'large', board: 'mata', pieces: 'liso', movable: false, figurines: true };
  expect(readSettings(chosen)).toEqual({ settings: { ...DEFAULT_SETTINGS, ...chosen }, invalid: [] });
  const strange = { coordinateSize: 'huge', board: 'glass', pieces: 3, movable: 'no', figurines: 1 };
  expect(readSettings(strange)).toEqual({
    settings: DEFAULT_SETTINGS,
    invalid: ['movable', 'coordinateSize', 'board', 'pieces', 'figurines'],
  });
});
