import { expect, hears, test } from './fixtures.js';
import { COMPUTER } from './play/journal.js';
import { openSketch } from './play/scenes.js';

test('[B-DUKE-A] [B-DUKE-B] [B-ZONE] a duke enters from the Duchy and retires to it; its zone is shown', async ({
  page,
}) => {
  const start = '8/p2P4/7k/3G4/8/8/8/K7 w - - - w 1/0 -/- 0,- 1';
  const table = await openSketch(page, { game: 'brasez', start });
  await table.expectMarked('zone', 'c4', 'c5', 'c6', 'd4', 'd6', 'e4', 'e5', 'e6');
  await expect(table.at('c4')).toHaveAccessibleName('c4, vazia, zona do Grão-Duque branco');
  await expect(table.at('c4')).toHaveCSS('background-image', /repeating-linear-gradient/);
  await expect(table.at('b4')).not.toHaveCSS('background-image', /repeating-linear-gradient/);
  await table.at('d5').click();
  await expect(table.notice).toHaveText(/^Por que não posso\? O Grão-Duque em d5 não anda .* Ler a regra$/);
  await table.expectRule('B-DUKE-A');
  await table.at('duchy-b').click();
  await expect(table.notice).toContainText('Isto é do adversário.');
  await expect(table.at('duchy-w')).toHaveAccessibleName('Ducado das brancas: 1 Grão-Duque, pode mover');
  await table.at('duchy-w').click();
  await expect(table.marked('enter')).toHaveCount(52);
  await table.at('b4').click();
  await table.expectMoves('G@b4');
  await hears(page, 'Ana: Grão-Duque entra em b4.');
  await expect(table.at('duchy-w')).toHaveAccessibleName(/^Ducado das brancas: nenhum Grão-Duque/);
  await expect(table.at('b4')).toHaveAccessibleName(/^b4, Grão-Duque branco/);
  await expect(table.at('a3')).toHaveAccessibleName(/zona do Grão-Duque branco$/);

  const other = await openSketch(page, { game: 'brasez', start });
  await other.move('a1', 'a2');
  await expect(other.pending).toHaveText('Retirar?d5nãoVoltar');
  await expect(other.pending).toHaveAccessibleName('Retirar um Grão-Duque?');
  await expect(other.at('a2')).toHaveAccessibleName(/^a2, rei branco, ainda não jogado/);
  await hears(
    page,
    'Rei de a1 para a2: ainda não jogado. Retirar um Grão-Duque? d5 ou não. Enter: não. Esc: o lance volta.',
  );
  await other.expectMoves();
  await other.expectMarked('leave', 'd5');
  await other.at('d5').click();
  await other.expectMoves('Ra2~d5');
  await hears(page, 'Ana: rei de a1 para a2; o Grão-Duque de d5 se retira para o Ducado.');
  await expect(other.at('duchy-w')).toHaveAccessibleName(/^Ducado das brancas: 2 Grão-Duques/);
  await other.expectMarked('zone');

  const third = await openSketch(page, { game: 'brasez', start });
  await third.move('a1', 'a2');
  await third.pending.getByRole('button', { name: 'Não retirar' }).click();
  await third.expectMoves('Ra2');
  await expect(third.at('d5')).toHaveAccessibleName(/^d5, Grão-Duque branco/);
});

test('[B-DUKE-A] with keys a move is put back or played; a reload leaves nothing of it', async ({ page }) => {
  const start = '8/p2P4/7k/3G4/8/8/8/K7 w - - - w 1/0 -/- 0,- 1';
  const table = await openSketch(page, { game: 'brasez', start });
  await table.move('a1', 'a2');
  await expect(table.at('a2')).toBeFocused();
  await page.keyboard.press('Escape');
  await hears(page, 'Escolha desfeita.');
  await expect(table.pending).toBeHidden();
  await expect(table.at('a1')).toHaveAccessibleName(/^a1, rei branco/);
  await table.move('a1', 'a2');
  await expect(table.pending).toBeVisible();
  await page.reload();
  await expect(table.at('a1')).toHaveAccessibleName(/^a1, rei branco/);
  await table.expectMoves();
  await table.move('a1', 'a2');
  await expect(table.pending).toBeVisible();
  await page.keyboard.press('Enter');
  await table.expectMoves('Ra2');
});

