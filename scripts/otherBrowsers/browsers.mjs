import { createRequire } from 'node:module';
import { launchArguments } from '../browser.mjs';

const require = createRequire(import.meta.url);

/**
 * The browsers beside the one of the end-to-end tests, each with what Debian has to install for it. `open` gives a page:
 * `run(work, argument)` has a function run in it, `errors` are what went wrong there.
 */
export const BROWSERS = [
  { name: 'Chromium 109', packages: [], program: undefined, open: openChromium },
  { name: 'Firefox', packages: ['firefox-esr'], program: '/usr/bin/firefox-esr', open: openFirefox },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    program: '/usr/bin/WebKitWebDriver',
    isDeep: true,
    open: openWebKit,
  },
];

async function openChromium(url) {
  const { chromium: playwright } = await import('@playwright/test');
  const path = await require('@sparticuz/chromium').executablePath();
  const args = [...launchArguments(0), '--single-process', '--no-zygote', '--disable-gpu'];
  const browser = await playwright.launch({ executablePath: path, args });
  const page = await browser.newPage({ locale: 'pt-BR' });
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url);
  return {
    version: browser.version(),
    errors,
    run: (work, argument) => page.evaluate(work, argument),
    reload: () => page.reload(),
    close: () => browser.close(),
  };
}

async function openFirefox(url) {
  const puppeteer = require('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  });
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url);
  return {
    version: await browser.version(),
    errors,
    run: (work, argument) => page.evaluate(work, argument),
    reload: () => page.reload(),
    close: () => browser.close(),
  };
}

/** WebKit's driver wants a screen: Xvfb gives it one that nobody sees. */
async function openWebKit(url) {
  const { spawn } = await import('node:child_process');
  const { Builder, Capabilities } = require('selenium-webdriver');
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise((done) =>
    screen.stdout.once('data', (data) => done(String(data).trim())),
  );
  const port = 20_000 + (process.pid % 10_000);
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    },
  });
  await new Promise((done) => setTimeout(done, 1000));
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await browser.manage().setTimeouts({ script: 120_000 });
  await browser.get(url);
  return {
    version: (await browser.getCapabilities()).get('browserVersion'),
    errors: [],
    run: (work, argument) => browser.executeAsyncScript(asyncScript(work), argument).then(unpack),
    reload: () => browser.navigate().refresh(),
    close: async () => {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
}

/** Selenium has no promises in pages: the script reports by the last argument it is called with. */
function asyncScript(work) {
  return `const [argument, done] = arguments; (${work})(argument).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
}

function unpack({ value, error }) {
  if (error !== undefined) throw new Error(error);
  return value;
}
