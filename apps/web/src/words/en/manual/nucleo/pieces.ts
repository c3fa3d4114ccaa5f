import type { pieces as articles } from '../../../../manual/nucleo/pieces.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pieces: ArticleTexts<typeof articles> = {
  preparacao: {
    title: 'Setting up',
    summary: 'An 8×8 board, 16 pieces a side, each queen on her colour; White begins.',
    body: [
      'The eight pawns form the front line: rank 2 for White, rank 7 for Black. Behind them, from file a to file h: rook, knight, bishop, queen, king, bishop, knight, rook.',
      'The queen starts on the square of her own colour: the white one on d1, a light square; the black one on d8, a dark square.',
      'White moves first.',
    ],
    rulings: [
      {
        open: 'How is the starting position written when there is no castling?',
        ruled:
          'With dashes for castling and en passant. With the house rule for castling on, the letters KQkq appear.',
        why: 'The text of a position should only say what can still happen in the game.',
      },
    ],
    examples: ['The starting position. Find the two queens, each on her colour, and make the first move.'],
  },

  diferencas: {
    title: 'What differs from classic chess',
    summary:
      'Fewer exceptions: no castling, no en passant, promotion always to a queen, and running out of time is a draw.',
    body: [
      'Núcleo is chess reduced to its core, a first version without any extras. If you know classic chess you can play at once; just remember this:',
      '- There is no castling: each turn moves a single piece.',
      '- There is no en passant: you capture the piece on the square you go to.',
      '- A promoted pawn always becomes a queen.',
      '- A clock at zero is a draw, not a loss. In return, hints and takebacks spend your time.',
      '- Repetition draws only when the same moves repeat in the same order.',
      '- King and two knights against king is not an instant draw.',
      '- There is no fifty-move rule, no claim of perpetual check and no draw by agreement.',
      'The reasons are in the document itself: a turn is one single action, nothing happens at the same time, and promotion without a choice keeps things simple.',
    ],
    examples: [
      'Three differences at once. Try to castle, to take c5 in passing and to promote to a knight: none of that is allowed. Promote to a queen.',
    ],
  },

  'uma-acao': {
    title: 'One turn, one action',
    sought: 'turn structure, main action',
    summary: 'In each turn you move a piece or capture with a piece; that is why there is no castling.',
    body: [
      'In your turn you do one single thing: move a piece, or capture an enemy piece. Then it is the other’s turn. Passing is not allowed.',
      'Nothing happens at the same time. Castling moves king and rook together, and so it does not exist here.',
      'To shelter the king you need more moves: make a way out and walk. Plan it early.',
    ],
    rulings: [
      {
        open: 'The document does not speak of castling. Is it allowed?',
        ruled: 'No, unless the players turn that house rule on.',
        why: 'A turn is one single main action, without simultaneous ones; castling moves two pieces.',
      },
    ],
    examples: [
      'King and rooks at home, the path is clear: in classic chess it would be time to castle. Here the king goes one square at a time.',
    ],
  },

  pecas: {
    title: 'How the pieces move',
    summary: 'King, queen, rook, bishop and knight move and capture as in chess everywhere.',
    body: [
      '- King: a single step, to whichever side he likes.',
      '- Queen: in a straight line or diagonally, as far as the path is clear.',
      '- Rook: along the rank or the file.',
      '- Bishop: along the diagonal.',
      '- Knight: in an L, two squares and one more to the side. It alone ignores what is in the way.',
      'All of them capture the way they move, entering the square of the enemy piece. There is no luck: the same move always has the same result.',
    ],
    examples: [
      'Try each white piece. The bishop reaches d5 diagonally; the queen does not pass over the knight on d4.',
    ],
  },

  peao: {
    title: 'The pawn',
    summary: 'The pawn moves ahead, with a double step on its first move, and captures only diagonally.',
    body: [
      'The pawn moves one square ahead. On its first move it may move two, if both are empty.',
      'It captures only diagonally, one square ahead, and never goes back.',
    ],
    rulings: [
      {
        open: 'The document says that the pawn "advances", without a number of squares. Is the double step allowed?',
        ruled: 'Yes, on the first move of each pawn. A house rule can turn it off.',
        why: 'The document says that pieces move by the traditional rules, and the double step is one of them.',
      },
    ],
    examples: [
      'The pawn on d2 may go one square, go two or take the knight. The one on a4 goes to a5 or captures on b5.',
    ],
  },

  'sem-en-passant': {
    title: 'No en passant',
    summary: 'The double step passes freely: a pawn is captured only where it stands.',
    body: [
      'In classic chess a pawn that goes two squares can be taken in passing. In Núcleo it cannot.',
      'This changes strategy. A pawn on its first square can run past an enemy pawn without danger.',
    ],
    rulings: [
      {
        open: 'The document does not speak of en passant. Is it allowed?',
        ruled: 'No, unless the players turn that house rule on.',
        why: 'The table of the document says how a pawn captures and has no such exception: you capture the piece whose square you enter.',
      },
    ],
    examples: [
      'Go with the black pawn to d5, beside the white one. Then try to take it in passing: you cannot.',
      'The black pawn has just gone past. Yours can only go on.',
    ],
  },
};
