import type { Wording } from '../wording.js';

export const readErrors: Wording = {
  'not-one-game': ({ games }) => `O arquivo deve ter exatamente uma partida, e tem ${games}.`,
  'wrong-result': ({ result }) => `O resultado ${result} não é o que as regras dão depois destes lances.`,
};
