import { expect, test } from 'vitest';
import type { GameStore } from '../../../src/store/games/gameStore.js';
import { linesOf } from '../../../src/store/games/journalLines.js';
import { summaryOf } from '../../../src/store/games/journalWriter.js';
import { MemoryGames } from '../../../src/store/games/memoryGames.js';
import { openGame } from '../../../src/store/games/openGame.js';
import { Device, find, got, WRITTEN_GAMES } from '../device.js';
import { append, extensionOf, keepScript, linesAfter, playScript } from '../scripts.js';

/** The lasting store and the one in memory keep the same promises. */
const KINDS: readonly { readonly kind: string; readonly make: () => GameStore }[] = [
  { kind: 'IndexedDB', make: () => new Device().page() },
  { kind: 'memory', make: () => new MemoryGames(new Device()) },
];

const cases = KINDS.flatMap(({ kind, make }) =>
  WRITTEN_GAMES.map((written) => ({ kind, make, written, id: written.game.id })),
);

test.each(cases)('[P-F10] $kind gives a game of $id back line by line', async ({ make, written }) => {
  const store = make();
  for (const seed of [1, 2]) {
    const script = playScript(written, seed, 30);
    const id = await keepScript(store, script);
    const loaded = got(await store.load(id));
    expect(loaded.journal).toBe(linesAfter(script).join(''));
    expect(loaded.lines).toBe(script.gameMatch.match.actions?.length ?? 0);
    expect(loaded.flaw).toBeUndefined();
    expect(loaded.summary).toEqual(summaryOf(script.gameMatch));
    const opened = got(await openGame(find, loaded));
    expect(opened.gameMatch.match.clocks).toEqual(script.gameMatch.match.clocks);
    expect(opened.gameMatch.match.offer).toEqual(script.gameMatch.match.offer);
    expect(opened.secret).toBe(script.secret);
  }
});

const [classico] = WRITTEN_GAMES;
const script = playScript(classico, 7, 12);
const moves = playScript(classico, 11, 40).steps.filter(({ line }) => !line.includes('tick'));

test.each(KINDS)('$kind lists games, the latest first', async ({ make }) => {
  const store = make();
  const first = await keepScript(store, script, 2);
  const second = await keepScript(store, script, 0);
  expect(got(await store.list()).map(({ id }) => id)).toEqual([second, first]);
  const { n, line, summary } = script.steps[2];
  got(await append(store, first, n, line, summary));
  const listed = got(await store.list());
  expect(listed.map(({ id }) => id)).toEqual([first, second]);
  expect(listed[0].created).toBeLessThan(listed[1].created);
  expect(listed[0].summary).toEqual(summary);
});

test.each(KINDS)('$kind refuses a line that is not the next one', async ({ make }) => {
  const store = make();
  const id = await keepScript(store, script, 0);
  const [{ line, summary }] = moves;
  const elsewhere = { ok: false, error: { code: 'store', problem: 'changed-elsewhere' } };
  for (const n of [-1, 0, 2, 3, 1.5]) {
    expect(await append(store, id, n, line, summary)).toMatchObject(elsewhere);
  }
  expect(await append(store, 'nobody', 1, line, summary)).toMatchObject({ error: { problem: 'not-found' } });
  for (const odd of ['', 'x', 'x\ny', 'x\ny\n', '\n\n']) {
    expect(await append(store, id, 1, odd, summary)).toMatchObject({ error: { problem: 'failed' } });
  }
  expect(got(await store.load(id)).journal).toBe(script.header);
});

test.each(KINDS)('[P-F10] $kind never replaces what was played', async ({ make }) => {
  const store = make();
  const id = await keepScript(store, script, 0);
  const { summary } = moves[0];
  const played = '{"kind":"move","by":"w","spent":5,"move":"e2e4"}\n';
  got(await append(store, id, 1, played, summary));
  for (const other of [
    '{"kind":"move","by":"w","spent":5,"move":"d2d4"}\n',
    '{"kind":"tick","by":"w","spent":9}\n',
  ]) {
    expect(await append(store, id, 1, other, summary)).toMatchObject({
      error: { problem: 'changed-elsewhere' },
    });
  }
  got(await append(store, id, 1, played, summary));
  expect(linesOf(got(await store.load(id)).journal)).toEqual([script.header, played]);
});

