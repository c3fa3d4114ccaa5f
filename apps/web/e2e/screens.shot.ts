import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.js';
import { GAMES } from './play/scenes.js';

const FOLDER = fileURLToPath(new URL('../../../docs/art/screens/', import.meta.url));

test.use({ viewport: { width: 1200, height: 800 } });

/** One picture of each game, in the theme it is shown in. */
const SHOWN = [
  { game: 'classico', scene: 'classico-selected', colorScheme: 'light' },
  { game: 'nucleo', scene: 'nucleo-clock', colorScheme: 'dark' },
  { game: 'brasez', scene: 'brasez-lord', colorScheme: 'light' },
  { game: 'senet', scene: 'senet-middle', colorScheme: 'dark' },
] as const;

for (const { game, scene, colorScheme } of SHOWN) {
  test(game, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await GAMES.find(({ name }) => name === scene)?.show(page);
    for (const lang of ['pt-BR', 'en']) {
      if (lang === 'en') await page.locator('.header button[lang=en]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(0, 0);
      await page.screenshot({ path: `${FOLDER}${game}.${lang}.png` });
    }
  });
}
