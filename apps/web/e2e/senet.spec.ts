import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, hears, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { noteMotions } from './play/motions.js';
import { FAIR_DICE, firstMoves, openSketch, RACE } from './play/scenes.js';

test.use({ reducedMotion: 'no-preference' });

const TABULEIRO = fileURLToPath(new URL('../../../node_modules/.bin/tabuleiro', import.meta.url));
/** All of the race but two throws and two moves. */
const NEARLY_ALL = firstMoves(RACE, RACE.split(' ').length - 4);

/** A real die fell so; what it brings is on the board. */
async function enter(table: GameTester, face: number): Promise<void> {
  await table.button(`Saiu ${face}`).click();
  await expectFace(table, face);
}

function expectFace({ page }: GameTester, face: number): Promise<void> {
  return expect(page.getByRole('img', { name: `Dado: ${face}`, exact: true })).toBeVisible();
}

test('[S-DIE] [S-WIN] [P-NF4] the die rolls, or stands still for who wants it so; in the end its honesty is proved', async ({
  page,
}) => {
  const motions = await noteMotions(page);
  const table = await openSketch(page, { game: 'senet', dice: FAIR_DICE, line: NEARLY_ALL });
  await page.getByText('Dados honestos').click();
  await expect(page.getByText('Selo (SHA-256 do segredo)').locator('..')).toContainText(
    FAIR_DICE.commit.slice(0, 8),
  );
  await table.at('21').click();
  await expect(table.notice).toContainText('Jogue o dado.');
  await table.button('Jogar o dado').click();
  await expectFace(table, 5);
  expect((await motions()).filter((name) => name.includes('die'))).toHaveLength(1);
  await expect(table.at('21')).toHaveAttribute('data-marks', /source/);
  await table.move('21', '26');
  await hears(page, 'Bento: carretel da casa 21 para a casa 26, Casa da Beleza');
  expect((await motions()).filter((name) => name.includes('piece'))).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.button('Jogar o dado').click();
  await expectFace(table, 5);
  expect(await motions()).toEqual([]);
  await table.move('26', 'exit');
  await expect(table.result).toHaveText('Todas as cinco peças saíram do tabuleiro: o jogador B vence.');
  await expect(page.getByRole('img', { name: 'Carretéis fora do tabuleiro: 5 de 5' })).toBeVisible();
  expect(await motions()).toEqual([]);

  await expect(page.getByRole('heading', { name: 'Sorte e habilidade' })).toBeVisible();
  // Far from the end the network speaks, near it the table.
  const actions = page.locator('.actions tbody tr');
  await expect(actions.first()).toContainText('≈estimado ');
  await expect(actions.last()).not.toContainText('estimado');
  // Every number is seen on the narrowest phone; a few pixels of the edge may be hidden.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const hidden = await page
    .locator('.actions-scroll')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBeLessThan(8);
  if (size !== null) await page.setViewportSize(size);
  await table.button('Verificar').click();
  await expect(
    page.getByText(/^Tudo certo: o segredo é o do selo e os \d+ arremessos são os que a conta dá\.$/),
  ).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    table.button('Baixar a transcrição').click(),
  ]);
  const path = await file.path();
  const checked = spawnSync(process.execPath, [TABULEIRO, 'verify-dice', path]);
  expect(checked.status, String(checked.stdout) + String(checked.stderr)).toBe(0);

  await table.button('Revanche').click();
  await expect(page.getByRole('radio', { name: 'Outra pessoa' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Primeira pessoa' })).toHaveValue('Ana');
});

test('[S-MUST] [S-LAND] [S-WATER] [S-SKIP] [S-EXIT] a real die: what can move is marked, and what comes of it is shown', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'senet', start: '........../........../.A..BA..B. A -' });
  await expect(page.locator('.board .track')).toHaveCount(30);
  await expect(page.locator('.board .sign')).toHaveCount(6);
  const home = (name: string) => page.getByRole('img', { name, exact: true });
  await expect(home('Cones fora do tabuleiro: 3 de 5')).toBeVisible();
  await enter(table, 3);
  await table.expectMarked('source', '22');
  await table.at('26').click();
  await expect(table.notice).toHaveText(
    'Por que não posso? Da Casa da Beleza (26) só se sai com um 5, e o dado mostra 3. Ler a regra',
  );
  await table.expectRule('S-26');
  await table.at('22').click();
  await table.expectMarked('swap', '25');
  await table.at('25').click();
  await expect(table.at('22')).toHaveAccessibleName(/carretel do jogador B/);

  await enter(table, 5);
  await table.at('22').click();
  await table.expectMarked('fall', '27');
  await table.at('27').click();
  await expect(table.at('15')).toHaveAccessibleName(
    /^casa 15, Casa da Ressurreição, carretel do jogador B, o último lance chegou aqui/,
  );
  await enter(table, 4);
  await table.move('15', '19');

  await enter(table, 4);
  const skip = page.getByRole('button', {
    name: /^Passar a vez: com 4 nenhuma peça pode andar\. Casa 25: .+\. Casa 26: /,
  });
  await expect(skip).toBeVisible();
  await expect(page.getByText(/o dado dá 4; nenhuma peça pode andar/).last()).toBeVisible();
  await table.at('25').click();
  await expect(table.notice).toHaveText(/^Por que não posso\? .* Ler a regra$/);
  await skip.click();
  await hears(page, 'Ana: perde a vez.');
  await expect(table.moves.last()).toHaveText('passa');

  await enter(table, 2);
  await table.move('29', 'exit');
  await expect(table.moves.last()).toHaveText('29-sai');
  await expect(home('Carretéis fora do tabuleiro: 4 de 5')).toBeVisible();
  await enter(table, 5);
  await table.move('26', 'exit');
  await expect(home('Cones fora do tabuleiro: 4 de 5')).toBeVisible();
});