test('[B-DUKE-A] [B-PROMO] a pawn becomes what was lost; who answers on its square retires no duke', async ({
  page,
}) => {
  const table = await openSketch(page, {
    ...{ game: 'brasez', start: '8/p2P4/7k/3G4/8/8/8/K7 w - - - w 1/0 RN/- 0,- 1' },
  });
  await expect(
    page.getByRole('img', { name: 'Peças das brancas que podem voltar por promoção: torre, cavalo' }),
  ).toBeVisible();
  await table.move('d7', 'd8', 'Cavalo');
  await expect(table.at('d8')).toHaveAccessibleName(/^d8, cavalo branco, ainda não jogado/);
  await table.at('d8').click();
  await table.expectMoves('d8=C');
  await expect(
    page.getByRole('img', { name: 'Peças das brancas que podem voltar por promoção: torre' }),
  ).toBeVisible();
});

test('[B-LEGION] [B-PUSH] two pawns are chosen one after the other and push what stands before them', async ({
  page,
}) => {
  const table = await openSketch(page, {
    ...{ game: 'brasez', start: '7k/8/8/8/K7/3pp3/4P2P/8 b - - EH b 0/0 -/- 0,- 1' },
  });
  await table.at('d3').click();
  await table.expectMarked('partner', 'e3');
  await table.at('e3').click();
  await table.expectMarked('selected', 'd3', 'e3');
  await table.expectMarked('push', 'e2');
  await table.at('e2').click();
  await hears(page, 'Bento: legião: peões de d3 e e3 para d2 e e2, empurram o peão de e2 para e1.');
  await table.expectMoves('d2&e2>e1');
  await table.expectMarked('to', 'd2', 'e1', 'e2');
});

test('[B-CHARGE] [B-LANCE] where both are possible, charge and lance are told apart', async ({ page }) => {
  const start = '7k/4p3/8/4N3/8/8/P7/K7 b - - e b 0/0 -/- 0,- 1';
  const table = await openSketch(page, { game: 'brasez', start });
  await table.move('e7', 'e5');
  const asked = page.getByRole('dialog', { name: 'Charge ou Movimento de Lança?' });
  await expect(asked.getByRole('listitem')).toHaveText([
    'Charge: toma a peça, e o peão também sai do tabuleiro',
    'Movimento de Lança: empurra a peça para trás',
  ]);
  await table.answer(/^Charge/);
  await hears(page, 'Bento: charge: peão de e7 toma o cavalo em e5, e os dois saem do tabuleiro.');
  await table.expectMoves('P*e5');
  await expect(
    page.getByRole('img', { name: 'Peças das brancas que podem voltar por promoção: cavalo' }),
  ).toBeVisible();

  const other = await openSketch(page, { game: 'brasez', start });
  await other.move('e7', 'e5', /^Movimento de Lança/);
  await hears(page, 'Bento: lança: peão de e7 para e5, empurra o cavalo de e5 para e4.');
  await other.expectMoves('e5>e4');
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('[B-CHARGE] [B-ZONE] what leaves the board is seen to leave, and then it is gone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (!(node instanceof SVGElement) || !node.classList.contains('departing')) continue;
            const place = node.closest('[data-place]')?.getAttribute('data-place');
            seen.push(`${node.querySelector('use')?.getAttribute('href')} on ${place}`);
          }
        }
      }).observe(document, { subtree: true, childList: true });
    });
    const seen = (): Promise<unknown> =>
      page.evaluate(() => Object.entries(window).find(([name]) => name === 'seen')?.[1]);
    const start = '7k/7p/2n5/8/2L3g1/8/4N3/K7 w - - - b 0/0 -/- 0,- 1';
    const table = await openSketch(page, { game: 'brasez', start });
    await table.at('c4').click();
    await table.expectMarked('charge', 'c6');
    await expect(table.at('c6')).toHaveAccessibleName(
      'c6, cavalo preto, pode atacar em charge, e as duas peças saem',
    );
    await table.at('c6').click();
    await table.expectMoves('L*c6');
    await expect.poll(seen).toEqual(['#b-knight on c6', '#w-lord on c6']);
    await expect(page.locator('.departing')).toHaveCount(0);

    const other = await openSketch(page, { game: 'brasez', start });
    await other.at('e2').click();
    await other.expectMarked('lost', 'f4', 'g3');
    await expect(other.at('g3')).toHaveAccessibleName(/^g3, vazia, pode ir, mas a zona toma a peça/);
    await other.at('g3').click();
    await expect.poll(seen).toEqual(['#b-knight on c6', '#w-lord on c6', '#w-knight on g3']);
    await expect(page.locator('.departing')).toHaveCount(0);
    await expect(other.at('g3')).toHaveAccessibleName(/^g3, vazia/);
  });
});

