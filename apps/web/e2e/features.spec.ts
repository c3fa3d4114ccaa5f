import { expect, hears, test } from './fixtures.js';
import { COMPUTER } from './play/journal.js';
import { firstMoves, OPERA, openSketch } from './play/scenes.js';
import { listenToSounds } from './play/sounds.js';

test('[P-F6] [P-F4] [P-F5] a piece shows where it can go, by click, drag and writing; nothing else is played', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico' });
  await table.at('g1').click();
  expect(await table.placesMarked('move', 'capture')).toEqual(['f3', 'h3']);
  await table.at('e4').click();
  await expect(table.notice).toHaveText(/^Por que não posso\? O cavalo .* Ler a regra$/);
  await table.expectRule('C-MOVE');
  await table.at('b1').click();
  expect(await table.placesMarked('move', 'capture')).toEqual(['a3', 'c3']);
  await table.at('b1').click();
  expect(await table.placesMarked('selected', 'move', 'capture')).toEqual([]);
  await table.expectMoves();

  await table.type('Cf3');
  await expect(table.status).toHaveText('Vez de Bento');
  await table.type('Nf6');
  await expect(table.moves).toHaveCount(2);
  await table.drag('g2', 'g3');
  await expect(table.moves).toHaveCount(3);
  await table.drag('e7', 'e4');
  await expect(table.notice).toHaveText(/Por que não posso\?.* Ler a regra/);
  await table.expectRule('C-MOVE');
  await table.drag('e7', 'e5');
  await expect(table.moves).toHaveCount(4);
  await table.type('f1g2');
  await expect(table.moves).toHaveCount(5);
  await table.move('e5', 'e4');
  await expect(table.moves).toHaveCount(6);
  await table.type('O-O');
  await expect(table.moves).toHaveCount(7);
  await table.move('e4', 'f3');
  await table.expectMoves('Cf3', 'Cf6', 'g3', 'e5', 'Bg2', 'e4', 'O-O', 'exf3');
  await expect(page.getByRole('img', { name: 'Peças perdidas pelas brancas: cavalo' })).toBeVisible();
});

test('[P-F6] [P-F4] [P-F7] [C-CHECK] check is shown by its own shape and restricts every piece; so is mate', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 21) });
  await expect(table.status).toHaveText(/^Vez de Bento\s+Xeque!$/);
  expect(await table.placesMarked('check')).toEqual(['e8']);
  await expect(table.at('e8').locator('.mark.check path').first()).toBeVisible();
  expect([await table.placesMarked('from'), await table.placesMarked('to')]).toEqual([['c4'], ['b5']]);
  expect(await table.placesMarked('source')).toEqual(['b8', 'e7', 'e8', 'f6']);
  await table.at('f6').click();
  expect(await table.placesMarked('move', 'capture')).toEqual(['d7']);
  await table.at('f6').click();
  await table.at('a7').click();
  await expect(table.notice).toContainText('nenhum lance possível agora');
  expect(await table.placesMarked('selected')).toEqual(['a7']);
  await table.at('a6').click();
  await expect(table.notice).toContainText('xeque');

  const mate = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 32) });
  await mate.move('d1', 'd8');
  await expect(mate.result).toHaveText('Xeque-mate: as brancas vencem.');
  await hears(page, 'Ana: torre de d1 para d8. Xeque-mate: as brancas vencem.');
  expect(await mate.placesMarked('check')).toEqual(['e8']);
  expect(await mate.placesMarked('source')).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('[P-F6] [P-F4] [C-PROMO] two taps move, and a promotion is chosen from a list that can be left', async ({
    page,
  }) => {
    const table = await openSketch(page, { game: 'classico', start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' });
    await table.at('a7').tap();
    expect(await table.placesMarked('move')).toEqual(['a8']);
    await table.at('a8').tap();
    const asked = page.getByRole('dialog', { name: 'Promover a que peça?' });
    await expect(asked.getByRole('listitem')).toHaveText(['Dama', 'Torre', 'Bispo', 'Cavalo']);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await table.expectMoves();
    await table.at('a7').tap();
    await table.at('a8').tap();
    await asked.getByRole('button', { name: 'Cavalo' }).tap();
    await table.expectMoves('a8=C');
    await expect(table.at('a8')).toHaveAccessibleName(/^a8, cavalo branco/);
  });
});

test('[P-F8] [P-F9] [C-AGREE] against the computer: offers are answered, resigning is asked back', async ({
  page,
}) => {
  const won = await openSketch(page, {
    ...{ game: 'classico', players: COMPUTER, start: '7k/8/5K2/8/8/8/8/Q7 w - - 0 1' },
  });
  await won.actTwice('Propor empate', 'Confirmar empate');
  await expect(won.result).toHaveText('Empate de comum acordo.');

  const lost = await openSketch(page, {
    ...{ game: 'classico', players: COMPUTER, start: '7k/8/8/8/8/8/r7/4K3 w - - 0 1' },
  });
  await lost.actTwice('Propor empate', 'Confirmar empate');
  await hears(page, 'Computador: empate recusado. A partida continua.');
  await expect(lost.notice).toHaveText(/empate recusado\. A partida continua\.$/);
  await lost.act('Desistir');
  await lost.answer('Não, continuar jogando');
  await lost.move('e1', 'd1');
  await expect(lost.moves).toHaveCount(2);
  await lost.type('desistir');
  await lost.answer('Sim, desistir');
  await expect(lost.result).toHaveText('As brancas desistiram: as pretas vencem.');
});

