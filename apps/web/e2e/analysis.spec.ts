import type { Locator, Page } from '@playwright/test';
import { analysisWords } from '../src/words/analysis.js';
import { axe, expect, hears, spoken, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { firstMoves, OPERA, openSketch } from './play/scenes.js';

const words = analysisWords['pt-BR'];

/** The analysis board on the screen. */
class Analysis extends GameTester {
  async open(game: string, site = './'): Promise<void> {
    await this.page.goto(`${site}#/analise/${game}`);
    await expect(this.grid).toBeVisible();
  }

  get tree(): Locator {
    return this.page.locator('.tree-move');
  }

  get here(): Locator {
    return this.page.locator('.tree-move[aria-current="step"]');
  }

  get lines(): Locator {
    return this.page.locator('.engine-line');
  }

  /** Without the engine, where it is not looked at: a test should not wait for a busy machine. */
  async quieten(): Promise<void> {
    await this.page.getByRole('button', { name: words.engine.title }).click();
  }

  async write(...lines: readonly string[]): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Escreva um lance ou uma palavra' });
    if (!(await box.isVisible())) await this.page.getByRole('button', { name: words.tools.write }).click();
    for (const line of lines) {
      await box.fill(line);
      await box.press('Enter');
    }
  }
}

async function open(page: Page, game: string): Promise<Analysis> {
  const board = new Analysis(page);
  await board.open(game);
  return board;
}

test('by mouse: both sides move, another move is a variation, which is promoted, annotated, deleted and brought back', async ({
  page,
}) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.move('e2', 'e4');
  await board.drag('c7', 'c5');
  await board.move('g1', 'f3');
  await expect(board.tree).toHaveText(['e4', 'c5', 'Cf3']);
  await expect(page.locator('.analysis-opening')).toContainText('Siciliana');
  await page.getByRole('button', { name: words.tools.previous }).click();
  await board.move('b1', 'c3');
  await expect(board.tree).toHaveText(['e4', 'c5', 'Cf3', 'Cc3']);
  await expect(board.here).toHaveText('Cc3');
  await page.getByRole('button', { name: 'lance interessante' }).click();
  await expect(board.here).toHaveText('Cc3!?');
  await page.getByRole('textbox', { name: words.edit.comment }).fill('A fechada.');
  await expect(page.locator('.tree-comment')).toHaveText('A fechada.');
  await page.getByRole('button', { name: words.edit.promote }).click();
  await expect(board.tree).toHaveText(['e4', 'c5', 'Cc3!?', 'Cf3']);
  await page.getByRole('button', { name: words.edit.remove }).click();
  await expect(board.tree).toHaveText(['e4', 'c5', 'Cf3']);
  await page.getByRole('button', { name: words.edit.undo }).click();
  await expect(board.tree).toHaveText(['e4', 'c5', 'Cc3!?', 'Cf3']);
  await axe(page);
});

test('what is changed is kept by itself: the address names it, and a reload finds all of it', async ({
  page,
}) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.move('e2', 'e4');
  await board.at('d2').click({ button: 'right' });
  await expect(page.locator('.pencil-mark:not(.is-proposed)')).toHaveCount(1);
  await expect(page.locator('.keeping')).toHaveText(words.tools.kept);
  expect(page.url()).toContain('#/analise/estudo/');
  await board.move('e7', 'e5');
  await expect(page.locator('.keeping')).toHaveText(words.tools.kept);
  await page.reload();
  await expect(board.tree).toHaveText(['e4', 'e5']);
  await board.tree.first().click();
  await expect(page.locator('.pencil-mark:not(.is-proposed)')).toHaveCount(1);
});

test('who leaves at once finds it kept, and the address is that of the page gone to', async ({ page }) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.move('e2', 'e4');
  await page.goto('./#/partidas');
  await expect(page.locator('.library-list > li')).toHaveCount(1);
  expect(page.url()).toMatch(/#\/partidas$/);
});

test('[P-F10] a move is there again after a reload right behind it', async ({ page }) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.move('e2', 'e4');
  await expect(board.tree).toHaveCount(1);
  await page.waitForURL(/#\/analise\/estudo\//, { timeout: 400 });
  await page.reload();
  await expect(board.tree).toHaveCount(1);
});

