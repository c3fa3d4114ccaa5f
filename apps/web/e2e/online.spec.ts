import { axe, expect, hears, invite, meet, playMoves, test } from './online/fixtures.js';

test('[O-WATCH] a watcher sees the moves and cannot make any', async ({ online, device }) => {
  const [ana, beto, caio] = [await device('Ana'), await device('Beto'), await device('Caio')];
  await meet(ana, beto, online.urlAt(), 'classico');
  await ana.act('Ligação e frases');
  const link = await ana.page.getByRole('textbox', { name: 'Para assistir' }).inputValue();
  await axe(ana.page);
  await ana.page.keyboard.press('Escape');
  await caio.page.goto(link);
  await expect(caio.grid).toBeVisible();
  await expect(caio.connection).toContainText('Você está assistindo.');
  await playMoves([ana, beto], [['e2', 'e4']]);
  await expect(caio.moves).toHaveText(['e4']);
  await caio.move('e7', 'e5');
  await expect(caio.notice).toContainText('Você está assistindo a esta partida.');
  await expect(caio.button('Desistir')).toHaveCount(0);
});

test('[O-HELP, O-WATCH] once the match is over players and watchers analyse it from where they are, and never before', async ({
  online,
  device,
}) => {
  const [ana, beto, caio] = [await device('Ana'), await device('Beto'), await device('Caio')];
  const all = [ana, beto, caio];
  await meet(ana, beto, online.urlAt(), 'classico');
  await caio.page.goto(ana.page.url().replace('partida', 'assistir'));
  await playMoves(
    [ana, beto],
    [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
    ],
  );
  for (const player of all) {
    await expect(player.moves).toHaveCount(3);
    await player.page.locator('.act-more').click();
    await expect(player.button('Analisar')).toHaveCount(0);
    await player.page.keyboard.press('Escape');
  }
  const running = ana.page.url();
  await beto.move('d8', 'h4');
  for (const player of all) await expect(player.result).toHaveText('Xeque-mate: as pretas vencem.');
  await caio.press('ArrowLeft');
  for (const player of all) {
    await player.act('Analisar');
    await expect(player.page.locator('.tree-move')).toHaveText(['f3', 'e5', 'g4', 'Dh4#']);
  }
  const here = (player: typeof ana) => player.page.locator('.tree-move[aria-current="step"]');
  await expect(here(ana)).toHaveText('Dh4#');
  await expect(here(caio)).toHaveText('g4');
  await caio.move('d7', 'd5');
  await expect(here(caio)).toHaveText('d5');
  await axe(caio.page);
  await ana.page.goto(running);
  await expect(ana.result).toBeVisible();
});

test('[O-LINK] the list of the server: an open invitation, then a match to be watched', async ({
  online,
  device,
}) => {
  const [ana, beto, caio] = [await device('Ana'), await device('Beto'), await device('Caio')];
  await invite(ana, online.urlAt(), 'nucleo', { allowed: ['Mostrar na lista do servidor'] });
  await beto.page.goto(`${online.urlAt()}#/longe`);
  await expect(beto.page.getByText('Ana: à espera de alguém').first()).toBeVisible();
  await axe(beto.page);
  await beto.page.getByRole('link', { name: /Ver o convite.*Ana/ }).click();
  await beto.page.getByRole('button', { name: 'Sentar' }).click();
  await expect(beto.grid).toBeVisible();
  await caio.page.goto(`${online.urlAt()}#/longe`);
  await caio.page.getByRole('link', { name: /Assistir.*Ana e Beto: jogando/ }).click();
  await expect(caio.grid).toBeVisible();
  await playMoves([ana, beto], [['e2', 'e4']]);
  await expect(caio.moves).toHaveText(['e4']);
});

test('[O-TIME, O-HELP] pause, takeback and rematch are asked for and agreed on, and a watcher sees all of it', async ({
  online,
  device,
}) => {
  const [ana, beto, caio] = [await device('Ana'), await device('Beto'), await device('Caio')];
  const all = [ana, beto, caio];
  await meet(ana, beto, online.urlAt(), 'classico', { time: '10+5', allowed: ['Pode voltar lances'] });
  await beto.takePhone();
  await caio.page.goto(ana.page.url().replace('partida', 'assistir'));
  await playMoves(
    [ana, beto],
    [
      ['e2', 'e4'],
      ['e7', 'e5'],
    ],
  );

  await ana.act('Pausar');
  await expect(ana.asked).toContainText('Pausa pedida.');
  await hears(beto.page, 'Ana: pedido de pausa.');
  await axe(beto.page);
  await beto.seesAll('Concordar', 'Agora não');
  await beto.button('Concordar').click();
  for (const player of all) await expect(player.status).toContainText('Partida em pausa');
  const left = await ana.clockOf('Ana').textContent();
  await online.passTime(60_000, 3);
  await ana.page.reload();
  await expect(ana.clockOf('Ana')).toHaveText(left ?? '');
  await beto.act('Continuar');
  await expect(ana.status).toContainText('Sua vez');

  await ana.move('d2', 'd4');
  for (const player of all) await expect(player.moves).toHaveText(['e4', 'e5', 'd4']);
  await ana.act('Voltar lance');
  await hears(beto.page, 'Ana: pedido para voltar o lance');
  await beto.button('Não concordar').click();
  await hears(ana.page, /não concord/i);
  await beto.move('e5', 'd4');
  for (const player of all) await expect(player.moves).toHaveCount(4);
  await beto.act('Voltar lance');
  await ana.button('Concordar').click();
  for (const player of all) await expect(player.moves).toHaveText(['e4', 'e5', 'd4']);

  await beto.resign();
  for (const player of all)
    await expect(player.result).toHaveText('As pretas desistiram: as brancas vencem.');
  await ana.act('Revanche');
  await beto.button('Concordar').click();
  await expect(beto.status).toContainText('Sua vez: as brancas');
  await playMoves([beto, ana], [['d2', 'd4']]);
  await expect(caio.moves).toHaveText(['d4']);
});

