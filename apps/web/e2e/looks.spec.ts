import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { COMPUTER } from './play/journal.js';
import { FAIR_DICE, firstMoves, OPERA, openSketch, RACE } from './play/scenes.js';

const colourOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

const drawingOf = (page: Page, name: string): Promise<string> =>
  page.locator(`[id="${name}"]`).evaluate((symbol) => symbol.innerHTML);

test('[P-NF4] the board and the pieces of one’s choice, in every game that is open or opened', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  const game = page.url();
  const clay = await colourOf(table.at('a1'));
  const woodcut = await drawingOf(page, 'w-queen');
  await page.goto('./#/ajustes');
  await page.getByRole('radio', { name: 'Mata' }).check({ force: true });
  await page.getByRole('radio', { name: 'lisas' }).check({ force: true });
  await expect.poll(() => drawingOf(page, 'w-queen')).not.toBe(woodcut);
  await page.goto(game);
  expect(await colourOf(table.at('a1'))).not.toBe(clay);
  await page.reload();
  await expect(table.grid).toBeVisible();
  // Each drawing is there once, in the set that was chosen.
  for (const name of ['w-queen', 'b-king', 'w-pawn'])
    await expect(page.locator(`[id="${name}"]`)).toHaveCount(1);
  expect(await drawingOf(page, 'w-queen')).not.toBe(woodcut);
});

test('[P-F6] the last move is a tint of the whole square and a shape, told apart at both ends', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: 'e2e4' });
  const [plain, from, to] = await Promise.all(['g2', 'e2', 'e4'].map((place) => colourOf(table.at(place))));
  expect(from).not.toBe(plain);
  expect(from).toBe(to);
  await expect(table.at('e2').locator('.mark.from .line')).toBeVisible();
  await expect(table.at('e4').locator('.mark.to .solid')).toBeVisible();
});

test('[P-F6] no mark lies over a number', async ({ page }) => {
  /** What is drawn after the number is drawn over it. */
  const isOnTop = (cell: Locator, number: string): Promise<boolean> =>
    cell.evaluate((element, name) => {
      const printed = element.querySelector(name);
      const marks = [...element.querySelectorAll('.marks')];
      const before = (mark: Element): boolean =>
        printed !== null && (mark.compareDocumentPosition(printed) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      return marks.length > 0 && marks.every(before);
    }, number);
  const senet = await openSketch(page, {
    ...{ game: 'senet', players: COMPUTER, dice: FAIR_DICE, line: firstMoves(RACE, 96) },
  });
  await expect(senet.marked('to').first()).toBeVisible();
  expect(await isOnTop(senet.marked('to').first(), '.caption')).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const chess = await openSketch(page, { game: 'classico', start: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' });
  await chess.at('a1').click();
  await expect(chess.at('a1').locator('.coordinate.file')).toHaveText('a');
  await expect(chess.at('a8').locator('.coordinate.rank')).toBeVisible();
  for (const [place, number] of [
    ['a1', '.coordinate.file'],
    ['a8', '.coordinate.rank'],
  ])
    expect(await isOnTop(chess.at(place), number)).toBe(true);
});

test('[P-NF4] coordinates as large as one wants them, or none; pieces that can move are marked, or not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openSketch(page, { game: 'classico' });
  const game = page.url();
  const rank = table.at('a8').locator('.coordinate.rank');
  const height = async (): Promise<number> => (await rank.boundingBox())?.height ?? 0;
  const normal = await height();
  const source = table.at('e2').locator('.mark.source');
  // A line has no height, which is not the same as being hidden.
  await expect(source).not.toHaveCSS('display', 'none');
  await page.goto('./#/ajustes');
  await page.getByRole('radio', { name: 'grandes' }).check({ force: true });
  await page.getByRole('switch', { name: 'Mostrar quais peças podem mover' }).click();
  await page.goto(game);
  await expect(source).toHaveCSS('display', 'none');
  expect(await height()).toBeGreaterThan(normal * 1.3);
  // Where one finger carries a piece it still does.
  expect(await table.placesMarked('source')).toContain('e2');
  await page.goto('./#/ajustes');
  await page.getByRole('radio', { name: 'não mostrar' }).check({ force: true });
  await page.goto(game);
  await expect(table.grid).toBeVisible();
  await expect(rank).toHaveCount(0);
});

test('[P-NF4] [P-NF1] moves in figurines are drawings to see and words to hear', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  const game = page.url();
  await page.goto('./#/ajustes');
  await page.getByRole('switch', { name: 'Desenhos em vez de letras nos lances' }).click();
  await page.goto(game);
  const knight = table.moves.nth(2);
  await expect(knight.locator('svg.figurine use')).toHaveAttribute('href', '#w-knight');
  await expect(knight).toHaveText('f3');
  // On one line.
  expect(await knight.locator('.figurines').evaluate((text) => text.getClientRects().length)).toBe(1);
  await expect(knight).toHaveAccessibleName('cavalo de g1 para f3');
  await expect(table.moves.first()).toHaveText('e4');
});
