import { checkLicences } from './licences.mjs';
import { checkPacked } from './packed.mjs';
import { setUp } from './setup.mjs';
import { report, staticSteps, unitTests } from './steps.mjs';
import { traceReport } from './trace.mjs';

/** `npm test` and, with `--deep`, `npm run test:deep`: everything that has to hold. */
export async function main(args) {
  await setUp();
  const tests = unitTests(args.includes('--deep') ? 'deep' : 'full');
  await report([
    ...staticSteps,
    tests,
    { name: 'trace', run: () => traceReport(tests.titles) },
    { name: 'licences', run: checkLicences },
    { name: 'packed packages', run: checkPacked },
  ]);
}
