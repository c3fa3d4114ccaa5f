import { expect, hears, test } from './fixtures.js';
import { TEN_MINUTES } from './play/journal.js';
import { firstMoves, OPERA, openSketch } from './play/scenes.js';
import { TablePage } from './play/table.js';
import { expectLeft, passTime, secondsLeft, withTime } from './play/time.js';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'block' });

test.beforeEach(({ page }) => withTime(page));

test('[P-F2] [C-TIME] 10+5: one clock runs at a time, a move adds its seconds, both stop in a pause and at the end', async ({
  page,
}) => {
  const table = await openSketch(page, {
    ...{ game: 'classico', line: firstMoves(OPERA, 30), clock: TEN_MINUTES, pace: 5 },
  });
  // A game that was closed waits for whoever comes back to it.
  await expect(table.status).toHaveText('Partida em pausa');
  expect(await secondsLeft(page, 'Ana')).toBe(600);
  await table.button('Continuar').click();
  await passTime(page, 120);
  await expectLeft(page, 'Ana', 480);
  expect(await secondsLeft(page, 'Bento')).toBe(600);
  await table.type('relógio');
  await hears(page, /^Ana: [678] minutos e \d+ segundos?; Bento: 10 minutos e 0 segundos\.$/);
  await table.move('b3', 'b8');
  await expect(table.moves).toHaveCount(31);
  const ana = await secondsLeft(page, 'Ana');
  expect(ana).toBeGreaterThan(420);
  await passTime(page, 60);
  await expectLeft(page, 'Bento', 540);
  expect(await secondsLeft(page, 'Ana')).toBe(ana);

  await table.button('Pausar').click();
  await expect(table.status).toContainText('Partida em pausa');
  const bento = await secondsLeft(page, 'Bento');
  await passTime(page, 300);
  await table.at('d7').click();
  await expect(table.notice).toContainText('Partida em pausa.');
  expect(await secondsLeft(page, 'Bento')).toBe(bento);
  await table.button('Continuar').click();
  await table.move('d7', 'b8');
  await table.move('d1', 'd8');
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');
  const left = [await secondsLeft(page, 'Ana'), await secondsLeft(page, 'Bento')];
  await passTime(page, 60);
  await page.waitForTimeout(500);
  expect([await secondsLeft(page, 'Ana'), await secondsLeft(page, 'Bento')]).toEqual(left);
});

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
