import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { settingsWords } from '../../src/words/settings.js';

const words = settingsWords['pt-BR'].storage;

/** "Importar": takes a text in as a file, and waits until the page says what became of it. */
export async function importText(page: Page, text: string): Promise<string> {
  const told = page.getByText(/^Partidas do arquivo/);
  // What was told of another file goes away with the page.
  await page.goto('./#/');
  await expect(told).toBeHidden();
  await page.goto('./#/ajustes');
  await expect(page.getByRole('button', { name: words.import })).toBeVisible();
  const file = { name: 'tudo.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(told).toBeVisible();
  return told.innerText();
}

/** "Exportar tudo": what is in the file. */
export async function exportText(page: Page): Promise<string> {
  await page.goto('./#/ajustes');
  return downloadBy(page, page.getByRole('button', { name: words.exportAll }));
}

/** What is in the file that a button hands over. */
export async function downloadBy(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path(), 'utf8');
}
