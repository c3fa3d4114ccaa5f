import type { Page } from '@playwright/test';
import { gameWords, homeWords, pageWords, storeWords } from '../src/words/app.js';
import { damagedWords } from '../src/words/damaged.js';
import { diceWords } from '../src/words/dice.js';
import { settingsWords } from '../src/words/settings.js';
import { withSettings } from './fixtures/settings.js';
import { axe, expect, hears, test } from './fixtures.js';
import { makeBackup } from './keep/backup.js';
import { damage } from './keep/damage';
import { breakDisk, mendDisk } from './keep/disk.js';
import { MOMENTS } from './keep/moments.js';
import { goHome, idOf } from './keep/pages.js';
import { replay, shownOf } from './keep/replay.js';
import { look, watchGames } from './keep/shown.js';
import { readStoredGames, type StoredGames } from './keep/storedGames';
import { downloadBy, exportText, importText } from './keep/transfer';
import { GameTester } from './play/gameTester';
import { COMPUTER, TEN_MINUTES } from './play/journal.js';
import { firstMoves, OPERA, openSketch, openText } from './play/scenes.js';

const LANG = 'pt-BR';
const words = gameWords[LANG];

/** What a page shows, and what it has to show; parts that come when they are needed may still be missing. */
async function compared(page: Page, id: string) {
  const { games } = await readStoredGames(page);
  const { gameMatches } = await replay(games.find((game) => game.id === id)?.lines ?? []);
  const due = shownOf(gameMatches[gameMatches.length - 1]);
  const report = await look(page);
  return { shown: report && { ...due, ...report.shown }, due, left: report?.left };
}

test('[P-F10] whenever the page is left, it comes back as it was; a clock stands still then', async ({
  page,
}) => {
  await watchGames(page.context(), () => undefined);
  const table = new GameTester(page);
  for (const { name, journal, isPaused } of MOMENTS) {
    await openText(page, journal);
    await expect(table.grid).toBeVisible();
    const { due, left } = await compared(page, idOf(page));
    expect(due.isPaused, name).toBe(isPaused);
    const address = page.url();
    for (const way of ['reload', 'another page'] as const) {
      if (way === 'reload') await page.reload();
      else await goHome(page);
      await page.goto(address);
      await expect
        .poll(() => compared(page, idOf(page)), `${name}, ${way}`)
        .toEqual({ shown: due, due, left });
    }
    await goHome(page);
  }
});

test('[P-F10] [S-DIE] a throw that is due is the same, however often the page is left', async ({ page }) => {
  const table = new GameTester(page);
  await table.begin('senet', { opponent: 'person' });
  const address = page.url();
  const die = page.getByRole('img', { name: /^Dado: \d$/ });
  const throwDie = async (): Promise<string> => {
    await page.getByRole('button', { name: diceWords[LANG].throwIt }).click();
    await expect(die).toBeVisible();
    return (await die.getAttribute('aria-label')) ?? '';
  };
  const copies = await exportText(page);
  await page.goto(address);
  const thrown = await throwDie();
  await page.reload();
  await expect(die).toHaveAccessibleName(thrown);
  // The same game where nobody has thrown yet.
  await goHome(page);
  await page.getByRole('button', { name: /^Apagar esta partida/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: homeWords[LANG].removing.confirm }).click();
  await expect(page.locator('a[href^="#/partida/"]')).toHaveCount(0);
  await importText(page, copies);
  await page.goto(address);
  await page.reload();
  expect(await throwDie()).toBe(thrown);
});

test('[P-F10] a question that was open is asked again, and nothing was done', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' });
  await table.move('a7', 'a8');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(table.grid).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await table.move('a7', 'a8', /Dama/);
  await table.expectMoves('a8=D');
  await page.reload();
  await table.expectMoves('a8=D');
});

test('[P-F10] left while the computer thinks, it goes on thinking', async ({ page }) => {
  const table = new GameTester(page);
  await table.begin('classico', { level: 10 });
  await table.move('e2', 'e4');
  await table.expectMoves('e4');
  await page.reload();
  await expect(table.moves).toHaveCount(2);
});

test('[P-F10] with a clock the computer moves however long it thinks, and waits where the game was left', async ({
  page,
}) => {
  const players = [COMPUTER[0], { name: '', kind: 'computer' }] as const;
  const clock = { ...TEN_MINUTES, stages: [{ ms: 60_000 }] };
  const table = await openSketch(page, { game: 'classico', players, clock });
  await table.move('e2', 'e4');
  await table.expectMoves('e4');
  await page.reload();
  await expect(table.status).toHaveText(words.paused);
  await page.getByRole('button', { name: words.resume }).click();
  await expect(table.moves).toHaveCount(2);
});

