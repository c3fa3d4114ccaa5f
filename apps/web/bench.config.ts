import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

/** `npm run bench:table` and `npm run bench:library`: what is measured in the app, taken as tests run. No time decides anything there. */
export default defineConfig({
  ...config,
  projects: [{ name: 'browser' }],
  testMatch: '*.bench.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // As people see it: with its motion, its pauses and its service worker.
  use: { ...config.use, reducedMotion: 'no-preference', serviceWorkers: 'allow' },
});