test('[O-WORDS] phrases reach the other player, unless they are turned off; a rematch changes the sides', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'classico');
  await ana.act('Ligação e frases');
  await ana.page.getByRole('button', { name: 'Boa partida!' }).click();
  await expect(beto.notice).toContainText('Ana: Boa partida!');
  await hears(beto.page, 'Ana: Boa partida!');
  await beto.act('Ligação e frases');
  await beto.page.getByRole('switch', { name: 'Mostrar as frases da outra pessoa' }).uncheck({ force: true });
  await beto.page.keyboard.press('Escape');
  await ana.act('Ligação e frases');
  await ana.page.getByRole('button', { name: 'Olá!' }).click();
  await ana.move('e2', 'e4');
  expect((await hears(beto.page, 'para e4')).join(' ')).not.toContain('Olá!');
  await ana.act('Desistir');
  await ana.page.getByRole('button', { name: 'Sim, desistir' }).click();
  await beto.act('Revanche');
  await ana.page.getByRole('button', { name: 'Concordar' }).click();
  await expect(beto.status).toContainText('Sua vez: as brancas');
  await expect(ana.status).toContainText('Vez de Beto');
  await playMoves(
    [beto, ana],
    [
      ['d2', 'd4'],
      ['d7', 'd5'],
    ],
  );
});

test('[O-SEAT] my seat opens on another device; where its key is missing, that is said plainly', async ({
  online,
  device,
}) => {
  const [ana, beto, other] = [await device('Ana'), await device('Beto'), await device('Ana de novo')];
  await meet(ana, beto, online.urlAt(), 'classico');
  await ana.act('Ligação e frases');
  const link = await ana.page.getByRole('textbox', { name: 'Meu lugar' }).inputValue();
  await ana.page.keyboard.press('Escape');
  await other.page.goto(link);
  await expect(other.status).toContainText('Sua vez');
  expect(other.page.url()).not.toContain('lugar');
  await other.move('e2', 'e4');
  for (const player of [ana, beto, other]) await expect(player.moves).toHaveText(['e4']);
  const lost = await device('Ana sem chave');
  await lost.page.goto(other.page.url());
  await expect(lost.page.getByRole('heading', { name: 'A chave deste lugar não está aqui' })).toBeVisible();
  await expect(lost.button('Pedir o lugar de Ana (as brancas)')).toBeVisible();
  await expect(lost.grid).toHaveCount(0);
  await axe(lost.page);
  await lost.page.goto(`${online.urlAt()}#/longe/partida/${'0'.repeat(32)}`);
  await expect(lost.page.getByText('Esta partida não está neste servidor.')).toBeVisible();
  await axe(lost.page);
});

test('[O-LINK] on plain http that is not localhost, with the code, by keyboard and ear alone, to mate', async ({
  online,
  device,
  troubles,
}) => {
  troubles.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  const link = await invite(ana, online.urlAt('sala.test'), 'classico');
  expect(await ana.page.evaluate(() => isSecureContext)).toBe(false);
  await ana.page.getByRole('button', { name: 'Copiar o link' }).click();
  await expect(ana.page.getByText('Link copiado.').first()).toBeVisible();
  const code = link.slice(-8);
  const { page } = beto;
  await page.goto(online.urlAt('sala.test'));
  await page.getByRole('link', { name: 'Jogar com alguém longe' }).press('Enter');
  await page.getByRole('textbox', { name: 'Código do convite' }).focus();
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sentar' }).press('Enter');
  for (const player of [ana, beto]) await expect(player.grid).toBeVisible();
  await hears(ana.page, 'A partida começou. Sua vez.');
  await ana.type('f3');
  await hears(page, /Ana: .*f3/);
  await beto.type('e5');
  await hears(ana.page, /Beto: .*e5/);
  await ana.type('g4');
  await hears(page, /Ana: .*g4/);
  await beto.type('Dh4');
  await hears(ana.page, /Beto: .*h4.*Xeque-mate/);
  await beto.expectEnd('Você venceu', 'Xeque-mate: as pretas vencem.');
});

test('where there is no server of matches, the page says so kindly, and nothing was asked before', async ({
  page,
  troubles,
}) => {
  troubles.allow(/WebSocket connection to/);
  const asked: string[] = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto('.');
  await page.getByRole('link', { name: 'Jogar com alguém longe' }).click();
  await expect(page.getByText('Esta página não encontra um servidor de partidas.')).toBeVisible();
  expect(asked).toHaveLength(1);
  await axe(page);
});
