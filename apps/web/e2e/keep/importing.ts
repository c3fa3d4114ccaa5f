import { expect, type Page } from '@playwright/test';
import { settingsWords } from '../../src/screens/settings/words.js';

/** "Importar": takes a text in as a file, and waits until the page says what became of it. */
export async function importText(page: Page, text: string): Promise<string> {
  await page.goto('./#/ajustes');
  const { storage } = settingsWords['pt-BR'];
  await expect(page.getByRole('button', { name: storage.import })).toBeVisible();
  const file = { name: 'tudo.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const told = page.getByText(/^Partidas do arquivo/);
  await expect(told).toBeVisible();
  return told.innerText();
}
