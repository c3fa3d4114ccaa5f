import type { Page } from '@playwright/test';

declare global {
  interface Window {
    motions?: string[];
  }
}

/**
 * What moves on the page from now on, each by the class of what moves: gives those since the last call. To be called before
 * the page is opened.
 */
export async function noteMotions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const motions: string[] = [];
    window.motions = motions;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function note(...how) {
      motions.push(this.getAttribute('class') ?? '');
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => window.motions?.splice(0) ?? []);
}
