import type { Page } from '@playwright/test';
import { axe, expect, hears, spoken, test } from './fixtures.js';

/** A page of the app's origin with nothing of the app in it. */
async function emptyPage(page: Page, body: string): Promise<void> {
  await page.goto('nothing-here');
  await page.evaluate((html) => {
    document.body.innerHTML = `<main>${html}</main>`;
  }, body);
}

test.beforeEach(({ troubles }) => troubles.allow(/nothing-here/));

test('errors of a page are noticed', async ({ page, troubles }) => {
  await emptyPage(page, '');
  expect(troubles.unexpected).toEqual([]);
  troubles.allow(/on purpose/);
  await page.evaluate(() => {
    console.error('said on purpose');
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  await expect.poll(() => troubles.all.join('\n')).toMatch(/^console: said on purpose/m);
  await expect.poll(() => troubles.all.join('\n')).toMatch(/^page: Error: thrown on purpose/m);
});

test('a request to another host is noticed', async ({ page, troubles }) => {
  troubles.allow(/example\.invalid|ERR_/);
  await page.goto('about:blank');
  await page.evaluate(() => fetch('http://example.invalid/').catch(() => undefined));
  expect(troubles.all).toContain('foreign: http://example.invalid/');
});

test('live regions are heard in order, each text whole and a repeated one again', async ({ page }) => {
  await emptyPage(
    page,
    '<p aria-live="polite" aria-atomic="true"></p><p aria-live="assertive"></p><p class="mute"></p>',
  );
  const say = (selector: string, text: string): Promise<void> =>
    page.locator(selector).evaluate((region, words) => region.replaceChildren(...words.split('|')), text);
  await say('[aria-live=polite]', 'peão | e4');
  await say('.mute', 'nothing');
  await say('[aria-live=assertive]', 'xeque');
  await say('[aria-live=assertive]', '');
  await say('[aria-live=assertive]', 'xeque');
  expect(await spoken(page)).toEqual([
    { manner: 'polite', text: 'peão e4' },
    { manner: 'assertive', text: 'xeque' },
    { manner: 'assertive', text: 'xeque' },
  ]);
  expect(await spoken(page)).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('[aria-live]')?.replaceChildren('mate'), 200);
  });
  expect(await hears(page, /mate/)).toEqual(['mate']);
});

test('axe sees what is wrong with a page', async ({ page }) => {
  await emptyPage(page, '<h1>Tabuleiro</h1><button type="button">Jogar</button>');
  await axe(page);
  await emptyPage(page, '<h1>Tabuleiro</h1><button type="button"></button>');
  await expect(axe(page)).rejects.toThrow(/button-name/);
});
