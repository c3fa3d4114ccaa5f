import { expect, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { playThrows } from './play/race.js';

test('[P-F1] [P-F3] [P-NF4] classico: two people at one device, the board turns, mate', async ({ page }) => {
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person' });
  await expect(table.grid).toHaveAccessibleName(/brancas embaixo/);
  await table.move('f2', 'f3');
  await expect(table.grid).toHaveAccessibleName(/pretas embaixo/);
  await table.takeTurns(['e7', 'e5'], ['g2', 'g4'], ['d8', 'h4']);
  await expect(table.result).toHaveText('Xeque-mate: as pretas vencem.');
  await table.expectMoves('f3', 'e5', 'g4', 'Dh4#');
});

test('[P-F1] nucleo: two people at one device, mate', async ({ page }) => {
  const table = new GameTester(page);
  await table.begin('nucleo', { opponent: 'person' });
  await table.takeTurns(['f2', 'f3'], ['e7', 'e6'], ['g2', 'g3'], ['a7', 'a6'], ['g3', 'g4'], ['d8', 'h4']);
  await expect(table.result).toHaveText('Xeque-mate: as pretas vencem.');
});

test('[P-F1] brasez: two people place their kings, play and pass to a draw', async ({ page }) => {
  const table = new GameTester(page);
  await table.begin('brasez', { opponent: 'person' });
  await table.at('d1').click();
  await expect(table.moves).toHaveCount(1);
  await table.at('e8').click();
  await expect(table.moves).toHaveCount(2);
  await table.takeTurns(['a2', 'a3']);
  await table.at('pass').dblclick();
  await expect(table.moves).toHaveCount(4);
  await table.at('pass').dblclick();
  await expect(table.result).toHaveText(/^Um passe respondido com outro passe/);
});

test('[P-F1] senet: two people with a real die on the table, to the end', async ({ page }) => {
  const table = new GameTester(page);
  await table.begin('senet', { opponent: 'person', realDie: true });
  // Fives and ones go on, threes, twos and ones leave: a game that comes to an end soon.
  const throws = [5, 4, 3, 2, 1];
  await playThrows(table, async (count) => {
    await page.getByRole('button', { name: `Saiu ${throws[count % throws.length]}` }).click();
  });
  await expect(table.result).toHaveText(/Todas as cinco peças saíram/);
});
