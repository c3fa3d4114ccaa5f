import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('npm start says in one line where the app is, serves it, and ends when told to', async ({ page }) => {
  const program = spawn(process.execPath, ['scripts/run.cjs', 'start', '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, CI: 'true', LC_ALL: 'pt_BR.UTF-8' },
  });
  const said = { out: '', err: '' };
  program.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  program.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = once(program, 'close');
  await Promise.race([once(program.stdout, 'data'), ended]);
  try {
    expect(said.out, said.err).toMatch(/^Tabuleiro em http:\/\/localhost:\d+\/ .*\n$/);
    await page.goto(said.out.match(/http:\S+/)?.[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page still fetching its pictures would complain of a server that ends when told to.
    await page.close();
  } finally {
    program.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});
