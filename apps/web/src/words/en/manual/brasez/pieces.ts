import type { pieces as articles } from '../../../../manual/brasez/pieces.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pieces: ArticleTexts<typeof articles> = {
  colocacao: {
    title: 'Setting up the pieces',
    sought: 'set-up, arrangement, back row, front row',
    summary: 'Nearly everything is in place: each player only chooses whether the king goes on d or on e.',
    body: [
      'The board is that of chess, 8 by 8 squares. On the first rank, from file a to file h, stand: High Priest, knight, rook, two free squares, rook, knight and High Priest.',
      'In front of them stand six pawns and two Lords. The Lords are on files c and f, right in front of the rooks. Black’s side is the mirror image.',
      'The free squares, d and e, belong to the king and the Warlord. First White chooses the square of the king, then Black. The Warlord takes the other one.',
      'Black gets the Pass token. White makes the first move.',
    ],
    rulings: [
      {
        open: 'Is choosing the square of the king an action of the game?',
        ruled:
          'Yes: these are the first two actions of the game. But they touch no count, and the first move after them is move 1.',
        why: 'This way a saved game tells all that was decided, and the moves have their usual numbers.',
      },
      {
        open: 'Which written positions are still in the set-up?',
        ruled:
          'Only the starting position and the two positions after White’s choice. Any other one without both kings is refused.',
        why: 'A king missing elsewhere is nearly always a slip by whoever wrote it.',
      },
    ],
    examples: [
      'Choose the square of the white king, d1 or e1. The Warlord takes the other one by itself.',
      'Now Black chooses. On d8 the king faces the white Warlord; on e8 it faces the white king. Passing is not possible yet.',
    ],
  },

  rei: {
    title: 'The king',
    summary: 'The king moves and captures one square in any direction.',
    body: [
      'The king is that of chess: one square forward, back, sideways or diagonally. If the enemy king is attacked and cannot escape, you win.',
      'It may not step onto an attacked square, nor next to the other king, nor into the zone of an enemy Grand Duke.',
    ],
    examples: [
      'Capture the knight on d5 with the king, or step to e5. The square d6 is too far, and the knight attacks e3.',
    ],
  },

  'grao-lorde': {
    title: 'The Warlord',
    sought: 'Gold General, Golden General, Vizier, queen, W',
    summary: 'The Warlord goes one or two squares forward or sideways; back or diagonally forward, only one.',
    body: [
      'The Warlord (W) stands where chess has the queen, but it is much weaker: it resembles the Gold General of shogi. It moves and captures like this:',
      '- One or two squares forward.',
      '- One or two squares sideways.',
      '- One square back.',
      '- One square diagonally forward.',
      'It never goes diagonally backward. On the far rank (8 for White, 1 for Black) it gains the sneak move.',
    ],
    rulings: [
      {
        open: 'Does the Warlord jump a piece when it goes two squares?',
        ruled: 'No. To go two squares, the first one must be empty.',
        why: 'Of its new jumps, the High Priest’s and the castling king’s, the document writes “jumping”; here it does not.',
      },
    ],
    examples: [
      'Take the Warlord two squares forward, to d6. Note that c3, diagonally backward, is not among its squares.',
      'Capture on d5 or on b4. The knight on d6 is behind the one on d5: the Warlord does not jump.',
    ],
  },

  'sumo-sacerdote': {
    title: 'The High Priest',
    sought: 'Elephant, bishop, SS, alfil',
    summary: 'The High Priest goes up to three squares diagonally, or jumps a neighbouring piece.',
    body: [
      'The High Priest (H) resembles the bishop, and even more the elephant of modern shatranj. It moves and captures one, two or three squares diagonally when the way is free.',
      'If a piece stands on the first square of the diagonal, it may jump over it. The jump ends on the square right behind. An enemy there is captured; the jumped piece stays.',
      'Away from the far rank it stays on squares of one colour.',
    ],
    rulings: [
      {
        open: 'Which pieces may the High Priest jump?',
        ruled: 'Any, of either side, on the first square of the diagonal. After the jump it goes no farther.',
        why: 'The document says “another piece” and not whose.',
      },
    ],
    examples: [
      'Go three squares, to a7 or g7. The fourth, h8, is too far: that is why the black king is not in check.',
      'Jump your pawn on c5 and capture the knight on b6. Or jump the knight on e5 and give check from f6. With a jump, a7 and g7 are out of reach.',
    ],
  },

  'mudanca-de-cor': {
    title: 'The change of colour',
    sought: 'colour change, color change',
    summary: 'On the far rank the High Priest also steps one square sideways or back.',
    body: [
      'The far rank is the one farthest from your side: 8 for White, 1 for Black. While it stands there, the High Priest gains three steps: one square to each side and one straight back. It captures with them too.',
      'This is how it crosses from light squares to dark ones, or back. It keeps its diagonal moves.',
    ],
    rulings: [
      {
        open: 'When do the extra steps exist?',
        ruled:
          'When the High Priest already stands on the far rank as its turn begins. Leaving it, the steps are lost; coming back, they are there again.',
        why: 'The document says “in following turns” and “as long as they are on the farthest line”.',
      },
      {
        open: 'And a High Priest that was made there from a pawn?',
        ruled: 'It has the same rights, from its next turn on. So have Lords and Warlords.',
        why: 'It stands on the far rank like any other, and the promotion was the action of that turn.',
      },
    ],
    examples: [
      'Capture the knight beside it on e8. The High Priest goes from a dark square to a light one. It may also go to c8 and d7.',
      'One rank earlier the step sideways does not exist yet. Enter the far rank on e8 or c8.',
    ],
  },

  'cavalo-e-torre': {
    title: 'The knight and the rook',
    sought: 'chariot, tower',
    summary: 'Knight and rook move as in chess.',
    body: [
      'The document also calls the rook a chariot.',
      'The knight jumps in an L: two squares one way and one to the side. It passes over whatever stands between.',
      'The rook goes any number of squares in a straight line, along rank or file, up to the first piece in its way. An enemy there may be captured. The rook does not jump.',
      'With no queen on the board, the rook reaches farther than any other piece of Brasez.',
    ],
    examples: [
      'The knight is surrounded by pawns, but it jumps out. Try f5.',
      'Capture the knight on h4 with the rook. It passes neither the pawn on d7 nor its own pawn on b4.',
    ],
  },

  lorde: {
    title: 'The Lord',
    sought: 'Lords, Colonel, Silver General, khon, kon, thon',
    summary: 'The Lord goes one square diagonally or one straight forward.',
    body: [
      'The Lord (L), which the document also calls a Colonel, resembles the Silver General of shogi. It moves and captures one square along any diagonal, or one square straight forward. It goes neither sideways nor straight back.',
      'Like the pawn it can charge: attack a piece two squares ahead, and leave the board with it. On the far rank (8 for White, 1 for Black) it gains the sneak move.',
    ],
    examples: [
      'Capture one of the knights: the one in front on d5, or the one diagonally behind on c3. The Lord does not go sideways.',
    ],
  },
};
