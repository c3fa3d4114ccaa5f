import type { BrowserContext, Page } from '@playwright/test';
import { listenTo } from '../fixtures/hearing.js';
import { withSettings } from '../fixtures/settings.js';
import { test as base, expect } from '../fixtures.js';
import { GameTester } from '../play/gameTester.js';
import { OnlineSite } from './onlineSite.js';

export { axe, expect, hears, spoken } from '../fixtures.js';

/** One of the two people, with a device of their own. */
export class Player extends GameTester {
  readonly name: string;

  constructor(page: Page, name: string) {
    super(page);
    this.name = name;
  }

  get connection() {
    return this.page.locator('.online-line');
  }
}

type OnlineFixtures = {
  readonly online: OnlineSite;
  /** Opens a device: a browser that knows nothing of the others. */
  readonly device: (name: string) => Promise<Player>;
};

export const test = base.extend<OnlineFixtures>({
  online: async ({ browserName: _ }, use) => {
    const site = await OnlineSite.open();
    await use(site);
    await site.close();
  },
  device: async ({ browser, troubles }, use) => {
    troubles.allow(/WebSocket connection to/);
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({
        locale: 'pt-BR',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      contexts.push(context);
      await withSettings(context, { hurry: true, name });
      await troubles.watch(context);
      await listenTo(context);
      return new Player(await context.newPage(), name);
    });
    for (const context of contexts) await context.close();
  },
});

export type Wanted = {
  readonly time?: string;
  readonly more?: (page: Page) => Promise<void>;
};

/** Invites from the page of a new game; gives the link, as it is shown. */
export async function invite(host: Player, url: string, game: string, wanted: Wanted = {}): Promise<string> {
  const { page } = host;
  await page.goto(`${url}#/nova/${game}`);
  await page.getByRole('radio', { name: /Alguém longe/ }).check({ force: true });
  if (wanted.time !== undefined)
    await page
      .getByRole('radio', { name: new RegExp(`^${wanted.time.replaceAll('+', '\\+')}:`) })
      .first()
      .check({ force: true });
  await wanted.more?.(page);
  await page.getByRole('button', { name: 'Criar o convite' }).first().click();
  const link = page.getByRole('textbox', { name: 'Link do convite' });
  await expect(link).toBeVisible();
  return link.inputValue();
}

/** Opens the link and sits down. */
export async function sit(guest: Player, link: string): Promise<void> {
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sentar' }).click();
}

/** Both at one table. */
export async function meet(
  host: Player,
  guest: Player,
  url: string,
  game: string,
  wanted?: Wanted,
): Promise<void> {
  const link = await invite(host, url, game, wanted);
  await sit(guest, link);
  for (const player of [host, guest]) await expect(player.grid).toBeVisible();
}
