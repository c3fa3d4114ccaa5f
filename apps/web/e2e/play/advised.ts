import { expect } from '@playwright/test';
import type { TablePage } from './table.js';

const TARGETS = ['move', 'capture', 'push', 'partner', 'enter', 'swap', 'leave', 'fall'];

/** Plays the person's side by the hints of the game, with the mouse, until the game is over. */
export async function playAdvised(table: TablePage, most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    await expect(table.result.or(table.page.getByText(/^Sua vez/))).toBeVisible({ timeout: 60_000 });
    if (await table.result.isVisible()) return;
    await playHint(table);
  }
  throw new Error(`no end after ${most} turns`);
}

async function playHint(table: TablePage): Promise<void> {
  const before = await table.moves.count();
  await table.page.getByRole('button', { name: 'Dica' }).click();
  await expect(table.notice).toContainText('Dica:');
  const first = table.page.locator('[data-marks~="hint"][data-marks~="source"]').first();
  const start = await first.getAttribute('data-place');
  await first.click();
  const next = table.page.locator(
    TARGETS.map((mark) => `[data-marks~="hint"][data-marks~="${mark}"]`).join(','),
  );
  const dialog = table.page.getByRole('dialog');
  const onward = next.or(dialog).first();
  while ((await table.moves.count()) === before && !(await table.result.isVisible())) {
    if (await dialog.isVisible()) await dialog.getByRole('button').nth(1).click();
    else if (await next.first().isVisible()) await next.first().click();
    else await expect(onward.or(table.moves.nth(before))).toBeVisible();
  }
  expect(start).not.toBeNull();
}
