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

  /** What is asked between the two devices, above the moves. */
  get asked() {
    return this.page.locator('.online-ask, .request');
  }

  clockOf(name: string) {
    return this.page.getByRole('timer', { name: `Relógio: ${name}`, exact: true }).locator('.clock-time');
  }

  /** The page is shown again: it asks the server how things stand. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(() => void window.dispatchEvent(new Event('online')));
  }

  /** Holds a small phone from now on. */
  async takePhone(): Promise<void> {
    await this.page.setViewportSize({ width: 375, height: 667 });
  }

  /** All of these buttons are on the screen, without scrolling. */
  async seesAll(...names: readonly string[]): Promise<void> {
    for (const name of names) await expect(this.button(name)).toBeInViewport({ ratio: 1 });
  }

  async resign(): Promise<void> {
    await this.act('Desistir');
    await this.page.getByRole('button', { name: 'Sim, desistir' }).click();
  }

  /** How the match ended for this player. */
  async expectEnd(
    result: 'Você venceu' | 'Você perdeu' | 'Vocês empataram',
    reason: string | RegExp,
  ): Promise<void> {
    await expect(this.page.getByRole('heading', { name: result })).toBeVisible();
    await expect(this.result).toHaveText(reason);
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
  readonly position?: string;
  /** Switches that are on, by their names. */
  readonly allowed?: readonly string[];
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
  if (wanted.position !== undefined || wanted.allowed !== undefined) await host.openMore();
  for (const name of wanted.allowed ?? [])
    await page.getByRole('switch', { name }).first().check({ force: true });
  if (wanted.position !== undefined)
    await page.getByRole('textbox', { name: 'Posição' }).fill(wanted.position);
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

/** Plays in turn; each sees every move before the next is made. */
export async function playMoves(
  players: readonly [Player, Player],
  moves: readonly (readonly [string, string])[],
): Promise<void> {
  let seen = await players[0].moves.count();
  for (const [i, [from, to]] of moves.entries()) {
    await players[i % 2].move(from, to);
    seen++;
    for (const player of players) await expect(player.moves).toHaveCount(seen);
  }
}
