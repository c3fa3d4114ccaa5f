import type { Page } from '@playwright/test';
import { pageWords } from '../src/words/app.js';
import { axe, expect, hears, test } from './fixtures.js';
import { fillShelf } from './keep/shelf.js';
import { openText } from './play/scenes.js';

const entries = (page: Page) => page.locator('.library-entry');
const count = (page: Page) => page.locator('.selection-bar [role=status]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const MOVES =
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6';

/** Games that all differ; every twentieth cannot be read. */
function fileOf(games: number): string {
  return Array.from({ length: games }, (_, n) => {
    const end = n % 20 === 19 ? '{never closed' : '*';
    return `[Event "Aberto ${n}"]\n[White "Ana ${n}"]\n[Black "Beto"]\n[Date "2026.03.1${n % 10}"]\n\n${MOVES} ${end}\n\n`;
  }).join('');
}

async function openLibrary(page: Page, matches: number, studies: number): Promise<void> {
  await page.goto('./#/');
  await expect(page.locator('.string')).toBeVisible();
  await fillShelf(page, matches, studies);
  await page.goto('./#/partidas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas partidas');
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('.import-ground input')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('[P-F10] games are found by typing and by filters; the search is there again on the way back and after a reload', async ({
  page,
}) => {
  await openLibrary(page, 60, 140);
  await expect(count(page)).toHaveText('200 partidas');
  await expect(entries(page)).toHaveCount(50);
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', '200');
  await expect(page.locator('.library-entry .mini-board').first()).toBeVisible();
  await axe(page);

  await button(page, 'Mostrar mais 50').click();
  await expect(entries(page)).toHaveCount(100);
  await expect(entries(page).nth(50).getByRole('link')).toBeFocused();

  await page.getByRole('searchbox', { name: 'Procurar' }).fill('iara recife');
  await expect(count(page)).toHaveText(/^\d+ de 200 partidas$/);
  for (const entry of await entries(page).all()) await expect(entry).toContainText(/Iara/);
  await page.getByText('Filtros e ordem').click();
  await page.getByRole('combobox', { name: 'Abertura' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Ordem' }).selectOption('data, da mais nova à mais antiga');
  const found = await count(page).textContent();
  await axe(page);
  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).toHaveValue('iara recife');
  await page.getByRole('link', { name: 'Meus números' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus números');
  await page.goBack();
  await expect(count(page)).toHaveText(found ?? '');

  await button(page, 'Limpar filtros').click();
  await page.getByRole('searchbox', { name: 'Procurar' }).fill('');
  await page.getByRole('combobox', { name: 'Contra quem' }).selectOption('computador, qualquer nível');
  await page.getByRole('combobox', { name: 'Resultado' }).selectOption('sem resultado');
  await entries(page).first().getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('[P-F10] what is deleted comes back as it was: one or many, by mouse and by keyboard', async ({
  page,
}) => {
  await openLibrary(page, 4, 6);
  await expect(count(page)).toHaveText('10 partidas');
  const titles = entries(page).locator('h2');
  const before = await titles.allTextContents();

  await entries(page).nth(2).getByRole('button').click();
  await expect(count(page)).toHaveText('9 partidas');
  await expect(button(page, 'Desfazer')).toBeFocused();
  await hears(page, '1 partida apagada.');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('10 partidas');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await titles.allTextContents()).toEqual(before);

  // Two deletions come back one after the other.
  await entries(page).nth(2).getByRole('button').click();
  await expect(count(page)).toHaveText('9 partidas');
  await entries(page).nth(5).getByRole('button').click();
  await expect(count(page)).toHaveText('8 partidas');
  await expect(button(page, 'Desfazer')).toBeFocused();
  await expect(page.locator('.library-undo')).toContainText('Antes, mais 1, que também pode voltar.');
  await button(page, 'Desfazer').click();
  await expect(count(page)).toHaveText('9 partidas');
  await expect(page.locator('.library-undo')).not.toContainText('Antes');
  await button(page, 'Desfazer').click();
  await expect(count(page)).toHaveText('10 partidas');
  expect(await titles.allTextContents()).toEqual(before);

  await entries(page).nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await entries(page).nth(5).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toContainText('2 escolhidas');
  await button(page, 'Apagar as 2 escolhidas').focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('8 partidas');
  await axe(page);
  await page.keyboard.press('Control+Z');
  await expect(count(page)).toHaveText('10 partidas');
  await hears(page, 'As 2 partidas voltaram como estavam.');
  expect(await titles.allTextContents()).toEqual(before);

  await button(page, 'Escolher todas as 10').press('Enter');
  await expect(button(page, 'Desmarcar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Escolher todas as 10')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Apagar as 10 escolhidas').click();
  await expect(page.getByText('Ainda não há nada aqui.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ainda não há nada aqui.')).toBeVisible();
  await axe(page);
});

test('[P-F10] an import is stopped, cut off by a reload and gone on with; the same file again brings nothing', async ({
  page,
}) => {
  await page.goto('./#/partidas/importar');
  const card = page.locator('.import').first();
  await chooseFile(page, 'aberto.pgn', fileOf(4000));
  await expect(card).toContainText(/[1-9]\d* partidas lidas/);
  await button(page, /^Parar/).click();
  await expect(card).toContainText('Parada no meio');
  await expect(button(page, /^Seguir/)).toBeFocused();
  await page.reload();
  await expect(card).toContainText('Parada no meio');
  await axe(page);
  await button(page, /^Seguir/).focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Importando');
  await expect(button(page, /^Parar/)).toBeFocused();
  // In the middle of it; what has come in stays.
  await page.reload();
  await expect(card).toContainText('Parada no meio');
  await button(page, /^Seguir/).click();
  await expect(card).toContainText('Pronta');
  await expect(card).toContainText('3.800 novas, 200 não puderam ser lidas.');
  await card.locator('summary').click();
  await expect(card).toContainText('Partida 20 do arquivo. Linha ');
  await axe(page);

  const again = page.locator('.import', { hasText: 'outra.pgn' });
  await chooseFile(page, 'outra.pgn', fileOf(4000));
  await expect(again).toContainText('0 novas, 3.800 já estavam aqui, 200 não puderam ser lidas.');
  await again.getByRole('button', { name: /^Tirar da lista/ }).press('Enter');
  await expect(page.locator('.import')).toHaveCount(1);
  await expect(card.getByRole('heading')).toBeFocused();
  await card
    .page()
    .getByRole('link', { name: /^Ver as partidas deste arquivo.*aberto/ })
    .click();
  await expect(count(page)).toHaveText('3.800 partidas');
});

test('[P-F10] of a file without games it is said that there are none, seen and heard, also after a reload', async ({
  page,
}) => {
  const none = 'Não encontrei nenhuma partida neste arquivo.';
  await page.goto('./#/partidas/importar');
  const card = page.locator('.import');
  await chooseFile(page, 'compras.pgn', 'Lista de compras: pão, leite.\n');
  await expect(card).toContainText(none);
  await hears(page, none);
  await page.reload();
  await expect(card).toContainText(none);
  await expect(card).not.toContainText('lida');
});

test('[P-F10] of several games that are pasted all are kept, at once; one goes to the analysis board', async ({
  page,
}) => {
  await openText(page, fileOf(3));
  await expect(page.locator('.import')).toContainText('3 novas.');
  // What is read is counted a moment before it is all over.
  await expect(page.locator('.import')).toContainText('Pronta');
  await page.reload();
  await expect(page.locator('.import')).toContainText('Pronta');
  await page.getByRole('link', { name: /^Ver as partidas deste arquivo/ }).click();
  await expect(entries(page)).toHaveCount(3);
  await entries(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/#\/analise\/estudo\/pgn-/);
  await openText(page, fileOf(1));
  await expect(page).toHaveURL(/#\/analise\/estudo\/pgn-/);
  await page.goto('./#/partidas');
  await expect(count(page)).toHaveText('3 partidas');
});

test('[P-F10] a large file for which there is no room is refused where it was chosen, seen and heard', async ({
  page,
}) => {
  // A disk that is full, as far as files go.
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...row) {
      if (this.name === 'importFiles') throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, row);
    };
  });
  await page.goto('./#/');
  const file = { name: 'aberto.pgn', mimeType: 'text/plain', buffer: Buffer.from(fileOf(6000)) };
  await page.locator('.open input[type=file]').setInputFiles(file);
  await expect(page.locator('.open')).toContainText('Não há mais espaço para guardar.');
  await hears(page, 'Não há mais espaço para guardar.');
});

test('[P-F10] the numbers are drawn, stand in tables too, and lead to their games', async ({ page }) => {
  await openLibrary(page, 80, 40);
  await page.getByRole('link', { name: 'Meus números' }).click();
  await expect(page.locator('.tally-plot svg[role=img]')).toHaveCount(3);
  await axe(page);
  await page.getByText('Ver como tabela').first().click();
  await axe(page);
  await page.getByRole('table').first().getByRole('link').first().click();
  await expect(count(page)).toHaveText(/de 120 partidas$/);
  await page.goto('./#/partidas/numeros');
  await button(page, 'English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My numbers');
  await axe(page);
  await page.goto('./#/partidas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My games');
  await axe(page);
});

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[P-LOCAL] games are found and brought in from files all the same', async ({
    page,
    ownSite,
    troubles,
  }) => {
    troubles.allow(/ERR_CONNECTION_REFUSED.*\/health\)$/);
    await page.goto(ownSite.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ownSite.stop();
    await page.goto(`${ownSite.url}#/partidas/importar`);
    await chooseFile(page, 'aberto.pgn', fileOf(30));
    await expect(page.locator('.import')).toContainText('29 novas, 1 não pôde ser lida.');
    await page.getByRole('link', { name: 'Todas as partidas' }).click();
    await expect(count(page)).toHaveText('29 partidas');
    await expect(page.locator('.library-entry .mini-board').first()).toBeVisible();
  });
});

test('[P-F10] a large file at home that is no file of games is not imported as one', async ({ page }) => {
  const text = `{"format": "tabuleiro-backup", "version": 2, "games": [${' '.repeat(1_100_000)}]}`;
  await page.goto('./#/');
  await page
    .locator('.open input[type=file]')
    .setInputFiles({ name: 'tudo.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('.open').getByText(pageWords['pt-BR'].isBackup)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});
