import type { Wording } from '../wording.js';

export const readErrors: Wording = {
  'not-one-game': ({ games }) => `There must be exactly one game in the file, and there are ${games}.`,
  'wrong-result': ({ result }) => `The result ${result} is not what the rules give after these moves.`,
};
