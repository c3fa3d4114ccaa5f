import { expect, test } from './fixtures.js';
import type { GameTester } from './play/gameTester';
import { firstMoves, OPERA, openSketch } from './play/scenes.js';

/** The move whose position is on the board; none at the start. */
const current = ({ page }: GameTester) => page.locator('.moves-move[aria-current="step"]');

test('left and right walk through the game, on the board with Shift; where they have another use they keep it', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  await expect(current(table)).toHaveText('d4');
  await table.press('ArrowLeft');
  await expect(current(table)).toHaveText('d6');
  await table.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(current(table)).toHaveCount(0);
  await table.press('ArrowRight');
  await expect(current(table)).toHaveText('e4');

  // Black is to move, and the board lies their way.
  await table.at('e4').focus();
  await table.press('ArrowRight');
  await expect(current(table)).toHaveText('e4');
  await expect(table.at('d4')).toBeFocused();
  await table.press('Shift+ArrowRight');
  await expect(current(table)).toHaveText('e5');
  await expect(table.at('d4')).toBeFocused();

  const box = page.getByRole('textbox', { name: 'Escreva um lance ou uma palavra' });
  await table.press('/');
  await box.fill('Cf');
  await box.press('ArrowLeft');
  await box.press('Shift+ArrowLeft');
  await expect(current(table)).toHaveText('e5');
});

test('left and right walk after a move by mouse as well, until other keys are used on the board', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 4) });
  await table.drag('d2', 'd4');
  await expect(current(table)).toHaveText('d4');
  await table.press('ArrowLeft', 'Escape', 'ArrowLeft');
  await expect(current(table)).toHaveText('Cf3');
  await table.press('ArrowRight');
  await expect(current(table)).toHaveText('d6');

  // The board lies the way of Black.
  await table.at('e4').click();
  await table.press('ArrowUp', 'ArrowLeft');
  await expect(current(table)).toHaveText('d6');
  await expect(table.at('f3')).toBeFocused();

  // A press that comes from a screen reader, not from the mouse.
  await table.at('h8').hover();
  await table.at('e4').focus();
  await table.at('e4').dispatchEvent('pointerdown', { button: 0, isPrimary: true, pointerType: 'mouse' });
  await table.at('e4').dispatchEvent('click');
  await table.press('ArrowLeft');
  await expect(current(table)).toHaveText('d6');
  await expect(table.at('f4')).toBeFocused();
});

test('a wheel over the board walks through the game, and scrolls a page that has little room beside the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  await table.at('e5').hover();
  await page.mouse.wheel(0, -100);
  await expect(current(table)).toHaveText('d6');
  await page.mouse.wheel(0, 100);
  await expect(current(table)).toHaveText('d4');

  await page.setViewportSize({ width: 390, height: 400 });
  await table.at('e5').hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(current(table)).toHaveText('d4');
  await table.at('e5').hover();
  await page.mouse.wheel(-120, 0);
  await expect(current(table)).toHaveText('d6');
});
