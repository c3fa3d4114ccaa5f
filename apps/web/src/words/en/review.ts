import type { ReviewPageWords } from '../types/review.js';

export const review: ReviewPageWords = {
  title: 'Luck and skill',
  progress: (done, total) => `Reviewing the game: ${done} of ${total} actions`,
  failed: 'The review could not be completed.',
  retry: 'Try again',

  thrown: (die) => `die ${die}`,
  step: (from, to) => `${from} → ${to}`,
  leaves: (from) => `${from} → off`,
  skips: 'loses the turn',

  curve: (player, start, end) =>
    `Chance of winning through the game, ${player}: starts at ${start} and ends at ${end}.`,
  highest: (chance, number) => `Highest: ${chance}, at ${number === 0 ? 'the start' : `action ${number}`}.`,
  lowest: (chance, number) => `Lowest: ${chance}, at ${number === 0 ? 'the start' : `action ${number}`}.`,
  luckiest: (number, player, action, luck) =>
    `The throw that changed the game most: action ${number}, ${player}, ${action}, ${luck}.`,
  wins: (player) => `${player} wins`,
  walk: 'Action in the game',
  atStart: 'Start of the game.',
  at: (number, total, player, action) => `Action ${number} of ${total}. ${player}: ${action}.`,
  chanceOf: (player, chance) => `${player}: ${chance} chance of winning.`,
  adjusted: (player, chance) => `${player}, with luck on both sides removed: ${chance} of a win.`,
  source: (isExact) => (isExact ? 'Exact.' : 'Estimated.'),
  estimated: 'estimated',
  luck: (change) => `luck ${change}`,
  cost: (chance) => `cost ${chance}`,
  better: (action) => `${action} was better`,

  totals: 'Totals',
  actions: 'All actions',
  number: 'No.',
  player: 'Who',
  action: 'Action',
  chance: 'Chance',
  change: 'Luck or mistake',
  goTo: (number) => `Show action ${number} on the board`,
  seeWorst: 'Show the biggest mistake',
  mistake: 'mistake',
};
