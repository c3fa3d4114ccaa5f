import { LANGS } from '@tabuleiro/words';
import { CHAPTERS } from '../src/manual/contents.js';
import { printablesOf } from '../src/manual/sheet.js';
import { manualWords, printWords } from '../src/words/manual.js';
import { openPlainServer } from './fixtures/plainServer.js';
import { axe, expect, test } from './fixtures.js';
import { drawn, printed } from './play/paper.js';

/** The longer side and the shorter one, in points. */
const [LONG, SHORT] = [842, 595];

for (const { id, text } of CHAPTERS)
  for (const printable of printablesOf(id)) {
    test(`[P-NF2] ${id}/${printable} is one page of A4 in both languages, whatever the letters and the theme`, async ({
      page,
    }) => {
      const size = printable === 'tabuleiro' ? [LONG, SHORT] : [SHORT, LONG];
      await page.goto(`./#/manual/${id}/${printable}`);
      for (const lang of LANGS) {
        if (lang !== LANGS[0]) await page.locator('.header button[lang]').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          printWords[lang].title(printable, text[lang].title),
        );
        await drawn(page);
        await axe(page);
        expect(await printed(page)).toEqual([size]);
        await page.evaluate(() =>
          Object.assign(document.documentElement.dataset, { textSize: '200', theme: 'dark' }),
        );
        expect(await printed(page)).toEqual([size]);
        await page.evaluate(() =>
          Object.assign(document.documentElement.dataset, { textSize: '100', theme: 'light' }),
        );
      }
    });
  }

test('[P-NF2] paper shows the sheet alone, black on white; a button sends it to the printer', async ({
  page,
}) => {
  const words = printWords['pt-BR'];
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./#/manual/brasez');
  await page.getByRole('link', { name: words.links.folha }).click();
  await page.getByRole('button', { name: words.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.header', '.skip', 'h1', '.print-acts'])
    await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator('.sheet')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('[P-NF2] the plain pages of the manual need no script, lie under any path, and lead to the live boards', async ({
  browser,
  page,
  site,
}) => {
  const { url, server } = await openPlainServer(site.folder, '/escola/jogos/');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(url);
  await still.getByRole('link', { name: manualWords['pt-BR'].title }).click();
  await still.getByRole('link', { name: 'Brasez', exact: true }).click();
  await expect(still.locator('#charge .mini-board').first()).toBeVisible();
  await expect(still.locator('main')).toHaveCSS('display', 'grid');
  const live = await still.locator('#charge > p > a').getAttribute('href');
  await context.close();

  await page.goto(new URL(live ?? '', `${url}manual/pt-BR/brasez.html`).href);
  await expect(page.locator('.example .board-frame').first()).toBeVisible();
  server.closeAllConnections();
  server.close();
});

/** Pages of hundreds of boards take axe a while: all of them in the deep tests. */
for (const [files, title] of [
  [['index', 'geral'], 'a few plain pages'],
  [['index', ...CHAPTERS.map(({ id }) => id)], 'every plain page @deep'],
] as const) {
  test(`[P-NF2] axe finds nothing on ${title} of the manual, in both languages`, async ({ page }) => {
    for (const lang of LANGS)
      for (const file of files) {
        await page.goto(`./manual/${lang}/${file}.html`);
        await axe(page);
      }
  });
}

test('[P-NF2] what is printed in the dark theme is black on white', async ({ page }) => {
  await page.goto('./#/manual/brasez/charge');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
