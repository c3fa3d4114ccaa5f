import { expect, type Page } from '@playwright/test';

export async function goHome(page: Page): Promise<void> {
  await page.goto('./#/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The id of the game that a page shows. */
export const idOf = (page: Page): string => new URL(page.url()).hash.replace('#/partida/', '');
