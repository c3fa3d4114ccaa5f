import { fail, ok } from '@tabuleiro/game';
import { forceCloseDatabase, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { Database } from '../../../src/store/database/database.js';
import { APP_DATABASE, MIGRATIONS, type Migration } from '../../../src/store/database/schema.js';
import { IndexedGames } from '../../../src/store/games/indexedGames.js';
import { storeError } from '../../../src/store/storeError.js';
import { answerOf, Device, got, WRITTEN_GAMES } from '../device.js';
import { append, keepScript, linesAfter, playScript } from '../scripts.js';

const script = playScript(WRITTEN_GAMES[0], 5, 8);

const second: Migration = (database) => {
  database.createObjectStore('later');
};
const LATER = { ...APP_DATABASE, migrations: [...MIGRATIONS, second] };

test('[P-F10] a database of a newer version is not touched', async () => {
  const device = new Device();
  await keepScript(device.page(), script);
  got(await device.database(LATER).open());
  const was = await device.dump();
  const page = device.page();
  const newer = { ok: false, error: { code: 'store', problem: 'newer' } };
  expect(await page.list()).toMatchObject(newer);
  expect(await page.create(script.header, script.opening)).toMatchObject(newer);
  expect(await page.remove('id-0')).toMatchObject(newer);
  expect(await device.dump()).toEqual(was);
});

test('without IndexedDB storage is unavailable', async () => {
  const page = new IndexedGames({ ...new Device(), database: new Database(undefined), ranges: IDBKeyRange });
  expect(await page.list()).toMatchObject({ error: { problem: 'unavailable' } });
});

test.each(['SecurityError', 'InvalidStateError', 'UnknownError', 'NotAllowedError'])(
  'a browser that throws %s when it should open is unavailable',
  async (name) => {
    const open = (): never => {
      throw new DOMException('', name);
    };
    const error = { code: 'store', problem: 'unavailable', cause: name };
    expect(await new Database({ open, deleteDatabase: open }).open()).toEqual(fail(error));
  },
);

test('what could not be opened is tried again the next time', async () => {
  const device = new Device();
  let attempts = 0;
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    attempts++;
    if (attempts === 1) throw new DOMException('', 'UnknownError');
    return device.factory.open(name, version);
  };
  const database = new Database({ open, deleteDatabase: (name) => device.factory.deleteDatabase(name) });
  expect(await database.open()).toMatchObject({ error: { problem: 'unavailable' } });
  expect(await database.open()).toEqual(ok(undefined));
});

test('[P-F10] a connection that the browser closed is opened again', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script, 3);
  Reflect.apply(forceCloseDatabase, undefined, [device.connections[0]]);
  const { n, line, summary } = script.steps[3];
  got(await append(page, id, n, line, summary));
  expect(device.connections).toHaveLength(2);
  expect(got(await page.load(id)).journal).toBe(linesAfter(script, 4).join(''));
});

test('[P-F10] a connection that died without a word is opened again', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script, 3);
  device.connections[0].close();
  const { n, line, summary } = script.steps[3];
  got(await append(page, id, n, line, summary));
  expect(got(await device.page().load(id)).journal).toBe(linesAfter(script, 4).join(''));
});

/** What a page asks of a device's databases, in its order. */
function watched(device: Device) {
  const asked: string[] = [];
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    asked.push(`open ${name}`);
    return device.factory.open(name, version);
  };
  const deleteDatabase = (name: string): IDBOpenDBRequest => {
    asked.push(`delete ${name}`);
    return device.factory.deleteDatabase(name);
  };
  return { asked, open, deleteDatabase };
}

test('[P-F10] every connection begins a new log before anything is written, and leaves nothing behind', async () => {
  const device = new Device();
  const factory = watched(device);
  const database = new Database(factory);
  got(await database.open());
  const each = ['open tabuleiro', 'open tabuleiro-log', 'delete tabuleiro-log'];
  expect(factory.asked).toEqual(each);
  got(await database.open());
  expect(factory.asked).toEqual(each);
  await database.close();
  got(await database.open());
  expect(factory.asked).toEqual([...each, ...each]);
  expect((await device.factory.databases()).map(({ name }) => name)).toEqual(['tabuleiro']);
});

test.each(['open', 'deleteDatabase'] as const)(
  'where a new log cannot be begun (%s) the old one goes on',
  async (step) => {
    const factory = watched(new Device());
    const refusing = (name: string, version?: number): IDBOpenDBRequest => {
      if (name === 'tabuleiro-log') throw new DOMException('', 'UnknownError');
      return factory.open(name, version);
    };
    const database = new Database({ ...factory, [step]: refusing });
    expect(await database.open()).toEqual(ok(undefined));
  },
);

