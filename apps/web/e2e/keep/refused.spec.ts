import { storeWords } from '../../src/words/app.js';
import { settingsWords } from '../../src/words/settings.js';
import { expect, test } from '../fixtures.js';
import { GameTester } from '../play/gameTester';
import { goHome } from './pages.js';
import { Quota } from './quota';
import { exportText } from './transfer';

const LANG = 'pt-BR';
const told = storeWords[LANG];

const REFUSALS: readonly (readonly [string, () => void])[] = [
  ['the browser has no database', () => Object.defineProperty(window, 'indexedDB', { get: () => undefined })],
  [
    'the browser throws at whoever looks',
    () => {
      const refuse = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
      // Firefox has these also where storage is forbidden, and refuses whoever uses them.
      LockManager.prototype.request = async () => refuse();
      Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    },
  ],
  [
    'the browser does not open it',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'InvalidStateError');
      };
    },
  ],
];

for (const [how, refuse] of REFUSALS) {
  test(`[P-LOCAL] one plays and is warned where ${how}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('.');
    await expect(page.getByText(told.memoryOnly)).toBeVisible();
    await expect(page.getByText(told.problems.unavailable)).toBeVisible();
    const table = new GameTester(page);
    await table.begin('classico', { opponent: 'person' });
    await expect(table.notice).toHaveText(told.notKept);
    await table.move('e2', 'e4');
    await table.expectMoves('e4');
    await goHome(page);
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await table.expectMoves('e4');
    expect(JSON.parse(await exportText(page)).games).toHaveLength(1);
  });
}

test('[P-LOCAL] without room a kept game waits, a new one is played in memory, and both say so', async ({
  page,
  site,
}) => {
  const room = await Quota.limit(page, site.url);
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person' });
  await table.move('e2', 'e4');
  await table.expectMoves('e4');
  const address = page.url();
  await room.fill(page);
  await table.move('e7', 'e5');
  await expect(table.notice).toHaveText(told.problems.full);
  await table.expectMoves('e4');

  await table.begin('nucleo', { opponent: 'person' });
  await expect(table.notice).toHaveText(told.notKept);
  await table.move('d2', 'd4');
  await table.expectMoves('d4');
  await goHome(page);
  await expect(page.getByRole('link', { name: /^Continuar/ })).toHaveCount(2);

  await page.goto(address);
  await room.free();
  await table.move('e7', 'e5');
  await table.expectMoves('e4', 'e5');
  await page.reload();
  await table.expectMoves('e4', 'e5');
});

test('[P-LOCAL] persistent storage is asked for at the first save; a refusal is told, and one can ask again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => {
      const asked = Number(sessionStorage.getItem('asked')) + 1;
      sessionStorage.setItem('asked', String(asked));
      return asked > 1;
    };
  });
  const asked = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('asked'));
  await goHome(page);
  expect(await asked()).toBeNull();
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person' });
  await table.move('e2', 'e4');
  await table.expectMoves('e4');
  expect(await asked()).toBe('1');
  await goHome(page);
  await expect(page.getByText(told.advice)).toBeVisible();
  await page.goto('./#/ajustes');
  await page.getByRole('button', { name: settingsWords[LANG].storage.persist }).click();
  await expect(page.getByText(settingsWords[LANG].storage.persistence.granted)).toBeVisible();
});
