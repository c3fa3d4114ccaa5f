import type { PendingWords } from '../types/pending.js';

export const pending: PendingWords = {
  standing: (move) => `${move}: not yet played.`,
  play: 'Play',
  back: 'Put back',
  keys: (usual) =>
    usual === undefined ? 'Enter: play. Esc: put back.' : `Enter: ${usual}. Esc: put the move back.`,
  either: (answers) => `${answers.slice(0, -1).join(', ')} or ${answers.at(-1)}`,
};
