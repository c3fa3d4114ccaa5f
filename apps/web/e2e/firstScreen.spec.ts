import type { Locator, Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.js';
import { openSketch } from './play/scenes.js';

/** The phones that most people have, and the smallest. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** Is all of it on the screen before anybody scrolls? */
async function expectOnFirstScreen(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const box = await thing.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

for (const viewport of PHONES) {
  test(`home on a phone of ${viewport.width} px: the last game, a new one and the manual come first, the games two by two`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('.');
    const covers = page.locator('.string li');
    await expect(covers).toHaveCount(4);
    const manual = page.getByRole('link', { name: 'Aprender: manual e tutoriais' });
    await expectOnFirstScreen(page, manual);
    await expectOnFirstScreen(page, covers.first().getByRole('heading'));
    const boxes = await Promise.all((await covers.all()).map((cover) => cover.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(2);
    await axe(page);

    await openSketch(page, { game: 'classico', line: 'e2e4' });
    await openSketch(page, { game: 'brasez', line: 'K@e1 K@d8' });
    await page.goto('./#/');
    const last = page.getByRole('link', { name: /^Continuar/ });
    await expect(last).toHaveCount(1);
    await expectOnFirstScreen(page, last);
    await expectOnFirstScreen(page, manual);
    await expectOnFirstScreen(page, page.getByRole('heading', { name: 'Nova partida', level: 2 }));
    await axe(page);
    await page.getByRole('button', { name: 'Mostrar todas as 2' }).click();
    await expect(last).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Continuar' })).toBeFocused();
  });

  test(`a new game on a phone of ${viewport.width} px: one button starts it, four choices, the rest behind "mais"`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const game of ['classico', 'nucleo', 'brasez', 'senet']) {
      await page.goto(`./#/nova/${game}`);
      await expectOnFirstScreen(page, page.getByRole('button', { name: 'Começar a partida' }).first());
      const asked = page.locator('.choosing').first().locator('fieldset:visible');
      await expect(asked).toHaveCount(4);
      await expect(page.locator('.hex')).toBeHidden();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await axe(page);
      await page.getByText('Mais opções').click();
      await expect(page.getByText(/^KO quer dizer nocaute/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Posição' })).toBeVisible();
      await axe(page);
    }
  });
}

test('a rhythm chosen among the others is seen with the usual ones', async ({ page }) => {
  await page.goto('./#/nova/classico');
  await page.getByText('Mais opções').click();
  await page.getByRole('radio', { name: /^15 KO:/ }).check({ force: true });
  await page.getByText('Mais opções').click();
  const chosen = page.getByRole('radio', {
    name: '15 KO: 15 minutos para a partida toda, sem acréscimo, rápido',
  });
  await expect(chosen).toBeVisible();
  await expect(chosen).toBeChecked();
});

test('settings are in groups, each with what belongs to it', async ({ page }) => {
  await page.goto('./#/ajustes');
  const groups = page.locator('.settings .card');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    'Aparência',
    'Tabuleiro',
    'Durante a partida',
    'Som',
    'Como se diz uma casa',
    'Partidas guardadas',
    'Sobre',
  ]);
  const group = (title: string) =>
    groups.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(group('Tabuleiro').getByRole('switch', { name: 'Só o tabuleiro' })).toBeVisible();
  await expect(group('Tabuleiro').getByRole('combobox', { name: 'Letras dos lances' })).toBeVisible();
  await expect(group('Durante a partida').getByRole('switch', { name: 'Confirmar os lances' })).toBeVisible();
  await expect(group('Durante a partida').getByRole('switch', { name: 'Com pressa' })).toBeVisible();
  await expect(group('Som').getByRole('slider', { name: 'Volume' })).toBeVisible();
});
