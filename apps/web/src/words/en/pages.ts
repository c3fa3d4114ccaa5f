import type { PageWords } from '../types/pages.js';

export const pages: PageWords = {
  newVersion: 'There is a new version of Tabuleiro.',
  takeIt: 'Update now',
  otherTabs: 'Close the other tabs of Tabuleiro and try again.',
  unfetched:
    'A part of Tabuleiro could not be fetched. Check the network and try again; your games are saved.',
  notRecognised:
    'This text was not recognised. Paste a position (FEN, BFEN or of Senet), a PGN or a record of Tabuleiro.',
  damaged: (games) =>
    `${games === 1 ? 'One saved game cannot be read' : `${games} saved games cannot be read`}; nothing was deleted. See below what can be rescued.`,
  isBackup:
    'This is a file with everything you saved. Import it under Settings, in the part about stored data.',
};
