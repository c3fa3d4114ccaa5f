import type { Player, Verdict } from '@tabuleiro/game';
import type { CommonWords } from '../types/common.js';
import { opponentOf } from '../wording.js';

const PLAYERS: Readonly<Record<Player, string>> = { w: 'White', b: 'Black', A: 'Player A', B: 'Player B' };

/** "White wins", "draw" */
const result = (winner: Player | undefined): string =>
  winner === undefined ? 'draw' : `${PLAYERS[winner]} wins`;

const loserOf = (winner: Player): string => PLAYERS[opponentOf(winner)];

export const common: CommonWords = {
  outcomes: {
    mate: (winner) => `Checkmate: ${result(winner)}.`,
    stalemate: (winner) =>
      winner === undefined
        ? 'Stalemate: draw.'
        : `Stalemate: ${loserOf(winner)} has no move and, in this game, ${result(winner)}.`,
    repetition: (winner) => `Repeated position: ${result(winner)}.`,
    perpetual: (winner) => `Perpetual check: ${result(winner)}.`,
    material: (winner) => `Not enough material to mate: ${result(winner)}.`,
    fifty: (winner) =>
      winner === undefined
        ? 'Fifty-move rule, no capture and no pawn move: draw.'
        : `Rule of fifty movements, no capture and no pawn move: with more pieces, ${result(winner)}.`,
    force: (winner) =>
      winner === undefined
        ? 'Force majeure: only the two kings are left; draw.'
        : `Force majeure: the other side has only its king left; ${result(winner)}.`,
    doublepass: (winner) => `A pass answered by a pass: ${result(winner)}.`,
    'kings-dukes': (winner) =>
      winner === undefined
        ? 'Kings and Dukes: the same number of pieces on the board; draw.'
        : `Kings and Dukes: with more pieces on the board, ${result(winner)}.`,
    win: (winner) => `All five pieces are off the board: ${result(winner)}.`,
    resign: (winner) =>
      winner === undefined ? 'Resignation: draw.' : `${loserOf(winner)} resigned: ${result(winner)}.`,
    agreement: (winner) => (winner === undefined ? 'Draw by agreement.' : `Agreement: ${result(winner)}.`),
    claim: (winner) => `Perpetual check proven: ${result(winner)}.`,
    time: (winner) => `Out of time: ${result(winner)}.`,
    abandoned: (winner) =>
      winner === undefined
        ? 'The other player did not come back: draw.'
        : `${loserOf(winner)} did not come back: ${result(winner)}.`,
    declared: (winner) => (winner === undefined ? 'Draw.' : `${result(winner)}.`),
  },
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
};

/** How a claim was judged (C-PERP). */
function claimed(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proven':
      return `Perpetual check is proven, for example: ${verdict.line.join(' ')}.`;
    case 'refuted':
      return 'Not proven: the checks can be escaped. The game goes on and nothing is lost.';
    case 'undecided':
      return `Not proven within ${verdict.nodes} positions. The game goes on and nothing is lost.`;
  }
}
