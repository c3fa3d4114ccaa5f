import { encodeQr } from '@tabuleiro/online';
import { axe, expect, hears, test } from './fixtures.js';
import { ClassroomSite } from './online/classroomSite.js';

const ROOM = ['http://192.168.100.200:4321/', 'http://10.0.0.5:4321/'];

/** The path that draws the code of a text. */
function drawn(text: string): string {
  const code = encodeQr(text);
  const size = code?.size ?? 0;
  const at = Array.from({ length: size }, (_, i) => i);
  return at.flatMap((y) => at.map((x) => (code?.isDark(x, y) ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
}

test('a room reads the address, its code, what to do and who waits; all at once on a wall', async ({
  page,
}) => {
  const site = await ClassroomSite.open(ROOM, true);
  const code = await site.invite('brasez', 'Ana');
  await page.setViewportSize({ width: 1920, height: 1080 });
  // The address that the terminal prints.
  await page.goto(`${site.urlAt('localhost')}projetor`);
  await expect(page).toHaveURL(`${site.urlAt('localhost')}#/longe/projetor`);
  const address = page.locator('.projector-address');
  await expect(address).toContainText('192.168.100.200:4321');
  await expect(page.getByRole('img', { name: `Código QR com o endereço ${ROOM[0]}` })).toBeVisible();
  expect(await page.locator('.qr-ink').getAttribute('d')).toBe(drawn(ROOM[0]));
  await expect(page.getByRole('listitem').filter({ hasText: 'mesma rede' })).toBeVisible();
  await expect(page.locator('.projector-steps li')).toHaveCount(3);
  await expect(page.locator('.projector-lobby li')).toHaveText(new RegExp(`Brasez, convite de Ana.*${code}`));
  // Very large, in one line, and nothing below the edge of the wall.
  const letters = await address.locator('strong').boundingBox();
  expect(letters?.height).toBeGreaterThan(100);
  expect(letters?.height).toBeLessThan(220);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  await axe(page);
  await site.close();
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test(`at ${width} by ${height} nothing is cut off to the side, in both rooms and languages`, async ({
    page,
  }) => {
    const site = await ClassroomSite.open(ROOM, true);
    await site.invite('senet', '');
    await page.setViewportSize({ width, height });
    await page.goto(`${site.urlAt('localhost')}#/longe/projetor`);
    for (const ground of ['Fundo escuro', 'Light background']) {
      await expect(page.locator('.projector-address')).toContainText('192.168.100.200:4321');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: ground }).click();
      await axe(page);
      if (ground === 'Fundo escuro') await page.getByRole('button', { name: 'English' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Join in and play' })).toBeVisible();
    await expect(page.locator('.projector-lobby li')).toContainText('open invitation');
    await site.close();
  });

test('another address of the computer is shown by keyboard, and told', async ({ page }) => {
  const site = await ClassroomSite.open(ROOM, false);
  await page.goto(`${site.urlAt('localhost')}#/longe`);
  await page.getByRole('link', { name: 'Mostrar o endereço num projetor' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Entre e jogue' })).toBeFocused();
  const other = page.getByRole('button', { name: 'Mostrar 10.0.0.5:4321' });
  for (let i = 0; i < 5 && !(await other.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.projector-address')).toContainText('10.0.0.5:4321');
  expect(await page.locator('.qr-ink').getAttribute('d')).toBe(drawn(ROOM[1]));
  await hears(page, 'http://10.0.0.5:4321/');
  // Nobody wants a list here.
  await expect(page.locator('.projector-lobby')).toHaveCount(0);
  await site.close();
});

test('on plain http the address by which the page came is the one that is shown', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.emulateMedia({ colorScheme: 'dark' });
  const site = await ClassroomSite.open(ROOM, true);
  await page.goto(`${site.urlAt('sala.test')}projetor`);
  await expect(page.locator('.projector-address')).toContainText(`sala.test:${site.port}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByRole('button', { name: 'Mostrar 192.168.100.200:4321' })).toBeVisible();
  await expect(page.locator('.projector-lobby')).toContainText('Nenhum convite agora');
  await axe(page);
  await site.close();
});

test('a server that nobody else reaches says so, and how to start it', async ({ page }) => {
  const site = await ClassroomSite.open([], false);
  await page.goto(`${site.urlAt('localhost')}projetor`);
  await expect(page.getByText('npm start -- --host 0.0.0.0 --lobby')).toBeVisible();
  await axe(page);
  await site.close();
});
