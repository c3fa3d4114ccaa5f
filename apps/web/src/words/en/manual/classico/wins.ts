import type { wins as articles } from '../../../../manual/classico/wins.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const wins: ArticleTexts<typeof articles> = {
  'xeque-mate': {
    title: 'Checkmate',
    summary: 'A king in check with no answer: the player who gave mate wins.',
    body: [
      'This is the aim of the game. The king is in check, has no safe square, nobody takes the attacker and nobody blocks the attack. The game ends at once.',
      'Before you give check, ask: where will the king go? If the answer is "nowhere", look whether somebody takes or blocks.',
    ],
    examples: [
      'Take the rook to a8. The king is shut in behind his own pawns: mate.',
      'Nearly the same, but here the king has a way out on h7. Give check on a8 and escape with the black king.',
      'The white king takes the squares of rank 7 away. Find the mate with the queen.',
    ],
  },

  desistencia: {
    title: 'Resigning',
    sought: 'resign, give up, forfeit',
    summary: 'Whoever resigns loses, and the opponent wins at once.',
    body: [
      'If you think the game is lost, you may resign. The opponent wins immediately. The program asks first, so that nobody resigns by mistake.',
      'Resigning is a right, never a duty. While there are moves, the opponent may still go wrong.',
    ],
    rulings: [
      {
        open: 'May you resign only on your own turn, or at any moment?',
        ruled:
          'At any moment of an unfinished game. With two people at one device the program proposes the side to move, and that can be changed.',
        why: 'The rules say "at any moment"; resigning on your turn is only the least the program has to offer.',
      },
    ],
    examples: [
      'White has a bare king against a queen. In a game many would choose "Resign" here, and Black would win. But play a little: a careless Black gives stalemate.',
    ],
  },

  tempo: {
    title: 'Time runs out',
    sought: 'flag, time out',
    summary: 'With a clock, a player who gets to zero loses the game.',
    body: [
      'Playing with a clock is a choice, made before the game. Without one you think as long as you like.',
      'The two most common clocks are a time for each move, for instance 30 seconds, and a time for the whole game, with or without an increment, for instance 10 minutes and 5 seconds more per move.',
      'When your clock reaches zero, you lose. It does not matter who was better on the board.',
    ],
    rulings: [
      {
        open: 'What if the opponent has a bare king and could not give mate?',
        ruled: 'Whoever runs out of time loses all the same.',
        why: 'The document says that whoever exceeds the time loses, with no exception. In official tournaments it would be a draw; here the document counts.',
      },
      {
        open: 'Does the clock run while the program is closed?',
        ruled:
          'No. A closed game is paused, and its clock goes on from the last saved value, at most a second earlier.',
        why: 'Nobody should lose because of a power cut or a closed page.',
      },
    ],
    examples: [
      'Black has a bare king and cannot give mate. If White’s clock reached zero here, Black would win. With time left, bring the pawn on.',
    ],
  },
};
