import type { PageWords } from '../types/pages.js';

export const pages: PageWords = {
  newVersion: 'There is a new version of Tabuleiro.',
  takeIt: 'Update now',
  otherTabs: 'Close the other Tabuleiro tabs and try again.',
  unfetched:
    'Part of Tabuleiro could not be loaded. Check your connection and try again; your games are saved.',
  notRecognised:
    'This text was not recognised. Paste a position (FEN, BFEN or Senet), a PGN or a Tabuleiro record.',
  damaged: (games) =>
    `${games === 1 ? 'One saved game cannot be read' : `${games} saved games cannot be read`}; nothing was deleted. See below for what can be rescued.`,
  isBackup:
    'This is a file with everything you saved. Import it under Settings, in the section on saved games.',
};