test('the engine’s lines come while one goes on; they are counted, drawn, played and stopped', async ({
  page,
}) => {
  const board = await open(page, 'classico');
  await expect(board.lines).toHaveCount(3);
  await expect(page.locator('.evaluation-bar')).toHaveAttribute('aria-label', /^Avaliação: /);
  await expect(page.locator('.engine-outcomes')).toBeVisible();
  await expect(page.locator('.pencil-mark.is-proposed').first()).toBeVisible();
  await page.getByRole('button', { name: words.engine.more }).click();
  await page.getByRole('button', { name: words.engine.more }).click();
  await expect(board.lines).toHaveCount(5);
  await axe(page);
  await board.lines.first().click();
  await expect(board.tree).toHaveCount(1);
  await page.getByRole('button', { name: words.engine.threat }).click();
  await expect(page.locator('.engine-note')).toHaveText(words.engine.threatOf('as brancas'));
  await expect(board.lines.first()).toBeVisible();
  await board.quieten();
  await expect(board.lines).toHaveCount(0);
  await expect(page.locator('.engine-note')).toHaveText(words.engine.off);
});

test('by keyboard and ear: the tree is walked with keys, and every node says what it is', async ({
  page,
}) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.at('e2').focus();
  await board.press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
  await hears(page, '1, brancas: peão de e2 para e4.');
  await board.press('/');
  await board.write('e5', 'Cf3', 'voltar', 'f4', '!?', 'comentário o gambito do rei');
  await hears(page, 'Comentário guardado.');
  await page.getByRole('textbox', { name: 'Escreva um lance ou uma palavra' }).press('Escape');
  await spoken(page);
  await board.at('e4').focus();
  await board.press('Shift+ArrowUp');
  await hears(page, '2, brancas: cavalo de g1 para f3. 1 alternativa.');
  await board.press('Shift+ArrowDown');
  await hears(
    page,
    '2, brancas: peão de f2 para f4. Lance interessante. 1 alternativa. Comentário: o gambito do rei',
  );
  await board.press('h');
  await hears(page, /^Abertura: Gambito do Rei \(C30\)\.$/);
  await board.press('Shift+Home');
  await hears(page, 'Posição inicial.');
  await board.press('Shift+ArrowLeft');
  await hears(page, 'Começo da análise.');
  await board.press('Shift+End');
  await hears(page, '2, brancas: cavalo de g1 para f3. 1 alternativa.');
  // In the tree itself plain arrows do.
  await board.here.focus();
  await board.press('ArrowLeft');
  await hears(page, '1, pretas: peão de e7 para e5.');
  await expect(board.here).toBeFocused();
  await board.press('Delete');
  await hears(page, /^Apagado daqui em diante/);
  await expect(board.tree).toHaveText(['e4']);
  await board.press('Control+z');
  await hears(page, 'De volta: o que tinha sido apagado.');
  await expect(board.tree).toHaveText(['e4', 'e5', 'Cf3', 'f4!?']);
});

test('the turn is given away by button, by key and by word, on any way through the tree', async ({
  page,
}) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.move('e2', 'e4');
  await page.getByRole('button', { name: words.tools.passLabel }).click();
  await expect(board.tree).toHaveText(['e4', '--']);
  await hears(page, '1, pretas: passa a vez.');
  await board.move('d2', 'd4');
  await board.at('d4').focus();
  await board.press('0');
  await expect(board.tree).toHaveText(['e4', '--', 'd4', '--']);
  await expect(board.at('d4')).toBeFocused();
  await board.press('Control+z', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
  await board.write('e5', 'Z0', 'nulo');
  await expect(board.here).toHaveText('--');
  await expect(board.tree).toHaveText(['e4', '--', 'e5', '--', '--', 'd4']);
  await board.write('início', 'e4', 'f5', 'Dh5');
  await expect(board.here).toHaveText('Dh5+');
  // Marked as off, it still says why.
  await page.getByRole('button', { name: words.tools.passLabel }).click({ force: true });
  await hears(page, words.tools.noPass.check);
  await axe(page);
});