test('a tab that sleeps while it begins a new log keeps no other one from opening', async () => {
  const device = new Device();
  const asleep = await answerOf(device.factory.open('tabuleiro-log'));
  // One waits until the log can be deleted, the next one until that is done.
  const pages = [device.database(), device.database()];
  const opened = await Promise.all(pages.map((page) => page.open()));
  expect(opened).toEqual([ok(undefined), ok(undefined)]);
  asleep.close();
});

test('[P-F10] what the browser has thrown away is told', async () => {
  const device = new Device();
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const request = device.factory.open(name, version);
    request.addEventListener('upgradeneeded', (event) => {
      Object.assign(event, { dataLoss: name === 'tabuleiro' ? 'total' : 'none', dataLossMessage: 'corrupt' });
    });
    return request;
  };
  const factory = { open, deleteDatabase: (name: string) => device.factory.deleteDatabase(name) };
  const wiped = new Database(factory);
  got(await wiped.open());
  expect(wiped.loss).toEqual(storeError('wiped', 'corrupt'));
  const later = new Database(factory);
  got(await later.open());
  expect(later.loss).toBeUndefined();
});

const NEWER = APP_DATABASE.migrations.length + 1;

test('a page lets a newer version upgrade and then says that it is old', async () => {
  const device = new Device();
  const page = device.page();
  await keepScript(page, script);
  let wasBlocked = false;
  const request = device.factory.open(APP_DATABASE.name, NEWER);
  request.addEventListener('blocked', () => {
    wasBlocked = true;
  });
  const upgraded = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
  expect(wasBlocked).toBe(false);
  expect(upgraded.version).toBe(NEWER);
  expect(await page.list()).toMatchObject({ error: { problem: 'newer' } });
});

test('an upgrade that another page blocks says so, and goes on once that page is closed', async () => {
  const device = new Device();
  await keepScript(device.page(), script);
  for (const connection of device.connections) connection.close();
  const stubborn = await device.raw();
  const page = device.page(device.database(LATER));
  const blocked = fail(storeError('blocked'));
  expect(await page.list()).toEqual(blocked);
  expect(await page.create(script.header, script.opening)).toEqual(blocked);
  stubborn.close();
  await expect.poll(async () => (await page.list()).ok).toBe(true);
  expect(got(await page.list())).toHaveLength(1);
});

test('[P-F10] a migration that fails leaves the old version as it was', async () => {
  const device = new Device();
  const id = await keepScript(device.page(), script);
  for (const connection of device.connections) connection.close();
  const was = await device.dump();
  const failing: Migration = async (database, upgrade) => {
    database.createObjectStore('half');
    await upgrade.objectStore('lines').clear();
    throw new Error('no way');
  };
  const database = device.database({ ...APP_DATABASE, migrations: [...MIGRATIONS, failing] });
  expect(await database.open()).toMatchObject({ error: { problem: 'failed', cause: 'Error: no way' } });
  expect(await device.dump()).toEqual(was);
  expect(got(await device.page().load(id)).journal).toBe(linesAfter(script).join(''));
});

test('what fails within a transaction takes the rest of it back', async () => {
  const device = new Device();
  const database = device.database();
  got(await database.open());
  const was = await device.dump();
  const result = await database.write(['settings'], async (transaction) => {
    await transaction.objectStore('settings').put(1, 'first');
    throw new Error('a slip');
  });
  expect(result).toMatchObject({ error: { problem: 'failed', cause: 'Error: a slip' } });
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] what cannot be read is told apart from what cannot be written', async () => {
  const result = await new Device().database().read(['settings'], async () => {
    throw new Error('a slip');
  });
  expect(result).toMatchObject({ error: { problem: 'unread', cause: 'Error: a slip' } });
});

test('a value that cannot be stored takes the rest of its transaction back', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script, 0);
  const was = await device.dump();
  const [{ n, line, summary }] = script.steps;
  const odd = { ...summary, position: Reflect.apply(() => () => '', undefined, []) };
  const extension = { id, n, lines: [line], updated: 1, summary: odd };
  expect(Reflect.apply(page.append, page, [extension])).toBeInstanceOf(Promise);
  const result: unknown = await Reflect.apply(page.append, page, [extension]);
  expect(result).toMatchObject({ ok: false, error: { problem: 'failed' } });
  expect(await device.dump()).toEqual(was);
});
