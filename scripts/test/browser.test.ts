import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, findShell, launchArguments, provideBrowser } from '../browser.mjs';

type World = {
  readonly env: Readonly<Record<string, string>>;
  readonly platform: NodeJS.Platform;
  readonly userId: number | undefined;
  exists(path: unknown): boolean;
  downloaded(): Promise<string>;
  install(): Promise<{ code: number; output: string }>;
};

/** A machine on which only `files` exist; `installs` appears when Debian's packages are installed. */
function machine(
  files: readonly string[],
  world: Partial<World> = {},
  installs: readonly string[] = [],
): World & { installed: number } {
  const present = new Set<unknown>(files);
  const made = {
    env: { PATH: ['/usr/local/bin', '/usr/bin'].join(process.platform === 'win32' ? ';' : ':') },
    platform: 'linux' as const,
    userId: 1000,
    exists: (path: unknown) => present.has(path),
    downloaded: async () => '/cache/chrome',
    installed: 0,
    async install() {
      made.installed++;
      if (installs.length === 0) return { code: 100, output: 'E: no network' };
      for (const file of installs) present.add(file);
      return { code: 0, output: '' };
    },
    ...world,
  };
  return made;
}

const CHROMIUM = join('/usr/bin', 'chromium');
const SHELL = join('/usr/bin', 'chromium-headless-shell');
const CHROME = join('/usr/local/bin', 'google-chrome');

test.each([
  [
    'CHROME_PATH before all',
    [CHROMIUM, '/mine'],
    { env: { CHROME_PATH: '/mine', PATH: '/usr/bin' } },
    '/mine',
  ],
  [
    'a CHROME_PATH that leads nowhere is no browser',
    [CHROMIUM],
    { env: { CHROME_PATH: '/gone' } },
    undefined,
  ],
  ['Chromium before Chrome', [CHROME, CHROMIUM], {}, CHROMIUM],
  ['an installed one before the downloaded', [CHROME, '/cache/chrome'], {}, CHROME],
  ["Playwright's own", ['/cache/chrome'], {}, '/cache/chrome'],
  ['none', [], {}, undefined],
  [
    'on a Mac',
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    { platform: 'darwin' as const, env: { HOME: '/Users/a' } },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [
    'on Windows',
    [join('C:/Programs', 'Google', 'Chrome', 'Application', 'chrome.exe')],
    { platform: 'win32' as const, env: { PROGRAMFILES: 'C:/Programs' } },
    join('C:/Programs', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ],
])('a browser is found: %s', async (_, files, world, expected) => {
  expect(await findBrowser(machine(files, world))).toBe(expected);
});

const ROOT_UNDER_CI = { userId: 0, env: { CI: 'true', PATH: '/usr/bin' } };

test('the shell is found beside a browser, unless another one was asked for', () => {
  expect(findShell(machine([CHROMIUM, SHELL]))).toBe(SHELL);
  expect(findShell(machine([CHROMIUM]))).toBeUndefined();
  const asked = { env: { CHROME_PATH: '/mine', PATH: '/usr/bin' } };
  expect(findShell(machine(['/mine', SHELL], asked))).toBeUndefined();
});

test('a browser that is there is used, and nothing installed', async () => {
  const world = machine([CHROMIUM, SHELL], ROOT_UNDER_CI);
  expect(await provideBrowser(world)).toEqual({ path: CHROMIUM });
  expect(world.installed).toBe(0);
  const asked = machine(['/mine'], { userId: 0, env: { CI: 'true', CHROME_PATH: '/mine' } });
  expect(await provideBrowser(asked)).toEqual({ path: '/mine' });
  expect(asked.installed).toBe(0);
});

test('under CI as root a missing browser is installed, and a missing shell', async () => {
  for (const files of [[], [CHROMIUM]]) {
    const world = machine(files, ROOT_UNDER_CI, [CHROMIUM, SHELL]);
    expect(await provideBrowser(world)).toEqual({ path: CHROMIUM });
    expect(world.installed).toBe(1);
    expect(findShell(world)).toBe(SHELL);
  }
});

test('a shell that cannot be had is no failure', async () => {
  expect(await provideBrowser(machine([CHROMIUM], ROOT_UNDER_CI))).toEqual({ path: CHROMIUM });
  expect(await provideBrowser(machine([], ROOT_UNDER_CI, [CHROMIUM]))).toEqual({ path: CHROMIUM });
});

test('under CI as root it is a failure when no browser can be had', async () => {
  expect(await provideBrowser(machine([], ROOT_UNDER_CI))).toEqual({
    failure: expect.stringContaining('E: no network'),
  });
  expect(await provideBrowser(machine([], ROOT_UNDER_CI, ['/elsewhere/chromium']))).toEqual({
    failure: expect.stringContaining('not to be found'),
  });
});

test.each([
  ['as another user under CI', { env: { CI: 'true' } }],
  ['as root at home', { userId: 0 }],
  ['with another CI', { userId: 0, env: { CI: 'false' } }],
])('%s nothing is installed', async (_, world) => {
  const made = machine(['/etc/debian_version'], world, [CHROMIUM]);
  expect(await provideBrowser(made)).toEqual({
    advice: 'sudo apt-get install --no-install-recommends -y chromium chromium-headless-shell',
  });
  expect(made.installed).toBe(0);
});

test('who is not on Debian is told another way', async () => {
  expect(await provideBrowser(machine([]))).toEqual({ advice: 'npx playwright install chromium' });
});

test('the sandbox is left out for root alone', () => {
  expect(launchArguments(0)).toContain('--no-sandbox');
  expect(launchArguments(1000)).not.toContain('--no-sandbox');
  for (const flag of ['--disable-background-networking', '--disable-component-update', '--disable-sync'])
    expect(launchArguments(1000)).toContain(flag);
});