test('[P-F10] an offer that the computer has not answered is answered when the game is opened', async ({
  page,
}) => {
  await openSketch(page, {
    ...{ game: 'classico', players: COMPUTER, line: firstMoves(OPERA, 8) },
    after: [{ kind: 'offer', by: 'w', spent: 0 }],
  });
  await hears(page, /empate/i);
  const lastLine = async (): Promise<string | undefined> =>
    (await readStoredGames(page)).games[0].lines.at(-1);
  expect(await lastLine()).toMatch(/"kind":"(accept|decline)"/);
});

test('[P-F10] time that has passed before the first move has passed', async ({ page }) => {
  await watchGames(page.context(), () => undefined);
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person', time: '10+5' });
  const left = async (): Promise<number> => Math.min(...Object.values((await look(page))?.left ?? {}));
  await expect.poll(left).toBeLessThanOrEqual(598);
  await page.reload();
  await expect(table.status).toHaveText(words.paused);
  expect(await left()).toBeLessThanOrEqual(599);
});

test('[P-F10] every unfinished game can be gone on with, the latest first; deleting one is asked', async ({
  page,
}) => {
  const { continue: goOn, finished, removing, showAll } = homeWords[LANG];
  const { text, journals } = makeBackup(8, 1);
  await importText(page, text);
  await openSketch(page, { game: 'classico', line: OPERA });
  await goHome(page);
  const unfinished = page.locator('section', { has: page.getByRole('heading', { name: goOn, exact: true }) });
  const links = unfinished.getByRole('link');
  await unfinished.getByRole('button', { name: showAll(8) }).click();
  await expect(links).toHaveCount(8);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([...journals.keys()].reverse().map((id) => `#/partida/${id}`));
  const over = page.locator('section', { has: page.getByRole('heading', { name: finished }) });
  await expect(over.getByRole('link')).toHaveCount(1);

  const dialog = page.getByRole('dialog');
  const bin = unfinished.getByRole('button', { name: /^Apagar esta partida/ }).first();
  await bin.click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(links).toHaveCount(8);
  await bin.click();
  await dialog.getByRole('button', { name: removing.confirm }).click();
  await expect(links).toHaveCount(7);
  const { games } = await readStoredGames(page);
  expect(games.map(({ id }) => id)).not.toContain('from-7');
  expect(games).toHaveLength(8);

  await hears(page, removing.done);
  await expect(unfinished.getByRole('heading', { name: goOn, exact: true })).toBeFocused();
  // With its last game a list goes away, and its heading.
  await over.getByRole('button', { name: /^Apagar esta partida/ }).click();
  await dialog.getByRole('button', { name: removing.confirm }).click();
  await expect(over).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[P-F10] a game that cannot be deleted stays, and the page says so', async ({ page }) => {
  await openSketch(page, { game: 'classico', line: OPERA });
  await goHome(page);
  await breakDisk(page);
  await page.getByRole('button', { name: /^Apagar esta partida/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: homeWords[LANG].removing.confirm }).click();
  await expect(page.getByText(storeWords[LANG].problems.failed)).toBeVisible();
  await expect(page.locator('a[href^="#/partida/"]')).toHaveCount(1);
});

test('[P-F10] [P-LOCAL] what is exported here is the same where it is imported', async ({
  page,
  browser,
  site,
  troubles,
}) => {
  await importText(page, makeBackup(6, 2).text);
  const table = new GameTester(page);
  await table.begin('senet', { opponent: 'person' });
  await page.getByRole('button', { name: diceWords[LANG].throwIt }).click();
  await expect(table.moves).toHaveCount(1);
  const exported = await exportText(page);
  await expect(page.getByText(/segredo do dado/)).toBeVisible();

  const other = await browser.newContext({ baseURL: site.url, locale: LANG });
  await withSettings(other, { hurry: true });
  await troubles.watch(other);
  const there = await other.newPage();
  expect(await importText(there, exported)).toBe('Partidas do arquivo: 7 novas.');
  expect(await readStoredGames(there)).toEqual(await readStoredGames(page));
  expect(await importText(there, exported)).toBe('Partidas do arquivo: 7 já estavam aqui.');
  expect(dated(await exportText(there))).toEqual(dated(exported));
  await other.close();
});

