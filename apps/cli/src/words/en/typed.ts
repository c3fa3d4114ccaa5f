import type { TypedWords } from '../types/typed.js';

export const typed: TypedWords = {
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  white: 'white',
  black: 'black',
  pass: ['pass', 'skip'],
  lots: 'lots',
};
