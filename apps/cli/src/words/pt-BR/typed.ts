import type { TypedWords } from '../types/typed.js';

export const typed: TypedWords = {
  yes: ['s', 'sim'],
  no: ['n', 'nao'],
  white: 'brancas',
  black: 'pretas',
  pass: ['passe', 'passar', 'pular'],
  lots: 'sorteio',
};
