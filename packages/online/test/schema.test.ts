import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ONLINE_ERRORS } from '../src/protocol/onlineError.js';
import { PHRASES } from '../src/protocol/phrases.js';
import { ONLINE_SCHEMA } from '../src/protocol/schema.js';

const DOCS = join(import.meta.dirname, '../../../docs');

test('docs/online.schema.json is what client and server read with', () => {
  const schema = readFileSync(join(DOCS, 'online.schema.json'), 'utf8');
  expect(JSON.parse(schema)).toEqual(JSON.parse(JSON.stringify(ONLINE_SCHEMA)));
});

test('docs/online.md names every kind of message, wish and line', () => {
  const text = readFileSync(join(DOCS, 'online.md'), 'utf8');
  const kinds = [...JSON.stringify(ONLINE_SCHEMA).matchAll(/"kind":\{"enum":\["([^"]+)"\]\}/g)].map(
    ([, kind]) => kind,
  );
  // The actions of a record and time controls are described elsewhere.
  const elsewhere = ['none', 'perMove', 'total', 'declared', 'tick', 'pause'];
  expect(kinds.length).toBeGreaterThan(40);
  for (const kind of kinds.filter((each) => !elsewhere.includes(each))) expect(text).toContain(`\`${kind}\``);
});

test('[O-WORDS] the list of phrases is fixed and short, codes are unique', () => {
  expect(PHRASES.length).toBeLessThanOrEqual(12);
  expect(new Set(ONLINE_ERRORS).size).toBe(ONLINE_ERRORS.length);
});