/** The same whenever it was made. */
const dated = (text: string): unknown => ({ ...JSON.parse(text), exported: '' });

test('[P-F10] a damaged game is reported, stays as it is, can be taken out, and opens up to the damage as a copy', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 8) });
  const id = idOf(page);
  const address = page.url();
  await goHome(page);
  await damage(page, {
    store: 'lines',
    key: [id, 6],
    value: '{"kind":"move","by":"b","spent":0,"move":"a1a5"}\n',
  });
  const before = await readStoredGames(page);
  await page.locator(`a[href="#/partida/${id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: words.notOpened })).toBeVisible();
  const text = await downloadBy(page, page.getByRole('button', { name: damagedWords[LANG].export }));
  expect(text).toBe(linesOf(before, id));

  await page.getByRole('button', { name: damagedWords[LANG].openSound }).click();
  await table.expectMoves('e4', 'e5', 'Cf3', 'd6', 'd4');
  expect(idOf(page)).toBe(`${id}~2`);
  await table.move('c8', 'g4');
  await table.expectMoves('e4', 'e5', 'Cf3', 'd6', 'd4', 'Bg4');
  expect(linesOf(await readStoredGames(page), id)).toBe(text);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: words.notOpened })).toBeVisible();
  expect(JSON.parse(await exportText(page)).games).toContainEqual(
    expect.objectContaining({ id, journal: text }),
  );
});

test('[P-F10] a spoiled list entry is shown as what it is: rescued, taken out, deleted', async ({ page }) => {
  await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  const id = idOf(page);
  const address = page.url();
  await goHome(page);
  const text = linesOf(await readStoredGames(page), id);
  await damage(page, { store: 'games', key: id, value: { id, created: 'yesterday' } });
  await page.reload();
  const told = damagedWords[LANG];
  const section = page.locator('.damaged-games');
  await expect(section.getByRole('heading', { name: 'Xadrez Clássico, Ana e Bento' })).toBeVisible();
  await expect(section).toContainText(told.whole('3 lances'));
  await axe(page);
  expect(await downloadBy(page, section.getByRole('button', { name: told.export }))).toBe(text);
  await section.getByRole('button', { name: told.rescue }).click();
  const table = new GameTester(page);
  await table.expectMoves('e4', 'e5', 'Cf3', 'd6', 'd4');
  expect(idOf(page)).toBe(`${id}~2`);
  await table.move('c8', 'g4');

  // Its own address says the same, and never that something could not be kept.
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: words.notOpened })).toBeVisible();
  await expect(page.getByText(storeWords[LANG].problems.damaged)).toBeVisible();
  await expect(section.getByRole('button', { name: told.rescue })).toBeVisible();
  await section.getByRole('button', { name: told.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: told.removing.confirm }).click();
  await hears(page, told.removing.done);
  await expect(page.locator(`a[href="#/partida/${id}~2"]`)).toBeVisible();
  await expect(section).toBeHidden();
});

const linesOf = ({ games }: StoredGames, id: string): string | undefined =>
  games.find((game) => game.id === id)?.lines.join('');

test('[P-F10] a game that is not listed any more is told of and can be taken out', async ({ page }) => {
  await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 8) });
  const id = idOf(page);
  await goHome(page);
  const text = linesOf(await readStoredGames(page), id);
  await damage(page, { store: 'games', key: id, value: { id, created: 'yesterday' } });
  await page.reload();
  await expect(page.getByText(pageWords[LANG].damaged(1))).toBeVisible();
  await page.goto('./#/ajustes');
  const { exportOne, deleteOne, deleting } = settingsWords[LANG].storage;
  expect(await downloadBy(page, page.getByRole('button', { name: exportOne, exact: true }))).toBe(text);
  await page.getByRole('button', { name: deleteOne, exact: true }).click();
  await expect(page.getByRole('dialog', { name: deleting })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(JSON.parse(await exportText(page)).damaged).toEqual([{ id, text }]);
  const listed = page.getByRole('button', { name: exportOne, exact: true });
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: deleteOne, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: deleteOne }).click();
  };
  await breakDisk(page);
  await remove();
  await expect(page.getByText(storeWords[LANG].problems.failed)).toBeVisible();
  await expect(listed).toBeVisible();
  await mendDisk(page);
  await remove();
  await expect(listed).toBeHidden();
  await expect(page.getByText(storeWords[LANG].problems.failed)).toBeHidden();
});
