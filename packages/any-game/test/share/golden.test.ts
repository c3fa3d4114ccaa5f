import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatStudy } from '../../src/index.js';
import { readStudy } from '../studyRoundTrips.js';
import { openShare } from './studies.js';

type GoldenLink = { readonly name: string; readonly code: string; readonly study: unknown };

/** Links as they were once given away, with what they held: whatever becomes of the program, they open. */
const LINKS: readonly GoldenLink[] = JSON.parse(
  readFileSync(new URL('../data/share-links-v1.json', import.meta.url), 'utf8'),
);

test.each(LINKS)('$name: a link of version 1 opens for ever', async ({ code, study }) => {
  const shared = await openShare(code);
  expect(JSON.parse(formatStudy(shared.study))).toEqual(study);
  // What was opened is kept, and has to open from there.
  expect(JSON.parse(formatStudy(await readStudy(formatStudy(shared.study))))).toEqual(study);
  expect(shared.at).toEqual({ branches: [], ply: 4 });
});
