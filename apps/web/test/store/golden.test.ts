import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStudy } from '@tabuleiro/any-game';
import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { BACKUP_VERSION } from '../../src/store/backup/backup.js';
import { exportBackup } from '../../src/store/backup/exportBackup.js';
import { importBackup } from '../../src/store/backup/importBackup.js';
import { APP_DATABASE, MIGRATIONS, type Migration } from '../../src/store/database/schema.js';
import { IndexedStudies } from '../../src/store/games/indexedStudies.js';
import { summaryOf } from '../../src/store/games/journalWriter.js';
import { openGame } from '../../src/store/games/openGame.js';
import { summaryOfStudy } from '../../src/store/games/studySummary.js';
import { IndexedImports } from '../../src/store/imports/indexedImports.js';
import { IndexedOpenings } from '../../src/store/openings/openingStore.js';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settings/settings.js';
import { SettingsStore } from '../../src/store/settings/settingsStore.js';
import { Device, find, got } from './device.js';
import { type Picture, pictureOf, restore } from './picture.js';

/** Databases and backups of released versions: written once and never again, for what was kept has to open for ever. */
const FOLDER = join(import.meta.dirname, 'data');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const versions = MIGRATIONS.map((_, i) => i + 1);
const backupVersions = Array.from({ length: BACKUP_VERSION }, (_, i) => i + 1);

const SETTINGS: Partial<Settings> = {
  ...{ lang: 'en', letters: 'pt-BR', theme: 'contrast', textSize: 150, volume: 0.25, name: 'Ana' },
  speech: { square: 'after', piece: 'letter', colour: 'none', files: 'nato', verbosity: 'brief' },
};

async function deviceOf(version: number): Promise<Device> {
  const device = new Device();
  const picture: Picture = JSON.parse(read(`database-v${version}.json`));
  await restore(device, picture);
  return device;
}

test('every version of the database and of backups has left one behind', () => {
  const files = [...versions.map((version) => `database-v${version}.json`)];
  for (const version of backupVersions) files.push(`backup-v${version}.json`);
  expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
});

test.each(versions)('[P-F10] a database of version %i opens, with all that is in it', async (version) => {
  const device = await deviceOf(version);
  const database = device.database();
  const page = device.page(database);
  const games = got(await page.list());
  expect(games).toHaveLength(13);
  for (const { id, summary } of games) {
    const loaded = got(await page.load(id));
    const opened = got(await openGame(find, loaded));
    // Summaries of that time did not tell the house rules.
    const { options: _, ...known } = summaryOf(opened.gameMatch);
    expect(known).toEqual(summary);
  }
  expect(got(await page.damaged())).toMatchObject([{ id: 'aside', origin: 'import' }]);
  const studies = new IndexedStudies(database);
  const listed = got(await studies.list());
  expect(listed).toHaveLength(version === 1 ? 0 : 2);
  for (const { id, summary } of listed) {
    const { origin, file, opening } = summary;
    const study = got(await parseStudy(got(await studies.load(id)).text, find));
    expect(summaryOfStudy(study, { origin, file, opening })).toEqual(summary);
  }
  expect(got(await new IndexedImports(database).list())).toHaveLength(version === 1 ? 0 : 1);
  expect(got(await new IndexedOpenings(database, IDBKeyRange).list())).toHaveLength(version === 1 ? 0 : 1);
  expect(got(await studies.damaged())).toEqual([]);
  const keeper = new SettingsStore(device.now);
  got(await keeper.open(database));
  expect(keeper.settings.value).toMatchObject(SETTINGS);
  expect(keeper.invalid.value).toEqual([]);
});

test('a database that is made anew looks like the last golden one', async () => {
  const device = await deviceOf(MIGRATIONS.length);
  const fresh = new Device();
  got(await fresh.database().open());
  const [golden, empty] = [await pictureOf(device), await pictureOf(fresh)];
  expect(empty.version).toBe(golden.version);
  const shape = ({ stores }: Picture): unknown =>
    Object.entries(stores).map(([name, { keyPath }]) => [name, keyPath]);
  expect(shape(empty)).toEqual(shape(golden));
});

/** What a later version might do: every game gets a field more. */
const next: Migration = async (_, upgrade) => {
  const games = upgrade.objectStore('games');
  for (const value of await games.getAll()) await games.put({ ...value, later: true });
};

test.each(versions)(
  '[P-F10] a database of version %i can be migrated to a version to come',
  async (version) => {
    const device = await deviceOf(version);
    const was = await device.dump();
    const plan = { ...APP_DATABASE, migrations: [...MIGRATIONS, next] };
    got(await device.database(plan).open());
    const { games, ...others } = await device.dump();
    expect(others).toMatchObject({ lines: was.lines, settings: was.settings, damaged: was.damaged });
    expect(games.every(([, value]) => Object.hasOwn(Object(value), 'later'))).toBe(true);
  },
);

test.each(backupVersions)('[P-F10] a backup of version %i is taken in whole', async (version) => {
  const text = read(`backup-v${version}.json`);
  const device = new Device();
  const store = device.stores();
  const report = got(await importBackup({ store, find, now: device.now, makeId: device.makeId }, text));
  expect(report).toMatchObject({ added: version === 1 ? 13 : 15, extended: 0, same: 0, trouble: undefined });
  expect(report.settings.settings).toMatchObject(SETTINGS);
  const again = got(await exportBackup(store, report.settings.settings, 1_700_000_900_000)).texts[0];
  // Settings that are younger than the file have their defaults.
  const { settings, ...rest } = JSON.parse(text);
  if (version === BACKUP_VERSION)
    expect(JSON.parse(again)).toEqual({ ...rest, settings: { ...DEFAULT_SETTINGS, ...settings } });
});
