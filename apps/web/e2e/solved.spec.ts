import { CHAPTERS } from '../src/manual/contents.js';
import { violations } from './fixtures/axe.js';
import { axe, expect, test } from './fixtures.js';

const article = CHAPTERS.flatMap(({ articles }) => articles).find(({ id }) => id === 'resolvido');

test('[P-NF2] [P-NF1] the solved game is told with figures that are read as tables and in words, and with boards to try it on', async ({
  page,
}) => {
  await page.goto('./#/manual/senet');
  await page.getByRole('link', { name: article?.text['pt-BR'].title ?? '' }).click();
  const [, habits, luck] = article?.figures ?? [];
  for (const figure of [habits, luck]) {
    const { title, labels = [], format } = figure?.text['pt-BR'] ?? { title: '', format: String };
    const table = page.getByRole('table', { name: title });
    for (const [i, label] of labels.entries())
      await expect(
        table.getByRole('row', { name: `${label} ${format(figure?.values[i] ?? 0)}` }),
      ).toBeVisible();
  }
  await expect(page.getByRole('img', { name: article?.figures?.[0].text['pt-BR'].told ?? '' })).toBeVisible();
  await axe(page);
  // The better move is shown on a real board.
  const example = page.locator('.example').first();
  const before = await example.getByRole('grid').ariaSnapshot();
  await example.getByRole('button', { name: 'Mostrar o lance' }).click();
  await expect.poll(() => example.getByRole('grid').ariaSnapshot()).not.toBe(before);
  await page.locator('.header button[lang=en]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.text.en.title ?? '');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'colours')).toEqual([]);
});
