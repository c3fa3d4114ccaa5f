import type { draws as articles } from '../../../../manual/classico/draws.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const draws: ArticleTexts<typeof articles> = {
  afogamento: {
    title: 'Stalemate',
    summary: 'A player who is not in check and has no legal move draws.',
    body: [
      'If it is your turn, your king is not in check and none of your pieces has a legal move, the game is a draw by stalemate.',
      'If you are winning, take care: always leave your opponent a move, or give check.',
      'If you are losing, stalemate may save you.',
    ],
    examples: [
      'A queen ahead, and one bad move spoils it all: play the queen to f7 and see. Then start again and find a better one.',
    ],
  },

  acordo: {
    title: 'Draw by agreement',
    sought: 'offer a draw, accept a draw',
    summary: 'One player offers a draw, and the other accepts or declines.',
    body: [
      'On your turn you may offer a draw. If the opponent accepts, the game is drawn. If not, it goes on as before.',
      'This is common when the position is equal and nobody can make progress.',
    ],
    rulings: [
      {
        open: 'How long does an offer stand?',
        ruled: 'Until the opponent answers. Making a move instead of answering declines it.',
        why: 'So it is on a real board: whoever moves has declined.',
      },
      {
        open: 'What does the computer answer?',
        ruled: 'It looks at its own evaluation and accepts when it does not stand better.',
        why: 'The computer has to be fair: it neither accepts everything nor declines out of stubbornness.',
      },
    ],
    examples: [
      'All pawns are stuck, and no king can get in. Walk the kings around a little: in a game this is the moment for "Offer a draw".',
    ],
  },

  'material-insuficiente': {
    title: 'Insufficient material',
    summary: 'When nobody has the pieces to give mate, the game is drawn at once.',
    body: [
      'The game is drawn as soon as only this is left on the board:',
      '- King against king.',
      '- King and bishop against king.',
      '- King and knight against king.',
      '- King and two knights against king.',
      '- Kings and bishops, any number, all on squares of one colour.',
      'A pawn, a rook or a queen is always enough to go on. The pawn, because it may be promoted.',
    ],
    rulings: [
      {
        open: 'What about bishops on both sides, all on squares of one colour?',
        ruled: 'That is a draw too.',
        why: 'The document asks that neither side has the material for mate, and with those bishops mate is impossible: none of them attacks squares of the other colour.',
      },
      {
        open: 'And other poor endings, such as knight against knight or bishop against knight?',
        ruled: 'The game goes on. The list above is complete.',
        why: 'In those a mate can still happen if the opponent helps. And a mate on the board is always mate.',
      },
    ],
    examples: [
      'Take the queen. King and knight against king is left: a draw at once.',
      'Take the rook. Both bishops stand on dark squares: a draw.',
      'Now the bishops stand on different colours. Take the rook: the game goes on.',
    ],
  },

  'xeque-perpetuo': {
    title: 'Perpetual check',
    summary: 'Whoever can give check for ever may claim a draw.',
    body: [
      'Sometimes a player gives check after check: it is not mate, but the king cannot get away from the checks either. That is perpetual check, and the game is drawn.',
      'On your turn, if you can give check, the button "Claim perpetual check" appears. The program then looks for a proof: for each answer of the opponent you need another check, without end.',
      'If there is a proof, it is a draw, and the program shows the moves. If not, the game goes on and you lose nothing.',
    ],
    rulings: [
      {
        open: 'Who decides whether the check is really perpetual?',
        ruled:
          'The player to move claims, and the program proves or declines. If the search ends without an answer, the claim is declined for that reason.',
        why: 'The document asks for checks without end "whatever the other does"; only a proof can show that.',
      },
      {
        open: 'Can a draw be claimed at any moment?',
        ruled: 'Only when the player to move has at least one check to give.',
        why: 'Without a check the claim would be declined before it begins.',
      },
      {
        open: 'Does a check that mates, or an ending by clock or material, spoil the proof?',
        ruled: 'No. The proof looks at positions alone. A check without an answer does not break the chain.',
        why: 'Whoever would be mated has not refuted the claim, and the other endings act on their own.',
      },
      {
        open: 'What is the draw called when the position repeats because of the checks?',
        ruled:
          'If one side gave check with every move since the first of the three times, the draw is called "perpetual check".',
        why: 'It is the name players give to that draw.',
      },
    ],
    examples: [
      'Black is winning. Save yourself: check on e8, the king goes to h7, check on h5, the king goes back, and so on for ever. Play both sides.',
    ],
  },

  'cinquenta-lances': {
    title: 'The fifty-move rule',
    sought: '50 moves',
    summary: 'Fifty moves by each side without a capture and without a pawn move: a draw.',
    body: [
      'The program counts the moves since the last capture or the last pawn move. When each side has made 50 of them, the game is drawn.',
      'Every capture and every pawn move puts the count back to zero.',
    ],
    rulings: [
      {
        open: 'Is it 50 moves in all or 50 by each side?',
        ruled:
          'Fifty by each side, a hundred in all. The draw comes at once, without a claim. A mate with the last of them is mate.',
        why: 'That is what the fifty-move rule means to chess players everywhere.',
      },
    ],
    examples: [
      'One more move makes the draw. Move the rook: it is over. Press "Start again" and move the pawn: the count goes back to zero.',
    ],
  },

  'tripla-repeticao': {
    title: 'Threefold repetition',
    summary: 'The same position for the third time in the game: a draw.',
    body: [
      'When the same position appears for the third time, the game is drawn. It need not be three times in a row.',
      'The position is the same when the pieces stand on the same squares, the same side is to move and the same moves are possible: the same castling rights and the same en passant.',
    ],
    rulings: [
      {
        open: 'Does the draw have to be claimed?',
        ruled: 'No. The third time, the game ends at once.',
        why: 'The document says that the game is drawn when this happens; it does not speak of a claim.',
      },
    ],
    examples: [
      'Play both sides: white rook a2, black rook h7, white rook a1, black rook h8. Do it all once more: the position appears for the third time.',
    ],
  },

  'ordem-dos-finais': {
    title: 'When two endings hold at once',
    summary: 'Mate comes before all draws.',
    body: [
      'One move can bring two endings. The program looks in this order: mate, stalemate, repetition or perpetual check, insufficient material, fifty moves. The first that holds decides.',
    ],
    rulings: [
      {
        open: 'What counts when a move gives mate and completes a draw as well?',
        ruled: 'The mate.',
        why: 'With mate the game is over; after it there is nothing left to count.',
      },
    ],
    examples: ['The next move completes the fifty. Give mate on a8: White wins. Any other rook move draws.'],
  },
};
