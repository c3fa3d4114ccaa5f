import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildWeb, WEB } from './build.mjs';
import { npm, root, run, setUp, stop } from './setup.mjs';
import { formatTable, replaceTable } from './tableReport.mjs';

const FOLDER = join(root, 'node_modules', '.cache', 'table');
const DOCUMENT = join(root, 'docs', 'benchmarks.md');
const LIGHTHOUSE = join(root, 'scripts', 'lighthouse');

/**
 * `npm run bench:table [-- --write] [-- --without-lighthouse]`: what a player at the table sees, in milliseconds, shares of the
 * screen and Lighthouse's marks. Printed, and with `--write` kept in docs/benchmarks.md.
 */
export async function main(args) {
  await setUp();
  await buildWeb();
  const { path, advice, failure } = await provideBrowser();
  if (path === undefined) stop(failure ?? `No browser found. Install one: ${advice}`);
  const before = load();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  if (!args.includes('--without-lighthouse')) await measureWithLighthouse(path);
  const { code } = await run(
    'playwright',
    ['test', '--config', 'apps/web/bench.config.ts', 'table.bench.ts'],
    {
      show: true,
      env: { TABULEIRO_MEASURES: FOLDER, CHROME_PATH: path },
    },
  );
  const report = formatTable(readMeasures(), circumstances(before));
  console.log(report);
  if (args.includes('--write')) writeFileSync(DOCUMENT, replaceTable(readFileSync(DOCUMENT, 'utf8'), report));
  process.exitCode = code;
}

async function measureWithLighthouse(browser) {
  if (!existsSync(join(LIGHTHOUSE, 'node_modules', '.package-lock.json'))) {
    console.error('Installing Lighthouse (npm ci in scripts/lighthouse) …');
    const { code, output } = await npm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: LIGHTHOUSE });
    if (code !== 0) stop(`${output}\nLighthouse could not be installed; --without-lighthouse leaves it out.`);
  }
  const [{ measurePages }, { listen, openApp }] = await Promise.all([
    import('./lighthouse/measure.mjs'),
    import('@tabuleiro/server'),
  ]);
  const app = openApp(WEB);
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  if (!address.ok) stop(`The server cannot listen: ${address.error.cause}`);
  console.error('Asking Lighthouse …');
  const pages = await measurePages(address.value, browser);
  writeFileSync(join(FOLDER, 'lighthouse.json'), JSON.stringify(pages));
  app.server.closeAllConnections();
  await app.close();
}

/** The parts that were measured, by name. */
function readMeasures() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
    ]),
  );
}

function circumstances(before) {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpu.model.trim()}, ${cpus().length} cores, ${type()} ${release().split('-')[0]}`,
    'load average': `${before} before, ${load()} after`,
  };
}

function load() {
  return loadavg()[0].toFixed(2);
}
