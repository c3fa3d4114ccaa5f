import type { Result } from '@tabuleiro/game';
import { IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { Database } from '../../src/store/database/database.js';
import type { IndexedGames } from '../../src/store/games/indexedGames.js';
import { IndexedStudies } from '../../src/store/games/indexedStudies.js';
import { linesOf } from '../../src/store/games/journalLines.js';
import { summaryOf } from '../../src/store/games/journalWriter.js';
import { newImport } from '../../src/store/imports/importStore.js';
import { IndexedImports } from '../../src/store/imports/indexedImports.js';
import { IndexedOpenings } from '../../src/store/openings/openingStore.js';
import { SettingsStore } from '../../src/store/settings/settingsStore.js';
import { Device, got, WRITTEN_GAMES } from './device.js';
import { FAULTS, watchTransactions, withFault } from './faults.js';
import { plainStudy } from './games/studies.js';
import { append, extensionOf, keepScript, linesAfter, playScript, type Script } from './scripts.js';

const [classico] = WRITTEN_GAMES;
const script = playScript(classico, 7, 18);
/** A step that adds a line, and one that replaces a tick. */
const next = script.steps.findIndex(({ n }, i) => i > 3 && n > script.steps[i - 1].n);
const again = script.steps.findIndex(({ n }, i) => i > 3 && n === script.steps[i - 1].n);

type Deed = (games: IndexedGames, id: string, database: Database) => Promise<Result<unknown, unknown>>;

const appending = (at: number): Deed => {
  const { n, line, summary } = script.steps[at];
  return (games, id) => append(games, id, n, line, summary);
};

const whole = { id: 'whole', created: 1, updated: 2, summary: summaryOf(script.gameMatch) };
const IMPORT = newImport('import', 'torneio.pgn', 9, 1);
const FILE = new Blob(['the games']);
const [known, other] = [plainStudy('known'), plainStudy('other')];
const aside = { id: 'aside', origin: 'import', kept: 5, text: 'torn' } as const;

/** Everything that writes; `before` is how much of the script is there already. */
const DEEDS: readonly { readonly name: string; readonly before: number; readonly deed: Deed }[] = [
  { name: 'create', before: 2, deed: (games) => games.create(script.header, script.opening) },
  { name: 'append', before: next, deed: appending(next) },
  { name: 'append over a tick', before: again, deed: appending(again) },
  { name: 'remove', before: 5, deed: (games, id) => games.remove(id) },
  {
    name: 'insert',
    before: 2,
    deed: (games) => games.insert({ ...whole, lines: linesAfter(script, 5) }),
  },
  { name: 'extend', before: next, deed: (games, id) => games.append(growthOf(id, next)) },
  { name: 'extend over a tick', before: again, deed: (games, id) => games.append(growthOf(id, again)) },
  { name: 'put aside', before: 2, deed: (games) => games.keepDamaged(aside) },
  {
    name: 'remove what is spoiled',
    before: 5,
    deed: (games, id) => games.removeDamaged({ ...aside, id, origin: 'device' }),
  },
  { name: 'take', before: 5, deed: (games, id) => games.take([id]) },
  {
    name: 'restore',
    before: 2,
    deed: (games) =>
      games.restore([
        {
          id: 'taken',
          record: { id: 'taken' },
          lines: [
            { n: 0, text: '{}\n' },
            { n: 1, text: 'torn' },
          ],
        },
      ]),
  },
  {
    name: 'begin an import',
    before: 2,
    deed: (_games, _id, database) =>
      new IndexedImports(database).begin(newImport('new', 'a.pgn', 9, 1), FILE),
  },
  {
    name: 'go on with an import',
    before: 2,
    deed: (_games, _id, database) =>
      new IndexedImports(database).advance(IMPORT, {
        place: { offset: 9, line: 1, within: 0 },
        studies: [plainStudy('new'), known],
        problems: [],
        isLast: true,
      }),
  },
  {
    name: 'forget an import',
    before: 2,
    deed: (_games, _id, database) => new IndexedImports(database).remove(IMPORT.id),
  },
  {
    name: 'keep openings',
    before: 2,
    deed: (_games, _id, database) =>
      new IndexedOpenings(database, IDBKeyRange).put([
        { id: 'a', plies: 1, opening: '' },
        { id: 'b', plies: 9, opening: 'B90' },
      ]),
  },
  {
    name: 'insert studies',
    before: 2,
    deed: (_games, _id, database) =>
      new IndexedStudies(database).insert([plainStudy('new'), plainStudy('newer')]),
  },
  {
    name: 'replace a study',
    before: 2,
    deed: (_games, _id, database) =>
      new IndexedStudies(database).replace({ ...known, updated: 3000, text: 'next' }, known.updated),
  },
  {
    name: 'remove studies',
    before: 2,
    deed: (_games, _id, database) => new IndexedStudies(database).remove([known.id, other.id]),
  },
  {
    name: 'restore studies',
    before: 2,
    deed: (_games, _id, database) =>
      new IndexedStudies(database).restore([{ id: 'taken', record: { id: 'taken' }, text: 'what was left' }]),
  },
  {
    name: 'change settings',
    before: 2,
    deed: async (_games, _id, database) => {
      const keeper = new SettingsStore(() => 1);
      await keeper.open(database);
      return keeper.change({ theme: 'dark' });
    },
  },
];

function growthOf(id: string, known: number) {
  const { summary } = whole;
  return extensionOf(linesAfter(script, known), { id, to: linesAfter(script), updated: 9, summary });
}

async function deviceWith(before: number): Promise<{ readonly device: Device; readonly id: string }> {
  const device = new Device();
  got(await new IndexedStudies(device.database()).insert([known, other]));
  got(await new IndexedImports(device.database()).begin(IMPORT, FILE));
  return { device, id: await keepScript(device.page(), script, before) };
}

const cases = DEEDS.flatMap((row) => FAULTS.map((fault) => ({ ...row, fault })));

test.each(cases)('[P-F10] $name, $fault at any write: nothing or all', async ({ before, deed, fault }) => {
  for (let at = 1; ; at++) {
    const { device, id } = await deviceWith(before);
    const was = await device.dump();
    const database = device.database();
    let result: Result<unknown, unknown> | undefined;
    const hasFailed = await withFault(at, fault, async () => {
      result = await deed(device.page(database), id, database);
    });
    if (!hasFailed) {
      expect(at).toBeGreaterThan(1);
      expect(result).toMatchObject({ ok: true });
      expect(await device.dump()).not.toEqual(was);
      return;
    }
    const problem = fault === 'refused' || fault === 'full-at-commit' ? 'full' : 'failed';
    expect(result).toMatchObject({ ok: false, error: { code: 'store', problem } });
    expect(await device.dump()).toEqual(was);
    // The page goes on with the same connection as if nothing had been.
    expect(await deed(device.page(database), id, database)).toMatchObject({ ok: true });
  }
});

test.each(DEEDS)('[P-F10] $name writes in one strict transaction', async ({ before, deed }) => {
  const { device, id } = await deviceWith(before);
  const database = device.database();
  const asked = await watchTransactions(async () => {
    await deed(device.page(database), id, database);
  });
  expect(asked.filter(({ mode }) => mode === 'readwrite')).toEqual([
    { mode: 'readwrite', durability: 'strict' },
  ]);
});

const killed = WRITTEN_GAMES.map((written) => ({ id: written.game.id, written }));

test.each(killed)(
  '[P-F10, P-LOCAL] a game of $id outlives its page after every line',
  async ({ written }) => {
    const played: Script = playScript(written, 3, 25);
    const device = new Device();
    const id = await keepScript(device.page(), played, 0);
    for (const [i, { n, line, summary }] of played.steps.entries()) {
      got(await append(device.page(), id, n, line, summary));
      const loaded = got(await device.page().load(id));
      expect(linesOf(loaded.journal)).toEqual(linesAfter(played, i + 1));
      expect(loaded.summary).toEqual(summary);
    }
  },
);
