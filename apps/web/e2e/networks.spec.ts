import type { BrowserContext, Page } from '@playwright/test';
import { axe, expect, hears, spoken, test } from './fixtures.js';
import { withSeed } from './play/chance.js';
import { GameTester } from './play/gameTester';

/** The smallest program there is. */
const PROGRAM = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** The computer's reply to a first move, and whether its thread may run WebAssembly. */
async function askForReply(page: Page): Promise<{ readonly reply: string; readonly isAllowed: boolean }> {
  const table = new GameTester(page);
  await withSeed(page, 5);
  await table.begin('nucleo', { level: 6 });
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(2);
  const isAllowed = await page.workers()[0].evaluate((bytes) => {
    try {
      return new WebAssembly.Module(Uint8Array.from(bytes)) instanceof WebAssembly.Module;
    } catch {
      return false;
    }
  }, PROGRAM);
  return { reply: (await table.moves.nth(1).textContent()) ?? '', isAllowed };
}

/** Every file comes as from a server whose policy does not know WebAssembly. */
async function refuseWebAssembly(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'].replace(" 'wasm-unsafe-eval'", '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
}

test('[P-AI] where a policy refuses WebAssembly, the computer finds the same move without it', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { reply, isAllowed } = await askForReply(page);
  expect(isAllowed).toBe(true);
  troubles.allow(/WebAssembly/);
  const strict = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    locale: 'pt-BR',
  });
  await refuseWebAssembly(strict);
  expect(await askForReply(await strict.newPage())).toEqual({ reply, isAllowed: false });
  await strict.close();
});

test('[P-AI] the network of a game is fetched when the computer is first needed, not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) fetched.push(request.url().replace(/.*\/(\w+)-.*/, '$1'));
  });
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person' });
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(1);
  expect(fetched).toEqual([]);
  await table.begin('classico', { level: 1 });
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(2);
  await table.begin('classico', { level: 1 });
  await table.move('d2', 'd4');
  await expect(table.moves).toHaveCount(2);
  expect(fetched).toEqual(['classico']);
});

const TOLD = 'um arquivo de dados';
const REMEDY = 'O computador continua jogando sem ele, mas o nível não está calibrado. Recarregue a página.';

for (const { what, answer, problem } of [
  { what: 'damaged', answer: { body: 'TABUNET\n'.padEnd(100) }, problem: 'é de outra versão' },
  { what: 'missing', answer: { status: 404 }, problem: 'não pôde ser carregado' },
]) {
  test(`[P-AI] a ${what} network is seen and heard once, and the game goes on`, async ({
    page,
    troubles,
  }) => {
    troubles.allow(/404/);
    await page.route(/brasez-[^/]*\.bin$/, (route) => route.fulfill(answer));
    const table = new GameTester(page);
    await table.begin('brasez', { level: 1 });
    await table.at('e1').click();
    await expect(table.moves).toHaveCount(2);
    await expect(table.notice).toContainText(`${TOLD} ${problem}. ${REMEDY}`);
    await hears(page, REMEDY);
    await axe(page);
    await table.begin('brasez', { level: 1 });
    await table.at('e1').click();
    await expect(table.moves).toHaveCount(2);
    expect((await spoken(page)).filter(({ text }) => text.includes(REMEDY))).toHaveLength(0);
    await expect(page.getByText(REMEDY)).toHaveCount(0);
  });
}

test('[P-AI] a hint as the first use of a damaged network is read and heard beside the warning', async ({
  page,
}) => {
  await page.route(/classico-[^/]*\.bin$/, (route) => route.fulfill({ body: 'TABUNET\n'.padEnd(100) }));
  const table = new GameTester(page);
  await table.begin('classico', { opponent: 'person' });
  await page.locator('.act-hint').click();
  await expect(table.notice).toContainText(/Dica: /);
  await expect(table.notice).toContainText(REMEDY);
  expect((await hears(page, 'Dica: ')).join(' ')).toContain(REMEDY);
  await axe(page);
});

test('[P-AI] the maximum tells its Elo on this device once it is chosen, and nothing is fetched before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.bin$|worker/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('./#/nova/classico');
  const maximum = page.getByRole('radio', { name: /^Máximo/ });
  await expect(maximum).toBeVisible();
  expect(fetched).toEqual([]);
  await maximum.check();
  const told = page.locator('.levels .told');
  await expect(told).toHaveText(
    /^Máximo, cerca de [\d.]+ Elo neste aparelho\. Joga o melhor que pode e usa o relógio\.$/,
  );
  await hears(page, 'Elo neste aparelho');
  await expect(maximum).toHaveAccessibleName(/^Máximo, cerca de [\d.]+ Elo neste aparelho$/);
  await axe(page);
  const files = fetched.length;
  await page.getByRole('radio', { name: /^Nível 5/ }).check();
  await expect(told).toHaveText(/^Nível 5, .* Elo\.|^Nível 5, .*iniciantes\./);
  await maximum.check();
  await expect(told).toContainText('Elo neste aparelho');
  expect(fetched.length).toBe(files);
});

test('[P-AI] with a damaged network nothing is said of how strong the maximum is', async ({ page }) => {
  await page.route(/classico-[^/]*\.bin$/, (route) => route.fulfill({ body: 'TABUNET\n'.padEnd(100) }));
  await page.goto('./#/nova/classico');
  const ended = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await page.getByRole('radio', { name: /^Máximo/ }).check();
  await ended;
  await expect(page.locator('.levels .told')).toHaveText('Máximo. Joga o melhor que pode e usa o relógio.');
});
