import { brasezView } from '../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../src/games/chess/chess.js';
import { expect, test } from './fixtures.js';
import { withSeed } from './play/chance.js';
import { GameTester } from './play/gameTester';
import { hurry } from './play/hurry.js';
import { playThrows } from './play/race.js';
import { playWell } from './play/strongPlayer';

/** Seeds of short games, while the computer plays as it does now; with any other play they only take longer. */
const SEEDED = [
  { view: classicoView, seed: 11 },
  { view: nucleoView, seed: 2 },
  { view: brasezView, seed: 9 },
];

for (const { view, seed } of SEEDED) {
  const game = view.written.game.id;
  test(`[P-F1] [P-F2] [P-NF3] ${game}: a full game against the computer, by mouse`, async ({ page }) => {
    const table = new GameTester(page);
    await withSeed(page, seed);
    await table.begin(game, { level: 1 });
    await playWell(table, view, 100);
    await expect(table.result).toHaveText(/^(Xeque-mate|Força Maior|Reis e Duques): .*as brancas vencem/);
  });
}

test('[P-F1] [P-F2] senet: a full race against the computer, by mouse', async ({ page }) => {
  const table = new GameTester(page);
  await hurry(page);
  await withSeed(page, 6);
  await table.begin('senet', { level: 1 });
  await playThrows(table, async () => page.getByRole('button', { name: 'Jogar o dado' }).click());
  await expect(table.result).toHaveText(/Todas as cinco peças saíram/);
});
