import type { DamagedWords } from '../types/damaged.js';

export const damaged: DamagedWords = {
  title: 'Damaged games',
  hint: 'These games cannot be opened as they are. They stay here unchanged until you decide.',
  unknown: 'An unknown game',
  whole: (moves) =>
    `Its entry in the list is damaged, but everything that was played is there (${moves}) and can be opened as a new game.`,
  part: (moves) => `Its beginning (${moves}) can be opened as a new game.`,
  nothing: 'None of it can be opened.',
  damages: {
    'unknown-game': () => 'This version of Tabuleiro does not know this game.',
    torn: (line) => `Line ${line} of the saved game is incomplete.`,
    'lost-line': (line) => `Line ${line} of the saved game was lost.`,
    'no-secret': () => 'The secret of the fair dice is missing, and without it the game cannot continue.',
    recounted: () => 'The lines of the saved game do not match, one by one, what was played.',
  },
  help: (sound) =>
    sound === 0
      ? 'The game was left as it is. You can save its text to a file.'
      : 'The game was left as it is. You can save its text to a file, or open what comes before the damage as a copy.',
  openSound: 'Open a copy up to the problem',
  rescue: 'Open as a new game',
  export: 'Download as it is',
  remove: 'Delete',
  removing: {
    title: 'Delete the damaged game?',
    text: (game) => `${game}. It will be removed from this device for good. If in doubt, download it first.`,
    confirm: 'Delete',
    done: 'Damaged game deleted.',
  },
};
