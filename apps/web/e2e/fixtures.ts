import { test as base } from '@playwright/test';
import { listenTo } from './fixtures/hearing.js';
import { withSettings } from './fixtures/settings.js';
import { Site } from './fixtures/site.js';
import { Troubles } from './fixtures/troubles.js';

export { expect } from '@playwright/test';
export { axe } from './fixtures/axe.js';
export { hears, spoken } from './fixtures/hearing.js';

type WorkerFixtures = {
  /** The app, served for every test of a worker; pages begin there. */
  readonly site: Site;
};

type TestFixtures = {
  /** Does the computer reply at once? `test.use({ hurry: false })` where its rhythm matters. */
  readonly hurry: boolean;
  /** A server for this test alone, which may stop it and change its files: `page.goto(ownSite.url)`. */
  readonly ownSite: Site;
  /** Fails the test on any error of a page; `troubles.allow(/…/)` for what it causes on purpose. */
  readonly troubles: Troubles;
};

/**
 * Tests of the app in a real browser. A `page` begins at the app (`page.goto('.')`), in Brazilian Portuguese, with
 * storage of its own; whatever goes wrong in it fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({ browserName: _ }, use) => {
    const site = await Site.open();
    await use(site);
    await site.close();
  },
  hurry: [true, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  troubles: [
    async ({ context, hurry }, use) => {
      if (hurry) await withSettings(context, { hurry });
      const troubles = new Troubles();
      await troubles.watch(context);
      await listenTo(context);
      await use(troubles);
      base.expect(troubles.unexpected, 'what went wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
});
