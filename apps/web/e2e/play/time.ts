import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds that were let pass. */
    ahead?: number;
  }
}

/**
 * Time stands still in the page until it is let pass, so that clocks show the same however long the machine takes. To be
 * called before the page is opened.
 */
export async function withTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened = Date.now();
    Date.now = () => opened + (window.ahead ?? 0);
  });
}

/** So many seconds pass at once. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  await page.evaluate((ms) => {
    window.ahead = (window.ahead ?? 0) + ms;
  }, seconds * 1000);
}

/** What the clock of a player comes to show: `9:55`. */
export async function expectLeft(page: Page, player: string, shown: string): Promise<void> {
  const clock = page.getByRole('timer', { name: `Relógio: ${player}`, exact: true });
  await expect(clock.locator('.clock-time')).toHaveText(shown);
}
