import { setUp } from './setup.mjs';
import { report, staticSteps, unitTests } from './steps.mjs';

/** `npm run check`: the quick inner loop. Types, lint and every test that is not named slow or deep. */
export async function main() {
  await setUp();
  await report([...staticSteps, unitTests('quick')]);
}
