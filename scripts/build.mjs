import { setUp } from './setup.mjs';

/** `npm run build`: everything that runs outside the tests, into each workspace's `dist/`. */
export async function main() {
  await setUp();
}