test('[S-BLOCK] [S-PROT] [S-SKIP] a wall is neither passed nor landed on, nor is a pair landed on', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'senet', start: '........../A..BBB...A/A.BB...... A -' });
  await enter(table, 5);
  await table.expectMarked('source', '20', '21');
  await table.at('11').click();
  await expect(table.notice).toHaveText(
    'Por que não posso? Há um bloqueio do adversário, de 14 a 16, no caminho: três ou mais peças em sequência não podem ser ultrapassadas. Ler a regra',
  );
  await table.expectRule('S-BLOCK');
  await table.move('21', '26');
  await enter(table, 3);
  await table.expectMarked('source', 'skip');
  await table.at('11').click();
  await expect(table.notice).toHaveText(
    /cair na casa 14: .* bloqueio do adversário, de 14 a 16\. Ler a regra$/,
  );
  await table.expectRule('S-BLOCK');
  await table.at('20').click();
  await expect(table.notice).toHaveText(/cair na casa 23: .* vizinha na casa 24\. Ler a regra$/);
  await table.expectRule('S-PROT');
  await expect(table.at('skip')).toHaveAccessibleName(
    /^Passar a vez: com 3 nenhuma peça pode andar\. Casa 11: .+\. Casa 20: .+\. Casa 26: /,
  );
});

test('[S-DIE] [P-F2] before a game with the program’s die its seal is shown and the player adds a text', async ({
  page,
}) => {
  await page.goto('./#/nova/senet');
  await expect(page.locator('.seal .hex')).toBeAttached();
  await expect(page.locator('.hex')).toBeHidden();
  await new GameTester(page).openMore();
  await expect(page.locator('.hex')).toBeHidden();
  await page.getByText('Dados honestos').click();
  await expect(page.locator('.stamp')).toContainText(/Selo \(SHA-256 do segredo\)[\s0-9a-f]{64,}/);
  await page.getByRole('textbox', { name: 'Seu texto' }).fill('pé de moleque');
  await page.getByRole('button', { name: 'Começar a partida' }).first().click();
  await page.getByText('Dados honestos').click();
  await expect(page.getByText('pé de moleque')).toBeVisible();
});
