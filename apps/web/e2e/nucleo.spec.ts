import { expect, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { COMPUTER, TEN_MINUTES } from './play/journal.js';
import { openSketch } from './play/scenes.js';
import { expectLeft, passTime, withTime } from './play/time.js';

test.beforeEach(({ page }) => withTime(page));

test('[N-TIME] help shows its price and is paid for in time; the clock says what its end means, and keeps its word', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'nucleo', players: COMPUTER, clock: TEN_MINUTES });
  const clock = page.getByRole('timer', { name: 'Relógio: Ana' });
  await expect(clock).toContainText('tempo esgotado = empate');
  await expect(table.button('Propor empate')).toBeHidden();
  await table.act('Dica (custa 15 s)');
  await expectLeft(page, 'Ana', '9:45');
  await expect(table.notice).toHaveText(/^Dica: /);
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(2);
  await expectLeft(page, 'Ana', '9:50');
  await table.act('Voltar lance (custa 30 s)');
  await table.expectMoves();
  // The turn begins anew, with what the clock showed then, and the price is paid from there (docs/match.md).
  await expectLeft(page, 'Ana', '9:30');
  await passTime(page, 900);
  await expect(table.result).toHaveText('Tempo esgotado: empate.');
  await expectLeft(page, 'Ana', '0:00,0');
});

test('[N-PROMO] [N-MOVE] [P-F2] a pawn becomes a queen at once; house rules are chosen before the game', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'nucleo', start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' });
  await table.move('a7', 'a8');
  await table.expectMoves('a8=D');

  const other = new GameTester(page);
  await page.goto('./#/nova/nucleo');
  await page.getByRole('radio', { name: 'Outra pessoa' }).check({ force: true });
  await other.openMore();
  await page
    .getByRole('switch', { name: 'O peão pode avançar duas casas no primeiro lance' })
    .uncheck({ force: true });
  await page.getByRole('switch', { name: 'Vale o empate de comum acordo' }).check({ force: true });
  await other.button('Começar a partida').first().click();
  await other.at('e2').click();
  await other.expectMarked('move', 'e3');
  await other.at('e4').click();
  await expect(other.notice).toHaveText(/^Por que não posso\? .* Ler a regra$/);
  await other.expectRule('N-MOVE');
  await expect(other.button('Propor empate')).toBeVisible();
});
