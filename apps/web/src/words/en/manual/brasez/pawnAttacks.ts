import type { pawnAttacks as articles } from '../../../../manual/brasez/pawnAttacks.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pawnAttacks: ArticleTexts<typeof articles> = {
  charge: {
    title: 'The charge, or suicide attack',
    sought: 'kamikaze, charging, sacrifice',
    summary: 'A pawn or Lord strikes two squares ahead: the target and the attacker leave the board.',
    body: [
      'Pawns and Lords can charge; the document also calls it a kamikaze attack. The target is an enemy piece exactly two squares straight ahead, with the square between them empty.',
      'The target leaves the board, and the attacker leaves with it. It is a trade: a pawn for a rook is a good bargain.',
      'Against a pawn or a Grand Duke there is no charge.',
      'Threatening to charge the king is check. And mind your last piece: if it gives itself up and only your king is left, you lose, unless the other side has only its king left too.',
    ],
    rulings: [
      {
        open: 'Does a charge jump a piece on the first square?',
        ruled: 'No. The first square must be empty, and any piece on it stops the charge.',
        why: 'Of its new jumps, the High Priest’s and the castling king’s, the document writes “jumping”, and here it does not. Where it says that pawns and Grand Dukes prevent the charge, we take it to speak of the target.',
      },
      {
        open: 'Is the charge only for a pawn’s first move?',
        ruled: 'No. Pawns and Lords may charge at any time in the game.',
        why: 'The document limits the lance to the first move, but not the charge.',
      },
      {
        open: 'Can the two pieces that leave come back?',
        ruled:
          'Yes. Both count as captured; unless they are pawns they may return by promotion, each to its owner.',
        why: 'The document counts the attacker as captured by the opponent.',
      },
      {
        open: 'Does a charge to the far rank promote? Does a zone change anything?',
        ruled: 'Neither: the attacker leaves the board, and nothing is left to promote or remove.',
        why: 'It ends up on no square at all.',
      },
      {
        open: 'If you write only where it starts and ends, does the charge count?',
        ruled:
          'No. The program says so and asks you to say that it is a charge: “charge e4 e6”, or e4*e6 for short. On the board it shows that it is a charge.',
        why: 'A charge costs you a piece: it must be meant.',
      },
    ],
    examples: [
      'Charge the Warlord on c6 with the Lord. Both leave the board, and each may come back by promotion.',
      'Of the four pawns only one can charge: a4 against the rook. The one on c4 has your knight in its way, e4 faces a pawn, and g4 a Grand Duke.',
      'The charge would leave both squares empty, and the rook on h4 would attack your king. So it is not allowed.',
    ],
  },

  lanca: {
    title: 'The lance',
    sought: 'without support, push back, lance move',
    summary: 'On its first move a pawn may push back the enemy piece that stands in its way.',
    body: [
      'A pawn that has never moved advances one or two squares even with an enemy piece in its way. The piece is pushed and stops on the square right in front of the pawn.',
      '- Piece on the first square: the pawn goes one and pushes it one, or goes two and pushes it two.',
      '- Piece on the second square: the pawn goes two and pushes it one.',
      'Every square the pushed piece passes or lands on must be empty. A piece of either side on one of them supports it: then there is no lance.',
      'Nothing is captured. The pawn may push any enemy piece: even a Grand Duke, even the king.',
    ],
    rulings: [
      {
        open: 'What is a piece without support?',
        ruled:
          'One for which every square up to where it would be pushed is on the board and empty. A piece of either side on one of them stops the lance.',
        why: 'The document says that any piece behind prevents the move.',
      },
      {
        open: 'How far is the piece pushed?',
        ruled:
          'To the square just beyond the one where the pawn stops. The pawn pushes only one piece: with two in the way, or one of your own, there is no lance.',
        why: 'So the piece gives way no more than it must.',
      },
      {
        open: 'Can the king be pushed too?',
        ruled:
          'Yes, when it stands right in front of the pawn. Two squares ahead it would already be in check from the charge.',
        why: 'The document speaks of any enemy piece, and lists the lance among the moves that mate.',
      },
      {
        open: 'What happens to a pawn that pushes a Grand Duke?',
        ruled: 'It ends next to the Grand Duke, and the zone captures it, unless the enemy king is in check.',
        why: 'The document names this very pawn as an example of the zone.',
      },
    ],
    examples: [
      'Advance the pawn two squares: the knight ends up on e5. With one square only, it goes to e4.',
      'No lance here. The pawn on e3 has the support of the Lord on e4. The pawn on g2 had moved and was pushed back: it no longer pushes.',
      'Push the Grand Duke with e2–e4. It goes to e5, and the pawn, which stopped next to it, is captured by the zone.',
    ],
  },

  'movimento-legionario': {
    title: 'The legionary move',
    sought: 'legion, side by side',
    summary: 'Two pawns side by side advance one square together and push what stands in front.',
    body: [
      'Two of your pawns, neighbours on one rank, may advance one square at the same time. It is a single action.',
      'In front of each there must be an empty square, or an enemy piece that can go back one square. That piece is pushed. Both pawns may push at once.',
      'What stops the legion: a piece of yours in front, a Grand Duke in front, any piece right behind the one to be pushed, or the edge of the board.',
    ],
    rulings: [
      {
        open: 'Does a legion push a Grand Duke?',
        ruled: 'No. A Grand Duke in front of one of the pawns stops the legion.',
        why: 'The document only says that the lance can move a Grand Duke.',
      },
      {
        open: 'Must the pawns be on their first move?',
        ruled: 'No. Whether they moved before does not matter.',
        why: 'The document asks only that they stand side by side.',
      },
      {
        open: 'May a legion push a piece off the board?',
        ruled: 'No. Behind the pushed piece there must be an empty square.',
        why: 'Pushing is not capturing.',
      },
    ],
    examples: [
      'Choose one pawn, then the other, then the square ahead of one of them. Knight and rook go back one square.',
      'No legion gets through. The knight on d5 has the pawn on d6 right behind it, the Grand Duke on g5 is not pushed, and the pawns on a4 and c4 are not neighbours. Alone, e4–e5 is possible.',
      'The knight on d8 is at the edge of the board: the legion does not push it. Promote only the pawn on e7, or capture the knight with it.',
    ],
  },

  empurrao: {
    title: 'Being pushed',
    sought: 'push',
    summary: 'A pushed piece changes its square, but it has not made a move.',
    body: [
      'Lance and legion push pieces. A pushed piece is not captured and captures nothing. As it did not move by itself, no zone removes it.',
      'A pushed pawn loses the double step and the lance. It may even end behind its starting square, on its own first rank. From there it goes like any pawn that has moved.',
    ],
    rulings: [
      {
        open: 'Does a zone remove a piece that is pushed into it?',
        ruled: 'No. The zone acts only on what moves by itself.',
        why: 'The document speaks of pieces that move to a square next to the Grand Duke.',
      },
      {
        open: 'What may a pawn do that was pushed onto its own first rank?',
        ruled: 'Step one square, capture, charge and join a legion. The double step and the lance are lost.',
        why: 'It is a pawn like the others, but no longer on its starting square.',
      },
      {
        open: 'If a rook is captured at home and another rook goes there, is castling still allowed?',
        ruled:
          'No. When a king or rook leaves its starting square, in whatever way, the castling that needs it is gone.',
        why: 'Castling is for pieces that are still at home.',
      },
    ],
    examples: [
      'Advance the legion. The knight ends on d6, next to your Grand Duke, and yet it stays on the board: it was pushed.',
      'The legion pushes the black pawn from d7 to d8, Black’s first rank. Then play for Black: from d8 it captures on e7.',
      'This black pawn was pushed to d8. It steps one square, but the double step is gone.',
    ],
  },
};
