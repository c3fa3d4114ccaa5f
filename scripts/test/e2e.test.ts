import { expect, test } from 'vitest';
import { countTests, titlesOf } from '../e2e.mjs';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

const report = {
  suites: [
    {
      title: 'smoke.spec.ts',
      specs: [spec('[P-LOCAL] offline', 'expected'), spec('[P-F1] fails', 'unexpected')],
      suites: [{ title: 'Senet', specs: [spec('[P-F2] by mouse', 'expected'), spec('later', 'skipped')] }],
    },
  ],
  stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 1 },
  errors: [],
};

test('the names of tests that passed, without their file', () => {
  const passed = titlesOf(report, ({ status }: { status: string }) => status === 'expected');
  expect(passed).toEqual(['[P-LOCAL] offline', 'Senet > [P-F2] by mouse']);
  expect(titlesOf(report, () => true)).toHaveLength(4);
});

test('every test counts', () => {
  expect(countTests(report, 1, 'said')).toEqual({
    passed: 2,
    failed: 1,
    output: 'said',
    note: '2 tests, 1 skipped',
  });
});

test.each([
  ['a file that cannot be loaded', { errors: [{}] }, 1],
  ['a program that fails without a failing test', {}, 1],
])('%s is a failure', (_, change, code) => {
  const fine = { ...report, stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 } };
  expect(countTests(fine, 0, '').failed).toBe(0);
  expect(countTests({ ...fine, ...change }, code, '').failed).toBe(1);
});

test('a test that passes at the second try has passed, and is told of', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countTests({ ...report, stats }, 0, '')).toMatchObject({
    passed: 2,
    failed: 0,
    note: '2 tests, 1 at the second try',
  });
});
