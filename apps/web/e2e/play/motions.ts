import type { Page } from '@playwright/test';

declare global {
  interface Window {
    motions?: string[];
  }
}

/**
 * What moves on the page from now on, each by the class of what moves, and again when it has landed: gives those since the last
 * call. To be called before the page is opened.
 */
export async function noteAllMotions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const motions: string[] = [];
    window.motions = motions;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function note(...how) {
      const name = this.getAttribute('class') ?? '';
      motions.push(name);
      const motion = animate.apply(this, how);
      motion.addEventListener('finish', () => void motions.push(`${name} has landed`));
      return motion;
    };
  });
  return () => page.evaluate(() => window.motions?.splice(0) ?? []);
}

/** As `noteAllMotions`, without the landings. */
export async function noteMotions(page: Page): Promise<() => Promise<readonly string[]>> {
  const motions = await noteAllMotions(page);
  return async () => (await motions()).filter((name) => !name.endsWith('landed'));
}
