import { expect, type Locator } from '@playwright/test';
import type { TablePage } from './table.js';

/** Plays Senet with the mouse: whenever it is a person's turn, throws and moves the first piece that can. */
export async function playThrows(
  table: TablePage,
  throwDie: (count: number) => Promise<void>,
): Promise<void> {
  const { page } = table;
  const due = page.locator('.die-box button:not([aria-disabled="true"])').first();
  const source = table.marked('source').first();
  for (let count = 0; !(await table.result.isVisible()); ) {
    await expect(due.or(source).or(table.result).first()).toBeVisible({ timeout: 60_000 });
    if (await table.result.isVisible()) return;
    const before = await table.moves.count();
    if (await due.isVisible()) await throwDie(count++);
    else await moveFirst(table, source);
    await expect(table.moves.nth(before).or(table.result).first()).toBeVisible();
  }
}

async function moveFirst(table: TablePage, source: Locator): Promise<void> {
  const target = table.marked('move', 'swap', 'leave', 'fall').first();
  const before = await table.moves.count();
  await source.click();
  // A forced skip is one choice, a move is two.
  await expect(target.or(table.moves.nth(before))).toBeVisible();
  if ((await table.moves.count()) === before) await target.click();
}
