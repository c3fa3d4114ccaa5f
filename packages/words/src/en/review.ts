import type { ReviewWords } from '../types/review.js';

export const review: ReviewWords = {
  winner: (player) => `Winner: ${player}.`,
  unfinished: 'The game is not over: the review covers what has been played.',
  table: (pieces) => {
    if (pieces === 0) return 'No exact table was found: all chances are estimated.';
    if (pieces === 5) return 'All chances are exact.';
    return `Chances are exact where each side has at most ${pieces} pieces; before that they are estimated.`;
  },
  rows: { luck: 'luck of the dice', loss: 'chances given away', choices: 'choices', mistakes: 'mistakes' },
  worst: (number, player, action, loss, best, isExact) =>
    `The biggest mistake: action ${number}, ${player}: ${action} cost ${loss} (${source(isExact)}); ${best} was better.`,
  flawless: 'Nobody made a mistake.',
  mistakesTitle: 'Mistakes (2 % or more):',
  mistake: (number, player, action, loss, best, isExact) =>
    `action ${number}, ${player}: ${action} cost ${loss} (${source(isExact)}); ${best} was better`,
  adjusted: (chance) => `With luck on both sides removed, player A would have scored ${chance} of a point.`,
};

function source(isExact: boolean): string {
  return isExact ? 'exact' : 'estimated';
}
