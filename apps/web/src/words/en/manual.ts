import type { ManualWords, PrintWords, QueryWords } from '../types/manual.js';

/** The squares of a move with its promotions. */
const PROMOTED = /^([a-h][1-8]&?[a-h][1-8])([a-z]+)/;

export const manual: ManualWords = {
  title: 'Manual',
  intro: 'The rules of the four games, with real boards to try each of them, and a tutorial for each game.',
  search: 'Search',
  searchLabel: 'Search the manual',
  found: (count) =>
    count === 0
      ? 'No article has these words. Try another one, or fewer. Tutorials and sheets to print are in the chapters.'
      : `${count === 1 ? '1 article' : `${count} articles`}`,
  contents: 'Chapters',
  articles: 'Rules',
  tutorial: 'Tutorial',
  tutorialOf: (game) => `Tutorial: ${game}`,
  progress: (done, all) => `${done} of ${all} tasks done`,
  isDone: 'done',
  try: 'Try it',
  example: (number) => `Example ${number}`,
  show: 'Show the move',
  again: 'Start again',
  allowed: 'Allowed here',
  forbidden: 'Not allowed here',
  rulings: 'Our rulings',
  rulingsIntro: 'The game’s own document leaves these questions open. This is how we decided:',
  open: 'The question',
  ruled: 'The ruling',
  why: 'The reason',
  dispute: 'Disagree? See how to dispute a ruling.',
  rule: (title) => `Rule: ${title}.`,
  coordinates: (move) =>
    move.replace(PROMOTED, (_, squares: string, letters: string) =>
      [squares, ...letters.toUpperCase()].join('='),
    ),
  backToGame: 'Back to the game',
  previous: 'Previous',
  next: 'Next',
  back: 'Manual',
  task: (number, count) => `Task ${number} of ${count}`,
  step: (number, count) => `Step ${number} of ${count}`,
  hint: 'Hint',
  begin: 'Make the move on the board.',
  lost: 'Lost:',
  other: 'That move is legal, but not what the task asks for. It was taken back: try another one.',
  done: 'Well done!',
  nextTask: 'Next task',
  finished: 'You have finished the tutorial!',
  readRule: 'Read the rule',
  play: (game) => `Play ${game}`,
  notFound: 'There is no such page in the manual.',
};

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const search: QueryWords = {
  little: setOf('a an the of in on with how do does i you to is what which who for without play rule rules'),
  same: new Map([
    ['winning', ['win']],
    ['eat', ['capture']],
    ['kill', ['capture']],
    ['castle', ['castling']],
    ['promote', ['promot']],
    ['undo', ['take back', 'takes back']],
    ['save', ['keep', 'kept']],
  ]),
  endings: [
    ['ing', ''],
    ['ed', ''],
    ['es', ''],
    ['e', ''],
    ['s', ''],
  ],
};

export const print: PrintWords = {
  heading: 'To print',
  links: {
    folha: 'The rules on one page',
    tabuleiro: 'Paper board and pieces',
    fichas: 'The pieces missing from an ordinary chess set',
  },
  plain: 'This whole chapter on a plain page, without JavaScript',
  title: (printable, game) =>
    ({
      folha: `${game}: the rules on one page`,
      tabuleiro: `${game}: paper board and pieces`,
      fichas: `${game}: paper pieces`,
    })[printable],
  print: 'Print',
  hint: {
    folha: 'One A4 page. Keep it beside the board.',
    tabuleiro:
      'One A4 page, landscape, at actual size (100%). Glue it onto card before cutting out the ten pieces at the bottom.',
    fichas:
      'One A4 page at actual size (100%). Glue it onto card before cutting. King, rooks, knights and pawns are those of your chess set.',
  },
  back: (game) => `Back to ${game}`,

  setup: 'Setting up',
  pieces: 'The pieces',
  ours: 'our ruling:',
  oursMeans: 'Our ruling, where the game’s document is silent. The manual says why, and how to dispute it.',
  foot: 'Tabuleiro: the manual you can play, with real boards for every rule.',

  senetBoard:
    'Senet board to print: thirty numbered houses in three rows, on a track in the shape of an S, with the signs and names of houses 15, 26, 27, 28, 29 and 30, the exits, five places for each player’s pieces that have left, and five cones and five spools to cut out.',
  senetLines: [
    'Die from 1 to 5. With an ordinary die, throw again on a 6.',
    'Move one piece exactly the number shown.',
    'Moved with a 1 or a 5: throw again.',
    'Landed on your opponent’s lone piece: swap places.',
    'Two neighbours protect each other; three in a row block.',
    'On houses 26 and 29 nobody swaps with you.',
    'Whoever brings off all five pieces first wins.',
  ],
  exit: (die) => `leaves with ${die}`,
  water: (house) => `back to ${house}`,
  homeOf: ['Cones that have left (A)', 'Spools that have left (B)'],
  cut: 'Cut out the pieces',

  brasezTokens:
    'Brasez pieces to cut out: for each colour one Warlord, two High Priests, two Lords and six Grand Dukes; one Pass token; and the Duchy of White and that of Black, with six places each.',
  sides: ['White', 'Black'],
  token: 'Pass',
  duchies: ['Duchy of White', 'Duchy of Black'],
  tokenLines: [
    'There is only one Pass token, and Black begins with it. Every pawn may become a Grand Duke: that is why there are six.',
    'Brasez: created by Rafael R. M. Oliveira (aka Rafael Ramus). Drawings and words: Tabuleiro.',
  ],
};
