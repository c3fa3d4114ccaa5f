import type { ReviewWords } from '../types/review.js';

export const review: ReviewWords = {
  winner: (player) => `Winner: ${player}.`,
  unfinished: 'The game is not over: the review covers what has been played.',
  table: (pieces) =>
    pieces === 0
      ? 'No exact table was found: all chances are estimated.'
      : `Chances are exact where each side has at most ${pieces} pieces; before that they are estimated.`,
  rows: { luck: 'luck of the dice', loss: 'chances given away', choices: 'choices', mistakes: 'mistakes' },
  worst: (number, player, action, loss, best) =>
    `The biggest mistake: action ${number}, ${player}: ${action} cost ${loss}; ${best} was better.`,
  flawless: 'Nobody made a mistake.',
  mistakesTitle: 'Mistakes (2 % or more):',
  mistake: (number, player, action, loss, best) =>
    `action ${number}, ${player}: ${action} cost ${loss}; ${best} was better`,
  adjusted: (chance) => `With luck on both sides removed, player A would have scored ${chance} of a point.`,
};
