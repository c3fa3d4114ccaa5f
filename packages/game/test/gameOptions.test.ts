import { parseGameOptions } from '@tabuleiro/game';
import { expect, test } from 'vitest';

const SPECS = [
  { name: 'castling', default: false },
  { name: 'agreement', default: true },
] as const;

const error = (option: string, problem: string): object => ({
  ok: false,
  error: { code: 'bad-option', option, problem },
});

test('gaps are filled with the defaults', () => {
  expect(parseGameOptions(SPECS, undefined)).toEqual({
    ok: true,
    value: { castling: false, agreement: true },
  });
  expect(parseGameOptions(SPECS, {})).toEqual({ ok: true, value: { castling: false, agreement: true } });
  expect(parseGameOptions(SPECS, { castling: true })).toEqual({
    ok: true,
    value: { castling: true, agreement: true },
  });
  expect(parseGameOptions([], undefined)).toEqual({ ok: true, value: {} });
});

test('unknown names are refused, those every object inherits too', () => {
  expect(parseGameOptions(SPECS, { Castling: true })).toEqual(error('Castling', 'unknown'));
  expect(parseGameOptions(SPECS, JSON.parse('{"__proto__": true}'))).toEqual(error('__proto__', 'unknown'));
  expect(parseGameOptions([], { castling: true })).toEqual(error('castling', 'unknown'));
});

test('only true and false are values', () => {
  for (const value of ['true', 1, null, undefined, {}]) {
    expect(parseGameOptions(SPECS, { castling: value })).toEqual(error('castling', 'not-boolean'));
  }
});

test('anything but an object is refused', () => {
  for (const input of [null, 'castling', 7, true, [], [true]]) {
    expect(parseGameOptions(SPECS, input)).toEqual(error('', 'not-object'));
  }
});
