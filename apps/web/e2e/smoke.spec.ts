import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyPlain } from '../../../scripts/dist.mjs';
import { pageWords } from '../src/words/app.js';
import { openPlainServer } from './fixtures/plainServer.js';
import { expect, test } from './fixtures.js';

test.use({ serviceWorkers: 'allow' });

/** One visit: everything is on the device, and the page is served from there. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Tabuleiro/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('home loads', async ({ page }) => {
  await page.goto('.');
  await expectHome(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('health answers', async ({ request }) => {
  const response = await request.get('health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test('an inline script and a foreign host are refused, and noticed', async ({ page, troubles }) => {
  troubles.allow(/^(policy|console|foreign): /);
  await page.goto('.');
  await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    await fetch('https://example.com/').catch(() => undefined);
  });
  await expectHome(page);
  await expect.poll(() => troubles.all.join('\n')).toMatch(/^policy: script-src.* refuses inline/m);
  await expect
    .poll(() => troubles.all.join('\n'))
    .toMatch(/^policy: connect-src refuses https:\/\/example\.com/m);
});

test('memory can be shared with a worker', async ({ page }) => {
  await page.goto('.');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('after one visit the page loads with the server dead', async ({ page, ownSite }) => {
  await visit(page, ownSite.url);
  await ownSite.stop();
  await page.reload();
  await expectHome(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.goto(`${ownSite.url}?from=home#/ajustes`);
  await expect(page).toHaveTitle(/Tabuleiro/);
});

test('a new version waits until it is asked for, and for other tabs to be closed', async ({
  page,
  ownSite,
}) => {
  const waiting = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await visit(page, ownSite.url);
  ownSite.release();
  await page.reload();
  await expect.poll(waiting).toBe('installed');
  await page.reload();
  await expectHome(page);
  expect(await waiting()).toBe('installed');

  const other = await page.context().newPage();
  await visit(other, ownSite.url);
  // A tab is known to the others once it holds its lock.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0))
    .toBeGreaterThan(1);
  const take = page.getByRole('button', { name: pageWords['pt-BR'].takeIt });
  await take.click();
  await expect(page.getByRole('paragraph').filter({ hasText: pageWords['pt-BR'].otherTabs })).toBeVisible();
  expect(await waiting()).toBe('installed');

  await other.close();
  await page.evaluate(() => Reflect.set(window, 'isOldPage', true));
  // The closed tab may be seen for a moment longer: then the button asks once more to be pressed.
  await expect(async () => {
    if (await take.isVisible()) await take.click({ timeout: 1000 });
    expect(await waiting()).toBeUndefined();
    expect(await page.evaluate(() => Reflect.has(window, 'isOldPage'))).toBe(false);
  }).toPass();
  await expectHome(page);
  await expect(take).toBeHidden();
  expect(await waiting()).toBeUndefined();
});

test('the plain files work under any path of a plain server, offline too', async ({ page, site }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-plain-'));
  copyPlain(site.folder, folder);
  const { url, server } = await openPlainServer(folder, '/escola/jogos/');
  await visit(page, url);
  await expectHome(page);
  server.closeAllConnections();
  server.close();
  await page.reload();
  await expectHome(page);
  rmSync(folder, { recursive: true, force: true });
});
