import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchArguments } from '../browser.mjs';

const RUNS = 3;
const ROUTES = { home: '#/', 'new game': '#/nova/classico' };
const SHOWN = {
  'first-contentful-paint': 'first',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
};

/**
 * Lighthouse's four marks for a phone on each page of the app at `site`, the middle one of three visits by its mark for
 * speed. Every visit fetches the app anew; the game is kept on the device.
 */
export async function measurePages(site, executablePath) {
  const profile = mkdtempSync(join(tmpdir(), 'tabuleiro-lighthouse-'));
  const port = await freePort();
  const args = [...launchArguments(), `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args, locale: 'pt-BR' });
  try {
    const addresses = { ...mapValues(ROUTES, (hash) => site + hash), game: await beginGame(browser, site) };
    const pages = [];
    for (const [name, address] of Object.entries(addresses)) {
      const visits = [];
      for (let i = 0; i < RUNS; i++) {
        await forgetApp(browser, site);
        visits.push(await visit(address, port));
      }
      visits.sort((a, b) => a.marks.performance - b.marks.performance);
      pages.push({
        name,
        ...visits[Math.floor(RUNS / 2)],
        all: visits.map(({ marks }) => marks.performance),
      });
    }
    return pages;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function visit(address, port) {
  const { lhr } = await lighthouse(address, { port, disableStorageReset: true, logLevel: 'error' });
  const marks = mapValues(lhr.categories, ({ score }) => Math.round(score * 100));
  const numbers = Object.entries(SHOWN).map(([id, name]) => [name, lhr.audits[id].numericValue]);
  return { marks, ...Object.fromEntries(numbers) };
}

async function beginGame(browser, site) {
  const page = await browser.newPage();
  await page.goto(`${site}${ROUTES['new game']}`);
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('grid').waitFor();
  const address = page.url();
  await page.close();
  return address;
}

/** What was kept for offline use and what is in the browser's cache; not the games. */
async function forgetApp(browser, site) {
  const page = await browser.newPage();
  const client = await browser.newCDPSession(page);
  const { origin } = new URL(site);
  await client.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await client.send('Network.clearBrowserCache');
  await page.close();
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
