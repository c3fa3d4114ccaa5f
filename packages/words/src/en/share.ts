import type { ShareWords } from '../types/share.js';

export const share: ShareWords = {
  errors: {
    'not-shared': () => 'This is no shared link of Tabuleiro: copy the whole link again.',
    'newer-share': () =>
      'This link was made by a newer version of Tabuleiro: update the program and open the link again.',
    'unknown-option': ({ option }) => `The link has a house rule that this game does not have: "${option}".`,
    'cut-off': () =>
      'The link is cut off: its end is missing. What came before can be opened; ask whoever sent it for the whole link.',
    damaged: () =>
      'The link is damaged: a letter of it has changed on the way. What came before it can be opened; ask whoever sent it to send it again.',
    'too-long': () => 'The link holds more than a game has: what goes beyond the limit was left out.',
  },
  badStart: (sentence) => `The starting position of the link is not valid: ${sentence}`,
};
