import type { HomeWords } from '../types/home.js';

export const home: HomeWords = {
  motto:
    'Four board games in one booklet: play the computer, whoever sits next to you, or somebody far away.',
  continue: 'Continue',
  choose: 'Choose a game',
  begin: 'New game',
  finished: 'Finished games',
  games: new Map([
    ['classico', 'The chess you know, with castling, en passant, promotion and every kind of draw.'],
    ['nucleo', 'Chess pared down: no castling, no en passant, and hints cost time on the clock.'],
    ['brasez', 'A Brazilian relative of chess: charges, pushes and Grand Dukes that come and go.'],
    ['senet', 'The race game of ancient Egypt: thirty houses, a five-sided die and some luck.'],
  ]),
  kinds: new Map([
    ['classico', 'the one you know'],
    ['nucleo', 'no castling, no en passant'],
    ['brasez', 'a Brazilian cousin of chess'],
    ['senet', 'a race from ancient Egypt'],
  ]),
  newGame: 'New game',
  goOn: 'Continue',
  review: 'Review',
  against: (level) => `against the computer, ${level}`,
  people: (first, second) => `${first} and ${second}`,
  twoPeople: 'two people on this device',
  far: (name) => (name === '' ? 'with somebody far away' : `with ${name}, far away`),
  othersTurn: 'Your opponent’s turn.',
  playFar: 'Play with somebody far away',
  library: 'My games',
  analyse: 'Analysis board',
  editor: 'Set up a position',
  yourTurn: 'Your turn.',
  computersTurn: 'The computer’s turn.',
  turnOf: (name) => `${name} to play.`,
  moves: (count) => {
    if (count === 0) return 'no moves yet';
    return count === 1 ? '1 move' : `${count} moves`;
  },
  remove: (game) => `Delete this game: ${game}`,
  removing: {
    title: 'Delete the game?',
    text: (game) => `${game}. It will be removed from this device for good.`,
    confirm: 'Delete',
    done: 'Game deleted.',
  },
  showAll: (count) => `Show all ${count}`,
  open: {
    title: 'Open or paste',
    label: 'Position, PGN or game record',
    hint: 'Paste the text here or open a file. The game is detected automatically.',
    go: 'Open the text',
    file: 'Open a file',
    empty: 'Paste the text of a position, a PGN or a game record first.',
  },
  manual: 'Learn: manual and tutorials',
  colophon: 'No account, no ads, and no internet needed. Nothing leaves this device unless you ask for it.',
};
