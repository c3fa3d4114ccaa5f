import type { AnswerWords } from '../types/answers.js';

export const answers: AnswerWords = {
  file: (name, pieces) => (pieces === '' ? `File ${name} is empty.` : `File ${name}: ${pieces}.`),
  rank: (name, pieces) => (pieces === '' ? `Rank ${name} is empty.` : `Rank ${name}: ${pieces}.`),
  own: (count, pieces) =>
    count === 0 ? 'You have no pieces on the board.' : `Your pieces, ${count}: ${pieces}.`,
  theirs: (count, pieces) =>
    count === 0
      ? 'Your opponent has no pieces on the board.'
      : `Your opponent’s pieces, ${count}: ${pieces}.`,
  position: (pieces) => (pieces === '' ? 'The board is empty.' : `Position: ${pieces}.`),
  directions: {
    up: 'above',
    'up-right': 'diagonally up to the right',
    right: 'to the right',
    'down-right': 'diagonally down to the right',
    down: 'below',
    'down-left': 'diagonally down to the left',
    left: 'to the left',
    'up-left': 'diagonally up to the left',
  },
  rays: (square, lines) =>
    lines === '' ? `No piece on the lines from ${square}.` : `From ${square}, ${lines}; nothing elsewhere.`,
  noneMovable: 'No piece can move now.',
};
