import { parseStudy } from '@tabuleiro/any-game';
import { formatJournal } from '@tabuleiro/match';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { exportBackup } from '../../src/store/backup/exportBackup.js';
import { importBackup } from '../../src/store/backup/importBackup.js';
import type { GameStore } from '../../src/store/games/gameStore.js';
import { compareJournals, linesOf } from '../../src/store/games/journalLines.js';
import { MemoryGames } from '../../src/store/games/memoryGames.js';
import { MemoryStudies } from '../../src/store/games/memoryStudies.js';
import { openGame, openJournal, openUpTo } from '../../src/store/games/openGame.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';
import { Device, type Dump, find, got, WRITTEN_GAMES } from './device.js';
import { studyOf } from './games/studies.js';
import { keepScript, linesAfter, playScript } from './scripts.js';

export type FuzzRun = { readonly accepted: number; readonly refused: number };

const scripts = WRITTEN_GAMES.flatMap((written) => [1, 2].map((seed) => playScript(written, seed, 14)));
const journals = scripts.map((script) => linesAfter(script).join(''));

/** Opens `count` damaged journals. Throws when opening throws, repairs something, or gives a wrong line. */
export async function fuzzJournals(seed: number, count: number): Promise<FuzzRun> {
  let accepted = 0;
  for (const text of fuzzTexts(seed, count, journals)) {
    const opened = await openJournal(find, text).catch((cause: unknown) => {
      throw new Error(`seed ${seed}, opening ${JSON.stringify(text)}`, { cause });
    });
    if (opened.ok) {
      accepted++;
      const { gameMatch, secret } = opened.value;
      checkNothingAdded(text, formatJournal(gameMatch.match, secret));
    } else {
      const part = await openUpTo(find, text, opened.error);
      if (part === undefined && opened.error.line > 1) throw new Error(`seed ${seed}: no part of ${text}`);
    }
  }
  return { accepted, refused: count - accepted };
}

/** What was accepted says the same as what it was read as: nothing was dropped and nothing put in. */
function checkNothingAdded(text: string, canonical: string): void {
  const [given, read] = [linesOf(text), linesOf(canonical)].map((lines) => lines.map(sortedJson));
  const isSame = given.length === read.length && given.every((line, i) => line === read[i]);
  const hasTicks = given.some((line, i) => line.includes('"tick"') && given[i + 1]?.includes('"tick"'));
  if (!isSame && !hasTicks)
    throw new Error(`${JSON.stringify(text)} was read as ${JSON.stringify(canonical)}`);
}

function sortedJson(line: string): string {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(JSON.parse(line), sorted);
}

const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1.5,
    Number.NaN,
    1e300,
    '',
    'x',
    '\n',
    '{}\n',
    '{"kind":"tick","by":"w","spent":1}\n',
  ],
  ...[[], {}, [[]], { id: 'id-0' }, new Date(0), new Uint8Array(3), undefined, '\ud800\n'],
];

/** Spoils a database in `count` ways. Throws when the app throws, hides a game, or changes what it only reads. */
export async function fuzzDatabases(seed: number, count: number): Promise<FuzzRun> {
  const random = new Random(seed);
  let accepted = 0;
  for (let i = 0; i < count; i++) {
    const device = new Device();
    const ids = await keepThree(device, random);
    await spoil(device, ids, random);
    const was = await device.dump();
    const opened = await readEverything(device).catch((cause: unknown) => {
      throw new Error(`seed ${seed}, database ${i}: ${JSON.stringify(was)}`, { cause });
    });
    accepted += opened;
    checkUntouched(was, await device.dump(), `seed ${seed}, database ${i}`);
  }
  return { accepted, refused: count * 3 - accepted };
}

async function keepThree(device: Device, random: Random): Promise<readonly string[]> {
  const page = device.page();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await keepScript(page, random.pick(scripts), 4 + random.below(6)));
  return ids;
}

function spoil(device: Device, ids: readonly string[], random: Random): Promise<void> {
  return device.tamper((transaction) => {
    for (let changes = 1 + random.below(3); changes > 0; changes--) {
      const key = [random.pick(ids), random.below(10)];
      const lines = transaction.objectStore('lines');
      const games = transaction.objectStore('games');
      const odd = random.pick(ODD_VALUES);
      const id = random.pick(ids);
      const record = { id, created: 1, updated: 2, lines: random.below(9), summary: odd };
      const name = random.pick(['created', 'updated', 'lines', 'summary', 'extra']);
      const ways = [
        () => lines.delete(key),
        () => lines.put(odd, key),
        () => lines.put(random.pick(journals), key),
        () => lines.put(odd, [id, random.pick<IDBValidKey>([99, -1, 0.5, 'x'])]),
        () => games.delete(id),
        () => games.put({ ...record, [name]: odd }),
        () => transaction.objectStore('damaged').put({ id: 'aside', text: odd, [name]: odd }),
      ];
      random.pick(ways)();
    }
  });
}

