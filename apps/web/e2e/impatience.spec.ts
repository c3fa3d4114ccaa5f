import { gameWords } from '../src/words/app.js';
import { expect, hears, spoken, test } from './fixtures.js';
import { breakDisk, mendDisk, slowDisk } from './keep/disk.js';
import { goHome } from './keep/pages.js';
import { readStoredGames } from './keep/storedGames';
import { GameTester } from './play/gameTester';
import { COMPUTER, PEOPLE, TEN_MINUTES } from './play/journal.js';
import { DUKES, firstMoves, OPERA, openSketch } from './play/scenes.js';
import { passTime, withTime } from './play/time.js';

const words = gameWords['pt-BR'];
const BEST = [COMPUTER[0], { name: '', kind: 'computer' }] as const;

async function lines(page: Parameters<typeof readStoredGames>[0]): Promise<readonly string[]> {
  const { games } = await readStoredGames(page);
  return games[0].lines;
}

test('[C-AGREE] [P-F5] whoever writes words can do no more than the buttons: nothing in the name of the computer', async ({
  page,
}) => {
  // A computer that moves after five minutes: all of it is its turn.
  const clock = { kind: 'perMove', ms: 600_000 };
  const table = await openSketch(page, { game: 'classico', players: BEST, clock, line: 'e2e4' });
  await table.button(words.resume).click();
  await expect(table.status).toHaveText(words.computerTurn);
  for (const word of ['empate', 'dica', 'reivindicar']) {
    await table.type(word);
    await hears(page, 'Espere a sua vez.');
  }
  await table.type('aceitar');
  await hears(page, 'Não há proposta de empate do adversário a responder.');
  await expect(page.locator('.request')).toHaveCount(0);
  expect((await lines(page)).join('')).not.toMatch(/"kind":"(offer|hint|claim|accept)"/);
});

test('[P-F10] a tab that only watches does nothing, also in writing', async ({ page, context }) => {
  await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  const before = await readStoredGames(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const table = new GameTester(other);
  await expect(table.status).toHaveText(words.readOnly);
  for (const word of ['empate', 'dica', 'reivindicar', 'voltar', 'pausa', 'aceitar', 'recusar', 'dado 3']) {
    await table.type(word);
    await hears(other, 'Aqui você só acompanha.');
  }
  await table.type('desistir');
  await hears(other, 'Aqui você só acompanha.');
  expect(await readStoredGames(page)).toEqual(before);
  await page.close();
  await expect(table.status).toHaveText('Vez de Bento');
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('[P-F10] whoever looks back in a tab that watches sees the board, also when those moves are taken back', async ({
  page,
  context,
}) => {
  const owner = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  const other = await context.newPage();
  await other.goto(page.url());
  const reader = new GameTester(other);
  await expect(reader.status).toHaveText(words.readOnly);
  await reader.button('Lance anterior').click();
  await expect(reader.at('d2')).toHaveAccessibleName(/peão branco/);
  for (const left of [4, 3, 2]) {
    await owner.type('voltar', 'aceitar');
    await expect(reader.moves).toHaveCount(left);
  }
  await expect(reader.at('g1')).toHaveAccessibleName(/cavalo branco/);
  await owner.type('Bc4');
  await reader.expectMoves('e4', 'e5', 'Bc4');
  await expect(reader.at('c4')).toHaveAccessibleName(/bispo branco/);
});

test('[B-PASS] [P-F10] what is asked for twice before it is kept is done once, and not for the opponent', async ({
  page,
}) => {
  const table = await openSketch(page, { ...DUKES, players: PEOPLE, line: 'd2d3 a7&b7 c3a4' });
  await slowDisk(page, 3000);
  await table.type('passa', 'passa');
  await table.expectMoves('d3', 'a6&b6', 'Ca4', 'passa');
  await table.type('último');
  await hears(page, /passe/);
  await expect(table.status).toHaveText('Vez de Ana');
  await table.expectMoves('d3', 'a6&b6', 'Ca4', 'passa');
});

test('[P-F7] a hint for a position that is gone is not given', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', players: COMPUTER });
  await table.type('dica', 'e4');
  await expect(table.moves).toHaveCount(2);
  expect((await spoken(page)).map(({ text }) => text).join(' ')).not.toContain('Dica:');
  await table.type('dica');
  await hears(page, 'Dica:');
});

test('[P-F10] a computer whose move cannot be kept tries again; that nothing can be kept is told once', async ({
  page,
}) => {
  const clock = { kind: 'perMove', ms: 20_000 };
  const table = await openSketch(page, { game: 'classico', players: BEST, clock, line: 'e2e4' });
  await table.button(words.resume).click();
  await expect(table.status).toHaveText(words.computerTurn);
  await breakDisk(page);
  await hears(page, 'O navegador não conseguiu guardar.');
  await expect(table.notice).toContainText('O navegador não conseguiu guardar.');
  await page.waitForTimeout(3000);
  expect((await spoken(page)).map(({ text }) => text).join(' ')).not.toContain('guardar');
  await mendDisk(page);
  await expect(table.moves).toHaveCount(2);
  await expect(table.notice).toBeEmpty();
});

test('[P-F10] a pause without a clock has a way out', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', line: 'e2e4' });
  await table.type('pausa');
  await expect(table.status).toHaveText(words.paused);
  await table.button(words.resume).click();
  await expect(table.status).toHaveText('Vez de Bento');
  await expect(table.button(words.pause)).toHaveCount(0);
});

test('[C-TIME] a move that comes when the time is over is not told of, only the end is', async ({ page }) => {
  await withTime(page);
  const line = firstMoves(OPERA, 32);
  const table = await openSketch(page, { game: 'classico', line, clock: TEN_MINUTES });
  await table.button(words.resume).click();
  await hears(page, 'A partida continua.');
  await passTime(page, 600);
  await table.at('d1').click();
  await spoken(page);
  // Both in one breath: no beat of the clock comes in between.
  await page.evaluate(() => {
    window.ahead = (window.ahead ?? 0) + 100_000;
    document.querySelector<HTMLElement>('[data-place="d8"]')?.click();
  });
  await expect(table.result).toHaveText('Tempo esgotado: as pretas vencem.');
  const said = (await hears(page, 'Tempo esgotado')).join(' ');
  expect(said).toBe('Tempo esgotado: as pretas vencem.');
  await expect(table.moves).toHaveCount(32);
  await passTime(page, 1);
});

test('[P-F1] whoever presses twice begins one game', async ({ page }) => {
  await page.goto('./#/nova/classico');
  const start = page.getByRole('button', { name: 'Começar a partida' }).first();
  await expect(start).toBeVisible();
  await slowDisk(page, 500);
  await start.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('grid')).toBeVisible();
  await goHome(page);
  await expect(page.locator('a[href^="#/partida/"]')).toHaveCount(1);
});
