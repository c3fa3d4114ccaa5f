import type { moving as articles } from '../../../../manual/senet/moving.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const moving: ArticleTexts<typeof articles> = {
  'tabuleiro-e-caminho': {
    title: 'The board and the track',
    sought: '30 houses, S shape, numbering',
    summary: 'Thirty squares in three rows of ten make a single track in the shape of an S.',
    body: [
      'Senet is a race. The board has 30 squares in three rows of ten, and pieces always visit them in the same order, from 1 to 30. We call the squares houses.',
      '- On the top row, 1 to 10, pieces go from left to right.',
      '- On the middle row, 11 to 20, they go from right to left: 11 lies below 10.',
      '- On the bottom row, 21 to 30, they go from left to right again: 21 lies below 20.',
      'On an upright screen, such as a phone’s, the board of a game stands upright too: the three rows become three columns, the first one at the left. The track is the same.',
      'Number 31 is not a house: it is the exit. A piece that reaches 31 has left the board.',
      'With the keyboard, Page Down goes to the next house of the track and Page Up to the one before, so you need not think about the turns. Screen readers read the houses in the order of the track as well.',
    ],
    examples: [
      'The die shows 3. Take the piece on 9 to 12 and watch the turn: 10, 11, 12. The piece on 20 turns too, to 23. Nobody moves backwards.',
      'After house 30 there is only the exit, number 31. There is no 32: the piece on 29 cannot use a 3, and it is the one on 5 that moves.',
    ],
  },

  preparacao: {
    title: 'How a game begins',
    sought: 'set-up, first player',
    summary: 'Five pieces a side, alternating on houses 1 to 10; player A begins.',
    body: [
      'Each player has five pieces. Those of player A are the cones, those of player B the spools.',
      'The cones begin on 1, 3, 5, 7 and 9, the spools on 2, 4, 6, 8 and 10. Player A, who owns the piece on 1, always begins.',
      'When you start a new game you choose your side, or leave it to chance. Whoever has the cones plays first.',
    ],
    examples: [
      'The starting position, after the die showed a 3 for player A. Every cone can go three houses: the one on 9 runs to 12, the others swap places with a spool. The spools wait for their turn.',
    ],
  },

  dado: {
    title: 'The die',
    sought: 'D5, roll, dice',
    summary: 'The die has five faces, 1 to 5, all equally likely; every throw can be checked.',
    body: [
      'The game is played with a five-sided die: 1, 2, 3, 4 and 5. Each number comes up once in five throws on average.',
      'The Egyptians threw sticks, and with sticks the numbers are not equally likely. This game uses a die: what you read about the chances of sticks does not hold here.',
      'The die of the program is fair, and you need not take our word for it: it can be checked. Before the game the program shows a seal, you add a text of your own, and at the end the secret is revealed. The general chapter explains it under "Fair dice and how to check them".',
      'Two people at one device may also throw a real die and say which number came up.',
    ],
    rulings: [
      {
        open: 'Where do the numbers come from, and how do you know that nobody chose them?',
        ruled:
          'A secret is sealed before the game and mixed with the text of the player; each throw is computed from the secret, the text and the number of the throw. At the end the secret is shown and anybody can repeat the calculation.',
        why: 'The document only says that the die has five values. In a game of luck both sides must be able to trust the luck.',
      },
      {
        open: 'What becomes of the die when a move is taken back or the game is opened again?',
        ruled: 'Numbers already seen come again, in the same order.',
        why: 'Otherwise taking a move back would be a way to throw again until the number pleases.',
      },
      {
        open: 'May the computer know what the die is going to show?',
        ruled: 'No. The computer never gets the secret or a future throw.',
        why: 'Whoever plays against it knows only the number on the table; so does the computer.',
      },
      {
        open: 'May a real die be used?',
        ruled:
          'Yes. Two people at one device may throw their own die and say the number. The record of the game says that the die was real.',
        why: 'The physical game belongs to Senet, and the record has to say that there is no calculation to check.',
      },
    ],
    examples: [
      'The die has not been thrown yet. Throw it: a number from 1 to 5 comes up, and only then is a piece chosen. There is no 6, and without the die no piece moves.',
    ],
  },

  'a-vez': {
    title: 'A turn',
    sought: 'turn, split the number',
    summary: 'Throw the die, choose one of your pieces and move it exactly the number shown.',
    body: [
      'A turn always goes in the same order:',
      '- Throw the die.',
      '- Choose one of your pieces.',
      '- Move it exactly the number shown.',
      '- After a 1 or a 5 throw again; otherwise it is your opponent’s turn.',
      'The number is for one piece only. A 4 cannot become 3 with one piece and 1 with another.',
    ],
    rulings: [
      {
        open: 'How is an action written?',
        ruled:
          'A throw is the number itself, 1 to 5. A move is the house it leaves, a hyphen and the house it reaches, such as 9-12; leaving the board is reaching 31, such as 26-31. When nothing can move the action is skip.',
        why: 'The document has no notation. Each action needs exactly one text so that games can be kept and checked.',
      },
      {
        open: 'What are 6, 0-3, 8-32 or 03-05?',
        ruled:
          'Texts that are a move in no position: the notation does not read them. A number from 1 to 5, skip or houses that exist, but at the wrong moment, are forbidden moves.',
        why: 'A slip of the pen and a breach of a rule are different things. In both cases whoever asks why not gets an answer.',
      },
    ],
    examples: [
      'The die shows 3. Choose: the piece on 9 goes to 12, or the one on 4 goes to 7. You cannot move one of them 2 and the other 1, nor move your opponent’s piece, nor throw again.',
    ],
  },

  'andar-e-ultrapassar': {
    title: 'Moving and overtaking',
    sought: 'overtake, basic move',
    summary: 'A piece advances exactly the number shown and may pass over other pieces.',
    body: [
      'A piece only moves forward, and exactly the number shown: no more, no less.',
      'The houses on its way need not be empty. You may overtake your own pieces and your opponent’s. Only a wall of your opponent, three or more pieces in a row, stops you.',
      'What matters is the house where the piece stops: it may be empty, hold a piece of yours or hold one of your opponent’s. The next articles tell what happens in each case.',
    ],
    examples: [
      'The piece on 10 passes over two of your opponent’s pieces and one of your own and stops on 14. Stopping earlier is not allowed, nor is moving back.',
    ],
  },

  'mover-ou-perder-a-vez': {
    title: 'Move, or lose the turn',
    summary: 'If a piece can move, you have to move; if none can, you lose the turn.',
    body: [
      'Whoever can move has to move, even if the move is bad. You only choose the piece.',
      'If none of your pieces can move with the number shown, you lose the turn. In the program this is an action: the button Pass next to the board, or the word "pass" in the move box. In the notation it is called skip.',
      'Passing is allowed only when nothing can move. The program shows, piece by piece, what holds it back.',
    ],
    rulings: [
      {
        open: 'May you stay where you are if you do not like your moves?',
        ruled: 'No. If there is a move it is compulsory; the player only chooses which.',
        why: 'The document speaks of losing the turn only when no piece can move.',
      },
      {
        open: 'Does a player who loses the turn with a 1 or a 5 throw again?',
        ruled: 'No. Losing the turn always hands it to the opponent.',
        why: 'The example of the document gives the new throw "after moving", and here nobody moved.',
      },
    ],
    examples: [
      'With the 2 the piece on 25 would fall into the water and the one on 29 would leave the board. Both can move: try to pass and see the answer.',
      'A piece leaves 29 only with a 2, and 30 only with a 1. With the 5 nothing moves: pass. See that it becomes your opponent’s turn in spite of the 5.',
    ],
  },

  'jogar-de-novo': {
    title: 'A 1 or a 5 throws again',
    sought: 'extra turn, another throw',
    summary: 'Whoever moves with a 1 or a 5 throws the die once more.',
    body: [
      'If the die shows 1 or 5 and you have moved, it is still your turn: throw again. Another 1 or 5? Move, and throw once more. There is no limit.',
      'After a 2, a 3 or a 4 it is your opponent’s turn.',
      'Two numbers out of five give another throw. Count on it: sometimes a 1 that goes only a little way is better than it looks.',
    ],
    rulings: [
      {
        open: 'Is the extra throw lost when the piece falls into the water or leaves the board?',
        ruled: 'No. Every move made with a 1 or a 5 gives another throw, except the one that wins the game.',
        why: 'The document ties the extra throw to the number of the die, not to where the piece stops.',
      },
    ],
    examples: [
      'The first throw was a 5. Move, and look whose turn it is: still player A’s, with the die to be thrown.',
      'A 1 does the same: the piece goes only one house, and you throw again.',
      'With the 4 it is player B’s turn after the move.',
    ],
  },
};
