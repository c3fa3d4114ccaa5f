import { brasezView } from '../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../src/games/chess/chess.js';
import { expect, test } from './fixtures.js';
import { withSeed } from './play/chance.js';
import { GameTester } from './play/gameTester';
import { hurry } from './play/hurry.js';
import { COMPUTER } from './play/journal.js';
import { noteAllMotions } from './play/motions.js';
import { playThrows } from './play/race.js';
import { FAIR_DICE, openSketch } from './play/scenes.js';
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

test.describe('the rhythm of the computer', () => {
  test.use({ hurry: false, reducedMotion: 'no-preference' });

  test('a move lands before the computer’s piece begins to slide', async ({ page }) => {
    const table = new GameTester(page);
    const motions = await noteAllMotions(page);
    await table.begin('classico', { level: 3 });
    await table.move('e2', 'e4');
    await expect(table.moves).toHaveCount(2);
    expect((await motions()).slice(0, 3)).toEqual([
      'piece side-0',
      'piece side-0 has landed',
      'piece side-1',
    ]);
  });

  test('[S-DIE] the computer’s die has come to rest before its piece moves', async ({ page }) => {
    const motions = await noteAllMotions(page);
    const [person, computer] = COMPUTER;
    await openSketch(page, { game: 'senet', dice: FAIR_DICE, players: [computer, person] });
    await expect(page.locator('.die-box button:not([aria-disabled="true"])')).toBeVisible();
    const seen = await motions();
    const slides = seen.flatMap((name, at) => (name === 'piece side-0' ? [at] : []));
    expect(slides.length).toBeGreaterThan(0);
    for (const at of slides)
      expect(seen.slice(0, at).findLast((name) => name.includes('die'))).toBe('die-print has landed');
  });
});
