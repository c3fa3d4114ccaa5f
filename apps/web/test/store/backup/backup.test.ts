import { expect, test } from 'vitest';
import { exportBackup, type KeptStores } from '../../../src/store/backup/exportBackup.js';
import { type ImportReport, importBackup } from '../../../src/store/backup/importBackup.js';
import type { GameStore } from '../../../src/store/games/gameStore.js';
import { linesOf } from '../../../src/store/games/journalLines.js';
import { MemoryGames } from '../../../src/store/games/memoryGames.js';
import { MemoryStudies } from '../../../src/store/games/memoryStudies.js';
import { openJournal, wholeGame } from '../../../src/store/games/openGame.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings/settings.js';
import { Device, find, got, WRITTEN_GAMES } from '../device.js';
import { studyOf } from '../games/studies.js';
import { goldenJournals } from '../golden.js';
import { append, keepScript, lineBehind, linesAfter, playScript } from '../scripts.js';

const [classico, , , senet] = WRITTEN_GAMES;
const script = playScript(classico, 7, 25);
const lines = linesAfter(script);

const NOW = 1_800_000_000_000;
const SETTINGS: Settings = { ...DEFAULT_SETTINGS, lang: 'en', letters: 'pt-BR', name: 'Ana ♥' };

async function exported(store: KeptStores): Promise<string> {
  const { texts } = got(await exportBackup(store, SETTINGS, NOW));
  expect(texts).toHaveLength(1);
  return texts[0];
}

async function imported(device: Device, store: KeptStores, text: string): Promise<ImportReport> {
  return got(await importBackup({ store, find, now: device.now, makeId: device.makeId }, text));
}

/** A device with golden and random games of every kind, and something damaged. */
async function richDevice(): Promise<Device> {
  const device = new Device();
  const page = device.page();
  for (const { text, name } of goldenJournals()) {
    const opened = got(await openJournal(find, text));
    got(await page.insert(wholeGame(opened, { id: name, created: device.now(), updated: device.now() })));
  }
  for (const written of WRITTEN_GAMES) await keepScript(page, playScript(written, 3, 15));
  const studies = WRITTEN_GAMES.map((written, i) => studyOf(written, i, `study ${i}`));
  got(await device.stores().studies.insert(studies));
  got(await page.keepDamaged({ id: 'aside', origin: 'import', kept: 5, text: 'half\ud800 a "game' }));
  return device;
}

test('[P-F10, P-LOCAL] what is exported and imported elsewhere is the same, byte by byte', async () => {
  const device = await richDevice();
  const text = await exported(device.stores());
  const other = new Device();
  const report = await imported(other, other.stores(), text);
  expect(report).toMatchObject({ added: 17, extended: 0, same: 0, trouble: undefined });
  expect(report.damaged).toEqual([{ path: 'damaged[0]', error: undefined }]);
  expect(report.settings).toEqual({ settings: SETTINGS, invalid: [] });
  expect(await other.dump()).toEqual(await device.dump());
  expect(await exported(other.stores())).toBe(text);
});

test('[P-F10, P-LOCAL] what is too much for one file is exported as several, each of which is read back', async () => {
  const device = await richDevice();
  const [whole] = got(await exportBackup(device.stores(), SETTINGS, NOW)).texts;
  const most = Math.ceil(whole.length / 2);
  const { texts, games, damaged } = got(await exportBackup(device.stores(), SETTINGS, NOW, most));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(most);
  const other = new Device();
  let added = 0;
  for (const text of texts) added += (await imported(other, other.stores(), text)).added;
  expect([added, damaged]).toEqual([games, 1]);
  expect(await other.dump()).toEqual(await device.dump());
  expect(await exported(other.stores())).toBe(whole);
});

test('[P-F10] the same file twice changes nothing', async () => {
  const device = await richDevice();
  const was = await device.dump();
  const report = await imported(device, device.stores(), await exported(device.stores()));
  expect(report).toMatchObject({ added: 0, extended: 0, same: 18, damaged: [] });
  expect(await device.dump()).toEqual(was);
});

test('a backup goes into memory too', async () => {
  const device = await richDevice();
  const memory = { games: new MemoryGames(device), studies: new MemoryStudies() };
  await imported(device, memory, await exported(device.stores()));
  expect(await exported(memory)).toBe(await exported(device.stores()));
});

