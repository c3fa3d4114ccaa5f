import type { Player } from '@tabuleiro/game';
import type { PieceName } from '../types/pieces.js';
import type { TerminalWords } from '../types/terminal.js';
import { common } from './common.js';
import { houses } from './houses.js';
import { bare, LETTERS, plural } from './pieces.js';

const sideOf = (player: Player): string => common.players[player];
const list = (pieces: readonly PieceName[]): string => pieces.map(bare).join(', ') || 'none';

export const terminal: TerminalWords = {
  letters: LETTERS,
  legend: 'Upper case: White. Lower case: Black. Dot: empty square.',
  sides: common.players,
  piecesAt: (piece, squares) =>
    `${squares.length === 1 ? bare(piece) : plural(piece)}: ${squares.join(', ')}`,
  setUp: 'Set-up: choose the king’s square with K@ and the square; the Warlord takes the other.',
  token: (holder) => `Pass token: ${sideOf(holder)}.`,
  duchy: (white, black) => `Grand Dukes in the Duchy: White ${white}, Black ${black}.`,
  lost: (white, black) => `Pieces lost: White ${list(white)}; Black ${list(black)}.`,
  houses,
  housesTitle: 'Named houses',
  trackPieces: (player, houses, off) =>
    `${sideOf(player)}: ${houses.length === 0 ? 'no piece on the board' : `houses ${houses.join(', ')}`}; off the board: ${off}.`,
  die: (die) => `Die: ${die}.`,
  legalMoves: (moves) => (moves.length === 0 ? 'No legal moves.' : `Legal moves: ${moves.join(' ')}`),
  noMovesAt: (square) => `No legal move with "${square}".`,
  isLegal: (move) => `The move "${move}" is legal.`,

  whichGame: 'Which game? Type its number or its name.',
  welcome: (game) => `${game}. Type "help" to see the commands.`,
  resumed: (game, moves) =>
    `${game}: the game continues ${moves === 0 ? 'from the start' : `after ${moves} ${moves === 1 ? 'move' : 'moves'}`}.`,
  throwDie: 'Type "roll" to throw the die.',
  typeThrow: 'Throw your die and type the number it shows.',
  commitShown: (commit) =>
    `Fair dice. All throws follow from a secret, locked from now on by this seal, its SHA-256: ${commit}`,
  askSeed: (proposed) =>
    `Add a text of your own, so that nobody can predict them (Enter accepts ${proposed}):`,
  badSeed: 'This text cannot be used: it is too long or not valid text.',
  seedTaken: (seed) => `Your text is "${seed}". The secret is shown when the game is over.`,
  diceShown: (secret, file) =>
    `The secret of the dice was ${secret}\nTo check them: tabuleiro verify-dice ${file}`,
  thrown: (die) => `The die shows ${die}.`,
  thrownAgain: (die) => `The die had already shown ${die}, and that still counts.`,
  noDie: 'It is not time to throw the die.',
  confirmResign: (player) => `Does ${sideOf(player)} really resign? (yes or no)`,
  goesOn: 'The game goes on.',
  offerDraw: (from, to) => `${sideOf(from)} offers a draw. Does ${sideOf(to)} accept? (yes or no)`,
  askTakeBack: (from, to) =>
    `${sideOf(from)} wants to take the move back. Does ${sideOf(to)} agree? (yes or no)`,
  takenBack: 'Move taken back.',
  nothingToTakeBack: 'There is no move to take back yet.',
  answerYesNo: 'Answer "yes" or "no".',
  claimed: common.claimed,
  clocks: (times) => `Clocks: ${times.join(', ')}.`,
  noClock: 'without a clock',
  paused: 'The game is paused. Type anything and press Enter to continue.',
  inGame: (number, message) => `Game ${number}: ${message}`,
  badForm: (form, known) => `There is no form "${form}". The forms are: ${known}.`,
  noPgn: (game) => `${game} has no PGN: use record, san-pt, san-en or coord.`,
  droppedLine: (file) =>
    `The last line of ${file} was never finished and is left out; nothing that had been shown is lost.`,
  saved: (file) => `The game is saved in ${file}.`,
  savedToRead: (file) =>
    `A copy is saved in ${file}, without the secret of the dice: it can be read but not continued. The game itself goes on here.`,
  goesOnIn: (left, file) =>
    `Another program has written to ${left}, which stays as it is. This game continues in ${file}, with all its moves.`,
  recordStays: (record, journal) =>
    `${record} stays as it is; what you play from here is kept in ${journal}.`,
  notSavedYet: 'There are no moves to save yet.',
  needsMove: 'Add the move, for example: why e2e5',
  unsaved:
    'The game is NOT saved. Type "save FILE" to keep it somewhere else; "quit" again leaves without saving.',
  howToResume: 'To continue later: tabuleiro play --resume',
  help: [
    'To play, type the move, for example e2e4, Nf3 or Cf3. Other commands:',
    '  help           this list',
    '  why MOVE       says why a move is not legal',
    '  moves [SQUARE] the legal moves, all or from one square',
    '  board          shows the board again',
    '  squares        reads the position piece by piece',
    '  flip           flips the board',
    '  roll           throws the die (Senet)',
    '  draw           offers a draw',
    '  resign         resigns the game',
    '  undo           takes the last move back, if the opponent agrees; the computer does',
    '  claim          claims a draw by perpetual check',
    '  pause          stops the clocks',
    '  save [FILE]    says where the game is saved, or saves a copy',
    '  hint           suggests a move; it may cost time on the clock',
    '  quit           leaves; the game stays saved',
  ],
};
