import type { Page } from '@playwright/test';

/**
 * Pauses that the page makes for people's sake, before a throw for instance, become ten times shorter. Clocks run as ever.
 * To be called before the page is opened.
 */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) => wait(run, ms / 10, ...values),
    });
  });
}