test('[P-F10] a game that went on in the file goes on here', async () => {
  const [device, other] = [new Device(), new Device()];
  await keepScript(device.page(), script, 6);
  await imported(other, other.stores(), await exported(device.stores()));
  const id = await keepScript(device.page(), script);
  const all = (await exported(device.stores())).replaceAll(`"id": "${id}"`, '"id": "id-0"');
  const games = got(await other.page().list());
  const report = await imported(other, other.stores(), all);
  expect(report).toMatchObject({ added: 0, extended: 1, same: 1, damaged: [] });
  expect(got(await other.page().list())).toHaveLength(games.length);
  const loaded = got(await other.page().load('id-0'));
  expect(linesOf(loaded.journal)).toEqual(lines);
  const [{ updated }] = got(await device.page().list());
  expect(loaded.updated).toBe(updated);
});

test('[P-F10] a game that went on here is not set back by an older file', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script, 0);
  const files = [await exported(device.stores())];
  for (const { n, line, summary } of script.steps) {
    got(await append(page, id, n, line, summary));
    files.push(await exported(device.stores()));
  }
  const was = await device.dump();
  for (const file of files) expect(await imported(device, device.stores(), file)).toMatchObject({ same: 1 });
  expect(await device.dump()).toEqual(was);
});

test('[P-F10] a game that went another way is kept as another game, once', async () => {
  const [device, other] = [new Device(), new Device()];
  const here = playScript(classico, 7, 6);
  await keepScript(device.page(), here);
  await imported(other, other.stores(), await exported(device.stores()));
  const fork = linesAfter(here).length;
  const [last] = linesAfter(here).slice(-1);
  const line = (spent: number): string => lineBehind(last, { kind: 'resign', by: 'w', spent });
  got(await append(device.page(), 'id-0', fork, line(1), here.opening));
  got(await append(other.page(), 'id-0', fork, line(2), here.opening));
  const file = await exported(device.stores());
  expect(await imported(other, other.stores(), file)).toMatchObject({ added: 1, extended: 0, same: 0 });
  expect(await imported(other, other.stores(), file)).toMatchObject({ added: 0, same: 1 });
  expect(linesOf(got(await other.page().load('id-0')).journal).at(-1)).toBe(line(2));
  expect(linesOf(got(await other.page().load('id-0~2')).journal).at(-1)).toBe(line(1));
});

test('[P-F10] a damaged game of a file is put aside as it is, and the others come in', async () => {
  const device = new Device();
  const page = device.page();
  const [first, second] = [await keepScript(page, script), await keepScript(page, script)];
  await device.tamper((transaction) => transaction.objectStore('lines').delete([second, 3]));
  const broken = got(await page.load(second)).journal;
  const other = new Device();
  const report = await imported(other, other.stores(), await exported(device.stores()));
  expect(report).toMatchObject({ added: 1, extended: 0, same: 0 });
  expect(report.damaged).toMatchObject([{ error: { code: 'damaged-game', problem: 'refused', line: 4 } }]);
  expect(got(await other.page().list()).map(({ id }) => id)).toEqual([first]);
  expect(got(await other.page().damaged())).toMatchObject([{ origin: 'import', text: broken }]);
  expect(await exported(other.stores())).toContain(JSON.stringify(broken));
});

test('[P-F10] a sound backup goes on from the copy of a damaged game', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script);
  const file = await exported(device.stores());
  await device.tamper((transaction) => transaction.objectStore('lines').delete([id, 3]));
  const part = got(await openJournal(find, lines.slice(0, 3).join('')));
  got(await page.insert(wholeGame(part, { id: `${id}~2`, created: 1, updated: 2 })));
  expect(await imported(device, device.stores(), file)).toMatchObject({ added: 0, extended: 1 });
  expect(linesOf(got(await page.load(`${id}~2`)).journal)).toEqual(lines);
});

test('[S-DIE] a backup holds the secrets of unfinished games and counts them', async () => {
  const device = new Device();
  await keepScript(device.page(), script);
  const dice = playScript(senet, 2, 10);
  await keepScript(device.page(), dice);
  const { texts, games, secrets } = got(await exportBackup(device.stores(), SETTINGS, NOW));
  expect({ games, secrets }).toEqual({ games: 2, secrets: 1 });
  expect(texts[0]).toContain(dice.secret);
});

