import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds that were let pass. */
    ahead?: number;
    /** How often the page has looked at the time. */
    looks?: number;
  }
}

/** Milliseconds. A page that does not look at the time for longer takes itself for asleep. */
const AWAKE = 60_000;

/**
 * Time stands still in the page until it is let pass, so that clocks show the same however long the machine takes. To be
 * called before the page is opened.
 */
export async function withTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened = performance.now();
    performance.now = () => {
      window.looks = (window.looks ?? 0) + 1;
      return opened + (window.ahead ?? 0);
    };
  });
}

/** So many seconds pass; as long as a clock runs, the page sees them pass. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let left = seconds * 1000; left > 0; left -= AWAKE) {
    const looks = await page.evaluate(
      (ms) => {
        window.ahead = (window.ahead ?? 0) + ms;
        return window.looks ?? 0;
      },
      Math.min(left, AWAKE),
    );
    await page.waitForFunction(
      (before) => (window.looks ?? 0) > before || document.querySelector('.clock.is-running') === null,
      looks,
    );
  }
}

/** What the clock of a player comes to show: `9:55`. */
export async function expectLeft(page: Page, player: string, shown: string): Promise<void> {
  const clock = page.getByRole('timer', { name: `Relógio: ${player}`, exact: true });
  await expect(clock.locator('.clock-time')).toHaveText(shown);
}
