import type { classicoSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';

export const classico: SheetTexts<typeof classicoSheet> = {
  lead: 'Two equal armies, one board, no luck. Whoever checkmates the enemy king wins.',
  setup:
    'The corner square at your right hand is light. Each queen begins on a square of her own colour. White begins; then the sides take turns, and nobody passes.',
  parts: [
    {
      title: 'Capturing',
      lines: [
        'You capture by entering the square of an enemy piece, which leaves the board.',
        'Only the knight jumps. The king is never captured: the game ends before that.',
      ],
    },
    {
      title: 'Check and mate',
      lines: [
        'A king under attack is in check. The next move has to end it: move the king, capture the attacker or put a piece in between.',
        'No move may leave your own king in check. The kings never stand side by side.',
        'Check without an answer is checkmate: whoever gave mate wins.',
      ],
    },
    {
      title: 'Castling',
      lines: [
        'The king goes two squares towards a rook, and the rook steps over to his other side. It is one move, and the king goes first.',
        'Allowed if king and rook have never moved, no piece stands between them, and the king is not in check, passes no attacked square and does not stop on one. The rook may be attacked.',
      ],
    },
    {
      title: 'En passant',
      lines: [
        'Does an enemy pawn make its double step and stop beside yours? You may capture it diagonally on the square it passed over, as if it had gone only one.',
        'Only on the very next move.',
      ],
    },
    {
      title: 'Promotion',
      lines: [
        'A pawn that reaches the last rank becomes at once a queen, rook, bishop or knight, as you choose. * It may not stay a pawn. You may have several queens.',
      ],
    },
    {
      title: 'The game also ends by',
      lines: [
        'Resignation: at any moment; whoever resigns loses.',
        'Time: with a clock, whoever gets to zero loses. * Even if the other side lacks the pieces to give mate.',
      ],
    },
    {
      title: 'Draws',
      lines: [
        'Stalemate: the player to move is not in check and has no move.',
        'Agreement: one offers on their own turn, the other accepts.',
        'Repetition: the same position for the third time in the game. * It counts at once, without a claim.',
        'Fifty moves, * by each side, without a capture and without a pawn move.',
        'Insufficient material: king against king, alone or with one bishop, one knight or two knights; * or only bishops, all on squares of one colour.',
        'Perpetual check: whoever can give check for ever, whatever the other answers, may claim a draw.',
      ],
    },
    {
      title: 'When two endings meet',
      lines: ['* The first in this order counts: mate, stalemate, repetition, material, fifty moves.'],
    },
    {
      title: 'Writing it down',
      lines: [
        'The letter of the piece and where it goes: Nf3; the pawn has no letter: e4. Capture: Bxc6. Castling: O-O, and O-O-O on the queen’s side. Promotion: e8=Q. Check: +. Mate: #.',
      ],
    },
  ],
  pieces: {
    'w-king': 'King (K): one square in any direction, never to an attacked square.',
    'w-queen': 'Queen (Q): like a rook and like a bishop.',
    'w-rook': 'Rook (R): any number of squares in a straight line, without jumping.',
    'w-bishop': 'Bishop (B): any number of squares diagonally, without jumping.',
    'w-knight': 'Knight (N): two squares straight and one sideways, in an L; jumps over other pieces.',
    'w-pawn':
      'Pawn: one square forward, or two on its first move, if they are empty; captures one square diagonally forward.',
  },
};
