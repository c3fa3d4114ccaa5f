import { expect, test } from 'vitest';
import { examineDamaged, rescueGame } from '../../../src/store/games/rescue.js';
import { Device, find, got, WRITTEN_GAMES } from '../device.js';
import { keepScript, linesAfter, playScript } from '../scripts.js';

const script = playScript(WRITTEN_GAMES[0], 7, 15);
const lines = linesAfter(script);

async function spoiled() {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script);
  await device.tamper((transaction) => transaction.objectStore('games').put({ id, summary: 7 }));
  const examine = async () => examineDamaged(find, got(await page.damaged()));
  return { device, page, id, examine };
}

test('[P-F10] a spoiled list entry with a whole journal is rescued whole; the spoiled one stays as it is', async () => {
  const { device, page, id, examine } = await spoiled();
  const before = await device.dump();
  const [game] = await examine();
  expect(game).toMatchObject({ damaged: { id }, damage: undefined });
  const copy = got(await rescueGame(page, game, 5));
  expect(copy).toMatchObject({ id: `${id}~2`, created: 5, updated: 5, lines });
  expect(got(await page.load(copy.id)).journal).toBe(lines.join(''));
  expect(await device.dump()).toMatchObject({ damaged: before.damaged });
  expect((await examine()).map(({ damaged }) => damaged)).toEqual([game.damaged]);
});

test('[P-F10] a journal that is damaged too is rescued up to there', async () => {
  const { device, page, id, examine } = await spoiled();
  await device.tamper((transaction) => transaction.objectStore('lines').put('{}\n', [id, 6]));
  const [game] = await examine();
  expect(game.damage).toMatchObject({ problem: 'refused', line: 7 });
  expect(got(await rescueGame(page, game, 5)).lines).toEqual(lines.slice(0, 6));
});

test('[P-F10] where nothing can be opened nothing is kept, and it is said', async () => {
  const { device, page, id, examine } = await spoiled();
  await device.tamper((transaction) => transaction.objectStore('lines').delete([id, 0]));
  const [game] = await examine();
  expect(game.opened).toBeUndefined();
  expect(await rescueGame(page, game, 5)).toMatchObject({ error: { problem: 'damaged' } });
  expect(got(await page.list())).toEqual([]);
});

test('[P-F10] a copy takes no number of another damaged game', async () => {
  const { device, page, id, examine } = await spoiled();
  await device.tamper((transaction) => transaction.objectStore('games').put({ id: `${id}~2` }));
  const [game] = await examine();
  expect(got(await rescueGame(page, game, 5)).id).toBe(`${id}~3`);
});
