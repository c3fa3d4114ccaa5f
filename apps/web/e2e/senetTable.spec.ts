import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskTable, solveTable, tableFile } from '@tabuleiro/senet-engine/node';
import { Site } from './fixtures/site.js';
import { test as base, expect, hears } from './fixtures.js';
import type { GameTester } from './play/gameTester';
import { FINISH, openSketch } from './play/scenes.js';

/** A site whose server has the exact table of three pieces a side. */
const test = base.extend<{ readonly tables: string; readonly tableSite: Site }>({
  tables: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-tables-'));
    await solveTable({ pieces: 3, folder, threads: 2 });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  tableSite: async ({ tables }, use) => {
    const site = await Site.open(tables);
    await use(site);
    await site.close();
  },
  baseURL: async ({ tableSite }, use) => use(tableSite.url),
});

/** A has 1, 14 and 22, B has 18 and 26: the app's own table does not know it. */
const THREE = 'A........./...A...B../.A...B.... A -';

/** A real die fell so; the computer is asked what to do. */
async function askFor(table: GameTester, face: number): Promise<void> {
  await table.button(`Saiu ${face}`).click();
  await expect(table.page.getByRole('img', { name: `Dado: ${face}`, exact: true })).toBeVisible();
  await table.page.locator('.act-hint').click();
  await expect.poll(async () => (await table.placesMarked('hint')).length).toBeGreaterThan(0);
}

test('[P-AI] hints and review use the exact table of the server that the app came from; without it the computer plays on', async ({
  page,
  tables,
  tableSite,
  troubles,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/senet/pages/')) asked.push(request.url());
  });
  const table = await openSketch(page, { game: 'senet', start: THREE });
  expect(asked).toEqual([]);
  await askFor(table, 2);
  expect((await table.placesMarked('hint'))[0]).toBe(bestOf(tables));
  expect(asked.length).toBeGreaterThan(0);

  const before = asked.length;
  await openSketch(page, FINISH);
  await expect(page.getByRole('heading', { name: 'Sorte e habilidade' })).toBeVisible();
  await expect(page.getByText(/no máximo 3 peças/)).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);

  // The server goes away in the middle of a game.
  const again = await openSketch(page, { game: 'senet', start: THREE });
  await askFor(again, 3);
  troubles.allow(/ERR_CONNECTION_REFUSED|Failed to load|NetworkError/);
  await tableSite.stop();
  const [from, to] = await again.placesMarked('hint');
  await again.move(from, to);
  // With a 5 a piece may leave: those positions are on other pages.
  await askFor(again, 5);
  await hears(page, 'um arquivo de dados não pôde ser carregado');
});

/** Where the best step with a 2 begins, by the table. */
function bestOf(folder: string): string {
  const table = DiskTable.open(tableFile(folder, 3));
  if (!table.ok) throw new Error(table.error.code);
  const [own, other] = [
    [1, 14, 22],
    [18, 26],
  ].map((squares) => squares.reduce((set, n) => set | (1 << n), 0));
  const steps = [1, 14, 22].map((from) => ({
    from,
    win: 1 - table.value.win(other, (own ^ (1 << from)) | (1 << (from + 2))),
  }));
  table.value.close();
  return String(steps.reduce((one, step) => (step.win > one.win ? step : one)).from);
}
