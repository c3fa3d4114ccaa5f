import { tryBuildWeb } from './build.mjs';
import { endToEndTests } from './e2e.mjs';
import { checkLicences } from './licences.mjs';
import { otherBrowsers } from './otherBrowsers.mjs';
import { checkPacked } from './packed.mjs';
import { setUp } from './setup.mjs';
import { checkSize } from './size.mjs';
import { report, staticSteps, unitTests } from './steps.mjs';
import { traceReport } from './trace.mjs';

/** `npm test` and, with `--deep`, `npm run test:deep`: everything that has to hold. */
export async function main(args) {
  await setUp();
  const extent = args.includes('--deep') ? 'deep' : 'full';
  const tests = unitTests(extent);
  const endToEnd = endToEndTests(extent);
  await report([
    ...staticSteps,
    tests,
    { name: 'build of the app', run: tryBuildWeb },
    { name: 'size', run: checkSize },
    // It imports what is only there once everything is installed.
    {
      name: 'browser support',
      run: async () => (await import('./browserSupport.mjs')).checkBrowserSupport(),
    },
    endToEnd,
    otherBrowsers(extent),
    { name: 'trace', run: () => traceReport([...tests.titles, ...endToEnd.titles]) },
    { name: 'licences', run: checkLicences },
    { name: 'packed packages', run: checkPacked },
  ]);
}
