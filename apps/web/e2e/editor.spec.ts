import type { Browser, Locator, Page } from '@playwright/test';
import { editor as words } from '../src/words/pt-BR/editor.js';
import { axe, expect, hears, test } from './fixtures.js';

/** The page on which a position is set up, as somebody uses it. */
class EditorTester {
  readonly page: Page;
  readonly grid: Locator;
  readonly verdict: Locator;
  readonly text: Locator;
  readonly play: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid');
    this.verdict = page.locator('.editor-verdict');
    this.text = page.getByRole('textbox', { name: words.text.label });
    this.play = page.getByRole('button', { name: words.play });
  }

  static async of(page: Page, game: string): Promise<EditorTester> {
    await page.goto(`./#/editor/${game}`);
    const editor = new EditorTester(page);
    await expect(editor.grid).toBeVisible();
    return editor;
  }

  at(square: string): Locator {
    return this.grid.locator(`[data-place="${square}"]`);
  }

  inPalette(man: string): Locator {
    return this.page
      .getByRole('group', { name: words.palette })
      .getByRole('radio', { name: man, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Chooses a piece, then clicks squares. */
  async put(man: string, ...squares: readonly string[]): Promise<void> {
    await this.inPalette(man).check();
    for (const square of squares) await this.at(square).click();
  }
}

/** A game, what is put on its empty board, and the text of what comes of it. */
const SETUPS = [
  {
    game: 'classico',
    men: [
      ['rei branco', 'e1'],
      ['rei preto', 'e8'],
      ['peão branco', 'e5', 'h2'],
      ['torre branca', 'h1'],
      ['dama preta', 'a5'],
    ],
    text: '4k3/8/8/q3P3/8/8/7P/4K2R w - - 0 1',
  },
  {
    game: 'nucleo',
    men: [
      ['rei branco', 'c6'],
      ['rei preto', 'a8'],
      ['peão branco', 'b6'],
    ],
    text: 'k7/8/1PK5/8/8/8/8/8 w - - 0 1',
  },
  {
    game: 'brasez',
    men: [
      ['rei branco', 'd1'],
      ['rei preto', 'e8'],
      ['Grão-Duque branco', 'b4'],
      ['peão preto', 'a7', 'c6'],
    ],
    text: '4k3/p7/2p5/8/1G6/8/8/3K4 w - - a b 0/0 -/- 0,- 1',
  },
  {
    game: 'senet',
    men: [
      ['cone do jogador A', '26', '30'],
      ['carretel do jogador B', '15'],
    ],
    text: '........../....B...../.....A...A A -',
  },
] as const;

for (const { game, men, text } of SETUPS) {
  test(`${game}: a position set up by mouse, and played from`, async ({ page }) => {
    const editor = await EditorTester.of(page, game);
    await expect(editor.verdict).toContainText(words.possible);
    await editor.button(words.empty).click();
    await expect(editor.play).toBeDisabled();
    for (const [man, ...squares] of men) await editor.put(man, ...squares);
    await expect(editor.text).toHaveValue(text);
    await expect(editor.verdict).toContainText(words.possible);
    await editor.play.click();
    await expect(page).toHaveURL(new RegExp(`#/nova/${game}$`));
    await expect(page.getByRole('textbox', { name: 'Posição' })).toHaveValue(text);
    await page.getByRole('button', { name: 'Começar a partida' }).first().click();
    await expect(page.getByRole('grid')).toBeVisible();
    const [man, square] = men[0];
    await expect(page.locator(`[role=grid] [data-place="${square}"]`)).toHaveAttribute(
      'aria-label',
      new RegExp(man.split(' ')[0] ?? ''),
    );
  });
}

test('classico: dragging from the palette, from square to square and off the board; the other button erases', async ({
  page,
}) => {
  const editor = await EditorTester.of(page, 'classico');
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await to.hover({ position: { x: 9, y: 9 }, force: true });
    await page.mouse.up();
  };
  await drag(page.locator('[data-place="new:b-queen"]'), editor.at('d4'));
  await expect(editor.at('d4')).toHaveAttribute('aria-label', /dama preta/);
  await editor.inPalette(words.move).check();
  await drag(editor.at('d4'), editor.at('g4'));
  await expect(editor.at('d4')).toHaveAttribute('aria-label', /vazia/);
  await expect(editor.at('g4')).toHaveAttribute('aria-label', /dama preta/);
  await drag(editor.at('a2'), page.getByRole('heading', { level: 1 }));
  await expect(editor.at('a2')).toHaveAttribute('aria-label', /vazia/);
  await editor.at('b2').click({ button: 'right' });
  await expect(editor.at('b2')).toHaveAttribute('aria-label', /vazia/);
  // Two clicks move as well as a drag.
  await editor.at('g4').click();
  await editor.at('c2').click();
  await expect(editor.text).toHaveValue('rnbqkbnr/pppppppp/8/8/8/8/2qPPPPP/RNBQKBNR w KQkq - 0 1');
  // A piece put where it stands already is taken off.
  await editor.put('dama preta', 'c2');
  await expect(editor.at('c2')).toHaveAttribute('aria-label', /vazia/);
});

test('what is impossible is refused in words, with the square, and what changes is taken back', async ({
  page,
}) => {
  const editor = await EditorTester.of(page, 'classico');
  await editor.inPalette(words.erase).check();
  await editor.at('e1').click();
  await expect(editor.verdict).toContainText('As brancas precisam de um rei.');
  await hears(page, 'As brancas precisam de um rei.');
  await expect(editor.play).toBeDisabled();
  await editor.button(words.undo).click();
  await expect(editor.verdict).toContainText(words.possible);
  await editor.put('peão preto', 'd8');
  await expect(editor.verdict).toContainText('d8');
  await expect(editor.at('d8')).toHaveAttribute('aria-label', /confira esta casa/);
  await editor.button(words.undo).click();
  await editor.put('rei branco', 'e4');
  await expect(editor.verdict).toContainText('As brancas têm 2 reis');
  await editor.button(words.undo).click();
  await editor.button(words.redo).click();
  await expect(editor.verdict).toContainText('As brancas têm 2 reis');
  await page.keyboard.press('Control+z');
  await expect(editor.verdict).toContainText(words.possible);
  await editor.put('cavalo branco', 'd6');
  await expect(editor.verdict).toContainText('O rei das pretas está em xeque pela peça em d6');
});

test('a position in which the game is over is told, and not played', async ({ page }) => {
  const editor = await EditorTester.of(page, 'classico');
  await editor.text.fill('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1');
  await expect(editor.verdict).toContainText('a partida já acabou');
  await expect(editor.at('h8')).toHaveAttribute('aria-label', /xeque/);
  await expect(editor.play).toBeDisabled();
  // It can be analysed all the same.
  await expect(page.getByRole('button', { name: words.analyse })).toBeEnabled();
  await expect(page.getByText(words.cannotPlay)).toHaveCount(0);
  await editor.text.fill('8/8/8/8/8/8/8/8 w - - 0 1');
  await expect(page.getByText(words.cannotPlay)).toBeVisible();
});

test('a text is pasted, refused with its reason, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await EditorTester.of(page, 'classico');
  const fen = 'r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 7 31';
  await editor.text.fill(` ${fen}\n`);
  await expect(editor.at('d4')).toHaveAttribute('aria-label', /peão preto/);
  await expect(page.getByRole('combobox', { name: words.ep })).toHaveValue('e3');
  await expect(page.getByRole('textbox', { name: words.fullmove })).toHaveValue('31');
  await editor.text.fill('r3k2r/8/8/8');
  await expect(page.locator('.editor-text .error')).toContainText('seis campos');
  await expect(editor.at('d4')).toHaveAttribute('aria-label', /peão preto/);
  await editor.text.fill('4k3/p7/2p5/8/1G6/8/8/3K4 w - - a b 0/0 -/- 0,- 1');
  await expect(page.locator('.editor-text .error')).toContainText('Brasez');
  await editor.text.fill(fen);
  await editor.button(words.text.copy).click();
  await hears(page, words.text.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fen);
});

