import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { openSketch } from './play/scenes.js';

const strip = (page: Page): Locator => page.getByRole('dialog', { name: 'Promover a que peça?' });

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const CASES = [
  { name: 'at the left edge', start: '8/P6k/8/8/8/8/8/K7 w - - 0 1', move: ['a7', 'a8'], grows: 'down' },
  {
    name: 'at the right edge, capturing',
    start: '7r/6P1/8/k7/8/8/8/K7 w - - 0 1',
    move: ['g7', 'h8'],
    grows: 'down',
  },
  {
    name: 'for Black, on the turned board',
    start: '7k/8/8/8/8/K7/3p4/8 b - - 0 1',
    move: ['d2', 'd1'],
    grows: 'down',
  },
] as const;

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test(`[P-F6] [C-PROMO] at ${width} × ${height} the pieces lie on the file, large enough for a thumb, all on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { name, start, move, grows } of CASES) {
      const [from, to] = move;
      const table = await openSketch(page, { game: 'classico', start });
      await table.at(from).scrollIntoViewIfNeeded();
      await table.move(from, to);
      await expect(strip(page), name).toHaveAttribute('data-grows', grows);
      const tiles = strip(page).locator('.answer-tile');
      await expect(tiles).toHaveCount(4);
      const [square, first, last] = [
        await boxOf(table.at(to)),
        await boxOf(tiles.first()),
        await boxOf(tiles.last()),
      ];
      for (const tile of [first, last]) {
        expect(tile.width).toBeGreaterThanOrEqual(44);
        expect(tile.height).toBeGreaterThanOrEqual(44);
        expect(tile.x).toBeGreaterThanOrEqual(0);
        expect(tile.x + tile.width).toBeLessThanOrEqual(width);
        expect(tile.y).toBeGreaterThanOrEqual(0);
        expect(tile.y + tile.height).toBeLessThanOrEqual(height);
        // On the file of the square.
        expect(Math.abs(tile.x + tile.width / 2 - square.x - square.width / 2)).toBeLessThan(
          square.width / 2,
        );
      }
      // Everything beside it is to be seen as it was: nothing dims the board.
      expect(await strip(page).evaluate((box) => getComputedStyle(box, '::backdrop').backgroundColor)).toBe(
        'rgba(0, 0, 0, 0)',
      );
      await page.keyboard.press('Escape');
      await expect(strip(page)).toBeHidden();
    }
  });
}

test('[P-F6] [C-PROMO] where nothing turns, it grows upwards from the lower edge, also for the left hand', async ({
  page,
}) => {
  await page.goto('./#/ajustes');
  await page.getByLabel('Duas pessoas, um aparelho').selectOption('nada se mexe');
  await page.getByLabel('Mão que joga').selectOption('esquerda');
  const table = await openSketch(page, { game: 'classico', start: '7k/8/8/8/8/K7/3p4/8 b - - 0 1' });
  await table.move('d2', 'd1');
  await expect(strip(page)).toHaveAttribute('data-grows', 'up');
  const [queen, rook] = [
    await boxOf(strip(page).getByRole('button', { name: 'Dama' })),
    await boxOf(strip(page).getByRole('button', { name: 'Torre' })),
  ];
  const square = await boxOf(table.at('d1'));
  // The strongest where the pawn arrives, the others behind it.
  expect(Math.abs(queen.y - square.y)).toBeLessThan(8);
  expect(rook.y).toBeLessThan(queen.y);
});

test('[P-F6] [C-PROMO] [P-NF1] arrows, Enter and Esc choose; a tap elsewhere and the cross leave', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' });
  await table.at('a7').focus();
  await table.press('Enter', '8', 'Enter');
  await expect(strip(page).getByRole('button', { name: 'Dama' })).toBeFocused();
  await table.press('ArrowDown');
  await expect(strip(page).getByRole('button', { name: 'Torre' })).toBeFocused();
  await table.press('ArrowUp', 'ArrowUp');
  await expect(strip(page).getByRole('button', { name: 'Cavalo' })).toBeFocused();
  await table.press('Escape');
  await expect(strip(page)).toBeHidden();
  await expect(table.at('a8')).toBeFocused();

  await table.move('a7', 'a8');
  await expect(strip(page)).toBeVisible();
  const { x, y, width, height } = await boxOf(table.at('h2'));
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(strip(page)).toBeHidden();
  await table.expectMoves();

  await table.drag('a7', 'a8');
  await strip(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(strip(page)).toBeHidden();
  await table.drag('a7', 'a8');
  await table.answer('Bispo');
  await table.expectMoves('a8=B');
});

test('[B-PROMO] a lost piece is chosen in the same way', async ({ page }) => {
  const start = '7k/P6p/8/8/8/8/8/K7 w - - - b 0/0 RN/- 0,- 9';
  const table = await openSketch(page, { game: 'brasez', start });
  await table.move('a7', 'a8');
  await expect(strip(page).getByRole('listitem')).toHaveText(['Torre', 'Cavalo', /Duque/]);
  await expect(strip(page).locator('.answer-tile').first()).toBeFocused();
  await table.answer('Torre');
  await expect(table.at('a8')).toHaveAccessibleName(/^a8, torre branca/);
});
