import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments, surroundings } from '../../scripts/browser.mjs';

const isDeep = process.env.TABULEIRO_TESTS === 'deep';
const executablePath = await findBrowser(surroundings());

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
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchArguments(),
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
