import { expect, hears, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { TEN_MINUTES } from './play/journal.js';
import { firstMoves, OPERA, openSketch } from './play/scenes.js';
import { expectLeft, passTime, withTime } from './play/time.js';

test.beforeEach(({ page }) => withTime(page));

test('[P-F2] [C-TIME] 10+5: one clock runs at a time, a move adds its seconds, both stop in a pause and at the end', async ({
  page,
}) => {
  const table = await openSketch(page, {
    ...{ game: 'classico', line: firstMoves(OPERA, 30), clock: TEN_MINUTES, pace: 5 },
  });
  const expectBoth = async (ana: string, bento: string): Promise<void> => {
    await expectLeft(page, 'Ana', ana);
    await expectLeft(page, 'Bento', bento);
  };
  // A game that was closed waits for whoever comes back to it.
  await expect(table.status).toHaveText('Partida em pausa');
  await passTime(page, 1000);
  await table.button('Continuar').click();
  await expect(table.status).toHaveText('Vez de Ana');
  await passTime(page, 120);
  await expectBoth('8:00', '10:00');
  await table.type('relógio');
  await hears(page, 'Ana: 8 minutos; Bento: 10 minutos.');
  await table.move('b3', 'b8');
  await expectBoth('8:05', '10:00');
  await passTime(page, 60);
  await expectBoth('8:05', '9:00');

  await table.button('Pausar').click();
  await expect(table.status).toContainText('Partida em pausa');
  await passTime(page, 300);
  await table.at('d7').click();
  await expect(table.notice).toContainText('Partida em pausa.');
  await table.button('Continuar').click();
  await expect(table.status).toHaveText(/^Vez de Bento/);
  await passTime(page, 10);
  await expectBoth('8:05', '8:50');
  await table.move('d7', 'b8');
  await expectBoth('8:05', '8:55');
  await table.move('d1', 'd8');
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');
  await expectBoth('8:10', '8:55');
  await passTime(page, 60);
  await table.button('Lance anterior').click();
  await expect(table.at('d1')).toHaveAccessibleName(/torre branca/);
  await expectBoth('8:10', '8:55');
});

test('[P-F2] no clock runs until the pieces are there to be moved, and then it does', async ({ page }) => {
  let deliver = (): void => undefined;
  const isAskedFor = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/chess.*\.svg/, async (route) => {
    await isAskedFor;
    await route.continue();
  });
  const table = new GameTester(page);
  await page.goto('./#/nova/classico');
  await page.getByRole('radio', { name: 'Outra pessoa' }).check({ force: true });
  await table.openMore();
  await page.getByRole('radio', { name: 'por lance', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Segundos para cada lance' }).fill('180');
  await table.button('Começar a partida').first().click();
  await expect(table.grid).toBeVisible();
  await passTime(page, 50);
  await expectLeft(page, 'As brancas', '3:00');
  deliver();
  await expect(page.locator('symbol#w-bishop')).toBeAttached();
  await passTime(page, 20);
  await expectLeft(page, 'As brancas', '2:40');
});

test('[P-F2] [C-TIME] per move: each move has its span; low time is told; whose time is over has lost', async ({
  page,
}) => {
  const table = new GameTester(page);
  await page.goto('./#/nova/classico');
  await page.getByRole('radio', { name: 'Outra pessoa' }).check({ force: true });
  await table.openMore();
  await page.getByRole('radio', { name: 'por lance', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Segundos para cada lance' }).fill('180');
  await table.button('Começar a partida').first().click();
  await expect(table.grid).toBeVisible();
  await passTime(page, 100);
  await expectLeft(page, 'As brancas', '1:20');
  await table.move('e2', 'e4');
  await expectLeft(page, 'As brancas', '3:00');
  await passTime(page, 150);
  await hears(page, 'As pretas: restam 30 segundos.');
  await passTime(page, 20);
  await hears(page, 'As pretas: restam 10 segundos.');
  await expectLeft(page, 'As pretas', '0:10');
  await passTime(page, 10);
  await expect(table.result).toHaveText('Tempo esgotado: as brancas vencem.');
  await hears(page, 'Tempo esgotado: as brancas vencem.');
  await expectLeft(page, 'As pretas', '0:00,0');
});
