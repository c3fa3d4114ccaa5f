import { defineConfig, type LaunchOptions } from '@playwright/test';
import './src/words/everyLanguage.js'; // what a page says is looked up in both languages
import { environment, findBrowser, findShell, launchArguments } from '../../scripts/browser.mjs';

const isDeep = process.env.TABULEIRO_TESTS === 'deep';
const world = environment();
const whole = await findBrowser(world);
const shell = isDeep ? undefined : findShell(world);
/** About the browser more than about a page: what it refuses, serves offline and updates. */
const ABOUT_THE_BROWSER = '**/smoke.spec.ts';

/** A name of this machine under which pages count as insecure, as those of a school's network do. */
const PLAIN_HOST = '--host-resolver-rules=MAP sala.test 127.0.0.1';

function launching(executablePath: string | undefined): { launchOptions: LaunchOptions } {
  const path = executablePath === undefined ? {} : { executablePath };
  return { launchOptions: { args: [...launchArguments(), PLAIN_HOST], ...path } };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../node_modules/.cache/e2e',
  // Long sweeps bear the tag `@deep` and run with `npm run test:deep` alone.
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Far above what any test takes: machines are shared, and a slow one is no failure.
  timeout: isDeep ? 3_600_000 : 300_000,
  expect: { timeout: 30_000 },
  // Where nobody can look, a machine that stalls gets a second try; `npm test` says so.
  retries: process.env.CI === undefined || process.env.CI === '' ? 0 : 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    // What moves and what is kept for offline use have tests of their own; the others need not wait for them.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    ...launching(whole),
  },
  // Pages are alike in both, and cheaper in the shell; `npm run test:deep` sees all of them in the whole browser.
  projects:
    shell === undefined
      ? [{ name: 'browser' }]
      : [
          { name: 'browser', testMatch: ABOUT_THE_BROWSER },
          { name: 'shell', testIgnore: ABOUT_THE_BROWSER, use: launching(shell) },
        ],
});
