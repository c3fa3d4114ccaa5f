import { expect, test } from 'vitest';
import { openJournal } from '../../../src/store/games/openGame.js';
import { Device, find, got, WRITTEN_GAMES } from '../device.js';
import { append, keepScript, linesAfter, playScript } from '../scripts.js';

const script = playScript(WRITTEN_GAMES[0], 7, 15);
const journal = linesAfter(script).join('');

test('[P-F10] a game whose record is spoiled is shown as damaged, with its whole journal', async () => {
  const device = new Device();
  const page = device.page();
  const [spoiled, sound] = [await keepScript(page, script), await keepScript(page, script)];
  await device.tamper((transaction) => transaction.objectStore('games').put({ id: spoiled, summary: 7 }));
  expect(got(await page.list()).map(({ id }) => id)).toEqual([sound]);
  const found = got(await page.damaged());
  expect(found).toEqual([{ id: spoiled, origin: 'device', kept: undefined, text: journal }]);
  expect(await page.load(spoiled)).toMatchObject({ error: { problem: 'damaged' } });
  const { n, line, summary } = script.steps[0];
  expect(await append(page, spoiled, n, line, summary)).toMatchObject({ error: { problem: 'damaged' } });
  expect((await openJournal(find, found[0].text)).ok).toBe(true);
});

test('[P-F10] lines whose game is not listed any more are shown as damaged', async () => {
  const device = new Device();
  const page = device.page();
  const [lost, sound, another] = [
    await keepScript(page, script),
    await keepScript(page, script),
    await keepScript(page, script),
  ];
  await device.tamper((transaction) => {
    transaction.objectStore('games').delete(lost);
    transaction.objectStore('games').delete(another);
    transaction.objectStore('lines').delete([another, 0]);
  });
  expect(got(await page.list()).map(({ id }) => id)).toEqual([sound]);
  expect(got(await page.damaged()).map(({ id, text }) => [id, text])).toEqual([
    [lost, journal],
    [another, `\n${linesAfter(script).slice(1).join('')}`],
  ]);
});

test('[P-F10] a damaged game that is deleted with others comes back as damaged as it was', async () => {
  const device = new Device();
  const page = device.page();
  const [gap, sound] = [await keepScript(page, script), await keepScript(page, script)];
  await device.tamper((transaction) => transaction.objectStore('lines').delete([gap, 2]));
  const was = await device.dump();
  const taken = got(await page.take([gap, sound]));
  expect(got(await page.list())).toEqual([]);
  got(await page.restore(taken));
  expect(await device.dump()).toEqual(was);
});

test('what is damaged goes only when somebody says so', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script);
  await device.tamper((transaction) => transaction.objectStore('games').put({ id }));
  got(await page.keepDamaged({ id, origin: 'import', kept: 1, text: 'torn' }));
  const [aside, spoiled] = got(await page.damaged());
  expect([aside.origin, spoiled.origin]).toEqual(['import', 'device']);
  got(await page.removeDamaged(spoiled));
  expect(got(await page.damaged())).toEqual([aside]);
  got(await page.removeDamaged(aside));
  expect(got(await page.damaged())).toEqual([]);
  const rows = Object.values(await device.dump());
  expect(rows.every((found) => found.length === 0)).toBe(true);
});

test('a damaged record of something damaged is shown as it is', async () => {
  const device = new Device();
  const page = device.page();
  got(await page.list());
  await device.tamper((transaction) => transaction.objectStore('damaged').put({ id: 'x', text: 7 }));
  expect(got(await page.damaged())).toEqual([
    { id: 'x', origin: 'import', kept: undefined, text: '{"id":"x","text":7}' },
  ]);
});

test('[P-F10] a damaged journal is not written on', async () => {
  const device = new Device();
  const page = device.page();
  const [gap, more] = [await keepScript(page, script, 6), await keepScript(page, script, 6)];
  const count = linesAfter(script, 6).length;
  await device.tamper((transaction) => {
    transaction.objectStore('lines').delete([gap, count - 1]);
    transaction.objectStore('lines').put('{}\n', [more, count]);
  });
  const was = await device.dump();
  const { line, summary } = script.steps[6];
  const elsewhere = { ok: false, error: { problem: 'changed-elsewhere' } };
  for (const id of [gap, more]) expect(await append(page, id, count, line, summary)).toMatchObject(elsewhere);
  expect(await device.dump()).toEqual(was);
});
