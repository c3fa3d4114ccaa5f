import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { settingsWords } from '../src/words/settings.js';
import { expect, hears, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { TEN_MINUTES } from './play/journal.js';
import { firstMoves, OPERA, openSketch, openText, RACE } from './play/scenes.js';
import { expectLeft, withTime } from './play/time.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The games of this device leave it and come back: as texts that other programs read. */
const TABULEIRO = fileURLToPath(new URL('../../../node_modules/.bin/tabuleiro', import.meta.url));

/** `npx tabuleiro convert`, with a text to read. */
function convert(text: string, from: string, to: string): string {
  const run = spawnSync(process.execPath, [TABULEIRO, 'convert', '--from', from, '--to', to], {
    input: text,
  });
  expect(run.status, String(run.stderr)).toBe(0);
  return String(run.stdout).trim();
}

async function download(page: Page, name: string): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), new GameTester(page).act(name)]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('[P-F10] [P-NF3] a game is taken out as PGN, as a record and as a position, which other programs read', async ({
  page,
}) => {
  const clock = TEN_MINUTES;
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 7), clock, pace: 2 });
  const pgn = await download(page, 'Baixar PGN');
  expect(pgn.name).toMatch(/^tabuleiro-classico-\d{4}-\d\d-\d\d-\d{4}\.pgn$/);
  expect(pgn.text).toContain('[White "Ana"]');
  expect(pgn.text).toContain('{[%clk 0:10:');
  expect(convert(pgn.text, 'pgn', 'coord')).toBe(firstMoves(OPERA, 7));
  const record = await download(page, 'Baixar registro');
  expect(record.name).toMatch(/\.json$/);
  expect(convert(record.text, 'record', 'san-pt')).toMatch(/e4 e5 2\. Cf3 d6 3\. d4 Bg4 4\. dxe5/);
  await table.act('Copiar posição');
  const position = 'rn1qkbnr/ppp2ppp/3p4/4P3/4P1b1/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 4';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(position);

  await openText(page, record.text);
  await expect(table.grid).toBeVisible();
  await table.expectMoves('e4', 'e5', 'Cf3', 'd6', 'd4', 'Bg4', 'dxe5');
  await expect(page.getByRole('timer', { name: 'Relógio: Ana' })).toContainText('10:12');
});

test('[P-F10] a page that did not come by https lacks some of the browser: a position is copied all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['clipboard', 'storage', 'locks'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
  });
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 2) });
  await table.act('Copiar posição');
  await expect(table.notice).toHaveText('Posição copiada.');
  await expect(table.button('Mais')).toBeFocused();
  await page.goto('./#/');
  const text = page.locator('.open textarea');
  await text.focus();
  await page.keyboard.press('Control+V');
  await expect(text).toHaveValue(/^rnbqkbnr\/pppp1ppp\/8\/4p3\//);

  await page.goto('./#/ajustes');
  await expect(page.getByText(settingsWords['pt-BR'].storage.persistence.unknown)).toBeVisible();
  await expect(table.button(settingsWords['pt-BR'].storage.persist)).toBeHidden();
});

test('[P-F10] a PGN against the computer says who the opponent was', async ({ page }) => {
  const players = [
    { name: 'Ana', kind: 'person' },
    { name: '', kind: 'computer', level: 3 },
  ] as const;
  await openSketch(page, { game: 'classico', players, line: firstMoves(OPERA, 4) });
  const { text } = await download(page, 'Baixar PGN');
  expect(text).toMatch(/\[White "Ana"\]\n\[Black "Computador \(nível 3, .+\)"\]/);
});

