import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildWeb } from './build.mjs';
import { root, run, setUp, stop } from './setup.mjs';

const FOLDER = join(root, 'node_modules', '.cache', 'games-library');

/**
 * `npm run bench:library [-- --megabytes 50]`: how long the page stands still while a PGN file of that size comes in, how many
 * games a second that is, and how long a library of 5,000 games takes to open. Printed.
 */
export async function main(args) {
  const at = args.indexOf('--megabytes');
  const megabytes = at < 0 ? '50' : args[at + 1];
  await setUp();
  await buildWeb();
  const { path, advice, failure } = await provideBrowser();
  if (path === undefined) stop(failure ?? `No browser found. Install one: ${advice}`);
  const before = load();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { code } = await run(
    'playwright',
    ['test', '--config', 'apps/web/bench.config.ts', 'library.bench.ts'],
    {
      show: true,
      env: { TABULEIRO_MEASURES: FOLDER, TABULEIRO_MEGABYTES: megabytes, CHROME_PATH: path },
    },
  );
  if (code === 0) console.log(report(before));
  process.exitCode = code;
}

function report(before) {
  const [imported, opened] = ['import', 'open'].map((name) =>
    JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')),
  );
  const times = opened.times.toSorted((a, b) => a - b);
  const [cpu] = cpus();
  const ms = (time) => `${Math.round(time)} ms`;
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpu.model.trim()}, ${cpus().length} cores, ${type()} ${release().split('-')[0]}`,
    `load average: ${before} before, ${load()} after`,
    '',
    '| what | measured |',
    '| --- | ---: |',
    `| file | ${(imported.bytes / 1e6).toFixed(1)} MB, ${imported.games} games |`,
    `| games a second | ${Math.round(imported.games / imported.seconds)} |`,
    `| longest frame while it comes in | ${ms(imported.longestFrame)} |`,
    `| 999 of 1,000 frames are shorter than | ${ms(imported.frame999)} |`,
    `| longest task of the page meanwhile (0: none over 50 ms) | ${ms(imported.longestTask)} |`,
    `| library with ${opened.games} games, from the click to the list | median ${ms(times[Math.floor(times.length / 2)])}, best ${ms(times[0])}, worst ${ms(times.at(-1))} |`,
  ].join('\n');
}

function load() {
  return loadavg()[0].toFixed(2);
}
