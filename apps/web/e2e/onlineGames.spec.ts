import { axe, expect, invite, meet, type Player, playMoves, test } from './online/fixtures.js';
import { playThrows } from './play/race.js';

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
  await playMoves(
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

test('[O-TURN] Núcleo to mate, with the clock', async ({ online, device }) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'nucleo', { time: '10+5' });
  await playMoves(
    [ana, beto],
    [
      ['f2', 'f3'],
      ['e7', 'e6'],
      ['g2', 'g3'],
      ['a7', 'a6'],
      ['g3', 'g4'],
      ['d8', 'h4'],
    ],
  );
  await beto.expectEnd('Você venceu', 'Xeque-mate: as pretas vencem.');
  await ana.expectEnd('Você perdeu', 'Xeque-mate: as pretas vencem.');
});

test('[O-TURN] Brasez: kings are placed, and a pass answered by a pass is a draw for both', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'brasez');
  const both = [ana, beto];
  const seen = async (count: number): Promise<void> => {
    for (const player of both) await expect(player.moves).toHaveCount(count);
  };
  await ana.at('d1').click();
  await seen(1);
  await beto.at('e8').click();
  await seen(2);
  await ana.move('a2', 'a3');
  await seen(3);
  await beto.at('pass').dblclick();
  await seen(4);
  await ana.at('pass').dblclick();
  for (const player of both)
    await player.expectEnd('Vocês empataram', /^Um passe respondido com outro passe/);
});

/** Whoever is to act throws, or moves the foremost piece that can, until somebody has borne all off. */
async function race(player: Player): Promise<void> {
  const die = player.page.getByRole('button', { name: /Jogar o dado/ });
  await playThrows(player, () => die.click());
}

test('[O-DICE] Senet by the server’s dice until all are off: both saw the same throws, and the proof holds', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  const position = '........../......ABAB/AB........ A -';
  await meet(ana, beto, online.urlAt(), 'senet', { position });
  await Promise.all([race(ana), race(beto)]);
  expect(await ana.moves.allTextContents()).toEqual(await beto.moves.allTextContents());
  const hasAnaWon = await ana.page.getByRole('heading', { name: 'Você venceu' }).isVisible();
  const [winner, loser] = hasAnaWon ? [ana, beto] : [beto, ana];
  await winner.expectEnd('Você venceu', /^Todas as cinco peças saíram/);
  await loser.expectEnd('Você perdeu', /^Todas as cinco peças saíram/);
  for (const { page } of [ana, beto]) {
    await page.getByRole('link', { name: /página inicial/ }).click();
    await page.getByRole('link', { name: /Rever/ }).click();
    await page.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText(/Tudo certo: o segredo é o do selo e os \d+ arremessos/)).toBeVisible();
  }
});