/** How many games opened. Every game of which anything is left is listed, as a game or as damaged. */
async function readEverything(device: Device): Promise<number> {
  const page = device.page();
  const listed = got(await page.list()).map(({ id }) => id);
  const damaged = got(await page.damaged()).map(({ id }) => id);
  const { lines, games } = await device.dump();
  const ids = [...games.map(([key]) => key), ...lines.map(([key]) => (Array.isArray(key) ? key[0] : key))];
  for (const id of ids) {
    if (![...listed, ...damaged].includes(String(id))) throw new Error(`${id} is hidden`);
  }
  let opened = 0;
  for (const id of listed) {
    const loaded = await page.load(id);
    if (loaded.ok && (await openGame(find, loaded.value)).ok) opened++;
  }
  const [text] = got(await exportBackup(device.stores(), DEFAULT_SETTINGS, 1)).texts;
  for (const [, line] of lines) {
    const escaped = JSON.stringify(typeof line === 'string' ? line : '').slice(1, -1);
    if (!text.includes(escaped)) throw new Error(`${JSON.stringify(line)} is not exported`);
  }
  return opened;
}

function checkUntouched(was: Dump, is: Dump, place: string): void {
  const text = (dump: Dump): string => JSON.stringify(dump);
  if (text(was) !== text(is)) throw new Error(`${place}: reading changed it`);
}

/** Imports `count` damaged backups, as texts and as JSON values, over games that are there already. */
export async function fuzzBackups(seed: number, count: number): Promise<FuzzRun> {
  const random = new Random(seed);
  const device = new Device();
  const source = new MemoryGames(device);
  for (const script of scripts) await keepScript(source, script);
  got(await source.keepDamaged({ id: 'aside', origin: 'import', kept: 5, text: 'torn' }));
  const studies = new MemoryStudies();
  got(await studies.insert([studyOf(WRITTEN_GAMES[0], 1, 'study')]));
  const backup = got(await exportBackup({ games: source, studies }, DEFAULT_SETTINGS, 1)).texts[0];
  const texts = [...fuzzTexts(seed, count, [backup])];
  for (let i = 0; i < count; i++) texts.push(damageValue(backup, random));
  let accepted = 0;
  for (const text of texts) {
    const store = await someOf(source, random);
    const isIn = await importOne(device, store, text).catch((cause: unknown) => {
      throw new Error(`seed ${seed}: ${text}`, { cause });
    });
    if (isIn) accepted++;
  }
  return { accepted, refused: texts.length - accepted };
}

/** Some of the games, some of them not played as far. */
async function someOf(source: GameStore, random: Random): Promise<GameStore> {
  const store = new MemoryGames(new Device());
  for (const game of got(await source.list())) {
    if (random.below(2) === 0) continue;
    const lines = linesOf(got(await source.load(game.id)).journal);
    got(await store.insert({ ...game, lines: lines.slice(0, 1 + random.below(lines.length)) }));
  }
  return store;
}

async function importOne(device: Device, store: GameStore, text: string): Promise<boolean> {
  const before = got(await store.list());
  const journalsBefore = new Map<string, readonly string[]>();
  for (const { id } of before) journalsBefore.set(id, linesOf(got(await store.load(id)).journal));
  const studies = new MemoryStudies();
  const result = await importBackup(
    { store: { games: store, studies }, find, now: device.now, makeId: device.makeId },
    text,
  );
  for (const [id, lines] of journalsBefore) {
    const comparison = compareJournals(lines, linesOf(got(await store.load(id)).journal));
    if (comparison !== 'same' && comparison !== 'older') throw new Error(`${id} was changed`);
  }
  for (const { id } of got(await store.list())) got(await openGame(find, got(await store.load(id))));
  for (const { id } of got(await studies.list())) {
    got(await parseStudy(got(await studies.load(id)).text, find));
  }
  if (!result.ok) return false;
  const { added, extended, same, damaged, trouble } = result.value;
  if (trouble !== undefined) throw new Error(JSON.stringify(trouble));
  const { games, studies: others = [], damaged: aside } = JSON.parse(text);
  const entries = games.length + others.length + aside.length;
  if (added + extended + same + damaged.length !== entries) throw new Error('not every entry was counted');
  return true;
}

/** The document with one value in it, anywhere, replaced or removed. */
function damageValue(text: string, random: Random): string {
  const document: unknown = JSON.parse(text);
  let holder = document;
  while (typeof holder === 'object' && holder !== null) {
    const keys = Object.keys(holder);
    if (keys.length === 0) break;
    const key = random.pick(keys);
    const inner: unknown = Reflect.get(holder, key);
    if (typeof inner !== 'object' || inner === null || random.below(5) === 0) {
      if (random.below(3) === 0 && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
      else Reflect.set(holder, key, random.pick(ODD_VALUES));
      break;
    }
    holder = inner;
  }
  return JSON.stringify(document);
}
