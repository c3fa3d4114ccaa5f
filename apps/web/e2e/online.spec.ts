import type { Page } from '@playwright/test';
import { axe, expect, hears, invite, meet, type Player, spoken, test } from './online/fixtures.js';

/** Plays in turn; each sees every move before the next is made. */
async function play(
  players: readonly [Player, Player],
  moves: readonly (readonly [string, string])[],
): Promise<void> {
  let seen = await players[0].moves.count();
  for (const [i, [from, to]] of moves.entries()) {
    await players[i % 2].move(from, to);
    seen++;
    for (const player of players) await expect(player.moves).toHaveCount(seen);
  }
}

/** Files that the page asks for do not come before they are released. */
async function holdBack(page: Page, name: RegExp): Promise<{ asked: Promise<unknown>; release(): void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(name);
  await page.route(name, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

test('[O-LINK, O-TURN] two devices play classic chess to mate, each with the game among their own', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  const link = await invite(ana, online.urlAt(), 'classico', { time: '10+5' });
  expect(link).toContain('#/longe/convite/');
  await axe(ana.page);
  await expect(ana.page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await beto.page.goto(link);
  await expect(beto.page.getByText('Convite de Ana.')).toBeVisible();
  await axe(beto.page);
  await beto.page.getByRole('button', { name: 'Sentar' }).click();
  for (const player of [ana, beto]) await expect(player.grid).toBeVisible();
  await expect(ana.connection).toContainText('Beto: na mesa');
  await play(
    [ana, beto],
    [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
      ['d8', 'h4'],
    ],
  );
  await expect(beto.page.getByRole('heading', { name: 'Você venceu' })).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: 'Você perdeu' })).toBeVisible();
  await axe(ana.page);
  await ana.page.goto(online.urlAt());
  await expect(ana.page.getByText('com Beto, longe', { exact: false }).first()).toBeVisible();
});

test('[O-GONE] whoever has just sat down is at the table, though their page takes its time; nobody needs a name', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device(''), await device('Beto')];
  const link = await invite(ana, online.urlAt(), 'classico');
  await beto.page.goto(link);
  await expect(beto.page.getByText('Alguém convida você para jogar.')).toBeVisible();
  const held = await holdBack(beto.page, /brasez/i);
  await beto.page.getByRole('button', { name: 'Sentar' }).click();
  await expect(ana.connection).toContainText('Beto: na mesa');
  await held.asked;
  held.release();
  await expect(beto.connection).toContainText('A outra pessoa: na mesa');
  await expect(ana.connection).toContainText('Beto: na mesa');
  expect((await spoken(ana.page)).map(({ text }) => text).join(' ')).not.toContain('fora');
});

test('[O-SEAT] a reload and a lost socket lose nothing; a move made meanwhile waits and can be taken back', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'classico');
  await play(
    [ana, beto],
    [
      ['e2', 'e4'],
      ['e7', 'e5'],
    ],
  );
  await ana.page.reload();
  await expect(ana.moves).toHaveCount(2);
  await expect(ana.status).toContainText('Sua vez');
  await spoken(ana.page);
  online.cutOff(true);
  await expect(ana.connection).toContainText('Sem ligação');
  await hears(ana.page, 'A ligação caiu');
  await ana.move('g1', 'f3');
  await expect(ana.page.getByText('Ainda não enviado: Cf3.')).toBeVisible();
  await expect(ana.moves).toHaveCount(2);
  await ana.page.getByRole('button', { name: 'Tirar' }).click();
  await expect(ana.page.getByText('Ainda não enviado')).toHaveCount(0);
  await ana.move('b1', 'c3');
  await expect(ana.page.getByText('Ainda não enviado: Cc3.')).toBeVisible();
  await ana.page.reload();
  online.cutOff(false);
  for (const player of [ana, beto]) await expect(player.moves).toHaveText(['e4', 'e5', 'Cc3']);
});

test('[O-TIME] the server stops and comes back: the game goes on where it was', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'nucleo', { time: '10+5' });
  await play(
    [ana, beto],
    [
      ['e2', 'e4'],
      ['e7', 'e5'],
    ],
  );
  await online.stop();
  await expect(ana.connection).toContainText('Sem ligação');
  await online.start();
  await expect(ana.connection).toContainText('Ligação boa');
  await play(
    [ana, beto],
    [
      ['g1', 'f3'],
      ['b8', 'c6'],
    ],
  );
});

test('[O-DICE] Senet with fair dice: both see the same throws, and the proof at the end', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'senet');
  await ana.page.getByRole('button', { name: /Jogar o dado/ }).click();
  for (const player of [ana, beto]) await expect(player.moves.first()).toBeVisible();
  expect(await ana.moves.allTextContents()).toEqual(await beto.moves.allTextContents());
  await beto.act('Desistir');
  await beto.page.getByRole('button', { name: 'Sim, desistir' }).click();
  await expect(ana.page.getByRole('heading', { name: 'Você venceu' })).toBeVisible();
  await ana.page.getByRole('link', { name: /página inicial/ }).click();
  await ana.page.getByRole('link', { name: /Rever/ }).click();
  await ana.page.getByRole('button', { name: 'Verificar' }).click();
  await expect(
    ana.page.getByText('Tudo certo: o segredo é o do selo e o arremesso é o que a conta dá.'),
  ).toBeVisible();
});

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
  await play([ana, beto], [['e2', 'e4']]);
  await expect(caio.moves).toHaveText(['e4']);
  await caio.move('e7', 'e5');
  await expect(caio.notice).toContainText('Você está assistindo a esta partida.');
  await expect(caio.button('Desistir')).toHaveCount(0);
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
  await play(
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
});

test('[O-LINK] on plain http that is not localhost, with the code, by keyboard alone', async ({
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
  await ana.type('e4');
  await hears(page, /Ana: .*e4/);
  await beto.type('e5');
  await hears(ana.page, /Beto: .*e5/);
  await expect(ana.moves).toHaveText(['e4', 'e5']);
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
