import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe.js';
import { expect, test } from './fixtures.js';
import { GAMES, PAGES, type Scene } from './play/scenes.js';
import {
  brokenWords,
  cutOff,
  hiddenFocus,
  overflowing,
  smallTargets,
  spread,
  sticky,
  unmarkedLanguages,
} from './play/sight.js';

/** What one plays with; squares, the moves of a list and words in a sentence may be smaller. */
const MAIN =
  '.button, .icon-button, .act, .walker-step, .tray, .header :is(a, button), .option, summary, input[type=text]';
/** The least size of each, in CSS pixels. */
const TARGETS = [
  [24, '*'],
  [44, MAIN],
] as const;

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
/** A usual window at 200 %. */
const ZOOMED = { width: 640, height: 512 };

/** Language, theme, and what can be wrong there that was not seen before: colours are the same in both languages. */
const LOOKS = [
  ['pt-BR', 'light', 'all'],
  ['pt-BR', 'contrast', 'colours'],
  ['en', 'dark', 'colours'],
  ['en', 'light', 'all but colours'],
] as const;

const scenes = [...PAGES, ...GAMES];
/** These show nothing that another scene does not show as well. */
const DOUBLES = ['no-game', 'classico-selected', 'classico-check', 'brasez-enter'];
/** So many tests: the workers share them. */
const SHARES = 8;

for (let share = 0; share < SHARES; share++) {
  test(`[P-NF1] axe finds nothing on any screen, in both languages and all themes: part ${share + 1}`, async ({
    page,
  }) => {
    const single = scenes.filter(({ name }) => !DOUBLES.includes(name));
    for (const scene of single.filter((_, i) => i % SHARES === share))
      await test.step(scene.name, () => inspect(page, scene));
  });
}

test('[P-NF1] axe finds nothing on any screen, in each language with each theme @deep', async ({ page }) => {
  for (const { name, show } of scenes) {
    await show(page);
    for (const lang of ['pt-BR', 'en'])
      for (const theme of ['light', 'dark', 'contrast']) {
        await speak(page, lang);
        await dress(page, { theme });
        expect.soft(await violations(page), `${name} ${lang} ${theme}`).toEqual([]);
      }
    await leave(page);
  }
});

async function inspect(page: Page, { show }: Scene): Promise<void> {
  await page.setViewportSize(DESK);
  await show(page);
  for (const [lang, theme, extent] of LOOKS) {
    await speak(page, lang);
    await dress(page, { theme });
    expect.soft(await violations(page, extent), `${lang} ${theme}`).toEqual([]);
    if (theme === 'light') await expectRoom(page, lang);
  }
  await expectSound(page);
  await leave(page);
}

/** Nobody goes elsewhere before a dialog is closed. */
async function leave(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}

/** Behind an open dialog no person reaches the menu; what the words are is seen all the same. */
async function speak(page: Page, lang: string): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== lang)
    await page.locator('.header button[lang]').evaluate((button: HTMLElement) => button.click());
  await expect(html).toHaveAttribute('lang', lang);
}

/** What the settings tell the style sheets. */
async function dress(page: Page, look: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('html').evaluate((html, to) => void Object.assign(html.dataset, to), look);
}

/** One heading of the first level, one main part, a menu, a title of the window, one tab stop in a grid. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('header nav')).toHaveCount(1);
  await expect(page).toHaveTitle(/Tabuleiro/);
  expect(await page.evaluate(unmarkedLanguages)).toEqual([]);
  for (const grid of await page.locator('[role=grid]').all())
    await expect(grid.locator('[tabindex="0"], :is(a, button, input):not([tabindex])')).toHaveCount(1);
}

/** A window of another shape may turn a long board: what follows from it is there two frames later. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** WCAG 1.4.4, 1.4.10, 1.4.12 and 2.5.8: on the narrowest screen, and there with letters of twice the size or far apart. */
async function expectRoom(page: Page, lang: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await drawnAnew(page);
  expect.soft(await page.evaluate(overflowing), `${lang}, wider than 320 px`).toEqual([]);
  for (const [least, among] of TARGETS)
    expect
      .soft(await page.evaluate(smallTargets, { least, among }), `${lang}, below ${least} px`)
      .toEqual([]);
  expect.soft(await page.evaluate(sticky), 'could cover something').toEqual([]);
  expect.soft(await page.evaluate(brokenWords), `${lang}, broken`).toEqual([]);
  await page.evaluate(spread, true);
  expect.soft(await page.evaluate(overflowing), `${lang}, wider than 320 px, spread`).toEqual([]);
  expect.soft(await page.evaluate(cutOff), `${lang}, cut off, spread`).toEqual([]);
  await page.evaluate(spread, false);
  await dress(page, { textSize: '200' });
  expect.soft(await page.evaluate(overflowing), `${lang}, wider than 320 px at 200 %`).toEqual([]);
  expect.soft(await page.evaluate(brokenWords), `${lang}, broken at 200 %`).toEqual([]);
  await page.setViewportSize(ZOOMED);
  await drawnAnew(page);
  expect.soft(await page.evaluate(overflowing), `${lang}, wider than a window at 200 %`).toEqual([]);
  expect.soft(await page.evaluate(brokenWords), `${lang}, broken in a window at 200 %`).toEqual([]);
  expect
    .soft(await page.evaluate(smallTargets, { least: 24, among: '*' }), `${lang}, below 24 px at 200 %`)
    .toEqual([]);
  await dress(page, { textSize: '100' });
  await page.setViewportSize(DESK);
}

for (const [name, when] of [
  ['home-kept', ''],
  ['brasez-dukes', ''],
  ['new-senet', ' @deep'],
  ['settings', ' @deep'],
  ['senet-end', ' @deep'],
]) {
  test(`[P-NF1] the focus is seen wherever it goes: ${name}${when}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await scenes.find((scene) => scene.name === name)?.show(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const stops = await walkThrough(page);
    expect(stops).toBeGreaterThan(9);
  });
}

/** Tab by tab, until the focus leaves the page; how many stops there were. */
async function walkThrough(page: Page): Promise<number> {
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(hiddenFocus)).toBeUndefined();
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
  }
  throw new Error('the focus never leaves the page');
}
