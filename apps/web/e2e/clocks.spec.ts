import { expect, hears, test } from './fixtures.js';
import { TablePage } from './play/table.js';
import { expectLeft, passTime, secondsLeft, withTime } from './play/time.js';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

test.beforeEach(({ page }) => withTime(page));

test('[P-F2] [C-TIME] per move: each move has its span; low time is told; whose time is over has lost', async ({
  page,
}) => {
  const table = new TablePage(page);
  await page.goto('./#/nova/classico');
  await page.getByRole('radio', { name: 'Outra pessoa' }).check({ force: true });
  await page.getByRole('radio', { name: 'por lance', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Segundos para cada lance' }).fill('180');
  await table.button('Começar a partida').first().click();
  await expect(table.grid).toBeVisible();
  await passTime(page, 100);
  await expectLeft(page, 'As brancas', 80);
  await table.move('e2', 'e4');
  await expect.poll(() => secondsLeft(page, 'As brancas')).toBe(180);
  const left = await secondsLeft(page, 'As pretas');
  await passTime(page, left - 29.9);
  await hears(page, 'As pretas: restam 30 segundos.');
  await passTime(page, (await secondsLeft(page, 'As pretas')) - 9.9);
  await hears(page, 'As pretas: restam 10 segundos.');
  await passTime(page, 10);
  await expect(table.result).toHaveText('Tempo esgotado: as brancas vencem.');
  await hears(page, 'Tempo esgotado: as brancas vencem.');
  await expect(page.getByRole('timer', { name: 'Relógio: As pretas' })).toContainText('0:00,0');
});
