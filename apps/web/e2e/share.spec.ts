import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { formatStudy, parseShare, type Study } from '@tabuleiro/any-game';
import { findWrittenGame } from '@tabuleiro/any-game/games';
import { shareWords } from '../src/words/share.js';
import { axe, expect, hears, test } from './fixtures.js';
import { COMPUTER, type Sketch } from './play/journal.js';
import { drawn, printed } from './play/paper.js';
import { DUKES, FAIR_DICE, firstMoves, OPERA, openSketch, openText, RACE } from './play/scenes.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const WORDS = shareWords['pt-BR'];
const A4 = [595, 842];

/** A game of each kind, and how many moves and throws it has. */
const SHARED: readonly (readonly [game: string, sketch: Sketch, plies: number])[] = [
  ['classico', { game: 'classico', players: COMPUTER, line: OPERA }, 33],
  ['nucleo', { game: 'nucleo', line: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c4f7 e8f7' }, 8],
  ['brasez', DUKES, 4],
  ['senet', { game: 'senet', players: COMPUTER, dice: FAIR_DICE, line: firstMoves(RACE, 97) }, 97],
];

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: WORDS.title });
}

async function open(page: Page, sketch: Sketch): Promise<void> {
  const table = await openSketch(page, sketch);
  await table.act(WORDS.title);
  await expect(dialog(page)).toBeVisible();
}

async function linkIn(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: WORDS.link });
  await expect(field).toHaveValue(/#\/analise\/ver\/1/);
  return field.inputValue();
}

async function studyOf(link: string): Promise<Study> {
  const code = /\/ver\/([\w-]+)$/.exec(link)?.[1] ?? '';
  const shared = await parseShare(code, findWrittenGame);
  if (!shared.ok || shared.value.problem !== undefined) throw new Error(JSON.stringify(shared));
  return shared.value.study;
}

async function download(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

for (const [game, sketch, plies] of SHARED) {
  test(`${game}: a game is shared with the mouse: its link holds all of it, its picture and its sheet show it`, async ({
    page,
  }) => {
    await open(page, sketch);
    const whole = await studyOf(await linkIn(page));
    expect([whole.written.game.id, whole.tree.steps.length]).toEqual([game, plies]);
    expect(whole.tags.get('White')).toBe('Ana');

    await page.getByRole('radio', { name: WORDS.position }).check({ force: true });
    await expect
      .poll(() =>
        linkIn(page)
          .then(studyOf)
          .then((study) => study.tree.steps.length),
      )
      .toBe(0);
    const { notation } = whole.written.game;
    const shown = (await studyOf(await linkIn(page))).tree.start;
    const last = whole.tree.steps.at(-1)?.state;
    expect(notation.formatPosition(shown)).toBe(notation.formatPosition(last));

    const png = await download(page, WORDS.png);
    expect(png.name).toMatch(new RegExp(`^tabuleiro-${game}-\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.png$`));
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBe(1200);
    const svg = await download(page, WORDS.svg);
    expect(svg.name).toMatch(/\.svg$/);
    const isWhole = await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'image/svg+xml');
      const uses = [...read.querySelectorAll('use')];
      return (
        read.querySelector('parsererror') === null &&
        uses.length > 0 &&
        uses.every((use) => read.querySelector(use.getAttribute('href') ?? '') !== null)
      );
    }, svg.bytes.toString());
    expect(isWhole).toBe(true);
    expect(svg.bytes.toString()).toContain('<title id="title">Ana × ');

    await drawn(page);
    const pages = await printed(page);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages[0]).toEqual(A4);
  });

  test(`${game}: a game is shared with the keyboard, and the link is heard to be copied`, async ({
    page,
  }) => {
    await openSketch(page, sketch);
    await page.locator('.act-more').focus();
    await page.keyboard.press('Enter');
    const deed = page.locator('.more-list').getByRole('button', { name: WORDS.title });
    await deed.focus();
    await page.keyboard.press('Enter');
    const link = await linkIn(page);
    await page.getByRole('button', { name: WORDS.copy }).focus();
    await page.keyboard.press('Enter');
    await hears(page, WORDS.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('.act-more')).toBeFocused();
  });
}

test('the position that is shared is the one that is shown, walked back to', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 9) });
  await table.grid.press('Home').catch(() => undefined);
  await page.locator('.moves-move').nth(1).click();
  await table.act(WORDS.title);
  const study = await studyOf(await linkIn(page));
  expect(study.tree.steps).toHaveLength(9);
  await page.getByRole('radio', { name: WORDS.position }).check({ force: true });
  await expect
    .poll(async () => {
      const { written, tree } = await studyOf(await linkIn(page));
      return written.game.notation.formatPosition(tree.start);
    })
    .toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
});

