import type { ReviewWords } from '../types/review.js';

export const review: ReviewWords = {
  winner: (player) => `Won by: ${player}.`,
  unfinished: 'The game has not ended: the review goes as far as it went.',
  table: (pieces) =>
    pieces === 0
      ? 'No exact table was found: all chances are estimated.'
      : `Chances are exact where each side has at most ${pieces} pieces; before that they are estimated.`,
  rows: { luck: 'luck of the dice', loss: 'chances given away', choices: 'choices', mistakes: 'mistakes' },
  worst: (number, player, action, loss, best) =>
    `The biggest mistake: action ${number}, ${player}, ${action} cost ${loss}; better was ${best}.`,
  flawless: 'Nobody made a mistake.',
  mistakesTitle: 'Mistakes (2 % or more):',
  mistake: (number, player, action, loss, best) =>
    `action ${number}, ${player}: ${action} cost ${loss}; better was ${best}`,
  adjusted: (chance) => `With the luck of both taken out, player A would have scored ${chance} of a point.`,
};
