import type { tasks as outlines } from '../../../../manual/classico/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'primeiro-passo': {
    title: 'The first step',
    task: 'Advance the pawn two squares.',
    hint: 'Choose the pawn on e2 and then the square e4.',
    done: 'Well done! Only on its first move does a pawn go two squares.',
  },

  'torre-captura': {
    title: 'The rook captures twice',
    task: 'Take the knight, and then the bishop, which will run to the rook’s own file.',
    hint: 'The rook goes straight: from c2 to f2. Then look at the f-file.',
    done: 'The rook rules its file and its rank. And the bishop ran to the wrong place!',
  },

  'bispo-escolhe': {
    title: 'The bishop chooses',
    task: 'The bishop attacks a pawn and a knight. Take the knight, which is worth more.',
    hint: 'The knight is on f6, on the diagonal of d4.',
    done: 'A good choice. A knight is worth about three pawns.',
  },

  'cavalo-salta': {
    title: 'The knight jumps',
    task: 'The knight is surrounded by its own pawns. Take the queen with it all the same.',
    hint: 'Two squares to the side and one back: from d3 to b2.',
    done: 'Surrounded like that, no other piece could have moved.',
  },

  'peao-captura': {
    title: 'The pawn captures at an angle',
    task: 'The path is blocked. Take the rook with the pawn.',
    hint: 'A pawn captures diagonally: the rook is on e5.',
    done: 'It goes straight and captures diagonally: that is a pawn.',
  },

  'sair-do-xeque': {
    title: 'Answer the check',
    task: 'Your king is in check. Of the three answers, find the one that wins a rook.',
    hint: 'Who attacks the rook on e8? Look along the diagonals.',
    done: 'Running and blocking were allowed too. Taking was better.',
  },

  rocar: {
    title: 'Castle to the right side',
    task: 'Castle. Only one of the two sides is allowed.',
    hint: 'The king may not cross f1, which the rook attacks. Go to c1.',
    done: 'The king is safe, and the rook has come into play.',
  },

  'de-passagem': {
    title: 'In passing',
    task: 'Advance the pawn to e5. Black answers with a double step: capture en passant.',
    hint: 'The black pawn skipped the square d6. Go there.',
    done: 'It was now or never: one move later the right would be gone.',
  },

  'promocao-a-cavalo': {
    title: 'Not always a queen',
    task: 'Promote the pawn to the right piece, and then take the black queen.',
    hint: 'Which piece on e8 attacks the king on c7 and the queen on g7 at once?',
    done: 'A knight fork! Promoting to a piece other than a queen is called underpromotion.',
  },

  'mate-no-corredor': {
    title: 'Mate in one: the back rank',
    task: 'Give checkmate with the rook.',
    hint: 'The black king has no way out on rank 8. Get there.',
    done: 'The back-rank mate. Remember to make an escape square for your own king!',
  },

  'mate-de-dama': {
    title: 'Mate in one: queen and king',
    task: 'Give mate. Take care not to stalemate the king!',
    hint: 'The queen next to the black king, defended by your own king, gives mate.',
    done: 'Queen and king together: the mate that happens most.',
  },

  'salvo-pelo-afogamento': {
    title: 'Saved by stalemate',
    task: 'Black is winning, but your king has no move at all. Give the rook away with a check right beside the black king, on g8.',
    hint: 'If the black king takes the rook on g8, you have no move at all.',
    done: 'Stalemate: a draw! A lost game was saved.',
  },

  'xeque-sem-fim': {
    title: 'Check without end',
    task: 'Black is winning, a rook ahead. Draw: give check on e8 and on h5, until the position has appeared three times.',
    hint: 'The queen goes to and fro: e8, h5, e8, h5.',
    done: 'Perpetual check: a draw. In a game you may also claim it earlier.',
  },

  'escada-de-torres': {
    title: 'Mate in two: the ladder',
    task: 'One rook already closes rank 6. Bring the other one up with check, and give mate.',
    hint: 'First the rook from b5 goes to b7. Then it is the other one’s turn.',
    done: 'Two rooks, rung by rung, drive the king to the edge.',
  },

  'mate-sufocado': {
    title: 'Mate in two: the smothered mate',
    task: 'Give the queen away and mate with the knight.',
    hint: 'Check with the queen on g8: the rook has to take. And now, where does the knight give check?',
    done: 'The king is smothered by his own pieces. You know how to play now: enjoy your game!',
  },
};