test('the picture lies as the board does on the screen, and can be turned', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', players: COMPUTER, line: 'e2e4 e7e5' });
  await table.act('Virar o tabuleiro');
  await table.act(WORDS.title);
  const turn = dialog(page).getByRole('switch', { name: WORDS.turned('as pretas') });
  await expect(turn).toBeChecked();
  const names = async (): Promise<string> => {
    const { bytes } = await download(page, WORDS.svg);
    return Array.from(bytes.toString().matchAll(/>([a-h1-8])<\/text>/g), ([, name]) => name).join('');
  };
  expect(await names()).toBe('hgfedcba12345678');
  await turn.focus();
  await page.keyboard.press('Space');
  await expect(turn).not.toBeChecked();
  await expect.poll(names).toBe('abcdefgh87654321');
});

test('the score sheet tells the house rules that were agreed on', async ({ page }) => {
  await open(page, { game: 'nucleo', options: { castling: true, doubleStep: false }, line: 'e2e3' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.score-house')).toHaveText(
    'Regras da casa: O peão pode avançar duas casas no primeiro lance: não; Vale o roque.',
  );
});

test('a game that is over is shared from its end', async ({ page }) => {
  await openSketch(page, { game: 'classico', players: COMPUTER, line: OPERA });
  await page.locator('.end').getByRole('button', { name: WORDS.title }).click();
  const study = await studyOf(await linkIn(page));
  expect(study.result).toBe('1-0');
});

test('a link that is pasted at home leads to the analysis board', async ({ page }) => {
  await open(page, { game: 'nucleo', line: 'e2e4 e7e5' });
  const link = await linkIn(page);
  const code = link.slice(link.lastIndexOf('/') + 1);
  await page.keyboard.press('Escape');
  for (const text of [link, `Olha esta partida: ${link}.`, code]) {
    await openText(page, text);
    await expect(page).toHaveURL(new RegExp(`#/analise/ver/${code}$`));
  }
});

test('the QR code is a picture with a name; what is too long for one says so', async ({ page }) => {
  await open(page, { game: 'classico', line: OPERA });
  await page.getByText(WORDS.qrShown).click();
  await expect(page.getByRole('img', { name: WORDS.qr })).toBeVisible();
  // A link of several hundred letters, with a comment.
  await openText(
    page,
    `1. e4 {${Array.from({ length: 60 }, (_, i) => `lance ${(i * 7919) % 10007}`).join(' ')}} e5 2. Nf3 *`,
  );
  await page.getByRole('button', { name: WORDS.title }).click();
  expect((await linkIn(page)).length).toBeGreaterThan(250);
  await page.getByText(WORDS.qrShown).click();
  await expect(page.getByRole('img', { name: WORDS.qr })).toBeVisible();
});

test('a game with more than a link holds gets none, and is told so; its position gets one', async ({
  page,
}) => {
  await openText(page, `1. e4 {${'muito longo '.repeat(25_000)}} e5 2. Nf3 *`);
  await expect(page).toHaveURL(/#\/analise\/estudo\//);
  await page.getByRole('button', { name: WORDS.title }).click();
  await expect(dialog(page)).toContainText(WORDS.tooMuch);
  await axe(page);
  await expect(page.getByRole('textbox', { name: WORDS.link })).toBeHidden();
  await dialog(page).getByRole('button', { name: WORDS.onlyPosition }).click();
  expect((await studyOf(await linkIn(page))).tree.steps).toEqual([]);
});

test('[P-NF2] the dialog has no barriers, in both languages, light and dark, and on paper only the sheet is seen', async ({
  page,
}) => {
  for (const lang of ['pt-BR', 'en'] as const) {
    await page.goto('./#/');
    if (lang === 'en') await page.locator('.header button[lang=en]').click();
    const table = await openSketch(page, { game: 'brasez', players: COMPUTER, line: 'K@e1 K@d8 e2e4' });
    await page.locator('.act-more').click();
    await page.locator('.act-share').click();
    const words = shareWords[lang];
    await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
    await expect(page.locator('.share-picture:not(.is-coming)')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.score-sheet')).toBeVisible();
    await expect(page.locator('.score-sheet')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(table.grid).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await expect(page.locator('.score-sheet')).toHaveCount(0);
  }
});

test('a page that did not come by https shares all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });
  await open(page, { game: 'nucleo', line: 'e2e4' });
  await linkIn(page);
  await page.getByRole('button', { name: WORDS.copy }).click();
  await expect(page.getByText(WORDS.copied).first()).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.png })).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.copyPicture })).toHaveCount(0);
});

test('where the system has a list of its own to send with, it is offered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) =>
        document.documentElement.setAttribute('data-sent', JSON.stringify(data)),
    });
  });
  await open(page, { game: 'nucleo', line: 'e2e4' });
  const link = await linkIn(page);
  await page.getByRole('button', { name: WORDS.send }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-sent',
    JSON.stringify({ title: 'Ana × Bento', url: link }),
  );
});

test('a shared game is the same study after its way through the link', async ({ page }) => {
  await open(page, { game: 'classico', line: firstMoves(OPERA, 20) });
  const link = await linkIn(page);
  expect(formatStudy(await studyOf(link))).toContain('"e2e4","e7e5"');
});
