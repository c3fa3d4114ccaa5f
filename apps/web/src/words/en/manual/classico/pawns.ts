import type { pawns as articles } from '../../../../manual/classico/pawns.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pawns: ArticleTexts<typeof articles> = {
  peao: {
    title: 'How the pawn moves',
    summary: 'The pawn moves one square forward; on its first move it may move two.',
    body: [
      'The pawn moves straight ahead, one square per move. It never moves back.',
      'On its first move each pawn may choose: one square or two. For the double step, both squares ahead have to be empty.',
      'A piece in front of it, of either side, stops the pawn: it does not capture straight ahead.',
    ],
    examples: [
      'The pawn on d2 has not moved: choose one square or two. The one on a4 has, so it moves only one. The one on f2 cannot reach f4, which is occupied.',
    ],
  },

  'captura-do-peao': {
    title: 'How the pawn captures',
    summary: 'The pawn captures one square diagonally forward.',
    body: [
      'The pawn is the only piece that captures one way and moves another. It captures on the square diagonally ahead, to the left or to the right.',
      'With no enemy piece there, the pawn does not move diagonally. The only exception is en passant.',
    ],
    examples: [
      'The pawn on d4 is stuck behind the black pawn, but it can take the knight or the rook, diagonally. Choose.',
      'Here there is nothing to take: the pawn can only move ahead.',
    ],
  },

  promocao: {
    title: 'Promotion',
    summary: 'A pawn that reaches the last rank becomes a queen, rook, bishop or knight.',
    body: [
      'When your pawn reaches the last rank, it is promoted in the same move. You choose: queen, rook, bishop or knight. The new piece stands where the pawn arrived.',
      'The choice does not depend on captured pieces. You may have two queens, or three rooks, or more.',
      'Nearly always the queen is chosen. Sometimes another piece is better: a knight that gives check, or a rook to avoid stalemate.',
    ],
    rulings: [
      {
        open: 'May a pawn stay a pawn on the last rank, if the player likes?',
        ruled: 'No. Promotion is compulsory, and only to queen, rook, bishop or knight.',
        why: 'One document says that the pawn "may choose"; the other one, more exact, says that it is promoted and names the four pieces. The more exact one counts.',
      },
      {
        open: 'What happens to somebody who writes a promotion to king, such as e7e8k?',
        ruled: 'The text is not a move. "Why can’t I?" answers that a pawn cannot become a king.',
        why: 'Written moves only know the letters of the four pieces that are allowed.',
      },
    ],
    examples: [
      'Promote by going to e8 or by taking the rook on d8. The board asks which piece you want.',
      'Promote to a knight: it checks the king and attacks the queen at once. After the check, the queen is yours.',
    ],
  },

  'en-passant': {
    title: 'Capturing en passant',
    summary:
      'A pawn that makes the double step and stops beside yours can be taken as if it had gone one square.',
    body: [
      'En passant is French for "in passing". The double step is no way to slip past a pawn that has come far.',
      'When the enemy pawn goes two squares and stops beside yours, yours may take it. Your pawn goes diagonally to the square the other one skipped. The enemy pawn leaves the board.',
      'It is the only capture where the captured piece is not on the square you go to.',
      'It is allowed only on the move right after the double step. The next article shows all the conditions.',
    ],
    examples: [
      'The black pawn has just gone from d7 to d5. Take it: your pawn goes from e5 to d6, and the pawn on d5 disappears.',
      'Now play both sides: go with the white pawn from d2 to d4, then capture with the black one, from c4 to d3.',
    ],
  },

  'en-passant-condicoes': {
    title: 'En passant: the conditions',
    summary:
      'Only on the move right after the double step, only with a pawn on its fifth rank, and without exposing the king.',
    body: [
      'All of these have to hold:',
      '- Your pawn stands on its fifth rank: it has come exactly three ranks. For White that is rank 5; for Black, rank 4.',
      '- The enemy pawn is on the next file and went two squares in a single move, its first.',
      '- You capture on the very next move. One move later the right is gone.',
      '- Your king is not in check after the capture. Take care: two pawns leave the same rank at once.',
      'En passant is a right. You have to use it only when there is no other move.',
    ],
    rulings: [
      {
        open: 'When does a written position show the en passant square?',
        ruled:
          'Only when the capture is really possible. A well written square without a possible capture becomes a dash.',
        why: 'So two positions with the same possible moves are written the same way and count as repeated.',
      },
    ],
    examples: [
      'Too late: the black pawn has been on d5 for more than a move, or got there one square at a time. Your pawn can only go on.',
      'Go with the black pawn to d5 and try to take it en passant. You cannot: without both pawns on rank 5, the rook on h5 would check the king on a5.',
    ],
  },
};
