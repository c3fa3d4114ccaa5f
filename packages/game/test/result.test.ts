import { fail, ok } from '@tabuleiro/game';
import { expect, test } from 'vitest';

test('a result is a value or an error, told apart by ok', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(fail({ code: 'no' })).toEqual({ ok: false, error: { code: 'no' } });
});
