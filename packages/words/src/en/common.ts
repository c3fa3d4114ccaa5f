import type { Player, Verdict } from '@tabuleiro/game';
import type { CommonWords } from '../types/common.js';
import { capital, opponentOf } from '../wording.js';

const PLAYERS: Readonly<Record<Player, string>> = { w: 'White', b: 'Black', A: 'Player A', B: 'Player B' };

/** "White wins", "you lost", "draw" */
function result(winner: Player | undefined, own: Player | undefined): string {
  if (winner === undefined) return own === undefined ? 'draw' : 'you drew';
  if (own !== undefined) return winner === own ? 'you won' : 'you lost';
  return `${PLAYERS[winner]} wins`;
}

/** The one who lost with a verb: "Black has", "you have". */
function loses(winner: Player, own: Player | undefined, third: string, second = third): string {
  const loser = opponentOf(winner);
  if (own === undefined) return `${PLAYERS[loser]} ${third}`;
  return loser === own ? `you ${second}` : `your opponent ${third}`;
}

/** Of two counts, the one that belongs to whom the sentence is about: the winner, or the person who is told. */
const moreOrFewer = (winner: Player, own: Player = winner): string => (winner === own ? 'more' : 'fewer');

export const common: CommonWords = {
  outcomes: {
    mate: (winner, own) => `Checkmate: ${result(winner, own)}.`,
    stalemate: (winner, own) =>
      winner === undefined
        ? `Stalemate: ${result(winner, own)}.`
        : `Stalemate: ${loses(winner, own, 'has', 'have')} no move and, in this game, ${result(winner, own)}.`,
    repetition: (winner, own) => `Repeated position: ${result(winner, own)}.`,
    perpetual: (winner, own) => `Perpetual check: ${result(winner, own)}.`,
    material: (winner, own) => `Not enough material to mate: ${result(winner, own)}.`,
    fifty: (winner, own) =>
      winner === undefined
        ? `Fifty-move rule, no capture and no pawn move: ${result(winner, own)}.`
        : `Rule of fifty movements, no capture and no pawn move: with ${moreOrFewer(winner, own)} pieces, ${result(winner, own)}.`,
    force: (winner, own) =>
      winner === undefined
        ? `Force majeure: only the two kings are left; ${result(winner, own)}.`
        : `Force majeure: ${own === opponentOf(winner) ? 'you have only your king left' : 'the other side has only its king left'}; ${result(winner, own)}.`,
    doublepass: (winner, own) => `A pass answered by a pass: ${result(winner, own)}.`,
    'kings-dukes': (winner, own) =>
      winner === undefined
        ? `Kings and Dukes: the same number of pieces on the board; ${result(winner, own)}.`
        : `Kings and Dukes: with ${moreOrFewer(winner, own)} pieces on the board, ${result(winner, own)}.`,
    win: (winner, own) =>
      winner === undefined || own === undefined
        ? `All five pieces are off the board: ${result(winner, own)}.`
        : `All five of your ${winner === own ? '' : 'opponent’s '}pieces are off the board: ${result(winner, own)}.`,
    resign: (winner, own) => {
      if (winner === undefined) return `Resignation: ${result(winner, own)}.`;
      const resigned = capital(loses(winner, own, 'resigned'));
      return `${resigned}: ${own === opponentOf(winner) ? 'your opponent wins' : result(winner, own)}.`;
    },
    agreement: (winner, own) =>
      winner === undefined ? 'Draw by agreement.' : `Agreement: ${result(winner, own)}.`,
    claim: (winner, own) => `Perpetual check proven: ${result(winner, own)}.`,
    time: (winner, own) => `Out of time: ${result(winner, own)}.`,
    abandoned: (winner, own) =>
      winner === undefined
        ? `The other player did not come back: ${result(winner, own)}.`
        : `${capital(loses(winner, own, 'did not come back'))}: ${result(winner, own)}.`,
    declared: (winner, own) => `${capital(result(winner, own))}.`,
  },
  results: { won: 'You won!', lost: 'You lost', drawn: 'You drew' },
  players: PLAYERS,
  turns: { w: 'White to move.', b: 'Black to move.', A: 'Player A’s turn.', B: 'Player B’s turn.' },
  check: 'Check!',
  claimed,
  games: new Map([
    ['classico', 'Classic chess'],
    ['nucleo', 'Chess, traditional core'],
    ['brasez', 'Brasez'],
    ['senet', 'Senet'],
  ]),
  options: new Map([
    ['doubleStep', 'A pawn may advance two squares on its first move'],
    ['enPassant', 'En passant captures are allowed'],
    ['castling', 'Castling is allowed'],
    ['agreement', 'Draws by agreement are allowed'],
  ]),
  forbidden: (rule) => `${rule}: no`,
};

/** How a claim was judged (C-PERP). */
function claimed(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proven':
      return `Perpetual check is proven, for example: ${verdict.line.join(' ')}.`;
    case 'refuted':
      return 'Not proven: the checks can be escaped. The game goes on and nothing is lost.';
    case 'undecided':
      return 'Not proven: there are too many lines to check them all. The game goes on and nothing is lost.';
  }
}
