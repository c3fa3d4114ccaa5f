import { expect, test } from './fixtures.js';
import { fillShelf } from './keep/shelf.js';

const OUT = '/tmp/shots-g/';
for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  for (const scheme of ['light', 'dark'] as const)
    for (const [amount, m, s] of [
      ['empty', 0, 0],
      ['three', 2, 1],
      ['many', 2000, 3000],
    ] as const) {
      if (scheme === 'dark' && amount !== 'many') continue;
      test(`${name} ${scheme} ${amount}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto('./#/');
        await expect(page.locator('.string')).toBeVisible();
        await fillShelf(page, m, s);
        await page.goto('./#/partidas');
        await page.reload();
        await expect(page.locator('.library-list li, .library-empty').first()).toBeVisible();
        await page.waitForTimeout(800);
        await page.screenshot({ path: `${OUT}${name}-${scheme}-${amount}.png` });
        if (amount === 'many') {
          await page.locator('.library-filters summary').click();
          await page.locator('.choose input').nth(1).check();
          await page.screenshot({ path: `${OUT}${name}-${scheme}-filters.png` });
          await page.goto('./#/partidas/numeros');
          await expect(page.locator('.tally-plot').first()).toBeVisible();
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${OUT}${name}-${scheme}-numbers.png`, fullPage: true });
          await page.goto('./#/partidas/importar');
          await page.locator('input[type=file]').setInputFiles([
            {
              name: 'torneio.pgn',
              mimeType: 'text/plain',
              buffer: Buffer.from('[Event "A"]\n[White "Ana"]\n\n1. e4 e5 *\n\n[Event "B"]\n\n1. e4 Ke4 *\n'),
            },
          ]);
          await expect(page.locator('.import')).toContainText('Pronta');
          await page.locator('.import summary').click();
          await page.screenshot({ path: `${OUT}${name}-${scheme}-import.png` });
        }
      });
    }
