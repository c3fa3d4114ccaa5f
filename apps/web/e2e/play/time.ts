import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds that the clock of the page is ahead. */
    ahead?: number;
  }
}

/** From now on time can be let pass. To be called before the page is opened. */
export async function withTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + (window.ahead ?? 0);
  });
}

/** So many seconds pass at once. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  await page.evaluate((ms) => {
    window.ahead = (window.ahead ?? 0) + ms;
  }, seconds * 1000);
}

/** What a player's clock shows, in seconds. */
export async function secondsLeft(page: Page, player: string): Promise<number> {
  const shown = await page.getByRole('timer', { name: `Relógio: ${player}` }).innerText();
  const [minutes, seconds] = /^(\d+):(\d\d(?:,\d)?)/.exec(shown)?.slice(1) ?? [];
  return Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

/** Waits until a clock shows no more than so many seconds; it may be less by what the machine takes for the test. */
export async function expectLeft(page: Page, player: string, seconds: number): Promise<void> {
  await expect.poll(() => secondsLeft(page, player)).toBeLessThanOrEqual(seconds);
  expect(await secondsLeft(page, player)).toBeGreaterThan(seconds - 60);
}
