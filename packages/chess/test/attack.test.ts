import { classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic } from './positions.js';

const why = (fen: string, attempt: string) => classico.explain(classic(fen), attempt);

test('[C-CHECK] a queen is blamed along diagonals as well as along ranks', () => {
  const facts = { by: 'queen', colour: 'b' };
  expect(why('7k/8/8/q7/8/4K3/8/8', 'e3d2')?.facts).toEqual({ ...facts, to: 'd2', at: 'a5' });
  expect(why('7k/8/8/8/q7/4K3/8/8', 'e3d4')?.facts).toEqual({ ...facts, to: 'd4', at: 'a4' });
});

test('[C-CHECK] a knight that stands nearer to a1 is not blamed for the check of a rook', () => {
  expect(why('4r2k/8/8/8/8/8/n7/4K2B', 'h1g2')?.facts).toEqual({ by: 'rook', at: 'e8', colour: 'b' });
});

test('[C-MOVE] a queen with something on her diagonal moves so, but her way is blocked', () => {
  expect(why('4k3/8/8/8/8/2P5/8/Q3K3', 'a1b2')).toBeUndefined();
  expect(why('4k3/8/8/8/8/2P5/8/Q3K3', 'a1d4')?.code).toBe('path-blocked');
});
