import { expect, type Page } from '@playwright/test';

/** Waits until everything on a sheet is drawn. */
export async function drawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const uses = [...document.querySelectorAll('.sheet use')];
        const isThere = (use: Element): boolean =>
          document.querySelector(use.getAttribute('href') ?? '') !== null;
        return uses.length > 0 && uses.every(isThere);
      }),
    )
    .toBe(true);
}

/** What comes out of the printer: the width and height of each page, in points. */
export async function printed(page: Page): Promise<readonly (readonly number[])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.split(/^endobj/m).filter((object) => /\/Type\s*\/Page\b/.test(object));
  return pages.map((object) => {
    const box = /\/MediaBox\s*\[([^\]]*)\]/.exec(object)?.[1] ?? '';
    return box.trim().split(/\s+/).slice(2).map(Number).map(Math.round);
  });
}