test('[P-F2] [P-F3] [P-F10] positions, PGN, lists of moves and records of all four games are recognised and played on', async ({
  page,
}) => {
  const table = new GameTester(page);
  const start = async (text: string): Promise<void> => {
    await openText(page, text);
    await table.button('Começar a partida').first().click();
    await expect(table.grid).toBeVisible();
  };
  await start('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1');
  await expect(table.grid).toHaveAccessibleName(/^Xadrez clássico/);
  await table.move('a1', 'a8');
  await expect(table.result).toHaveText('Xeque-mate: as brancas vencem.');
  await start('8/p2P4/7k/3G4/8/8/8/K7 w - - - w 1/0 -/- 0,- 1');
  await expect(table.grid).toHaveAccessibleName(/^Brasez/);
  await expect(table.at('d5')).toHaveAccessibleName(/^d5, Grão-Duque branco/);
  await start('........../........../.....A...B A 5');
  await expect(table.grid).toHaveAccessibleName(/^Senet/);
  await table.move('26', 'exit');
  await expect(table.result).toHaveText('Todas as cinco peças saíram do tabuleiro: o jogador A vence.');

  await openText(page, '[White "Ana"]\n[Black "Bento"]\n[Variant "Nucleo"]\n\n1. e4 e5 2. Nf3 *');
  await expect(page).toHaveURL(/#\/analise\/estudo\//);
  await page.goto('./#/partidas');
  await expect(page.locator('.library-entry')).toContainText(['Ana – Bento']);
  await expect(page.locator('.library-entry').first()).toContainText('Xadrez, núcleo tradicional');
  await expect(page.locator('.library-entry').first()).toContainText('2 lances');
  await openText(page, '1. Cf3 Cf6 2. g3');
  await expect(page).toHaveURL(/#\/analise\/estudo\//);
  await openText(page, 'Cf3 Cf6 g3');
  await expect(table.grid).toHaveAccessibleName(/^Xadrez clássico/);
  await table.expectMoves('Cf3', 'Cf6', 'g3');
  await openText(page, firstMoves(RACE, 6));
  await expect(table.grid).toHaveAccessibleName(/^Senet/);

  await openText(page, '8/8/8/8/8/8/8/8 w - - 0 1');
  await table.button('Começar a partida').first().click();
  await expect(page.getByRole('textbox', { name: 'Posição' })).toHaveAttribute('aria-invalid', 'true');
  await openText(page, '{"game":"classico","actions":[{"kind":"move","by":"w","move":"e2e5"}]}');
  await expect(page.getByRole('textbox', { name: /Posição, PGN/ })).toHaveAttribute('aria-invalid', 'true');
  await openText(page, '[White "Ana"]\n\n1. e4 {nunca fechado');
  await hears(page, /^Linha 3: /);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(/^Line 3: /)).toBeVisible();
  await page.getByRole('button', { name: 'Português' }).click();
  await openText(page, ' ');
  await hears(page, /^Cole primeiro uma posição/);
});

test('[P-F2] [P-F1] a game begins as it was asked for: opponent, names, side, level, time', async ({
  page,
}) => {
  await withTime(page);
  const table = new GameTester(page);
  const choose = (name: string | RegExp): Promise<void> =>
    page.getByRole('radio', { name }).first().check({ force: true });
  await page.goto('./#/nova/classico');
  await choose(/^Nível 3/);
  await expect(page.getByText('Nível 3, pausa do café, para iniciantes.')).toBeVisible();
  await choose(/^Nível 1,/);
  await expect(page.getByText(/^Nível 1, .*, para quem está aprendendo a jogar/)).toBeVisible();
  await choose(/^Nível 7/);
  await expect(page.getByText(/^Nível 7.*cerca de [\d.]+ Elo/)).toBeVisible();
  await choose(/^Nível 3/);
  await choose(/^Pretas/);
  await choose(/^10\+5:/);
  await table.openMore();
  await page.getByRole('textbox', { name: 'Seu nome' }).fill('Ana');
  const agreed = page.getByRole('complementary', { name: 'Como vai ser' });
  await expect(agreed).toContainText('Você contra o computador, nível 3');
  await expect(agreed).toContainText('Você joga com as pretas; o adversário começa.');
  await table.button('Começar a partida').first().click();
  await expect(table.grid).toHaveAccessibleName(/As pretas embaixo\.$/);
  await expect(table.moves).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Ana' })).toContainText('As pretas');
  await expect(page.getByRole('region', { name: /^Computador \(nível 3/ })).toContainText('As brancas');
  await expect(page.getByRole('timer')).toHaveCount(2);

  await page.goto('./#/nova/classico');
  await table.openMore();
  await choose('outro ritmo');
  await page.getByRole('textbox', { name: 'Escreva o ritmo' }).fill('25+10');
  await expect(agreed).toContainText('Relógio: 25 minutos');
  await choose('Outra pessoa');
  await choose('tempos diferentes');
  await page.getByRole('textbox', { name: 'Primeira pessoa' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Segunda pessoa' }).fill('Bento');
  await page.getByRole('textbox', { name: 'Seu tempo' }).fill('cinco');
  await table.button('Começar a partida').first().click();
  await expect(page.getByRole('textbox', { name: 'Seu tempo' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Seu tempo' }).fill('5 KO');
  await page.getByRole('textbox', { name: 'Tempo da outra pessoa' }).fill('2+1');
  await choose('Sorteio');
  await table.button('Começar a partida').first().click();
  await expectLeft(page, 'Ana', '5:00');
  await expectLeft(page, 'Bento', '2:00');
});
