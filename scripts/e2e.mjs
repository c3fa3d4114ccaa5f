import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildWeb } from './build.mjs';
import { root, run, setUp, stop } from './setup.mjs';

const REPORT = join(root, 'node_modules', '.cache', 'e2e.json');
const CONFIG = 'apps/web/playwright.config.ts';

/** `npm run e2e [-- ARGUMENT …]`: the end-to-end tests alone, for whoever writes them; arguments go to Playwright. */
export async function main(args, config = CONFIG) {
  await setUp();
  await buildWeb();
  const { path, advice, failure } = await provideBrowser();
  if (path === undefined) stop(failure ?? `No browser found. Install one: ${advice}`);
  const { code } = await run('playwright', ['test', '--config', config, ...args], {
    show: true,
  });
  process.exitCode = code;
}

/** The end-to-end tests as a step, `full` or `deep`. Afterwards `titles` holds the names of those that passed. */
export function endToEndTests(extent) {
  const step = {
    name: 'end to end',
    titles: [],
    async run() {
      const { path, advice, failure } = await provideBrowser();
      if (failure !== undefined) return { code: 1, output: failure };
      const { code, output, report } = await play(path, extent);
      if (report === undefined) return { code: 1, output };
      // Without a browser the tests are only listed; their clauses still count as named.
      step.titles = titlesOf(report, (test) => path === undefined || isPassed(test));
      if (path === undefined) return skip(step.titles.length, advice, { code, output });
      return countTests(report, code, output);
    },
  };
  return step;
}

function isPassed({ status }) {
  return status === 'expected' || status === 'flaky';
}

/** The full names of all end-to-end tests that `npm test` would run, without running them. */
export async function listEndToEnd() {
  const { code, output, report } = await play(undefined, 'full');
  if (code !== 0 || report === undefined) stop(output);
  return titlesOf(report, () => true);
}

/** Runs them, or without a browser only lists them. */
async function play(path, extent) {
  rmSync(REPORT, { force: true });
  const env = {
    TABULEIRO_TESTS: extent,
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  const { code, output } = await run(
    'playwright',
    ['test', '--config', CONFIG, '--reporter=line,json', ...(path === undefined ? ['--list'] : [])],
    { env },
  );
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined;
  return { code, output, report };
}

function skip(count, advice, { code, output }) {
  const note = `${count} skipped: no browser found; install one: ${advice}`;
  return { passed: 0, failed: code === 0 ? 0 : 1, output, note };
}

/** The names of the tests of a Playwright report that `isWanted`: `suite > test`, without the file. */
export function titlesOf({ suites }, isWanted) {
  const visit = (suite, above) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(isWanted))
      .map((spec) => [...above, spec.title].join(' > ')),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, [...above, inner.title])),
  ];
  return suites.flatMap((file) => visit(file, []));
}

/**
 * A report also has errors that belong to no test, a file that cannot be loaded for instance. Passed at the second try
 * is passed, and said aloud: it wants to be looked into.
 */
export function countTests({ stats, errors }, code, output) {
  const passed = stats.expected + stats.flaky;
  const failed = Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1);
  const note = [
    `${passed} tests`,
    ...(stats.flaky > 0 ? [`${stats.flaky} at the second try`] : []),
    ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
  ].join(', ');
  return { passed, failed, output, note };
}