test('what a position has besides its board: classico', async ({ page }) => {
  const editor = await EditorTester.of(page, 'classico');
  await editor.text.fill('r3k2r/8/8/8/3pP3/8/8/R3K2R w - - 0 1');
  await page.getByRole('checkbox', { name: 'Brancas, pequeno' }).check();
  await page.getByRole('checkbox', { name: 'Pretas, grande' }).check();
  await page.getByRole('radio', { name: 'Pretas', exact: true }).check();
  await page.getByRole('combobox', { name: words.ep }).selectOption('e3');
  await page.getByRole('textbox', { name: words.halfmove }).fill('12');
  await page.getByRole('textbox', { name: words.fullmove }).fill('');
  await expect(page.locator('.field.number .error')).toContainText('Falta um número');
  await page.getByRole('textbox', { name: words.fullmove }).fill('40');
  await expect(editor.text).toHaveValue('r3k2r/8/8/8/3pP3/8/8/R3K2R b Kq e3 12 40');
  await editor.put('torre branca', 'h1'); // takes it off, and the castling with it
  await expect(page.getByRole('checkbox', { name: 'Brancas, pequeno' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Brancas, pequeno' }).check();
  await expect(editor.verdict).toContainText('O roque pequeno das brancas pede o rei em e1 e a torre em h1.');
  await expect(editor.at('h1')).toHaveAttribute('aria-label', /confira esta casa/);
});

test('what a position has besides its board: núcleo with house rules, Brasez, Senet', async ({ page }) => {
  const nucleo = await EditorTester.of(page, 'nucleo');
  await expect(page.getByRole('group', { name: words.castling })).toHaveCount(0);
  await page.getByText(words.house, { exact: true }).click();
  await page.getByRole('switch', { name: /roque/i }).check();
  await page.getByRole('checkbox', { name: 'Pretas, pequeno' }).check();
  await expect(nucleo.text).toHaveValue(/ w k - 0 1$/);
  const brasez = await EditorTester.of(page, 'brasez');
  await brasez.text.fill('4k3/p7/2p5/8/1G6/8/8/3K4 w - - a b 0/0 -/- 0,- 1');
  await page.getByRole('button', { name: `Mais um: ${words.duchyOf.b}` }).click();
  await page.getByRole('button', { name: 'Mais um: torre branca' }).click();
  await page.getByRole('button', { name: 'Mais um: Grão-Lorde branco' }).click();
  await page.getByRole('checkbox', { name: 'a7', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: words.afterPass }).check();
  await expect(brasez.text).toHaveValue('4k3/p7/2p5/8/1G6/8/8/3K4 w - - - w! 0/1 WR/- 0,- 1');
  const senet = await EditorTester.of(page, 'senet');
  await senet.put('carretel do jogador B', '27');
  await expect(senet.verdict).toContainText('Casa da Água');
  await senet.at('27').click();
  await senet.inPalette(words.erase).check();
  await senet.at('2').click();
  await expect(page.getByText('0 cones e 1 carretel')).toBeVisible();
  await page.getByRole('radio', { name: 'Carretéis' }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(senet.text).toHaveValue('A.ABABABAB/........../.......... B 4');
});

test('by keyboard and ear: arrows, letters, Enter, Delete', async ({ page }) => {
  const editor = await EditorTester.of(page, 'classico');
  await editor.button(words.empty).focus();
  await page.keyboard.press('Enter');
  await hears(page, words.emptied);
  await editor.at('a8').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Shift+R');
  await hears(page, 'rei preto em e8');
  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await hears(page, 'rei branco em e1');
  await hears(page, 'Posição possível');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('p');
  await hears(page, 'peão branco em e2');
  await page.keyboard.press('Delete');
  await hears(page, 'e2 vazia');
  await expect(editor.at('e2')).toBeFocused();
  // The palette is one stop before the board's keys: what is chosen there is put by Enter.
  await editor.inPalette(words.move).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(editor.inPalette('torre branca')).toBeChecked();
  await editor.at('a1').focus();
  await page.keyboard.press('Enter');
  await hears(page, 'torre branca em a1');
  await page.keyboard.press('i');
  await hears(page, /Posição: .*rei branco/);
  await expect(editor.text).toHaveValue('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  await expect(editor.grid.locator('[tabindex="0"]')).toHaveCount(1);
  // Taken up and put down by Enter alone.
  await editor.inPalette(words.move).check();
  await editor.at('a1').focus();
  await page.keyboard.press('Enter');
  await hears(page, 'torre branca de a1: escolha a casa para onde vai');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await hears(page, 'torre branca em a2');
  await editor.button(words.turn).click();
  await hears(page, 'as pretas embaixo');
  await expect(editor.grid).toHaveAccessibleName(/As pretas embaixo/);
});

test('senet and brasez by keyboard: the letters of their own pieces', async ({ page }) => {
  const senet = await EditorTester.of(page, 'senet');
  await senet.button(words.empty).click();
  await senet.at('1').focus();
  await page.keyboard.press('c');
  await hears(page, 'cone do jogador A em casa 1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await hears(page, 'carretel do jogador B em casa 2');
  const brasez = await EditorTester.of(page, 'brasez');
  await brasez.button(words.empty).click();
  await brasez.at('d4').focus();
  await page.keyboard.press('g');
  await hears(page, 'Grão-Duque branco em d4');
  await page.keyboard.press('Shift+W');
  await hears(page, 'Grão-Lorde preto em d4');
});

test('nothing is lost by a reload, nor by a way back', async ({ page }) => {
  const editor = await EditorTester.of(page, 'classico');
  await editor.inPalette(words.erase).check();
  await editor.at('d1').click();
  await editor.at('d8').click();
  await page.reload();
  await expect(editor.text).toHaveValue('rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1');
  await editor.button(words.undo).click();
  await expect(editor.at('d8')).toHaveAttribute('aria-label', /dama preta/);
  await page.goto('./#/ajustes');
  await page.goBack();
  await expect(editor.text).toHaveValue('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1');
  await editor.button(words.redo).click();
  await expect(editor.at('d8')).toHaveAttribute('aria-label', /vazia/);
  await editor.button(words.redo).click();
  await hears(page, words.nothingToRedo);
});

test('a position goes to the analysis as a link, and from a link to the board', async ({ page }) => {
  const editor = await EditorTester.of(page, 'nucleo');
  await editor.text.fill('k7/8/1PK5/8/8/8/8/8 w - - 3 40');
  await editor.button(words.analyse).click();
  await expect(page).toHaveURL(/#\/analise\/ver\/.+/);
  const code = page.url().replace(/.*\//, '');
  await page.goBack();
  await editor.button(words.share).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(new RegExp(`${code}$`));
  await page.keyboard.press('Escape');
  await page.goto(`./#/editor/ver/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('núcleo');
  await expect(editor.text).toHaveValue('k7/8/1PK5/8/8/8/8/8 w - - 3 40');
  await editor.put('peão preto', 'h7');
  await page.reload();
  await expect(editor.text).toHaveValue('k7/7p/1PK5/8/8/8/8/8 w - - 3 40');
  // What was begun at the game's own address is another position.
  await page.goto('./#/editor/nucleo');
  await expect(editor.text).toHaveValue('k7/8/1PK5/8/8/8/8/8 w - - 3 40');
  await page.goto('./#/editor/ver/!');
  await expect(page.getByText(words.badLink)).toBeVisible();
  await page.getByRole('link', { name: words.begin }).click();
  await expect(page.getByText(words.choose)).toBeVisible();
  await page.goto('./#/editor/damas');
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('from the form of a new game and back, with all that was chosen there', async ({ page }) => {
  await page.goto('./#/nova/classico');
  await page.getByRole('radio', { name: /Outra pessoa/ }).check();
  await page.locator('summary').first().click();
  await page.getByRole('textbox', { name: 'Posição' }).fill('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await page.getByRole('link', { name: 'Montar a posição' }).click();
  const editor = new EditorTester(page);
  await expect(editor.at('h1')).toHaveAttribute('aria-label', /torre branca/);
  await editor.put('torre preta', 'a8');
  await editor.play.click();
  await expect(page.getByRole('textbox', { name: 'Posição' })).toHaveValue('r3k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await expect(page.getByRole('radio', { name: /Outra pessoa/ })).toBeChecked();
});

test('[P-NF1] axe finds nothing on the page, in both languages', async ({ page }) => {
  await page.goto('./#/editor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  for (const { game } of SETUPS) {
    const editor = await EditorTester.of(page, game);
    await axe(page);
    await editor.button(words.empty).click();
    await axe(page);
  }
  await page.locator('.header button[lang]').click();
  await axe(page);
});

/** A finger on a telephone, which touches and moves as fast as it is told to. */
async function onTelephone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'pt-BR', serviceWorkers: 'block' as const },
  });
  const page = await context.newPage();
  const editor = await EditorTester.of(page, 'classico');
  const finger = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> => {
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  };
  return { context, page, editor, touch };
}

type Point = { readonly x: number; readonly y: number };

async function centreOf(square: Locator): Promise<Point> {
  const box = await square.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('by finger on a telephone: pieces are put, dragged and taken off', async ({ browser, baseURL }) => {
  const { context, page, editor, touch } = await onTelephone(browser, baseURL);
  await page.locator('[data-place="new:w-queen"]').tap();
  await editor.at('e4').tap();
  await expect(editor.at('e4')).toHaveAttribute('aria-label', /dama branca/);
  await touch('touchStart', await centreOf(editor.at('e4')));
  for (const square of ['e5', 'd6', 'd5']) await touch('touchMove', await centreOf(editor.at(square)));
  await touch('touchEnd');
  await expect(editor.at('e4')).toHaveAttribute('aria-label', /vazia/);
  await expect(editor.at('d5')).toHaveAttribute('aria-label', /dama branca/);
  await editor.at('d5').tap();
  await expect(editor.at('d5')).toHaveAttribute('aria-label', /vazia/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('[P-F6] by finger: a piece that is let go in motion lies still, and the tap that follows at once is a tap', async ({
  browser,
  baseURL,
}) => {
  const { context, page, editor, touch } = await onTelephone(browser, baseURL);
  await page.locator('[data-place="new:w-queen"]').tap();
  const [from, to] = [await centreOf(editor.at('e4')), await centreOf(editor.at('d5'))];
  const between = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  for (let round = 0; round < 4; round++) {
    await editor.at('e4').tap();
    await expect(editor.at('e4')).toHaveAttribute('aria-label', /dama branca/);
    await touch('touchStart', from);
    for (const part of [0.3, 0.6, 0.8, 1]) await touch('touchMove', between(part));
    await touch('touchEnd');
    await expect(editor.at('d5')).toHaveAttribute('aria-label', /dama branca/);
    await touch('touchStart', to);
    await touch('touchEnd');
    await expect(editor.at('d5')).toHaveAttribute('aria-label', /vazia/);
  }
  await context.close();
});
