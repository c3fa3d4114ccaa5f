import type { endings as articles } from '../../../../manual/nucleo/endings.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const endings: ArticleTexts<typeof articles> = {
  xeque: {
    title: 'Check and its three remedies',
    sought: 'defence, block the threat',
    summary: 'A king under attack: move him, capture the attacker or block the attack.',
    body: [
      'The king is in check when an enemy piece threatens him. He may not stay on an attacked square or go to one.',
      'On your turn you have to end the threat, in one of these ways:',
      '- Move the king to a safe square.',
      '- Capture the piece that threatens.',
      '- Block the way with another piece.',
      'It is also forbidden to move away the piece that shields your king: he would stand on an attacked square.',
    ],
    examples: [
      'The queen on e4 gives check. Move the king or block with the bishop on e2. The knight on e5 does not help: that square is behind the queen.',
      'Here all three remedies work: capture with the pawn, block with the knight or move the king.',
    ],
  },

  'xeque-mate': {
    title: 'Checkmate',
    summary: 'Check with none of the three remedies: whoever gave check wins.',
    body: [
      'You win by trapping the enemy king. When he is in check and none of the three remedies works, it is checkmate.',
      'Some defences of classic chess do not exist here. En passant, for instance, saves nobody.',
    ],
    examples: [
      'Advance the pawn from d2 to d4: mate. In classic chess the pawn on e4 would save Black by capturing en passant.',
      'There is more than one way to give mate. And take care: a move without check may give stalemate.',
    ],
  },

  promocao: {
    title: 'Promotion: always a queen',
    summary: 'A pawn that reaches the last rank becomes a queen at once, without a choice.',
    body: [
      'When your pawn reaches the last rank, it becomes a queen in the same move. The board asks nothing.',
      'The document explains: without a choice, everything is simpler in this first version.',
      'This has a price. Sometimes the new queen gives stalemate, and you cannot ask for a rook. Then wait a move.',
    ],
    examples: [
      'Advance the pawn: it becomes a queen. Rook, bishop and knight are not allowed.',
      'A queen on c8 would give stalemate: a draw. Rather play the king to d7 and promote next move.',
    ],
  },

  afogamento: {
    title: 'Stalemate',
    summary: 'Not in check and without any legal move: a draw.',
    body: [
      'If it is your turn, the king is not in check and you have no legal move, the game is drawn.',
      'In Núcleo you have to take more care, because pawns only become queens. Count the squares of the enemy king before you promote.',
    ],
    examples: [
      'Promote on f8 and look at the squares of the king on h7: is h8 left? No, the queen attacks it too. Stalemate! Start again and first play the king to f6.',
    ],
  },

  repeticao: {
    title: 'Repetition in the same order',
    summary: 'The same position three times in a row, by the same moves in the same order: a draw.',
    body: [
      'Think of a loop: some moves that lead from a position back to itself. If the players go around the same loop twice in a row, move by move, the position has appeared three times and the game is drawn.',
      'If the position comes back by another route, it does not count. In classic chess it would.',
      'Whoever keeps giving check draws like this too: just repeat the same checks. There is no claim of perpetual check.',
    ],
    rulings: [
      {
        open: 'What does "three consecutive times with the same order of moves" mean?',
        ruled:
          'The position equals the one a loop ago and the one two loops ago, and the moves of both loops are the same, in the same order.',
        why: 'So every word counts: three times, consecutive and in the same order. Three times by different routes are not enough.',
      },
      {
        open: 'What is compared, and since when?',
        ruled:
          'The pieces and whose turn it is; with house rules on, castling rights and en passant too. The position a game starts from is its first time.',
        why: 'That is all that decides which moves are possible.',
      },
    ],
    examples: [
      'Play both sides: white rook a2, black rook h7, white rook a1, black rook h8. Go around the same loop again: a draw.',
      'Now change the route: first a loop with the rooks on a2 and h7, then one with a3 and h6. The position appears three times, but the game goes on.',
    ],
  },

  material: {
    title: 'Insufficient material',
    summary: 'No pieces to win with, on either side: a draw.',
    body: [
      'The game is drawn at once when only this is left:',
      '- King against king.',
      '- King and bishop against king.',
      '- King and knight against king.',
      '- Kings and bishops, all on squares of one colour.',
      'King and two knights against king differs from classic chess: here the game goes on.',
    ],
    rulings: [
      {
        open: 'The document gives a single example, king against king. What else counts?',
        ruled: 'The four situations above, and no other. King and two knights against king goes on.',
        why: 'In the four, mate is impossible. With two knights it cannot be forced, but it exists, and the document does not name them.',
      },
    ],
    examples: [
      'Take the queen: king against king is left, and the game is drawn.',
      'In classic chess this would be drawn already. In Núcleo, give mate with the knight on e5.',
    ],
  },
};
