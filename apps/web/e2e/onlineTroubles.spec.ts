import type { Page } from '@playwright/test';
import { axe, expect, hears, invite, meet, type Player, playMoves, spoken, test } from './online/fixtures.js';

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
  await playMoves(
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
  await playMoves(
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
  await playMoves(
    [ana, beto],
    [
      ['g1', 'f3'],
      ['b8', 'c6'],
    ],
  );
});

/** Frozen, as a phone in a pocket is: no timer runs, nothing is read or answered until it is woken by what is returned. */
async function fallAsleep({ page }: Player): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const isPaused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  await isPaused;
  return async () => {
    await session.send('Debugger.resume');
    await session.detach();
  };
}

test('[O-TIME] a device asleep for minutes: on return lines and clocks are right, and so is the flag', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await meet(ana, beto, online.urlAt(), 'classico', { time: '10+5' });
  await playMoves(
    [ana, beto],
    [
      ['e2', 'e4'],
      ['e7', 'e5'],
    ],
  );
  const wake = await fallAsleep(beto);
  await ana.move('g1', 'f3');
  await expect(ana.moves).toHaveCount(3);
  await online.passTime(180_000, 1);
  await ana.lookAgain();
  await expect(ana.connection).toContainText(/Beto: fora há [23] min/);
  await wake();
  await expect(beto.moves).toHaveText(['e4', 'e5', 'Cf3']);
  await expect(beto.clockOf('Beto')).toHaveText(/^(7:0\d|6:\d\d)$/);
  await expect(ana.connection).toContainText('Beto: na mesa');
  await beto.move('b8', 'c6');
  for (const player of [ana, beto]) await expect(player.moves).toHaveText(['e4', 'e5', 'Cf3', 'Cc6']);
  await ana.move('f1', 'b5');
  await expect(beto.moves).toHaveCount(5);
  const wakeAgain = await fallAsleep(beto);
  await online.passTime(450_000, 1);
  await ana.expectEnd('Você venceu', 'Tempo esgotado: as brancas vencem.');
  await wakeAgain();
  await beto.expectEnd('Você perdeu', 'Tempo esgotado: as brancas vencem.');
});

test('[O-GONE] who comes back within the grace plays on; after it the other may claim, and nothing ends by itself', async ({
  online,
  device,
}) => {
  const [ana, beto] = [await device('Ana'), await device('Beto')];
  await ana.takePhone();
  await meet(ana, beto, online.urlAt(), 'classico');
  await playMoves([ana, beto], [['e2', 'e4']]);
  const table = beto.page.url();
  await beto.page.goto('about:blank');
  await online.expectConnections(1);
  await online.passTime(30_000, 1);
  await ana.lookAgain();
  await expect(ana.connection).toContainText(/Beto: fora há 3\d s/);
  await hears(ana.page, 'Beto: fora agora.');
  await expect(ana.button('Reivindicar a vitória')).toHaveCount(0);
  await beto.page.goto(table);
  await expect(ana.connection).toContainText('Beto: na mesa');
  await hears(ana.page, 'Beto: de volta à mesa.');
  await playMoves([beto, ana], [['e7', 'e5']]);
  await beto.page.goto('about:blank');
  await online.expectConnections(1);
  await online.passTime(60_000, 1);
  await ana.lookAgain();
  await hears(ana.page, 'fora além do combinado');
  await axe(ana.page);
  await ana.seesAll('Reivindicar a vitória', 'Encerrar como empate');
  await ana.button('Reivindicar a vitória').click();
  await ana.expectEnd('Você venceu', 'As pretas não voltaram: as brancas vencem.');
  await beto.page.goto(table);
  await beto.expectEnd('Você perdeu', 'As pretas não voltaram: as brancas vencem.');
});

test('[O-SEAT] a seat whose key is lost is asked for, and handed back once its device is gone', async ({
  online,
  device,
}) => {
  const [ana, beto, phone] = [await device('Ana'), await device('Beto'), await device('Beto')];
  await ana.takePhone();
  await meet(ana, beto, online.urlAt(), 'classico');
  await playMoves([ana, beto], [['e2', 'e4']]);
  const table = beto.page.url();
  await phone.page.goto(table);
  await phone.button('Pedir o lugar de Beto (as pretas)').click();
  const told = await phone.page.getByText(/Diga à outra pessoa o número/).textContent();
  const number = /\d{3}/.exec(told ?? '')?.[0] ?? '';
  await axe(phone.page);
  await hears(ana.page, `Beto, número ${number}, pede o lugar do seu adversário`);
  await axe(ana.page);
  await ana.seesAll('Devolver o lugar');
  await ana.button('Devolver o lugar').click();
  await expect(ana.notice).toContainText('O lugar só pode ser devolvido quando');
  await beto.page.goto('about:blank');
  await online.expectConnections(2);
  await online.passTime(60_000, 2);
  await ana.button('Devolver o lugar').click();
  await expect(phone.grid).toBeVisible();
  await hears(ana.page, 'Lugar devolvido: Beto.');
  await playMoves([phone, ana], [['e7', 'e5']]);
  await beto.page.goto(table);
  await expect(beto.page.getByRole('heading', { name: 'A chave deste lugar não está aqui' })).toBeVisible();
});