test('[B-LEGION] [B-PROMO] [B-ZONE] a pair promotes, each pawn to its own piece, and the zone takes one of them', async ({
  page,
}) => {
  const table = await openSketch(page, {
    ...{ game: 'brasez', start: '8/p1gPP3/7k/8/8/8/7P/K7 w - - - b 0/0 RN/- 0,- 1' },
  });
  await table.at('e7').click();
  await table.at('d7').click();
  await table.at('d8').click();
  await expect(page.getByRole('dialog', { name: 'Promover em d8 a que peça?' })).toBeVisible();
  await table.answer('Torre');
  await expect(page.getByRole('dialog', { name: 'Promover em e8 a que peça?' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused();
  await table.answer('Cavalo');
  await hears(
    page,
    'Ana: legião: peões de d7 e e7 para d8 e e8, promovem a torre e a cavalo; a zona do Grão-Duque captura a torre em d8.',
  );
  await table.expectMoves('d8=T(x)&e8=C');
});

test('[B-PASS] who has the token passes with it; a pass answered by a pass is a draw', async ({ page }) => {
  const start = '7k/p7/8/8/8/8/P7/K7 w - - Aa';
  const refused = await openSketch(page, { game: 'brasez', start: `${start} b 0/0 -/- 0,- 1` });
  await refused.at('pass').click();
  await expect(refused.notice).toHaveText(
    'Por que não posso? Você não pode passar a vez: a Peça de Passagem é das pretas. Ler a regra',
  );
  await refused.expectRule('B-PASS');

  const table = await openSketch(page, { game: 'brasez', start: `${start} w 0/0 -/- 0,- 1` });
  await table.at('pass').click();
  await hears(
    page,
    'Confirmar passe: a Peça de Passagem vai para as pretas? Pressione de novo; Esc cancela.',
  );
  await expect(table.at('pass')).toContainText('Confirmar');
  await table.press('Escape');
  await hears(page, 'Escolha desfeita.');
  await expect(table.at('pass')).not.toContainText('Confirmar');
  await table.at('pass').click();
  await table.at('pass').click();
  await hears(page, 'Ana: passe: a Peça de Passagem vai para as pretas.');
  await expect(table.at('pass')).toHaveAccessibleName(
    /^Peça de Passagem: com as pretas; passar agora empata a partida, pode mover/,
  );
  await table.at('pass').click();
  await expect(page.locator('.asked-back')).toHaveText(/^Isto acaba a partida: Um passe respondido/);
  await table.at('pass').click();
  await expect(table.result).toHaveText('Um passe respondido com outro passe: empate.');
});

test('[B-PASS] [P-NF1] who passes to the computer keeps the focus on the token', async ({ page }) => {
  const table = await openSketch(page, {
    ...{ game: 'brasez', players: COMPUTER, start: '7k/p7/8/8/8/8/P7/K7 w - - Aa w 0/0 -/- 0,- 1' },
  });
  const token = page.getByRole('button', { name: /^Peça de Passagem/ });
  await expect(token).toHaveAccessibleName('Peça de Passagem: com as brancas, pode mover');
  await page.locator('[data-place=pass]').press('Enter');
  await page.locator('[data-place=pass]').press('Enter');
  await expect(token).toHaveAccessibleName(/^Peça de Passagem: com as pretas/);
  await expect(token).toBeFocused();
  await expect(table.moves.nth(1)).toBeVisible();
  await expect(token).toBeFocused();
});
