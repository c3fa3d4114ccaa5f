import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { start } from './setup.mjs';

/** Chromium and its sister, as systems name them. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without what surrounds a page, as Debian names it: the same engine, at less than half of the cost. */
const SHELL = 'chromium-headless-shell';
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const WINDOWS_PLACES = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Everything a launch needs besides the path: nothing may talk to other hosts behind the tests' back. */
export function launchArguments(userId = process.getuid?.()) {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return userId === 0 ? ['--no-sandbox', ...quiet] : quiet; // as root Chromium refuses to start in its sandbox
}

/** The surroundings a browser is looked for in; tests pass others. */
export function surroundings() {
  return {
    env: process.env,
    platform: process.platform,
    userId: process.getuid?.(),
    exists: existsSync,
    downloaded: downloadedBrowser,
    install: installDebian,
  };
}

/** The path of a browser that is there: the one named by CHROME_PATH, an installed one, Playwright's own. */
export async function findBrowser({ env, platform, exists, downloaded }) {
  if (env.CHROME_PATH) return exists(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const installed = installedPaths(env, platform).find((path) => exists(path));
  if (installed !== undefined) return installed;
  const own = await downloaded();
  return own !== undefined && exists(own) ? own : undefined;
}

function installedPaths(env, platform) {
  if (platform === 'darwin')
    return ['', env.HOME ?? ''].flatMap((home) => MAC_APPS.map((app) => `${home}/Applications/${app}`));
  if (platform === 'win32') {
    const places = WINDOWS_PLACES.flatMap((name) => env[name] ?? []);
    return places.map((place) => join(place, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return NAMES.flatMap((name) => pathsOf(name, env));
}

function pathsOf(name, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name));
}

/** The path of Chromium's shell, where there is one and no other browser was asked for. */
export function findShell({ env, exists }) {
  return env.CHROME_PATH ? undefined : pathsOf(SHELL, env).find((path) => exists(path));
}

async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * A browser for the end-to-end tests: `{ path }`; `{ advice }` where there is none and whoever runs the tests may
 * install one; `{ failure }` where there has to be one, under CI, and none could be had.
 */
export async function provideBrowser(world = surroundings()) {
  const path = await findBrowser(world);
  const isMissing = path === undefined || (!world.env.CHROME_PATH && findShell(world) === undefined);
  const mayInstall = world.env.CI === 'true' && world.userId === 0;
  if (!isMissing || !mayInstall) return path === undefined ? { advice: advice(world) } : { path };
  const { code, output } = await world.install();
  const found = await findBrowser(world);
  if (found !== undefined) return { path: found };
  return {
    failure:
      code === 0
        ? 'Chromium was installed, but is not to be found.'
        : `Chromium could not be installed:\n${output}`,
  };
}

const INSTALL = ['install', '--no-install-recommends', '-y'];

function advice({ platform, exists }) {
  const isDebian = platform === 'linux' && exists('/etc/debian_version');
  return isDebian
    ? `sudo apt-get ${INSTALL.join(' ')} ${NAMES[0]} ${SHELL}`
    : 'npx playwright install chromium';
}

/** The shell is no must: without it all tests run in the whole browser. */
async function installDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await start('apt-get', ['update'], { env });
  if (update.code !== 0) return update;
  const whole = await start('apt-get', [...INSTALL, NAMES[0]], { env });
  if (whole.code === 0) await start('apt-get', [...INSTALL, SHELL], { env });
  return whole;
}
