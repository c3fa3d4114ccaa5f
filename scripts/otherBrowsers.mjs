import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAR_GAMES, inviteInPage, playFarInPage, sitInPage } from './otherBrowsers/farGame.mjs';
import { playInPage, readMoves } from './otherBrowsers/smoke.mjs';
import { npm, root, start } from './setup.mjs';

const TOOLS = join(root, 'scripts', 'otherBrowsers');

/** What is clicked on for each move; `moves` must stand in the list afterwards. */
const GAMES = [
  {
    game: 'brasez',
    wishes: ['Outra pessoa'],
    played: [['d1'], ['e8'], ['a2', 'a3'], ['h7', 'h6']],
    moves: 4,
  },
  {
    ...{ game: 'classico', wishes: ['Outra pessoa'], moves: 4 },
    played: [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
      ['d8', 'h4'],
    ],
  },
  {
    game: 'nucleo',
    wishes: ['Outra pessoa'],
    played: [
      ['e2', 'e3'],
      ['e7', 'e6'],
    ],
    moves: 2,
  },
  { game: 'senet', wishes: ['Outra pessoa', 'Dado de verdade'], played: [['Saiu 5']], moves: 1 },
  // The computer answers with its eye on a clock.
  { game: 'classico', wishes: ['5+0'], played: [['e2', 'e4']], moves: 2 },
];

/**
 * A few moves in browsers that the end-to-end tests do not use: an old Chromium, Firefox and, in the deep tests,
 * WebKitGTK; there the first two also play each other, each game to its end. Where one cannot be had it is skipped, and said so; under CI as root what is missing is installed.
 */
export function otherBrowsers(extent) {
  return {
    name: 'other browsers',
    async run() {
      const isDeep = extent === 'deep';
      const { BROWSERS } = await import('./otherBrowsers/browsers.mjs');
      const wanted = BROWSERS.filter((browser) => isDeep || browser.isDeep !== true);
      const missing = await provide(wanted);
      const found = wanted.filter((browser) => !missing.has(browser));
      const results = await onSite(async (url) => [
        ...(await tryAll(found, isDeep ? GAMES : GAMES.slice(0, 1), url)),
        ...(isDeep ? await tryFar(found, url) : []),
      ]);
      return summary(results, missing);
    },
  };
}

async function onSite(work) {
  const { listen, openApp, openOnline } = await import('@tabuleiro/server');
  const { DEFAULT_SETTINGS } = await import('@tabuleiro/online/server');
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-browsers-'));
  const online = await openOnline(folder, DEFAULT_SETTINGS, [], (cause) => {
    throw cause;
  });
  if (!online.ok) return [{ title: 'matches between devices', error: online.error.code }];
  const app = openApp(join(root, 'apps', 'web', 'dist'), { online: online.value });
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!address.ok) return [{ title: 'server', error: address.error.cause }];
  try {
    return await work(address.value);
  } finally {
    await online.value.close();
    app.server.closeAllConnections();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryAll(browsers, games, url) {
  const results = [];
  for (const browser of browsers) {
    for (const game of games) results.push(await tryGame(browser, game, url));
  }
  return results;
}

/** Plays, reloads, looks whether it is all there. A browser of its own for each game: storage begins empty. */
async function tryGame({ name, open }, game, url) {
  const title = `${name}: ${game.game}${game.wishes.includes('Outra pessoa') ? '' : ' against the computer, with a clock'}`;
  let page;
  try {
    page = await open(url);
    const played = await page.run(playInPage, game);
    await page.reload();
    const kept = await page.run(readMoves, played.length);
    const isKept = JSON.stringify(kept) === JSON.stringify(played);
    const errors = isKept ? page.errors : [...page.errors, `played ${played}, kept ${kept}`];
    return {
      title: `${title} (${page.version})`,
      error: errors.length === 0 ? undefined : errors.join('\n'),
    };
  } catch (thrown) {
    return { title, error: [String(thrown), ...(page?.errors ?? [])].join('\n') };
  } finally {
    await page?.close().catch(() => undefined);
  }
}

/** The first two browsers play each other; where one of them is missing, that is told as such. */
async function tryFar([host, guest], url) {
  const results = [];
  if (guest === undefined) return results;
  for (const game of FAR_GAMES) results.push(await tryFarGame(host, guest, game, url));
  return results;
}

async function tryFarGame(host, guest, { game, line }, url) {
  const title = `${host.name} against ${guest.name}: ${game}`;
  const pages = [];
  try {
    pages.push(await host.open(url));
    const link = await pages[0].run(inviteInPage, game);
    pages.push(await guest.open(link));
    await pages[1].run(sitInPage);
    const [first, second] = await Promise.all(
      pages.map((page, i) => page.run(playFarInPage, { line, isFirst: i === 0 })),
    );
    const errors = pages.flatMap((page) => page.errors);
    if (JSON.stringify(first) !== JSON.stringify(second))
      errors.push(`${JSON.stringify(first)} here, ${JSON.stringify(second)} there`);
    const versions = pages.map(({ version }) => version).join(', ');
    return {
      title: `${title}, ${first.moves.length} moves (${versions})`,
      error: errors.length === 0 ? undefined : errors.join('\n'),
    };
  } catch (thrown) {
    return { title, error: [String(thrown), ...pages.flatMap((page) => page.errors)].join('\n') };
  } finally {
    for (const page of pages) await page.close().catch(() => undefined);
  }
}

/** The browsers that are not here and could not be installed, each with the reason. */
async function provide(browsers) {
  const mayInstall =
    process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const missing = new Map();
  const hasDrivers = await provideDrivers(mayInstall);
  for (const browser of browsers) {
    const { packages, program } = browser;
    if (!hasDrivers) missing.set(browser, 'npm ci in scripts/otherBrowsers');
    else if (
      program !== undefined &&
      !existsSync(program) &&
      !(mayInstall && (await installDebian(packages)))
    ) {
      missing.set(browser, `apt-get install ${packages.join(' ')}`);
    }
  }
  return missing;
}

async function provideDrivers(mayInstall) {
  const isHere = () => existsSync(join(TOOLS, 'node_modules', '.package-lock.json'));
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  if (!isHere() && mayInstall) await npm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: TOOLS });
  return isHere();
}

/** On a new machine the lists of packages have to be fetched first. */
async function installDebian(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => start('apt-get', ['install', '--no-install-recommends', '-y', ...packages], { env });
  if ((await install()).code === 0) return true;
  await start('apt-get', ['update'], { env });
  return (await install()).code === 0;
}

/** Skipped browsers are counted and told: nothing is proved without them. */
function summary(results, missing) {
  const failed = results.filter(({ error }) => error !== undefined);
  const skipped = [...missing].map(([{ name }, how]) => `${name} skipped (${how})`);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    output: failed.map(({ title, error }) => `${title}\n${error}`).join('\n\n'),
    note: [`${results.length} games`, ...skipped].join(', '),
  };
}