test('[P-F8] [P-F9] [C-PERP] two people offer, accept and resign; perpetual check is claimed and judged', async ({
  page,
}) => {
  const proven = await openSketch(page, { game: 'classico', start: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1' });
  await proven.act('Reivindicar xeque perpétuo');
  await hears(page, 'O xeque perpétuo está provado');
  await expect(proven.result).toHaveText('Xeque perpétuo provado: empate.');
  await expect(proven.notice).toContainText('está provado, por exemplo: De8+ Rh7 ');

  const refuted = await openSketch(page, { game: 'classico', start: 'k7/8/8/8/8/7R/8/K7 w - - 0 1' });
  await refuted.act('Reivindicar xeque perpétuo');
  await hears(page, 'Não provado: há como escapar dos xeques.');
  await expect(refuted.notice).toContainText('Não provado: há como escapar dos xeques.');
  await expect(refuted.status).toHaveText('Vez de Ana');
  await refuted.actTwice('Propor empate', 'Confirmar empate');
  await expect(page.getByRole('region', { name: 'Ana: proposta de empate.' })).toBeVisible();
  await refuted.button('Recusar').click();
  await hears(page, 'Bento: empate recusado. A partida continua.');
  await refuted.type('empate', 'aceitar');
  await expect(refuted.result).toHaveText('Empate de comum acordo.');
});

test('[P-F9] whoever types fast loses nothing: not what comes before the field is there, nor the moment it is', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico' });
  await table.at('e2').focus();
  // All in one go, before anything can be drawn.
  await page.evaluate(() => {
    for (const key of ['/', ...'e4', 'Enter', ...'e5', 'Enter', ...'Cf'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  });
  const box = page.getByRole('textbox', { name: 'Escreva um lance ou uma palavra' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Cf');
  await box.press('3');
  await box.press('Enter');
  await table.expectMoves('e4', 'e5', 'Cf3');
  await box.press('Escape');
  // Pasted or dictated into the field, and sent, as soon as it can be seen.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('.command input');
      if (field === null) return;
      observer.disconnect();
      field.value = 'Cc6';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      if (field.dispatchEvent(enter)) field.form?.requestSubmit();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('/');
  await table.expectMoves('e4', 'e5', 'Cf3', 'Cc6');
});

test('[P-NF4] [P-F8] [C-RESIGN] take back, hint and turned board, alone and in pairs; either of two resigns', async ({
  page,
}) => {
  const table = await openSketch(page, { game: 'classico', players: COMPUTER });
  await table.move('e2', 'e4');
  await expect(table.moves).toHaveCount(2);
  await table.act('Voltar lance');
  await table.expectMoves();
  await hears(page, /Lances desfeitos: .+; peão de e2 para e4\. Sua vez\.$/);
  await table.act('Dica');
  await expect(table.notice).toHaveText(/^Dica: \S+ \(.+ de \w\d para \w\d\)\.$/);
  const [from, to] = await table.placesMarked('hint');
  expect([from, to].join()).toMatch(/^\w\d,\w\d$/);
  await table.act('Virar o tabuleiro');
  await expect(table.grid).toHaveAccessibleName(/As pretas embaixo\.$/);

  const shared = await openSketch(page, { game: 'classico', line: 'e2e4 e7e5' });
  await shared.act('Voltar lance');
  await expect(page.getByRole('region', { name: 'Bento: pedido para voltar o lance.' })).toBeVisible();
  await shared.button('Concordar').click();
  await shared.expectMoves('e4');
  await shared.act('Desistir');
  await expect(page.getByRole('dialog')).toContainText('Bento: desistir mesmo?');
  await shared.answer('O outro lado desiste: Ana');
  await expect(page.getByRole('button', { name: 'Sim, desistir' })).toHaveAccessibleDescription(
    /^Ana: desistir mesmo\?/,
  );
  await shared.answer('Sim, desistir');
  await expect(shared.result).toHaveText('As brancas desistiram: as pretas vencem.');
});

test('[P-NF4] the move list is walked through, in the letters of either language', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  await table.expectMoves('e4', 'e5', 'Cf3', 'd6', 'd4');
  await table.moves.nth(2).click();
  await expect(table.at('f3')).toHaveAccessibleName(/cavalo branco, o último lance chegou aqui$/);
  await expect(table.at('d7')).toHaveAccessibleName(/^d7, peão preto/);
  await hears(page, 'cavalo de g1 para f3');
  await table.at('d7').click();
  await expect(table.notice).toContainText('Você está revendo a partida. Volte ao último lance para jogar.');
  await table.button('Lance anterior').click();
  await expect(table.at('g1')).toHaveAccessibleName(/cavalo branco/);
  await expect(table.notice).toBeEmpty();
  await table.button('Início da partida').click();
  await expect(table.at('e2')).toHaveAccessibleName(/peão branco/);
  await table.button('Próximo lance').click();
  await expect(table.moves.first()).toHaveAttribute('aria-current', 'step');
  await table.button('Último lance').click();
  await table.move('e5', 'd4');
  await expect(table.moves.last()).toHaveText('exd4');

  const game = page.url();
  await page.goto('./#/ajustes');
  await page.getByLabel('Letras dos lances').selectOption('K Q R B N');
  await page.goto(game);
  await table.expectMoves('e4', 'e5', 'Nf3', 'd6', 'd4', 'exd4');
});

test('[P-NF5] [P-NF1] the computer tells what it thinks of a position after the game, never during it', async ({
  page,
}) => {
  const playing = await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 5) });
  await playing.at('e4').focus();
  await page.keyboard.press('e');
  await hears(page, 'A avaliação aparece só depois da partida.');

  const over = await openSketch(page, { game: 'classico', line: OPERA });
  await over.act('Avaliar a posição');
  await expect(over.notice).toHaveText('A partida acabou nesta posição: não há o que avaliar.');
  await over.button('Lance anterior').click();
  await expect(over.notice).not.toContainText('A partida acabou');
  await over.at('e4').focus();
  await page.keyboard.press('e');
  const found = 'Avaliação: mate em 1 para as brancas. Melhor lance: torre de d1 para d8.';
  await expect(over.notice).toHaveText(found);
  await hears(page, found);
});

test('[P-NF4] [P-F1] two people: the board turns, only the pieces do, or nothing; a rematch exchanges the sides', async ({
  page,
}) => {
  const rotated = (place: string): Promise<string> =>
    table
      .at(place)
      .locator('.piece')
      .evaluate((piece) => getComputedStyle(piece).rotate);
  const share = async (how: string): Promise<void> => {
    await page.goto('./#/ajustes');
    await page.getByLabel('Duas pessoas, um aparelho').selectOption(how);
    await page.goto(game);
    await expect(table.grid).toBeVisible();
  };
  const table = await openSketch(page, { game: 'classico', line: 'f2f3 e7e5 g2g4' });
  const game = page.url();
  await expect(table.grid).toHaveAccessibleName(/As pretas embaixo\.$/);
  expect(await rotated('e8')).toBe('none');
  await share('só as peças viram');
  await expect(table.grid).toHaveAccessibleName(/As brancas embaixo\.$/);
  expect([await rotated('e8'), await rotated('e1')]).toEqual(['180deg', 'none']);
  await share('nada se mexe');
  await expect(table.grid).toHaveAccessibleName(/As brancas embaixo\.$/);
  expect(await rotated('e8')).toBe('none');

  await table.move('d8', 'h4');
  await expect(table.result).toHaveText('Xeque-mate: as pretas vencem.');
  await table.button('Início da partida').click();
  await expect(table.at('d8')).toHaveAccessibleName(/dama preta/);
  await table.act('Revanche');
  await table.expectMoves();
  await expect(table.status).toHaveText('Vez de Bento');
  await expect(page.getByRole('region', { name: 'Bento' })).toContainText('As brancas');
  await expect(page.getByRole('region', { name: 'Ana' })).toContainText('As pretas');
});

test('[P-NF4] moves, captures, checks, refusals and ends have sounds of their own; one key turns them off', async ({
  page,
}) => {
  const sounds = await listenToSounds(page);
  const table = await openSketch(page, { game: 'classico', start: '6k1/5ppp/8/8/8/p7/1P6/R3K3 w Q - 0 1' });
  await table.at('h5').click();
  // Why is fetched when it is first asked for.
  await expect(table.notice).toBeVisible();
  await table.takeTurns(
    ['b2', 'b3'],
    ['h7', 'h6'],
    ['a1', 'a3'],
    ['g8', 'h7'],
    ['a3', 'a8'],
    ['h7', 'g6'],
    ['a8', 'a6'],
  );
  const heard = await sounds(8);
  expect(new Set(heard).size).toBe(4);
  await table.at('a6').focus();
  await table.press('v');
  await hears(page, 'Som desligado.');
  await table.move('f7', 'f6');
  await expect(table.moves).toHaveCount(8);
  expect(await sounds(0)).toEqual([]);
  await table.at('a6').focus();
  await table.press('v');
  await hears(page, 'Som ligado.');
  await table.move('b3', 'b4');
  await expect(table.moves).toHaveCount(9);
  expect(await sounds(1)).toEqual([heard[1]]);
  await table.type('desistir');
  await table.answer('Sim, desistir');
  await expect(table.result).toBeVisible();
  const [end] = await sounds(1);
  expect([...heard, undefined]).not.toContain(end);
});
