import { expect, test } from './fixtures.js';
import { hurry } from './play/hurry.js';
import { TablePage } from './play/table.js';

test.use({ serviceWorkers: 'allow' });

/** Black has one move after a quiet one of the queen, and then it is mate. */
const MATE_IN_TWO = '7k/8/5K2/8/8/8/8/Q7 w - - 0 1';

test('[P-LOCAL] [P-F1] [P-F10] after one visit, the server dead: a whole game against the computer, kept', async ({
  page,
  ownSite,
}) => {
  const table = new TablePage(page);
  await hurry(page);
  await page.goto(ownSite.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ownSite.stop();

  await table.begin('classico', { level: 1, position: MATE_IN_TWO }, ownSite.url);
  await table.move('a1', 'g1');
  await table.expectMoves('Dg1', 'Rh7');
  await table.move('g1', 'g7');
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');

  await page.reload();
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');
  await table.expectMoves('Dg1', 'Rh7', 'Dg7#');
  await page.goto(ownSite.url);
  await expect(page.getByRole('heading', { name: 'Partidas terminadas' })).toBeVisible();
  await expect(page.getByText('Xeque-mate: as brancas vencem.')).toBeVisible();

  await table.begin('nucleo', {}, ownSite.url);
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(2);
  await table.begin('brasez', {}, ownSite.url);
  await table.at('e1').click();
  await expect(table.moves).toHaveCount(2);
  await table.begin('senet', { position: '........../........../.....A...B B -' }, ownSite.url);
  // The computer throws first; whoever needs the exact number waits for it.
  await expect(table.moves.nth(1)).toBeVisible();
});
