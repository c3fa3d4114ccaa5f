import { classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic } from '../positions.js';

test('[C-PROMO] a piece on the rank before the last promotes nothing', () => {
  expect(classico.explain(classic('4k3/R7/8/8/8/8/8/4K3'), 'a7b7q')).toEqual({
    code: 'promotion-not-here',
    facts: { to: 'b7' },
    rule: 'C-PROMO',
  });
});
