import { axe, expect, hears, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { holdEngine } from './play/slowEngine.js';

test('a move chosen while the computer thinks, by mouse and keys, is played when the turn comes', async ({
  page,
}) => {
  const table = new GameTester(page);
  const release = await holdEngine(page);
  await table.begin('classico', { level: 1 });
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(1);

  await table.drag('d2', 'd4');
  await table.expectMarked('premove', 'd2', 'd4');
  await expect(table.notice).toHaveText('Lance antecipado: peão branco de d2 para d4.');
  await expect(table.at('d2')).toHaveAccessibleName(/peão branco, lance antecipado/);
  await hears(page, 'Lance antecipado: peão branco de d2 para d4.');
  await axe(page);

  await table.at('d4').focus();
  await table.press('Escape');
  await table.expectMarked('premove');
  await hears(page, 'Escolha desfeita.');

  await table.at('g1').focus();
  await table.press('Enter', 'j');
  await expect.poll(() => table.focused()).toMatch(/^[efh][123], .*pode ir/);
  await table.at('f3').focus();
  await table.press('Enter');
  await hears(page, 'Lance antecipado: cavalo branco de g1 para f3.');
  await table.expectMarked('premove', 'f3', 'g1');

  await table.at('a5').click();
  await table.expectMarked('premove');
  await table.at('b1').click();
  await table.at('c3').click();
  await table.expectMarked('premove', 'b1', 'c3');
  await expect(table.moves).toHaveCount(1);
  release();
  await expect(table.moves).toHaveCount(4);
  await expect(table.moves.nth(2)).toHaveText('Cc3');
  await table.expectMarked('premove');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[B-LEGION] taps choose a move before its turn, a pair too; a tap elsewhere gives it up', async ({
    page,
  }) => {
    const table = new GameTester(page);
    const release = await holdEngine(page);
    await table.begin('brasez', { level: 1 });
    await table.at('e1').tap();
    await expect(table.moves).toHaveCount(1);
    await table.at('d2').tap();
    await table.at('d3').tap();
    await table.expectMarked('premove', 'd2', 'd3');
    await table.at('h5').tap();
    await table.expectMarked('premove');
    await table.at('a2').tap();
    await table.at('b2').tap();
    await table.at('a3').tap();
    await table.expectMarked('premove', 'a2', 'a3', 'b2');
    release();
    await expect(table.moves).toHaveCount(4);
    await expect(table.moves.nth(2)).toHaveText('a3&b3');
  });
});

test('who does not want to move before their turn turns it off', async ({ page }) => {
  const table = new GameTester(page);
  await holdEngine(page);
  await page.goto('./#/ajustes');
  await page.getByRole('switch', { name: 'Lance antecipado' }).uncheck({ force: true });
  await table.begin('classico', { level: 1 });
  await table.move('e2', 'e4');
  await table.at('d2').click();
  await expect(table.notice).toHaveText(/Espere a sua vez\.$/);
  await table.expectMarked('selected');
});
