import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { fillShelf } from './keep/shelf.js';
import { writePgnFile } from './measure/pgnFile.js';

// What `npm run bench:library` measures. Each part leaves its numbers in a file of the folder that scripts/gamesLibrary.mjs reads.

const FOLDER = process.env.TABULEIRO_MEASURES ?? '';
const MEGABYTES = Number(process.env.TABULEIRO_MEGABYTES ?? 50);
const RUNS = 7;

function keep(name: string, numbers: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(numbers));
}

declare global {
  interface Window {
    frameTimes?: number[];
    taskTimes?: number[];
  }
}

/** Runs in the page: how long each frame took from now on, and each task of more than 50 ms. */
function watchFrames(): void {
  const frames: number[] = [];
  const tasks: number[] = [];
  Object.assign(window, { frameTimes: frames, taskTimes: tasks });
  let last = performance.now();
  const tick = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });
}

test(`a PGN of ${MEGABYTES} MB comes in`, async ({ page, ownSite }) => {
  test.setTimeout(0);
  const file = writePgnFile(MEGABYTES * 1_000_000, 1);
  await page.goto(`${ownSite.url}#/partidas/importar`);
  await expect(page.locator('.import-ground')).toBeVisible();
  await page.evaluate(watchFrames);
  const begin = Date.now();
  await page.locator('.import-ground input').setInputFiles(file.path);
  await expect(page.locator('.import .state')).toHaveText('Pronta', { timeout: 0 });
  const seconds = (Date.now() - begin) / 1000;
  const numbers = await page.evaluate(() => ({
    frames: window.frameTimes ?? [],
    tasks: window.taskTimes ?? [],
  }));
  rmSync(dirname(file.path), { recursive: true });
  const frames = numbers.frames.sort((a, b) => a - b);
  const longest = (sorted: readonly number[]): number => sorted.at(-1) ?? 0;
  keep('import', {
    ...{ bytes: file.bytes, games: file.games, seconds, frames: frames.length },
    longestFrame: longest(frames),
    frame999: frames[Math.floor(frames.length * 0.999)],
    longestTask: longest(numbers.tasks.sort((a, b) => a - b)),
  });
});

test('a library of 5,000 games opens', async ({ page, ownSite }) => {
  test.setTimeout(0);
  await page.goto(ownSite.url);
  await expect(page.locator('.string')).toBeVisible();
  await fillShelf(page, 1000, 4000);
  const link = page.getByRole('link', { name: 'Minhas partidas' });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto(`${ownSite.url}#/`);
    await page.reload();
    await expect(link).toBeVisible();
    // Home has finished with its own list.
    await expect(page.locator('.saved .mini-board').first()).toBeVisible();
    await page.waitForTimeout(1500);
    times.push(await openLibrary(page));
  }
  keep('open', { games: 5000, times });
});

/** From the click to the first frame with the list. */
async function openLibrary(page: Page): Promise<number> {
  await page.evaluate(watchOpening);
  await page.locator('a[href="#/partidas"]').first().click();
  const time = await page.waitForFunction(() => window.frameTimes?.at(0));
  return Number(await time.jsonValue());
}

/** Runs in the page. */
function watchOpening(): void {
  const frames: number[] = [];
  window.frameTimes = frames;
  let begin = 0;
  window.addEventListener('click', () => (begin = performance.now()), { capture: true, once: true });
  const watcher = new MutationObserver(() => {
    if (document.querySelector('.library-entry') === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - begin)));
  });
  watcher.observe(document, { childList: true, subtree: true });
}
