import type { pawns as articles } from '../../../../manual/brasez/pawns.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pawns: ArticleTexts<typeof articles> = {
  peao: {
    title: 'The pawn',
    summary: 'The pawn goes one square forward and captures one square diagonally forward.',
    body: [
      'The pawn moves straight and captures diagonally, as in chess. It never goes back.',
      'In Brasez it can do much more. On its first move it may go two squares, or push a piece with the lance. Beside another pawn it advances as a legion. At any time it may charge. On the far rank (8 for White, 1 for Black) it is promoted.',
    ],
    examples: [
      'Capture the knight on c5, or step to d5. On e5 there is nothing to capture.',
      'The rook on d5 stops the pawn: alone, a pawn that has moved neither captures nor pushes the piece in front.',
    ],
  },

  'passo-duplo': {
    title: 'The double step',
    sought: 'first move of a pawn, double move',
    summary: 'On its first move a pawn may go two empty squares.',
    body: [
      'A pawn that has never left its starting square may go two squares forward if both are empty.',
      'With a piece of your own in the way it may not. With an enemy in the way the lance may help.',
    ],
    rulings: [
      {
        open: 'May a pawn that was pushed still take the double step?',
        ruled:
          'No, even if it stands on its old square again. The double step is for pawns that never left their square.',
        why: 'The double step is a pawn’s first move, made from its starting square.',
      },
    ],
    examples: [
      'The pawn on d2 has never moved: take it to d4. The one on a2 had moved and was pushed back: it goes only one square.',
      'Neither pawn has moved, but your own knights close the way. Only a2–a3 is possible.',
    ],
  },

  'en-passant': {
    title: 'Capturing en passant',
    summary: 'A pawn that just went two squares can be captured on the square it passed over.',
    body: [
      'If a pawn goes two squares and stops beside an enemy pawn, that pawn may capture it as if it had gone only one.',
      'Only in the very next action. After that the right is gone, even if that action was a pass.',
    ],
    rulings: [
      {
        open: 'Does a lance of two squares allow en passant as well?',
        ruled: 'Yes. What counts is that the pawn went two squares.',
        why: 'The document treats the lance as the double step that pushes.',
      },
      {
        open: 'And if the pawn that went two squares ended in a zone?',
        ruled: 'Then it has already left the board, and nothing is there to capture.',
        why: 'The zone acts at the end of that same action, before the reply.',
      },
      {
        open: 'And if a written position names an en passant square on which nothing can capture?',
        ruled:
          'If the square is empty, on the right rank, and between the advanced pawn and the empty square it came from, the position is accepted and written back without the mark. Otherwise it is refused.',
        why: 'A capture that cannot happen does not change the game; an impossible mark is a slip by whoever wrote it.',
      },
    ],
    examples: [
      'Black has just played d7–d5. Capture on d6: the pawn on d5 leaves the board.',
      'The same board, but the black pawn came to d5 some time ago. Now it is too late.',
      'Play the lance e2–e4, which pushes the knight. Now play for Black: d4 may capture en passant on e3.',
    ],
  },

  roque: {
    title: 'Castling',
    summary: 'The king alone jumps to file b or g; the rook stays where it is.',
    body: [
      'The rooks already start near the centre. So in Brasez only the king moves in castling: it jumps from its starting square to file b or g in one go, along its rank.',
      'As in chess, the jump to file g is called kingside or short castling (O-O), and that to file b queenside or long castling (O-O-O).',
      'To jump:',
      '- The king and the rook of that side have never moved: the rook of file c for the jump to b, that of file f for the jump to g.',
      '- The king is not in check.',
      '- The square of arrival is empty, not attacked, and not in the zone of an enemy Grand Duke.',
    ],
    rulings: [
      {
        open: 'Does it matter what is between the king and the square of arrival?',
        ruled: 'No. Neither pieces on the way nor attacked squares on the way stop the jump.',
        why: 'The document says that the king jumps; it asks only that king and rook have not moved and that there is no check.',
      },
      {
        open: 'Which of the two rooks must not have moved?',
        ruled:
          'The one of the side the king jumps to, and it must still be there. The other does not matter.',
        why: 'It is so in chess, and the document speaks of one rook only.',
      },
      {
        open: 'What must the square of arrival be like?',
        ruled: 'Empty, not attacked, and outside the zone of an enemy Grand Duke.',
        why: 'The jump captures nothing, and a king never goes to an attacked square or into an enemy zone.',
      },
    ],
    examples: [
      'Jump with the king to b1. The Warlord and the rook on the way do not matter. The jump to g1 is possible too.',
      'Here no jump will do: the rook attacks g1, and b1 is in the zone of the Grand Duke on a2. An ordinary step is left.',
      'The king is in check from the rook on e6: it may not jump. Get out of check with a step.',
    ],
  },
};
