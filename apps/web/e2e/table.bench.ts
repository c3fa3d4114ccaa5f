import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withSettings } from './fixtures/settings.js';
import { expect, test } from './fixtures.js';
import { between, type Moment, momentsOf, watchMoments } from './measure/stopwatch.js';
import { GameTester } from './play/gameTester';
import { COMPUTER, PEOPLE } from './play/journal.js';
import { FAIR_DICE, openSketch } from './play/scenes.js';
import { shiftsOf, watchShifts } from './play/shifts.js';

// What `npm run bench:table` measures. Each part leaves its numbers in a file of the folder that scripts/table.mjs reads.

const FOLDER = process.env.TABULEIRO_MEASURES ?? '';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;
const GAMES = ['classico', 'nucleo', 'brasez', 'senet'] as const;
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PLIES = 20;

/** What a slow phone has, as Lighthouse imagines it: 1.6 Mbit/s, 150 ms there and back, a quarter of this processor. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

function keep(name: string, numbers: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(numbers));
}

test.use({ hurry: false });

test('from a click to a piece that stands, from a drop to a move that is kept', async ({ page, context }) => {
  await watchMoments(context);
  await withSettings(context, { sharing: 'still' });
  await page.setViewportSize(DESK);
  const table = await openSketch(page, { game: 'classico', players: PEOPLE });
  const [clicks, drops]: number[][] = [[], []];
  for (const file of 'abcdefgh') {
    await playAndListen(page, () => table.move(`${file}2`, `${file}3`), clicks, 'standing');
    await playAndListen(page, () => table.drag(`${file}7`, `${file}6`), drops, 'kept');
  }
  keep('hands', { clicks, drops });
});

async function playAndListen(
  page: Page,
  play: () => Promise<void>,
  into: number[],
  end: Moment['what'],
): Promise<void> {
  const moves = page.locator('.moves-move');
  const count = await moves.count();
  await momentsOf(page);
  await play();
  await expect(moves).toHaveCount(count + 1);
  await page.waitForTimeout(600);
  into.push(between(await momentsOf(page), 'up', end));
}

test('how long the computer lets a move be seen', async ({ page, context }) => {
  await watchMoments(context);
  await page.setViewportSize(DESK);
  const levels = [];
  for (const level of LEVELS) {
    const players = [COMPUTER[0], { name: '', kind: 'computer', level, seed: 1 }] as const;
    const table = await openSketch(page, { game: 'classico', players });
    const pauses: number[] = [];
    for (const file of ['a', 'h', 'c']) {
      const count = await table.moves.count();
      await momentsOf(page);
      await table.move(`${file}2`, `${file}3`);
      await expect(table.moves).toHaveCount(count + 2);
      const listed = (await momentsOf(page)).filter(({ what }) => what === 'listed');
      pauses.push((listed.at(-1)?.at ?? Number.NaN) - (listed.at(0)?.at ?? Number.NaN));
      await page.waitForTimeout(600);
    }
    levels.push({ level, pauses });
  }
  keep('replies', levels);
});

test('how long a throw of the computer is seen', async ({ page, context }) => {
  await page.setViewportSize(DESK);
  await context.addInitScript(noteThrows);
  await openSketch(page, { game: 'senet', players: [COMPUTER[1], COMPUTER[1]], dice: FAIR_DICE });
  await page.waitForFunction(() => (window.throwsSeen?.length ?? 0) >= 12);
  keep('die', await page.evaluate(() => window.throwsSeen));
});

declare global {
  interface Window {
    throwsSeen?: number[];
  }
}

/** Runs in the page: milliseconds from a throw in the list of moves to what is played with it. */
function noteThrows(): void {
  const seen: number[] = [];
  window.throwsSeen = seen;
  let [count, thrown]: (number | undefined)[] = [0, undefined];
  const look = (): void => {
    const moves = document.querySelectorAll('.moves-move');
    if (moves.length <= (count ?? 0)) return;
    count = moves.length;
    if (thrown !== undefined) seen.push(performance.now() - thrown);
    thrown = moves[moves.length - 1].classList.contains('is-throw') ? performance.now() : undefined;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

for (const [name, conditions] of [
  ['at full speed', undefined],
  ['as a slow phone', SLOW],
] as const)
  test(`the first board that can be played on, ${name}`, async ({ page, context, ownSite }) => {
    await page.setViewportSize(PHONE);
    const table = new GameTester(page);
    await table.begin('classico', {}, ownSite.url);
    const address = page.url();
    const client = await context.newCDPSession(page);
    const slow = async (): Promise<void> => {
      await client.send('Emulation.setCPUThrottlingRate', { rate: conditions === undefined ? 1 : 4 });
      if (conditions !== undefined) await client.send('Network.emulateNetworkConditions', conditions);
    };
    const [cold, reloaded]: number[][] = [[], []];
    for (let i = 0; i < 3; i++) {
      await page.goto('about:blank');
      await client.send('Storage.clearDataForOrigin', {
        origin: new URL(ownSite.url).origin,
        storageTypes: 'service_workers,cache_storage',
      });
      await client.send('Network.clearBrowserCache');
      await slow();
      cold.push(await timeToBoard(page, () => page.goto(address, { waitUntil: 'commit' })));
      await client.send('Network.emulateNetworkConditions', {
        ...SLOW,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await slow();
      reloaded.push(await timeToBoard(page, () => page.reload({ waitUntil: 'commit' })));
    }
    keep(conditions === undefined ? 'board' : 'boardSlow', { cold, reloaded });
  });

/** Until a piece can be picked, in milliseconds since the page was asked for: its pieces are drawn and marked as movable. */
async function timeToBoard(page: Page, open: () => Promise<unknown>): Promise<number> {
  await open();
  const time = await page.waitForFunction(() => {
    const isDrawn = document.querySelector('[data-place="e2"] svg use, [data-place="e2"] img') !== null;
    return isDrawn && document.querySelector('[data-marks~="source"]') !== null
      ? performance.now()
      : undefined;
  });
  return Number(await time.jsonValue());
}

for (const size of [PHONE, DESK])
  test(`what moves by itself in ${PLIES} moves, ${size.width} px`, async ({ page, context }) => {
    await withSettings(context, { hurry: true });
    await watchShifts(context);
    await page.setViewportSize(size);
    const found = [];
    for (const game of GAMES) {
      const dice = game === 'senet' ? { dice: FAIR_DICE } : {};
      const table = await openSketch(page, { game, players: COMPUTER, ...dice });
      await page.reload();
      await expect(table.grid).toBeVisible();
      await playOn(table);
      found.push({ game, shifts: await shiftsOf(page) });
    }
    keep(`shifts${size.width}`, found);
  });

/** What can be touched to go on: an answer, the die, a piece or, where none has to be picked, a square. */
const ANSWERS = '.pending-line .primary, dialog[open] button:not(.leave)';
const DIE = '.die-box button:not([aria-disabled="true"])';
const SOURCES = '[data-marks~="source"]';
const TARGETS = ['move', 'capture', 'push', 'swap', 'enter', 'leave', 'fall']
  .map((mark) => `[data-marks~="${mark}"]`)
  .join();

/** Whatever can be done, until twenty moves stand in the list. */
async function playOn({ page, moves }: GameTester): Promise<void> {
  for (let tries = 0; tries < 10 * PLIES; tries++) {
    const found = await page.waitForFunction(
      (selectors) => selectors.find((selector) => document.querySelector(selector) !== null),
      ['.end-result', ANSWERS, DIE, SOURCES, TARGETS],
    );
    const due = await found.jsonValue();
    const made = await moves.count();
    if (due === '.end-result' || made >= PLIES) return;
    if (due === undefined) continue;
    await touch(page, due, tries);
    if (due === SOURCES) await touch(page, TARGETS, tries);
    // Whatever was chosen that leads nowhere: the reply came in between.
    if ((await page.locator([ANSWERS, DIE, SOURCES, TARGETS].join()).count()) === 0)
      await page.keyboard.press('Escape');
  }
}

/** One of several, each time another one; what has gone meanwhile is left. */
async function touch(page: Page, selector: string, turn: number): Promise<void> {
  const places = page.locator(selector);
  const count = await places.count();
  if (count > 0)
    await places
      .nth((turn * 7) % count)
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

test('how much of the screen is board', async ({ page }) => {
  const shares = [];
  for (const game of GAMES) {
    await page.setViewportSize(DESK);
    const dice = game === 'senet' ? { dice: FAIR_DICE } : {};
    const table = await openSketch(page, { game, players: COMPUTER, ...dice });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      shares.push({ game, width, height, ...(await table.grid.evaluate(visibleShare)) });
    }
  }
  keep('shares', shares);
});

/** Runs in the page: of the window, and how much of the board itself is in it without scrolling. */
function visibleShare(grid: Element): { readonly share: number; readonly seen: number } {
  const { left, right, top, bottom, width, height } = grid.getBoundingClientRect();
  const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return { share: (wide * high) / (innerWidth * innerHeight), seen: (wide * high) / (width * height) };
}
