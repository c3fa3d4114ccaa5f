import { expect, test } from 'vitest';
import { isUpToDate } from '../setup.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'packages/game': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'y', optional: true },
};

test('what npm noted as installed is compared with the lock file', () => {
  const installed = {
    'packages/game': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
  };
  expect(isUpToDate(wanted, installed)).toBe(true);
});

test.each([
  ['a package is missing', { 'packages/game': { version: '0.1.0' } }],
  [
    'a version differs',
    { 'packages/game': { version: '0.1.0' }, 'node_modules/a': { version: '0.9.0', integrity: 'x' } },
  ],
  [
    'a workspace has a new dependency',
    {
      'packages/game': { version: '0.1.0', dependencies: { b: '1' } },
      'node_modules/a': wanted['node_modules/a'],
    },
  ],
])('stale: %s', (_, installed) => {
  expect(isUpToDate(wanted, installed)).toBe(false);
});
