import type { endings as articles } from '../../../../manual/senet/endings.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const endings: ArticleTexts<typeof articles> = {
  vitoria: {
    title: 'How to win',
    sought: 'victory, goal',
    summary: 'Whoever brings all five pieces off the board first wins; there is no draw.',
    body: [
      'The first player to bring all five pieces off the board wins. Next to the board you see how many of each side have left.',
      'The game ends the moment the fifth piece leaves.',
      'You may also resign at any time: your opponent wins. There is no draw in Senet. With a clock, whoever runs out of time loses.',
    ],
    rulings: [
      {
        open: 'Does a player whose last piece leaves with a 1 or a 5 throw again?',
        ruled:
          'No. The game ends at once; the extra throw is not taken. In the final position it is the loser’s turn, and the die is to be thrown.',
        why: 'The first to remove five pieces wins: there is nothing left to play.',
      },
      {
        open: 'Can there be a draw, and may a player resign?',
        ruled: 'A player may resign. There is no draw, not even by agreement.',
        why: 'The document knows only victory, and in a race somebody always comes in first.',
      },
      {
        open: 'What is a position where one side has no pieces left, given with a die or with the winner to act?',
        ruled:
          'A finished game: the side that is off has won. It is written back as it was given. The form with the loser to act and no die is the one that play produces.',
        why: 'The result is plain on the board; refusing the text would help nobody.',
      },
    ],
    examples: [
      'It is your last piece, and the die shows 1. Take it off the board: you win at once, without another throw.',
      'You still have two pieces. Take off the one on 29: the game goes on, and your opponent may win with a 1.',
    ],
  },

  'como-se-escreve': {
    title: 'How a position is written',
    summary: 'Thirty houses in three groups, the player to act and the die.',
    body: [
      'A position of Senet is a line with three parts, with a space between them: the board, the player and the die.',
      '- The board is the houses in the order of the track, in three groups of ten divided by a slash: 1 to 10, 11 to 20, 21 to 30. The letter A is a cone, B is a spool, and a dot is an empty house.',
      '- The player is A or B: it is that player’s turn.',
      '- The die is the number on the table, 1 to 5, or a hyphen if it is still to be thrown.',
      'Pieces that have left are not written: they are those missing from five. The starting position is ABABABABAB/........../.......... A -.',
      'You can copy the position of a game under "More", and paste one on the home page or under "Start from another position".',
    ],
    rulings: [
      {
        open: 'Which texts are not positions?',
        ruled:
          'Those that do not have 30 houses in three groups of ten, those with more than five pieces of one side or a piece on 27, and a board without any piece. The program says what is wrong, and where.',
        why: 'No game reaches such positions, and to guess what was meant would be worse than to ask.',
      },
    ],
    examples: [
      'This position is written ...B....../....B...../A......A.. A 5. Player A has two pieces on the board: three have left. Play 21-26: that is how the move from 21 to 26 is written.',
    ],
  },
};
