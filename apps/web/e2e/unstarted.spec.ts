import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.js';

const SCRIPT = /assets\/index-[^/]+\.js$/;

function notice(page: Page): Locator {
  return page.locator('#unstarted');
}

test('opened from disk the page says what to do, in both languages', async ({ page, site, troubles }) => {
  // The browser complains of the scripts and styles that it does not load from disk.
  troubles.allow(/^(console|policy): /);
  await page.goto(pathToFileURL(join(site.folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText('Abriu este arquivo direto do disco?');
  await expect(notice(page)).toContainText('Did you open this file straight from the disk?');
  await axe(page);
  await page.getByRole('link', { name: 'Manual' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manual');
});

test('a start shows nothing of it, moves nothing, and leaves nothing of it', async ({ page }) => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('.', { waitUntil: 'commit' });
  await expect(notice(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  expect((await page.locator('#app').boundingBox())?.y).toBe(0);
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a browser that cannot read the scripts shows it after a while', async ({ page, troubles }) => {
  troubles.allow(/^(console|page): .*/s);
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'a syntax of tomorrow' }),
  );
  await page.goto('.');
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('Chrome 109');
  await axe(page);
});

test('where scripts are off it asks for them at once', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  const asked = notice(page).locator('noscript p');
  await expect(asked).toHaveText([/O Tabuleiro precisa de JavaScript/, /Tabuleiro needs JavaScript/]);
  await expect(asked.first()).toBeVisible();
  await expect(asked.last()).toBeVisible();
  await context.close();
});

test('the built page has the notice and its own policy, and no inline script or style', async ({ site }) => {
  const html = readFileSync(join(site.folder, 'index.html'), 'utf8');
  expect(html).toContain('<main id="unstarted">');
  expect(html).toContain('Content-Security-Policy');
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});
