import type { meeting as articles } from '../../../../manual/senet/meeting.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const meeting: ArticleTexts<typeof articles> = {
  'uma-peca-por-casa': {
    title: 'One piece a house',
    summary: 'A house holds only one piece; you never stop on a piece of your own.',
    body: [
      'Each house has room for a single piece. If a move would end where one of your pieces already stands, it is not allowed: move another one.',
      'Passing over your own pieces is fine. Stopping on them is not.',
    ],
    rulings: [
      {
        open: 'The document speaks of entering a house "occupied by two allied pieces". Can two pieces share a house?',
        ruled:
          'No. A house holds one piece at most. The "two allied pieces" are two of the opponent’s, allied with each other and neighbours on the track.',
        why: 'Everywhere else in the document pieces stand on neighbouring houses, and a swap makes sense only with one piece a house.',
      },
    ],
    examples: [
      'With the 2 the piece on 3 would stop on the one on 5: not allowed. The one on 5 passes over 6 and goes to 7.',
    ],
  },

  troca: {
    title: 'The swap',
    sought: 'capture, land on',
    summary: 'Whoever stops on a lone piece of the opponent swaps places with it.',
    body: [
      'In Senet nobody loses pieces. If your piece stops on a house with a lone piece of your opponent, the two swap places: yours stays where it stopped, your opponent’s goes to the house yours came from.',
      'As pieces only move forward, a swap always brings you on and throws your opponent back, by as much as the die shows. With a 5 you gain five houses and the other loses five.',
      'Alone means without another piece of its side on a neighbouring house of the track. Neighbours protect each other, and on 26 and 29 every piece is protected.',
    ],
    rulings: [
      {
        open: 'What is "one enemy piece" in a swap: any of them, or only one that stands alone?',
        ruled:
          'One that stands alone on the track and not on 26 or 29. Your piece takes its house, and it goes to the house where your move began.',
        why: 'The document forbids landing on protected pieces; what is left are lone ones.',
      },
    ],
    examples: [
      'The example of the document: from 8, with a 3, your piece stops on 11, where your opponent stands alone. Play it and see the two swap places.',
      'With the 5 the piece on 17 swaps with the one on 22, which goes back five houses, and you throw again. The one on 6 would go to 11, which is empty: no swap there.',
    ],
  },

  protecao: {
    title: 'The pair that protects',
    sought: 'protection, adjacent pieces',
    summary: 'Two pieces of one side on neighbouring houses of the track cannot be swapped with.',
    body: [
      'Two pieces of one player on neighbouring houses protect each other. The opponent cannot stop on either of them.',
      'Passing over a pair is allowed: it protects, but it does not block.',
      'A piece on the House of Beauty, 26, or the House of Ra, 29, is protected too, even alone.',
      'A neighbour is the house before or the house after on the track. 10 and 11 are neighbours, so are 20 and 21. But 9 and 12 touch on the board and have two houses between them on the track: they are not neighbours.',
    ],
    rulings: [
      {
        open: 'Which pieces are "adjacent" or "in sequence": those that touch on the board or those that follow each other on the track?',
        ruled:
          'Those that follow each other on the track. Its turns do not interrupt: 10 and 11 are neighbours, so are 20 and 21.',
        why: 'Pieces move along the track, and that is where one keeps the other company.',
      },
      {
        open: 'What protects a piece?',
        ruled:
          'At least one piece of its side on the house before or after, or the house itself, if it is 26 or 29. It does not matter how many neighbours there are.',
        why: 'The document says it in three places in different words; this sentence fits them all.',
      },
    ],
    examples: [
      'Your opponent has a pair on 12 and 13. With the 4 you cannot stop on either, but the piece on 10 passes over the pair to 14.',
      'Houses 10 and 11 are neighbours although the track turns between them: the piece on 7 cannot stop on 10. The one on 21 stands alone and can be swapped with.',
      'Houses 9 and 12 touch on the board but are not neighbours on the track. Your opponent’s piece on 9 stands alone: swap with it.',
    ],
  },

  bloqueio: {
    title: 'The wall of three',
    sought: 'wall, blockade',
    summary: 'Three or more pieces of the opponent in a row can be neither passed nor landed on.',
    body: [
      'A wall is three pieces of one side, or more, on houses of the track that follow one another. The opponent cannot pass it and cannot stop on it.',
      'A wall only works against the opponent. Your own pieces never stand in your way.',
      'Two pieces in a row protect, but do not block. As the House of Water, 27, is always empty, no wall runs through it.',
      'A wall holds your opponent, but it holds you too: in each turn one of your pieces has to move, and that may be one of the wall.',
    ],
    rulings: [
      {
        open: 'What does it mean to pass a wall?',
        ruled:
          'A move is not allowed if any house between where it begins and where it ends belongs to a wall of the opponent.',
        why: 'That is what the example of the document says: every way through 12–14 is illegal.',
      },
      {
        open: 'Does a wall on 28, 29 and 30 keep a piece on 26 from leaving?',
        ruled: 'Yes. For leaving, every house up to 30 counts.',
        why: 'Leaving means passing those houses too, and a wall cannot be passed.',
      },
      {
        open: 'Do three pieces of my own block me?',
        ruled: 'No. Your own pieces never stop you from passing.',
        why: 'The document says that a wall cannot be passed by the opponent.',
      },
    ],
    examples: [
      'Your opponent has a wall on 12 to 14. With the 5 the piece on 10 would have to pass it and the one on 9 to stop on it: neither is allowed. Only the one on 20 moves.',
      'Now the wall is yours. Your piece on 10 passes it without trouble.',
      'A piece leaves 26 with a 5, but the wall on 28 to 30 is in the way. For now the piece on 3 moves.',
    ],
  },
};
