import type { PendingWords } from '../types/pending.js';

export const pending: PendingWords = {
  standing: (move) => `${move}: ainda não jogado.`,
  play: 'Jogar',
  back: 'Voltar',
  keys: (usual) =>
    usual === undefined ? 'Enter: joga. Esc: volta.' : `Enter: ${usual}. Esc: o lance volta.`,
  either: (answers) => `${answers.slice(0, -1).join(', ')} ou ${answers.at(-1)}`,
};
