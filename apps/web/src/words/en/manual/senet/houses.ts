import type { houses as articles } from '../../../../manual/senet/houses.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const houses: ArticleTexts<typeof articles> = {
  saida: {
    title: 'How to leave the board',
    sought: 'exact move, bear off, 31, leave the board',
    summary: 'Pieces leave only from 26, 28, 29 and 30, each with its own exact number.',
    body: [
      'To win, your pieces have to leave the board. That happens from four houses only, and each asks for the exact number that leads to 31:',
      '- House of Beauty, 26: only with a 5.',
      '- House of the Three Judges, 28: only with a 3.',
      '- House of Ra, 29: only with a 2.',
      '- House of Horus, 30: only with a 1.',
      'A piece on one of these houses waits for its number. With any other it does not move: it cannot go from 28 to 29, for instance.',
      'Houses 21 to 25 are still ordinary track: from there you reach one of the exit houses, or the water.',
    ],
    rulings: [
      {
        open: 'May a piece on 26, 28, 29 or 30 go to another house with a smaller number?',
        ruled: 'No. From these four houses there is only one move: off the board, with the exact number.',
        why: 'The document forbids leaving these houses without the exact number, wherever to.',
      },
      {
        open: 'Does a piece have to stop on 26 before it goes on?',
        ruled: 'No. Pieces on 23, 24 and 25 may pass over it and stop on 28, 29 or 30.',
        why: 'In some versions of Senet stopping there is a duty; this game’s document does not ask for it.',
      },
      {
        open: 'Which rule is shown to somebody who tries a forbidden move from these houses?',
        ruled:
          'To another house than 31: this rule. To 31 with the wrong number: the rule of the house itself.',
        why: 'The reader wants to know which number that house asks for.',
      },
    ],
    examples: [
      'A piece of yours stands on each exit house. The 3 suits only the one on 28. The others wait for the 5, the 2 and the 1, and nobody walks about between these houses.',
      'House 25 is not an exit, not even with a 5: the piece goes to the House of Horus, 30, and waits there for a 1.',
      'Nobody has to stop on 26: the piece on 24 passes over it and over the water and stops on 28.',
    ],
  },

  'casa-da-beleza': {
    title: 'House of Beauty (26)',
    sought: 'house 26',
    summary: 'On 26 a piece is protected, and it leaves the board only with a 5.',
    body: [
      'The House of Beauty is the safest place near the end of the track. A piece on it cannot be swapped with, even alone.',
      'A piece leaves it only with a 5. The 5 takes the piece off the board, over the water, and gives another throw as well.',
      'Any other number leaves the piece where it is. With a chance of one in five the wait may be long; but nobody touches it there.',
    ],
    rulings: [
      {
        open: 'Can a piece on 26 fall into the water with a 1?',
        ruled: 'No. With 1, 2, 3 or 4 the piece on 26 simply does not move.',
        why: 'The document says that a piece leaves this house only with a move of 5.',
      },
    ],
    examples: [
      'It is a 5: take the piece on 26 off the board. Then the die is yours again.',
      'With the 1 the piece on 26 does not leave, nor does it fall into the water: it stays. The one on 7 moves.',
      'Now your opponent stands on 26, alone. The house protects: your piece on 23 cannot stop there.',
    ],
  },

  'casa-da-agua': {
    title: 'House of Water (27)',
    sought: 'house 27',
    summary:
      'A piece that lands on 27 returns to 15 or, if that is taken, to the nearest empty house before it.',
    body: [
      'The House of Water is the danger near the end of the track. A piece that stops on 27 returns at once to 15, the House of Resurrection.',
      'If 15 is taken, by you or by your opponent, the piece goes further back until it finds an empty house: 14, 13, 12 and so on.',
      'The move ends there: there is no swap on the way back. Passing over the water wets nobody; only stopping on it counts.',
      'A piece on 22 falls with a 5, on 23 with a 4, on 24 with a 3 and on 25 with a 2. Sometimes you have to fall, because nothing else can move.',
    ],
    rulings: [
      {
        open: 'Which is "the first empty house before 15", and does a 15 taken by either side count?',
        ruled:
          'The nearest empty house below 15, looking from 14 down to 1. 15 is taken if a piece of either side stands on it.',
        why: 'It is the simplest reading of "before", and whoever falls should not win a swap by it.',
      },
      {
        open: 'Can a piece stay on 27?',
        ruled:
          'No. The return belongs to the move, so 27 is always empty. A position written with a piece on 27 is refused.',
        why: 'The document sends the piece back as it lands; there is no moment left in which it stays.',
      },
      {
        open: 'Does a piece that falls with a 5 still give another throw?',
        ruled: 'Yes. The move ends with the return, but the extra throw that the die gave stays.',
        why: '"The move ends" speaks of the move; the extra throw comes from the number.',
      },
    ],
    examples: [
      'This is your only piece on the board, and the 3 takes it into the water. You have to move: play and see the piece return to 15.',
      'With the 5 the piece on 22 falls into the water, but the extra throw is still yours. The one on 3 could go to 8 and stay dry.',
    ],
  },

  'casa-da-ressurreicao': {
    title: 'House of Resurrection (15)',
    sought: 'house 15',
    summary: 'House 15 takes in whoever fell into the water; otherwise it is a house like any other.',
    body: [
      'The House of Resurrection is where pieces return to that fell into the water.',
      'In everything else it is an ordinary house: it does not protect, and a lone piece on it can be swapped with.',
      'If a piece already stands on 15, the one that returns stays further back, on the first empty house. If 14 and 13 are taken too, it goes to 12, and so on.',
      'A piece that returns may come to stand beside one of yours and make a pair, or even a wall.',
    ],
    examples: [
      'Houses 15 and 14 are taken by your opponent. The piece on 25 falls into the water with the 2 and returns to 13, the first empty one.',
      'House 15 does not protect: your opponent stands alone on it, and your piece on 12 swaps places.',
    ],
  },

  'casa-dos-tres-juizes': {
    title: 'House of the Three Judges (28)',
    sought: 'house 28',
    summary: 'From 28 a piece can only leave the board, and only with a 3; the house does not protect.',
    body: [
      'On the House of the Three Judges a piece waits for a 3. With the 3 it leaves the board; with any other number it stays.',
      'This house does not protect. A lone piece on it can be swapped with by one that comes from 23, 24 or 25.',
      'You reach 28 with a 5 from 23, a 4 from 24 or a 3 from 25.',
    ],
    rulings: [
      {
        open: 'Can a lone piece on 28 be swapped with?',
        ruled: 'Yes. Only houses 26 and 29 protect by themselves.',
        why: 'The document calls 26 and 29 protected, and not 28.',
      },
    ],
    examples: [
      'It is a 3: the piece on 28 leaves the board.',
      'With the 2 it neither leaves nor goes to 30. It is the piece on 12 that moves.',
      'Your opponent stands alone on 28. Your piece on 24 takes that place with a 4, and the other goes back to 24.',
    ],
  },

  'casa-de-ra': {
    title: 'House of Ra (29)',
    sought: 'house 29',
    summary: 'On 29 a piece is protected, and it leaves the board only with a 2.',
    body: [
      'The House of Ra protects as the House of Beauty does: a piece on it cannot be swapped with, even alone.',
      'A piece leaves it only with a 2. With any other number it stays where it is.',
      'You reach 29 with a 5 from 24 or a 4 from 25.',
    ],
    examples: [
      'It is a 2: the piece on 29 leaves the board.',
      'With the 1 the piece on 29 neither leaves nor goes to 30: only the one on 12 moves.',
      'Your opponent stands alone on 29, but the house protects: your piece on 25 cannot stop there.',
    ],
  },

  'casa-de-horus': {
    title: 'House of Horus (30)',
    sought: 'house 30',
    summary: 'A piece leaves the last house only with a 1; the house does not protect.',
    body: [
      'The House of Horus is the last of the track. A piece leaves it only with a 1, which gives another throw as well.',
      'This house does not protect. A lone piece on 30 can be swapped with by one that comes from 25 with a 5; no other move reaches 30.',
    ],
    rulings: [
      {
        open: 'Can a lone piece on 30 be swapped with?',
        ruled: 'Yes, by one that comes from 25 with a 5. Only houses 26 and 29 protect by themselves.',
        why: 'The document calls 26 and 29 protected, and not 30.',
      },
    ],
    examples: [
      'It is a 1: the piece on 30 leaves the board, and you throw again.',
      'A 2 does not leave 30: the number has to be exact. The piece on 12 moves.',
      'Your opponent waits for a 1 on 30. With a 5 your piece on 25 takes that place, and the other goes back five houses.',
    ],
  },
};
