import { componentWords, languageNames, pageWords } from '../src/words/app.js';
import { expect, hears, spoken, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { hurry } from './play/hurry.js';

test.use({ serviceWorkers: 'allow' });

/** Black has one move after a quiet one of the queen, and then it is mate. */
const MATE_IN_TWO = '7k/8/5K2/8/8/8/8/Q7 w - - 0 1';

test('[P-LOCAL] [P-F1] [P-F10] after one visit, the server dead: a whole game against the computer, kept', async ({
  page,
  ownSite,
  troubles,
}) => {
  // A server at home is asked whether it has a large table; that it is gone is no trouble.
  troubles.allow(/ERR_CONNECTION_REFUSED.*\/health\)$/);
  const table = new GameTester(page);
  await hurry(page);
  await page.goto(ownSite.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ownSite.stop();

  await page.getByRole('button', { name: languageNames.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: languageNames['pt-BR'] }).click();
  await table.begin('classico', { level: 1, position: MATE_IN_TWO }, ownSite.url);
  await table.move('a1', 'g1');
  await table.expectMoves('Dg1', 'Rh7');
  await table.move('g1', 'g7');
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');
  await expect(page.getByRole('heading', { name: 'Você venceu!' })).toBeVisible();

  await page.reload();
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');
  await table.expectMoves('Dg1', 'Rh7', 'Dg7#');
  await page.goto(ownSite.url);
  await expect(page.getByRole('heading', { name: 'Partidas terminadas' })).toBeVisible();
  await expect(page.getByText('Xeque-mate: você venceu.')).toBeVisible();

  await table.begin('nucleo', {}, ownSite.url);
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(2);
  await table.begin('brasez', {}, ownSite.url);
  await table.at('e1').click();
  await expect(table.moves).toHaveCount(2);
  // Its networks are here, too.
  expect((await spoken(page)).map(({ text }) => text).join()).not.toContain('calibrado');
  await table.begin('senet', { position: '........../........../.....A...B B -' }, ownSite.url);
  // The computer throws first; whoever needs the exact number waits for it.
  await expect(table.moves.nth(1)).toBeVisible();
});

test.describe('where no service worker keeps the app, as on a server without https', () => {
  test.use({ serviceWorkers: 'block' });

  test('[P-LOCAL] what cannot be fetched when it is needed says so, and can be tried again', async ({
    page,
    ownSite,
    troubles,
  }) => {
    troubles.allow(/ERR_CONNECTION|ERR_FAILED/);
    const { unfetched } = pageWords['pt-BR'];
    const table = new GameTester(page);
    await page.goto(ownSite.url);
    await table.begin('classico', {}, ownSite.url);
    const address = page.url();
    await ownSite.stop();
    await page.getByRole('button', { name: languageNames.en }).click();
    await hears(page, unfetched);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await table.at('e7').click();
    await hears(page, unfetched);
    await expect(page.getByText(unfetched)).toHaveCount(2); // once to be seen, once to be heard
    await table.move('e2', 'e4');
    await expect(table.notice).toContainText('O computador parou de responder.');

    await ownSite.start();
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: languageNames['pt-BR'] }).click();
    await table.at('e7').click();
    await expect(table.notice).toContainText('Espere a sua vez.');
    await table.type('voltar');
    await expect(table.moves).toHaveCount(0);
    await table.type('d4');
    await expect(table.moves).toHaveCount(2);

    // A game whose rules are not here: nobody sits there, least of all this tab itself.
    await table.begin('brasez', { opponent: 'person' }, ownSite.url);
    const other = page.url();
    await page.goto(address);
    await page.reload();
    await expect(table.grid).toBeVisible();
    await page.route(/\/brasez-[^/]*\.js$/, (route) => route.abort());
    await page.goto(other);
    await expect(page.getByText(unfetched).first()).toBeVisible();
    await page.goto(address);
    await expect(table.grid).toBeVisible();
    await page.unrouteAll();
    await page.goto(other);
    await expect(table.status).toHaveText('As brancas jogam.');
  });
});

test('[P-LOCAL] a page that breaks says so, and others are whole', async ({ page, troubles }) => {
  troubles.allow(/our own mistake/);
  await page.addInitScript(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('our own mistake');
    };
  });
  await page.goto('./#/nova/classico');
  await expect(page.getByText(componentWords['pt-BR'].broken)).toBeVisible();
  await expect(page.getByRole('button', { name: componentWords['pt-BR'].reload })).toBeVisible();
  await page.goto('./#/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