test.each(KINDS)('$kind lets a tick give way only to a longer one of the same player', async ({ make }) => {
  const store = make();
  const id = await keepScript(store, script, 0);
  const { summary } = moves[0];
  const tick = (by: string, spent: number): string => `${JSON.stringify({ kind: 'tick', by, spent })}\n`;
  got(await append(store, id, 1, tick('w', 5), summary));
  got(await append(store, id, 1, tick('w', 9), summary));
  for (const odd of [tick('w', 8), tick('b', 10), '{"kind":"offer","by":"w","spent":10}\n', 'tick\n']) {
    expect(await append(store, id, 1, odd, summary)).toMatchObject({
      error: { problem: 'changed-elsewhere' },
    });
  }
  expect(linesOf(got(await store.load(id)).journal)).toEqual([script.header, tick('w', 9)]);
});

test.each(KINDS)('$kind forgets a game only when told to', async ({ make }) => {
  const store = make();
  const gone = await keepScript(store, script, 3);
  const kept = await keepScript(store, script, 3);
  got(await store.remove(gone));
  expect(await store.load(gone)).toMatchObject({ error: { problem: 'not-found' } });
  expect(await store.remove(gone)).toMatchObject({ error: { problem: 'not-found' } });
  expect(got(await store.load(kept)).journal).toBe(linesAfter(script, 3).join(''));
  expect(got(await store.damaged())).toEqual([]);
});

test.each(KINDS)('[P-F10] $kind brings back exactly what was deleted, many at once', async ({ make }) => {
  const store = make();
  const ids = [
    await keepScript(store, script, 3),
    await keepScript(store, script),
    await keepScript(store, script, 0),
  ];
  const was = got(await store.list());
  const journals = await Promise.all(ids.map(async (id) => got(await store.load(id))));
  const taken = got(await store.take([ids[0], 'nobody', ids[1]]));
  expect(taken.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  expect(got(await store.list()).map(({ id }) => id)).toEqual([ids[2]]);
  expect(await store.load(ids[0])).toMatchObject({ error: { problem: 'not-found' } });
  got(await store.restore(taken));
  expect(got(await store.list())).toEqual(was);
  expect(await Promise.all(ids.map(async (id) => got(await store.load(id))))).toEqual(journals);
  expect(await store.restore(taken)).toMatchObject({ error: { problem: 'changed-elsewhere' } });
});

test.each(KINDS)('[P-F10] $kind continues a game only from what it is', async ({ make }) => {
  const store = make();
  const id = await keepScript(store, script, 4);
  const growth = { id, to: linesAfter(script), updated: 9, summary: summaryOf(script.gameMatch) };
  const known = linesAfter(script, 4);
  const other = [...known.slice(0, -1), '{}\n'];
  for (const from of [linesAfter(script, 2), linesAfter(script, 6), other]) {
    expect(await store.append(extensionOf(from, growth))).toMatchObject({
      error: { problem: 'changed-elsewhere' },
    });
  }
  expect(linesOf(got(await store.load(id)).journal)).toEqual(known);
  expect(await store.append(extensionOf(known, { ...growth, id: 'nobody' }))).toMatchObject({
    error: { problem: 'not-found' },
  });
  got(await store.append(extensionOf(known, growth)));
  expect(linesOf(got(await store.load(id)).journal)).toEqual(linesAfter(script));
  expect(await store.insert({ ...growth, created: 1, lines: known })).toMatchObject({
    error: { problem: 'changed-elsewhere' },
  });
});

test.each(KINDS)('[P-F10] $kind: what is put aside gives way to nothing', async ({ make }) => {
  const store = make();
  const first = { id: 'aside', origin: 'import', kept: 1, text: 'torn' } as const;
  got(await store.keepDamaged(first));
  expect(await store.keepDamaged({ ...first, text: 'another' })).toMatchObject({
    error: { problem: 'changed-elsewhere' },
  });
  expect(got(await store.damaged())).toEqual([first]);
});
