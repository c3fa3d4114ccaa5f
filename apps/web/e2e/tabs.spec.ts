import type { BrowserContext, Page } from '@playwright/test';
import { gameWords, pageWords, storeWords } from '../src/words/app.js';
import { settingsWords } from '../src/words/settings.js';
import { expect, hears, test } from './fixtures.js';
import { GameTester } from './play/gameTester';

const LANG = 'pt-BR';
const words = gameWords[LANG];
const { roles } = storeWords[LANG];

/** The same page once more, as if its address had been copied. */
async function openBeside(page: Page): Promise<GameTester> {
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  const table = new GameTester(beside);
  await expect(table.grid).toBeVisible();
  return table;
}

async function expectReader(table: GameTester): Promise<void> {
  await expect(table.status).toHaveText(words.readOnly);
  await hears(table.page, roles.reader);
  await expect(table.page.getByRole('button', { name: words.resign })).toBeHidden();
  await table.at('e7').click();
  await expect(table.marked('selected', 'source')).toHaveCount(0);
  await expect(table.notice).toContainText('outra aba');
}

/** What pages have that do not come by https: a school's own server. */
async function withoutLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
}

const WAYS = [
  { way: 'by the locks of the browser', prepare: async () => undefined },
  { way: 'by messages where there are no locks', prepare: withoutLocks },
] as const;

for (const { way, prepare } of WAYS) {
  test(`[P-F10] a second tab only watches, and plays when the first is closed: ${way}`, async ({ page }) => {
    await prepare(page.context());
    const first = new GameTester(page);
    await first.begin('classico', { opponent: 'person' });
    await first.move('e2', 'e4');
    await first.expectMoves('e4');
    const second = await openBeside(page);
    await second.expectMoves('e4');
    await expectReader(second);
    await first.move('e7', 'e5');
    await second.expectMoves('e4', 'e5');

    await page.close();
    await hears(second.page, roles.owner);
    await expect(second.status).not.toHaveText(words.readOnly);
    await second.move('g1', 'f3');
    await second.expectMoves('e4', 'e5', 'Cf3');
    await second.page.reload();
    await second.expectMoves('e4', 'e5', 'Cf3');
    await expect(second.status).not.toHaveText(words.readOnly);
  });
}

test('[P-F10] whoever takes a timed game over finds its clock stopped', async ({ page }) => {
  const first = new GameTester(page);
  await first.begin('classico', { opponent: 'person', time: '10+5' });
  await first.move('e2', 'e4');
  await first.expectMoves('e4');
  const second = await openBeside(page);
  await expect(second.status).toHaveText(words.readOnly);
  await page.close();
  await expect(second.status).toHaveText(words.paused);
  await second.page.getByRole('button', { name: words.resume }).click();
  await second.move('e7', 'e5');
  await second.expectMoves('e4', 'e5');
});

test('[P-F10] when a tab crashes, the other goes on with the game, and so does the computer', async ({
  page,
  troubles,
}) => {
  troubles.allow(/^crash: /);
  const first = new GameTester(page);
  await first.begin('nucleo', { level: 10 });
  const second = await openBeside(page);
  await expect(second.status).toHaveText(words.readOnly);
  await first.move('e2', 'e4');
  await second.expectMoves('e4');
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expect(second.moves).toHaveCount(2);
  await second.move('d2', 'd3');
  await expect(second.moves).toHaveCount(4);
  await expect(second.page.locator('.notice-trouble')).toHaveCount(0);
});

test('settings that change in one tab change in all', async ({ page }) => {
  const other = await page.context().newPage();
  await page.goto('./#/ajustes');
  await other.goto('.');
  await page.getByRole('radio', { name: settingsWords[LANG].look.themes.dark }).check({ force: true });
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[P-F10] a new version is offered between games only, and not taken up while another tab plays', async ({
    page,
    ownSite,
  }) => {
    const { takeIt, otherTabs } = pageWords[LANG];
    await page.goto(ownSite.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const home = await page.context().newPage();
    const first = new GameTester(page);
    await page.goto(`${ownSite.url}#/nova/classico`);
    await page.getByRole('radio', { name: 'Outra pessoa' }).check({ force: true });
    await page.getByRole('button', { name: 'Começar a partida' }).first().click();
    await first.move('e2', 'e4');
    await first.expectMoves('e4');

    ownSite.release();
    await home.goto(ownSite.url);
    const take = home.getByRole('button', { name: takeIt });
    await take.click();
    await hears(home, otherTabs);
    await home.reload();
    await expect(home.getByText(otherTabs)).toHaveCount(0);
    await home.goto(`${ownSite.url}#/ajustes`);
    await home.getByRole('button', { name: settingsWords[LANG].about.update, exact: true }).click();
    await expect(home.locator('.note', { hasText: otherTabs })).toBeVisible();
    await expect(page.getByRole('button', { name: takeIt })).toBeHidden();
    await first.move('e7', 'e5');
    await first.expectMoves('e4', 'e5');

    const address = page.url();
    await page.close();
    // The browser takes a moment to see that a tab is gone.
    const loaded = home.waitForEvent('load');
    await expect(async () => {
      if (await take.isVisible()) await take.click({ timeout: 5000 });
      await expect(take).toBeHidden({ timeout: 5000 });
    }).toPass();
    await loaded;
    await home.goto(address);
    await new GameTester(home).expectMoves('e4', 'e5');
  });
});
