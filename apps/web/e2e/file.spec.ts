import { axe, expect, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { openText } from './play/scenes.js';

const FILE = `[Event "Torneio da escola"]
[White "Ana"]
[Black "Bento"]

1. f3 e5 2. g4 Qh4# 0-1

[White "Ana"]
[Black "Célia"]

1. e4 Ke4 *

[White "Célia"]
[Black "Davi"]
[Variant "Nucleo"]

1. e4 e5 *
`;

test('[P-F10] of a file with several games one is chosen, or all are kept; what cannot be read is told', async ({
  page,
}) => {
  const table = new GameTester(page);
  const games = page.locator('.found-game');
  await openText(page, FILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que veio no arquivo');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('Torneio da escola');
  await expect(games.first()).toContainText('Xeque-mate: as pretas vencem.');
  await expect(page.locator('.note')).toContainText(/2\. .*Ke4/);
  await expect(page.locator('.mini-board')).toHaveCount(2);
  await axe(page);

  await games.last().getByRole('button', { name: 'Jogar daqui' }).click();
  await expect(page.getByRole('textbox', { name: 'Posição' })).toHaveValue(/^rnbqkbnr\/pppp1ppp/);
  await page.goBack();
  await games.first().getByRole('button', { name: 'Guardar e ver' }).click();
  await table.expectMoves('f3', 'e5', 'g4', 'Dh4#');
  await page.goBack();
  await page.getByRole('button', { name: 'Guardar todas as 2' }).click();
  await expect(page.locator('.mini-board')).toHaveCount(3);
});
