import type { ImportedWords } from '../types/imported.js';

export const imported: ImportedWords = {
  title: 'What came in the file',
  found: (count) => `${count === 1 ? 'I found 1 game' : `I found ${count} games`}. Choose one.`,
  cut: 'There may be more in the file: only the first ones are shown. Split the file to open the others.',
  nothing: 'I found no game. Check that the file is a PGN, a record or a position.',
  problems: 'Part of it could not be read:',
  nobody: 'A game without names',
  somebody: 'someone',
  between: (first, second) => `${first} and ${second}`,
  moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
  unfinished: 'No result: you can continue it.',
  open: 'Save and view',
  playFrom: 'Play from here',
  keepAll: (count) => `Save all ${count}`,
  back: 'Back',
};
