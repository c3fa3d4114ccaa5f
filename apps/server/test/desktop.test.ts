import { expect, test } from 'vitest';
import { isDesktop, opener } from '../src/desktop.js';

test.each([
  ['linux', { DISPLAY: ':0' }, 1000, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, true],
  ['linux', {}, 1000, false],
  ['linux', { DISPLAY: ':0', CI: 'true' }, 1000, false],
  ['linux', { DISPLAY: ':0' }, 0, false],
  ['linux', { DISPLAY: ':10', SSH_CONNECTION: 'x' }, 1000, false],
  ['darwin', {}, 501, true],
  ['darwin', { CI: '1' }, 501, false],
  ['win32', {}, undefined, true],
] as const)('%s with %j as %s: %s', (platform, env, userId, expected) => {
  expect(isDesktop({ platform, env, userId })).toBe(expected);
});

test('every system has a way to open an address', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const)
    expect(opener(platform, 'http://localhost:1/')).toContain('http://localhost:1/');
});
