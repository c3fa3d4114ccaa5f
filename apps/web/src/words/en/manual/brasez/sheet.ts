import type { brasezSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';

export const brasez: SheetTexts<typeof brasezSheet> = {
  lead: 'The Brazilian chess of Rafael R. M. Oliveira (aka Rafael Ramus), version 1.3 of 2017. Weaker pieces, pawns that can do a lot. The words are ours; the rules are his.',
  setup:
    'First White, then Black puts the king on d or e; the Warlord goes on the other. Black gets the Pass token. White begins.',
  parts: [
    {
      title: 'Charge (pawn and Lord)',
      lines: [
        'The target stands two squares straight ahead, * with an empty square between. Both pieces leave the board. * At any time in the game.',
        'Pawns and Grand Dukes are not targets. Threatening to charge a king is check.',
      ],
    },
    {
      title: 'Lance (pawn, on its first move)',
      lines: [
        'The pawn goes 1 or 2 squares and pushes ahead of it the only enemy piece on its way, * to the square just beyond where it stops. Every square that piece crosses must be empty. Nothing is captured; * even a king or Grand Duke is pushed.',
      ],
    },
    {
      title: 'Legion (two pawns side by side)',
      lines: [
        'Both advance 1 square together. In front of each: an empty square, or an enemy piece with an empty square behind it, which is pushed. * A Grand Duke stops a legion.',
      ],
    },
    {
      title: 'En passant',
      lines: [
        'A pawn that went two squares (* also with the lance) can be captured, on the very next move only, on the square it passed over.',
      ],
    },
    {
      title: 'Castling',
      lines: [
        'If the king and the rook of that side have never moved, the king alone jumps to b or g. It may not be in check; * the square must be empty, not attacked and in no enemy zone. * What lies between does not matter.',
      ],
    },
    {
      title: 'Promotion',
      lines: [
        'On the far rank a pawn becomes at once a piece you have lost (W, R, N, H or L) or a Grand Duke. * It must.',
        'Lords and Warlords that reach the far rank may, on later turns, go to any empty square (sneak move), * while they stand there.',
      ],
    },
    {
      title: 'Grand Duke, Duchy and zone',
      lines: [
        'Retirement: after a move of another piece, in the same turn, a Grand Duke of yours may go to the Duchy. * Only one, and not the one just made.',
        'Entry: takes the turn. The square must be empty, not attacked and not next to the enemy king.',
        'Zone: the eight squares around it. An enemy piece that moves there leaves the board after its move, except kings and Grand Dukes, and unless, with it there, the owner’s king is in check.',
        '* A king does not enter an enemy zone; * standing in one is not check. * Pieces pushed there, or there before, stay.',
      ],
    },
    {
      title: 'Pass token',
      lines: [
        'Its holder may hand it over instead of moving, * except in check. A pass answered by a pass: draw.',
      ],
    },
    {
      title: 'Check',
      lines: [
        'Nobody ends their own turn in check, * counting the whole turn: pushes, zone and retirement. The kings never stand side by side.',
      ],
    },
    {
      title: 'Who wins (* in this order)',
      lines: [
        'Force majeure: whoever has only the king loses; Grand Dukes count, also in the Duchy. * Both bare: draw.',
        'No move on your turn: you lose, in check (mate) or not (stalemate). * A pass is a move.',
        'Two passes in a row: draw.',
        'Only kings and Grand Dukes: ten more moves; then more pieces on the board win. * The Duchy does not count.',
        '50 moves, * those of both sides counted, without capture or pawn move: more pieces win, * Duchy included. Equal: draw.',
        'The same position for the third time: draw. * You may agree on a draw; whoever resigns loses.',
      ],
    },
  ],
  pieces: {
    'w-king': 'King (K): one square in any direction.',
    'w-warlord':
      'Warlord (W): 1 or 2 squares forward or sideways, without jumping; 1 backward; 1 diagonally forward.',
    'w-priest':
      'High Priest (H): 1 to 3 squares diagonally; or exactly 2, jumping a piece. If it begins the turn on the far rank, also 1 sideways or back.',
    'w-knight': 'Knight (N): in an L, as in chess.',
    'w-rook': 'Rook (R): straight lines, as in chess.',
    'w-lord': 'Lord (L): 1 square along any diagonal or 1 straight forward; charge.',
    'w-pawn':
      'Pawn (P): 1 square forward, 2 on its first move; captures 1 diagonally forward; charge, lance, legion, en passant.',
    'w-duke': 'Grand Duke (G): only enters and leaves the board; it is never captured and attacks nothing.',
  },
};
