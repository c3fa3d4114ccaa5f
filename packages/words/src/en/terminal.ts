import type { Player } from '@tabuleiro/game';
import type { PieceName } from '../pieceNames.js';
import type { TerminalWords } from '../terminal.js';
import { common } from './common.js';
import { bare, plural } from './pieces.js';

const sideOf = (player: Player): string => common.players[player];
const list = (pieces: readonly PieceName[]): string => pieces.map(bare).join(', ') || 'none';

export const terminal: TerminalWords = {
  letters: {
    king: 'K',
    queen: 'Q',
    rook: 'R',
    bishop: 'B',
    knight: 'N',
    pawn: 'P',
    warlord: 'W',
    priest: 'H',
    lord: 'L',
    duke: 'G',
  },
  legend: 'Upper case: White. Lower case: Black. Dot: empty square.',
  sides: common.players,
  piecesAt: (piece, squares) =>
    `${squares.length === 1 ? bare(piece) : plural(piece)}: ${squares.join(', ')}`,
  setUp: 'Set-up: choose the king’s square with K@ and the square; the Warlord takes the other.',
  token: (holder) => `Pass token: ${sideOf(holder)}.`,
  duchy: (white, black) => `Grand Dukes in the Duchy: White ${white}, Black ${black}.`,
  lost: (white, black) => `Pieces lost: White ${list(white)}; Black ${list(black)}.`,
  houses: new Map([
    [15, 'House of Resurrection'],
    [26, 'House of Beauty'],
    [27, 'House of Water'],
    [28, 'House of the Three Judges'],
    [29, 'House of Ra'],
    [30, 'House of Horus'],
  ]),
  housesTitle: 'Named houses',
  trackPieces: (player, houses, off) =>
    `${sideOf(player)}: ${houses.length === 0 ? 'no piece on the board' : `houses ${houses.join(', ')}`}; off the board: ${off}.`,
  die: (die) => `Die: ${die}.`,
  legalMoves: (moves) => (moves.length === 0 ? 'No legal moves.' : `Legal moves: ${moves.join(' ')}`),
  noMovesAt: (square) => `No legal move with "${square}".`,
  isLegal: (move) => `The move "${move}" is legal.`,

  whichGame: 'Which game? Type its number or its name.',
  welcome: (game) => `${game}. Type "help" to see the commands.`,
  resumed: (game, actions) => `${game}: the game goes on after ${actions} action${actions === 1 ? '' : 's'}.`,
  throwDie: 'Type "roll" to throw the die, or the number your own die shows.',
  thrown: (die) => `The die shows ${die}.`,
  thrownAgain: (die) => `The die had already shown ${die}, which counts again.`,
  noDie: 'This is not the moment to throw the die.',
  confirmResign: (player) => `Does ${sideOf(player)} really resign? (yes or no)`,
  goesOn: 'The game goes on.',
  offerDraw: (from, to) => `${sideOf(from)} offers a draw. Does ${sideOf(to)} accept? (yes or no)`,
  noAgreement: 'This game has no draw by agreement.',
  askTakeBack: (from, to) =>
    `${sideOf(from)} wants to take the move back. Does ${sideOf(to)} agree? (yes or no)`,
  takenBack: 'Move taken back.',
  nothingToTakeBack: 'There is no move to take back yet.',
  answerYesNo: 'Answer "yes" or "no".',
  saved: (file) => `The game is saved in ${file}.`,
  notSavedYet: 'There are no moves to save yet.',
  needsMove: 'Add the move, for example: why e2e5',
  hintLater: 'Hints come with the computer player, in a later version.',
  howToResume: 'To go on later: tabuleiro play --resume',
  help: [
    'To play, type the move in coordinates, for example e2e4. Other commands:',
    '  help           this list',
    '  why MOVE       says why a move is not legal',
    '  moves [SQUARE] the legal moves, all or of one square',
    '  board          shows the board again',
    '  squares        reads the position piece by piece',
    '  flip           turns the board round',
    '  roll           throws the die (Senet); or type the number it shows',
    '  draw           offers a draw',
    '  resign         resigns the game',
    '  undo           takes the last move back, if the opponent agrees',
    '  save [FILE]    says where the game is saved, or saves a copy',
    '  hint           comes in a later version',
    '  quit           leaves; the game stays saved',
  ],
};
