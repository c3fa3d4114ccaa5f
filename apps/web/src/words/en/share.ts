import type { ShareWords } from '../types/share.js';

export const share: ShareWords = {
  title: 'Share',
  what: 'What to share',
  whole: 'The whole game',
  wholeDetail: (moves) =>
    moves === 1 ? '1 move, with all that is in it' : `${moves} moves, with all that is in them`,
  position: 'Only this position',
  positionDetail: 'What is on the board now, without the moves',

  link: 'Link',
  linkHint:
    'Everything is in the link itself: it opens in any copy of Tabuleiro, and nothing stays on a server.',
  onlyHere:
    'This address exists on this device alone. On another one, copy the link and paste it into "Open or paste" on the home page.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The browser did not allow copying. Select the link and copy it.',
  send: 'Send…',
  qrShown: 'Show QR code',
  qr: 'QR code of the link',
  noQr: 'This link is too long for a QR code that can be read.',
  onlyPosition: 'Share only the position',
  tooMuch:
    'There is more in this game than a link can hold: it has too many moves or too much text. Download it as a file, or share only the position.',
  long: (letters) =>
    `The link has ${letters} letters: some messengers cut links as long as this. Download the game as a file if it does not arrive whole.`,

  picture: 'Picture of the position',
  turned: (player) => `With ${player} at the bottom`,
  png: 'Download PNG',
  svg: 'Download SVG',
  copyPicture: 'Copy picture',
  pictureCopied: 'Picture copied.',
  pictureNotCopied: 'The browser did not allow copying. Download the picture.',
  noPicture: 'The picture could not be made: the pieces were not loaded. Open this window again.',

  sheet: 'Score sheet',
  sheetHint: 'The game on paper, to print or to keep as PDF.',
  print: 'Print score sheet',

  versus: (first, second) => `${first} vs. ${second}`,
  after: (move) => `after ${move}`,
  thrown: (die) => `the die shows ${die}`,
  start: 'starting position',
  players: { w: 'White', b: 'Black', A: 'Player A', B: 'Player B' },
  from: (position) => `Starting position: ${position}`,
  house: (rules) => `House rules: ${rules}.`,
  event: 'Event',
  site: 'Site',
  date: 'Date',
  round: 'Round',
  result: 'Result',
  number: 'No.',
  moves: 'Moves',
  final: 'Final position',
  signature: (player) => `Signature: ${player}`,
  unplayed: (moves) => `Outside the rules: ${moves}`,
  empty: 'No moves.',
};