test('`?` opens the help from anywhere, about the screen where one is', async ({ page }) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.write('e4');
  await page.keyboard.press('Escape');
  await board.tree.first().focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Ajuda' });
  await expect(help.locator('kbd', { hasText: /^Ctrl\+Y, Ctrl\+Shift\+Z$/ })).toBeVisible();
  await expect(help).toContainText('lance nulo: a vez passa');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(board.tree.first()).toBeFocused();
  await page.goto('./#/editor/brasez');
  await page.locator('.stamp input').nth(2).focus();
  await page.keyboard.press('?');
  await expect(help).toContainText('põe essa peça na casa');
  await expect(help).not.toContainText('lance nulo');
  await page.keyboard.press('Escape');
  await page.goto('./#/partidas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(help).toContainText('traz de volta o que acabou de ser apagado');
  await axe(page);
});

test('the help closes with the page where it was opened, whose successor has the focus', async ({ page }) => {
  await page.goto('./#/analise');
  await page.getByRole('link', { name: 'Xadrez clássico' }).click();
  await expect(new Analysis(page).grid).toBeVisible();
  await page.getByRole('button', { name: 'Ajuda' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[P-NF1] a refusal does not stand on the next page any more', async ({ page }) => {
  const board = await open(page, 'senet');
  await board.quieten();
  await board.write('29');
  await hears(page, words.throws.due);
  await page.getByRole('link', { name: /^Tabuleiro/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-live=assertive]')).toHaveText(['', '']);
});

test('with forced colours what is pressed can be read, and draws are told from wins and losses', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const board = await open(page, 'classico');
  await board.write('e4', '!?');
  await expect(board.lines.first()).toBeVisible();
  // Else the letters get a ground of the page's colour, on which they are not to be seen.
  for (const pressed of [page.locator('.engine-switch'), page.locator('.nag[aria-pressed=true]')]) {
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    await expect(pressed).toHaveCSS('forced-color-adjust', 'none');
  }
  await expect(page.locator('.outcome-draws')).toHaveCSS('border-left-style', 'solid');
  await axe(page);
});

test('an evaluation is spoken in words, when one stays and when one asks', async ({ page }) => {
  const board = await open(page, 'classico');
  await board.move('e2', 'e4');
  await expect(board.lines.first()).toBeVisible();
  await board.at('e4').focus();
  await board.press('e');
  await hears(page, /^Avaliação: .*profundidade \d+\. Melhor lance: .+ de [a-h][78] para [a-h][65]\.$/);
});

test('a line or a throw that is played with the keyboard goes away; the focus stays where the next ones come', async ({
  page,
}) => {
  const board = await open(page, 'classico');
  const found = page.locator('.engine-found');
  await expect(board.lines).toHaveCount(3);
  await board.lines.nth(1).press('Enter');
  await expect(board.tree).toHaveCount(1);
  await expect(found).toBeFocused();
  await expect(board.lines).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(board.lines.first()).toBeFocused();
  // A step through the tree takes the lines away, too.
  await page.keyboard.press('ArrowLeft');
  await expect(found).toBeFocused();
  await expect(board.lines).toHaveCount(3);
  await board.open('senet');
  await page.locator('.throw').nth(1).press('Enter');
  await expect(board.tree).toHaveCount(1);
  await expect(page.locator('.throw')).toHaveCount(0);
  await expect(found).toBeFocused();
});

test('[N-PROMO] Núcleo is analysed by its own rules', async ({ page }) => {
  const board = await open(page, 'nucleo');
  await board.quieten();
  await board.move('e2', 'e4');
  await board.move('e7', 'e5');
  await board.write('Cf3', 'Cf6', 'Bc4', 'Bc5', 'O-O');
  await expect(page.locator('.notice')).toBeVisible();
  await expect(board.tree).toHaveText(['e4', 'e5', 'Cf3', 'Cf6', 'Bc4', 'Bc5']);
  await axe(page);
});

test('[B-SETUP] Brasez: kings are placed, the engine thinks, the threat is shown once they stand', async ({
  page,
}) => {
  const board = await open(page, 'brasez');
  await expect(board.lines.first()).toBeVisible();
  await board.at('e1').click();
  await board.at('e8').click();
  await expect(board.tree).toHaveCount(2);
  await board.move('d2', 'd3');
  await expect(board.lines.first()).toBeVisible();
  await page.getByRole('button', { name: words.engine.threat }).click();
  await expect(page.locator('.engine-note')).toHaveText(words.engine.threatOf('as brancas'));
  await expect(board.lines.first()).toBeVisible();
  await axe(page);
  await board.at('d3').focus();
  await board.press('Shift+ArrowLeft', 'Shift+ArrowRight');
  await hears(page, /pretas: .+/);
});

test('[S-DIE] Senet: throws are chosen freely, each with its chance; then every move has its value', async ({
  page,
}) => {
  const board = await open(page, 'senet');
  const throws = page.locator('.throw');
  await expect(throws).toHaveCount(5);
  await expect(page.locator('.throw-chance').last()).toHaveText(/\d %/);
  await axe(page);
  await throws.nth(3).click();
  await hears(page, 'o dado dá 4');
  await expect(board.lines.first().locator('.line-score')).toHaveText(/\d %/);
  await board.lines.first().click();
  await expect(board.tree).toHaveCount(2);
  await expect(throws).toHaveCount(5);
  await board.write('dado 2');
  await expect(board.tree).toHaveCount(3);
  await board.tree.first().focus();
  await board.press('ArrowLeft', 'ArrowLeft');
  await expect(board.here).toHaveText('4');
});

test('a finished game is analysed from where one is; one between two people without a clock too; with a clock it waits', async ({
  page,
}) => {
  const over = await openSketch(page, { game: 'classico', line: OPERA });
  await over.press('ArrowLeft', 'ArrowLeft');
  await over.act('Analisar');
  const board = new Analysis(page);
  await expect(board.tree).toHaveCount(33);
  await expect(board.here).toHaveText('Db8+');
  await page.goto('./#/analise/nenhum');
  await expect(page.getByText(words.blocked['unknown-address'])).toBeVisible();
  await page.goto('./#/analise');
  await expect(page.getByText(words.choose)).toBeVisible();
  await axe(page);
  const timed = new GameTester(page);
  await timed.begin('classico', { opponent: 'person', time: '5+0' });
  await page.locator('.act-more').click();
  await expect(page.locator('.act-analyse')).toHaveCount(0);
  const id = /partida\/(.+)$/.exec(page.url())?.[1] ?? '';
  await page.goto(`./#/analise/partida/${id}`);
  await expect(page.getByText(words.blocked.timed)).toBeVisible();
});

test('what the analysis shows is played on, set up anew and shared', async ({ page }) => {
  const board = await open(page, 'classico');
  await board.quieten();
  await board.write('e4', 'e5');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: words.tools.share }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.tools.play }).click();
  await expect(page).toHaveURL(/#\/nova\/classico$/);
  await page.goBack();
  await expect(board.tree).toHaveText(['e4', 'e5']);
  await page.getByRole('button', { name: words.tools.edit }).click();
  await expect(page).toHaveURL(/#\/editor\/ver\/.+/);
});

test('a line goes on where our rules end the game, and the tree says so', async ({ page }) => {
  const board = await open(page, 'classico');
  await board.quieten();
  const dance = ['Cf3', 'Cf6', 'Cg1', 'Cg8'];
  await board.write(...dance, ...dance, ...dance, ...dance, 'e4');
  await expect(page.locator('.tree-end').first()).toContainText('Aqui a partida acaba pelas nossas regras');
  await expect(board.here).toHaveText('e4');
});

test('in every theme and language, on a phone and on a desk, axe finds nothing', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const board = await open(page, 'classico');
    await board.write(...firstMoves('e4 c5 Cf3 d6', 4).split(' '));
    await expect(board.lines.first()).toBeVisible();
    await axe(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, `${width} pixels`).toBe(false);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: analysisWords.en.tools.share })).toBeVisible();
  await axe(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[P-LOCAL] after one visit, the server dead: analysis with the engine, kept', async ({
    page,
    ownSite,
    troubles,
  }) => {
    troubles.allow(/ERR_CONNECTION_REFUSED.*\/health\)$/);
    await page.goto(ownSite.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ownSite.stop();
    const board = new Analysis(page);
    await board.open('classico', ownSite.url);
    await board.move('e2', 'e4');
    await expect(board.lines.first()).toBeVisible();
    await expect(page.locator('.keeping')).toHaveText(words.tools.kept);
    await page.reload();
    await expect(board.tree).toHaveText(['e4']);
  });
});
