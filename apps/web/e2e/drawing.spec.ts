import type { Locator, Page } from '@playwright/test';
import { expect, hears, test } from './fixtures.js';
import type { GameTester } from './play/gameTester.js';
import { firstMoves, OPERA, openSketch } from './play/scenes.js';

const drawn = (page: Page): Locator => page.locator('.pencil-mark:not(.is-draft)');

/** Presses a button of the mouse on one square and lets it go on another. */
async function pull(
  table: GameTester,
  from: string,
  to: string,
  keys: readonly string[] = [],
): Promise<void> {
  const { mouse, keyboard } = table.page;
  await table.at(from).hover();
  for (const key of keys) await keyboard.down(key);
  await mouse.down({ button: 'right' });
  await table.at(to).hover();
  await mouse.up({ button: 'right' });
  for (const key of keys) await keyboard.up(key);
}

test('[P-NF4] arrows and circles by the right button, in three strokes, kept with their position; a click rubs them out', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  await expect(page.locator('svg.pencil')).toBeAttached();
  await pull(table, 'g8', 'f6');
  await table.at('d5').click({ button: 'right' });
  await expect(drawn(page)).toHaveCount(2);
  await pull(table, 'c8', 'g4', ['Control']);
  await expect(page.locator('.pencil-mark.dashed .line')).toHaveAttribute('stroke-dasharray', /\d/);
  await pull(table, 'c8', 'g4', ['Alt']);
  await expect(page.locator('.pencil-mark.double')).toHaveCount(1);
  await expect(drawn(page)).toHaveCount(3);
  // Nothing was chosen or played by it.
  expect(await table.placesMarked('selected')).toEqual([]);
  await expect(table.moves).toHaveCount(5);

  await table.button('Lance anterior').click();
  await expect(drawn(page)).toHaveCount(0);
  await table.at('e5').click({ button: 'right' });
  await expect(drawn(page)).toHaveCount(1);
  await table.button('Próximo lance').click();
  await expect(drawn(page)).toHaveCount(3);
  await table.at('d5').click({ button: 'right' });
  await expect(drawn(page)).toHaveCount(2);
  await table.at('g8').click();
  await expect(drawn(page)).toHaveCount(0);
  expect(await table.placesMarked('selected')).toEqual(['g8']);
  await table.button('Lance anterior').click();
  await expect(drawn(page)).toHaveCount(1);
});

test('[P-NF1] by keys, and told on request', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico' });
  await expect(page.locator('svg.pencil')).toBeAttached();
  await table.at('e2').focus();
  await table.press('[');
  await hears(page, /^Desenho começado em e2\./);
  await table.press('ArrowUp', 'ArrowUp', '[');
  await hears(page, 'Seta de e2 para e4.');
  await table.press(']', ']');
  await hears(page, 'Círculo tracejado em e4.');
  await table.press('+');
  await hears(page, 'Desenhado nesta posição: seta de e2 para e4; círculo tracejado em e4.');
  await expect(drawn(page)).toHaveCount(2);
  await table.press('[', 'Escape');
  await expect(page.locator('.pencil-mark.is-draft')).toHaveCount(0);
  await expect(drawn(page)).toHaveCount(2);
  await table.press('Escape');
  await hears(page, 'Desenhos apagados.');
  await expect(drawn(page)).toHaveCount(0);
  await table.press('+');
  await hears(page, 'Nada desenhado nesta posição.');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  /** Puts a finger down, leaves it there until something is drawn, and lifts it. */
  async function pressLong(page: Page, place: Locator): Promise<void> {
    const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const device = await page.context().newCDPSession(page);
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.locator('.pencil-mark.is-draft')).toHaveCount(1);
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('[P-NF4] a long press and another tap', async ({ page }) => {
    const table = await openSketch(page, { game: 'classico' });
    await expect(page.locator('svg.pencil')).toBeAttached();
    await pressLong(page, table.at('g1'));
    expect(await table.placesMarked('selected')).toEqual([]);
    await table.at('f3').tap();
    await expect(drawn(page)).toHaveCount(1);
    await expect(page.locator('.pencil-mark.solid .head')).toHaveCount(1);
    await pressLong(page, table.at('d4'));
    await table.at('d4').tap();
    await expect(drawn(page)).toHaveCount(2);
    // The same again: another stroke.
    await pressLong(page, table.at('d4'));
    await table.at('d4').tap();
    await expect(page.locator('.pencil-mark.dashed')).toHaveCount(1);
    await table.expectMoves();
    // A short tap is a tap: it picks, and rubs out.
    await table.at('g1').tap();
    expect(await table.placesMarked('selected')).toEqual(['g1']);
    await expect(drawn(page)).toHaveCount(0);
  });
});
