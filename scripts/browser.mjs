import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { start } from './setup.mjs';

/** The commands of Chromium and Chrome on various systems. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without windows, as Debian names it: the same engine at less than half the cost. */
const SHELL = 'chromium-headless-shell';
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const WINDOWS_PLACES = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Flags for every launch: the browser must not contact other hosts during the tests. */
export function launchArguments(userId = process.getuid?.()) {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return userId === 0 ? ['--no-sandbox', ...quiet] : quiet; // as root Chromium refuses to start in its sandbox
}

/** What finding a browser depends on; tests pass other values. */
export function environment() {
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

/** The path of the headless shell, if installed and no other browser was asked for. */
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
export async function provideBrowser(system = environment()) {
  const path = await findBrowser(system);
  const isMissing = path === undefined || (!system.env.CHROME_PATH && findShell(system) === undefined);
  const mayInstall = system.env.CI === 'true' && system.userId === 0;
  if (!isMissing || !mayInstall) return path === undefined ? { advice: advice(system) } : { path };
  const { code, output } = await system.install();
  const found = await findBrowser(system);
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

/** The shell is optional: without it all tests run in the full browser. */
async function installDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await start('apt-get', ['update'], { env });
  if (update.code !== 0) return update;
  const whole = await start('apt-get', [...INSTALL, NAMES[0]], { env });
  if (whole.code === 0) await start('apt-get', [...INSTALL, SHELL], { env });
  return whole;
}