test.each([
  ['', 'not-json', ''],
  ['{"format":"tabuleiro-backup"', 'not-json', ''],
  ['[]', 'not-backup', ''],
  ['{"games":[]}', 'not-backup', ''],
  ['{"format":"tabuleiro-backup","version":3}', 'newer-version', 'version'],
  ['{"format":"tabuleiro-backup","version":0}', 'missing', 'exported'],
  ['{"format":"tabuleiro-backup","version":1,"extra":1}', 'unknown-key', 'extra'],
  [
    '{"format":"tabuleiro-backup","version":1,"exported":"","settings":{},"games":{},"damaged":[]}',
    'wrong-type',
    'games',
  ],
])('the file %j is refused: %s at %j', async (text, problem, path) => {
  const device = new Device();
  const parts = { store: device.stores(), find, now: device.now, makeId: device.makeId };
  expect(await importBackup(parts, text)).toMatchObject({ error: { code: 'bad-backup', problem, path } });
});

test('an entry that is no game is put aside with its place', async () => {
  const device = new Device();
  const game = { id: 'x', created: 1, updated: 2, journal: lines.join('') };
  const games = [game, 7, { ...game, created: -1 }, { ...game, extra: 1 }, null];
  const file = {
    format: 'tabuleiro-backup',
    version: 1,
    exported: '',
    settings: null,
    games,
    damaged: ['?'],
  };
  const report = await imported(device, device.stores(), JSON.stringify(file));
  expect(report.added).toBe(1);
  expect(
    report.damaged.map(({ path, error }) => [
      path,
      error !== undefined && 'problem' in error ? error.problem : undefined,
    ]),
  ).toEqual([
    ['games[1]', 'wrong-type'],
    ['games[2]', 'out-of-range'],
    ['games[4]', 'wrong-type'],
    ['damaged[0]', 'wrong-type'],
  ]);
  // The third and the fourth have the same text: it is put aside once.
  expect(report.same).toBe(1);
  expect(got(await device.page().damaged()).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['7', 'null', '"?"', lines.join('')]),
  );
  expect(report.settings.invalid).toEqual(['settings']);
});

test('[P-F10] a study of a file comes in once, beside another one of its name, and a damaged one is put aside', async () => {
  const [here, there] = [new Device(), new Device()];
  const [mine, theirs] = [studyOf(classico, 1, 'same'), studyOf(senet, 2, 'same')];
  got(await here.stores().studies.insert([mine]));
  got(await there.stores().studies.insert([theirs, studyOf(classico, 3, 'other')]));
  const file = await exported(there.stores());
  expect(await imported(here, here.stores(), file)).toMatchObject({ added: 2, same: 0, damaged: [] });
  expect(await imported(here, here.stores(), file)).toMatchObject({ added: 0, same: 2 });
  expect(got(await here.stores().studies.load('same'))).toEqual(mine);
  expect(got(await here.stores().studies.load('same~2'))).toEqual({ ...theirs, id: 'same~2' });
  const spoiled = file.replace('\\"study\\":1', '\\"study\\":0');
  const clean = new Device();
  const report = await imported(clean, clean.stores(), spoiled);
  expect(report).toMatchObject({
    added: 1,
    damaged: [{ path: 'studies[0]', error: { code: 'bad-record' } }],
  });
  expect(got(await clean.stores().games.damaged())).toMatchObject([{ origin: 'import' }]);
});

test('[P-F10] what is damaged of studies goes into the file too', async () => {
  const device = new Device();
  got(await device.stores().studies.insert([studyOf(classico, 1, 'lost')]));
  await device.tamper((transaction) => transaction.objectStore('studies').delete('lost'));
  const other = new Device();
  const report = await imported(other, other.stores(), await exported(device.stores()));
  expect(report.damaged).toEqual([{ path: 'damaged[0]', error: undefined }]);
  const [kept] = got(await other.stores().games.damaged());
  expect(kept.text).toBe(studyOf(classico, 1, 'lost').text);
});

test('an import that runs out of room says so and can be taken up again', async () => {
  const device = await richDevice();
  const file = await exported(device.stores());
  const other = new Device();
  const page = other.page();
  let room = 5;
  const narrow: GameStore = Object.assign(Object.create(page), {
    insert: async (game: Parameters<GameStore['insert']>[0]) => {
      room--;
      return room < 0
        ? { ok: false, error: { code: 'store', problem: 'full', cause: '' } }
        : page.insert(game);
    },
  });
  expect(await imported(other, { games: narrow, studies: other.stores().studies }, file)).toMatchObject({
    added: 5,
    trouble: { problem: 'full' },
  });
  expect(await imported(other, other.stores(), file)).toMatchObject({
    added: 12,
    same: 5,
    trouble: undefined,
  });
  expect(await other.dump()).toEqual(await device.dump());
});
