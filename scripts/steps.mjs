import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root, run } from './setup.mjs';

/**
 * A step has a name and a `run` that gives `{ passed, failed, output }`, or `{ code, output }` for a program that
 * counts as one. Its output is shown only when it fails.
 */
export const staticSteps = [
  { name: 'types', run: () => run('tsc', ['-b']) },
  { name: 'format and lint', run: () => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'type-aware lint', run: () => run('oxlint', ['--type-aware', '--deny-warnings']) },
];

const REPORT = join(root, 'node_modules', '.cache', 'tests.json');

/** The tests of vitest: `quick`, `full` or `deep`. Afterwards `titles` holds the names of those that passed. */
export function unitTests(extent) {
  const step = {
    name: extent === 'full' ? 'tests' : `${extent} tests`,
    titles: [],
    async run() {
      rmSync(REPORT, { force: true });
      const { code, output } = await run(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
        { env: { TABULEIRO_TESTS: extent, NO_COLOR: '1' } },
      );
      if (!existsSync(REPORT)) return { code: 1, output };
      const counts = JSON.parse(readFileSync(REPORT, 'utf8'));
      step.titles = passedTitles(counts);
      return countTests(counts, code, output);
    },
  };
  return step;
}

function passedTitles({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  return tests.filter((test) => test.status === 'passed').map((test) => test.fullName);
}

/** A file that cannot even be loaded has no tests to fail: it counts as one failure. */
function countTests({ numPassedTests, numFailedTests, numPendingTests, testResults }, code, output) {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = Math.max(numFailedTests + broken, code === 0 ? 0 : 1);
  const note =
    numPendingTests > 0 ? `${numPassedTests} tests, ${numPendingTests} skipped` : `${numPassedTests} tests`;
  return { passed: numPassedTests, failed, output, note };
}

/** Runs the steps in order, shows each with its time, and ends with the one line `N passed, N failed`. */
export async function report(steps) {
  let passed = 0;
  let failed = 0;
  for (const { name, run: runStep } of steps) {
    const begin = performance.now();
    const result = asCounts(await runStep());
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    if (result.failed > 0) console.log(result.output.trimEnd());
    const note = result.note ? `  ${result.note}` : '';
    console.log(`${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${seconds.padStart(6)} s${note}`);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function asCounts(result) {
  if (result.code === undefined) return result;
  return { ...result, passed: result.code === 0 ? 1 : 0, failed: result.code === 0 ? 0 : 1 };
}
