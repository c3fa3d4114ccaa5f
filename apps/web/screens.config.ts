import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

/** `npm run screenshots`: pictures of the app, taken as tests run. */
export default defineConfig({
  ...config,
  projects: [{ name: 'browser' }],
  testMatch: '*.shot.ts',
  retries: 0,
});
