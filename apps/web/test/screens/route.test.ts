import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRoute, parseRoute, type Route } from '../../src/route.js';

const WRITTEN: readonly (readonly [string, Route])[] = [
  ['#/', { screen: 'home' }],
  ['#/nova/classico', { screen: 'new', game: 'classico' }],
  ['#/nova/senet', { screen: 'new', game: 'senet' }],
  ['#/partida/k3f9', { screen: 'game', id: 'k3f9' }],
  ['#/partida/a%2Fb%20c', { screen: 'game', id: 'a/b c' }],
  ['#/ajustes', { screen: 'settings' }],
  ['#/longe', { screen: 'far', path: [] }],
  ['#/longe/convite/K7QF3M9X', { screen: 'far', path: ['convite', 'K7QF3M9X'] }],
  ['#/manual', { screen: 'manual', path: [] }],
  ['#/manual/brasez/tutorial/charge', { screen: 'manual', path: ['brasez', 'tutorial', 'charge'] }],
];

test.each(WRITTEN)('%s is read and written', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(formatRoute(route)).toBe(hash);
});

test.each(['', '#'])('%j is home', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'home' });
});

test.each([
  '#/nova',
  '#/nova/',
  '#/nova/damas',
  '#/partida',
  '#/partida/',
  '#/partida/%',
  '#/x',
  '#/ajustes/x',
  '#/nova/senet/x',
])('%s leads nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'not-found', hash });
});

test('any id comes back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(parseRoute(formatRoute({ screen: 'game', id }))).toEqual({ screen: 'game', id });
    }),
    { seed: 6 },
  );
});
