import type { senetSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';

export const senet: SheetTexts<typeof senetSheet> = {
  lead: 'A race of ancient Egypt: take your five pieces along the track of thirty houses and bring them off the board before the other player does.',
  setup:
    'Cones (player A) on houses 1, 3, 5, 7 and 9; spools (player B) on houses 2, 4, 6, 8 and 10. The track is an S: 1 to 10 to the right, 11 to 20 to the left, 21 to 30 to the right. Player A begins.',
  parts: [
    {
      title: 'What you need',
      lines: [
        'The board and pieces of the other sheet, and a die from 1 to 5. With an ordinary die, throw again when it shows 6.',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        'Throw the die. Choose one of your pieces and advance it exactly the number shown. The number is not split, and nobody goes backwards.',
        'If a piece can move, * you have to move. If none can, you lose the turn.',
        'Did you move with a 1 or a 5? Throw once more. * Whoever loses the turn does not throw again, not even with 1 or 5.',
      ],
    },
    {
      title: 'When pieces meet',
      lines: [
        'One piece on a house. You do not stop on a piece of your own.',
        'Swap: whoever stops on a lone piece of the opponent takes its house, and it goes to the house you came from.',
        'Pair: a piece with another of its side on the neighbouring house of the track is protected. Nobody may stop on it, but anybody may pass over it.',
        'Wall: three or more of one side in a row. The opponent neither stops on them nor passes over them. Your own pieces never hinder you.',
        '* Neighbouring means along the track: 10 and 11 are neighbours, 20 and 21 too.',
      ],
    },
    {
      title: 'House 15: Resurrection',
      lines: ['Whoever falls into the water comes back here. Otherwise it is a house like any other.'],
    },
    {
      title: 'House 26: Beauty',
      lines: [
        'Protected: nobody swaps with the piece on it. It can only leave the board, with a 5.',
        '* You need not stop here: from 23, 24 and 25 you may go past it.',
      ],
    },
    {
      title: 'House 27: Water',
      lines: [
        'Whoever stops here falls into the water and returns to house 15. * If that is taken, by anybody, the piece goes to the nearest empty house before it: 14, 13, 12…',
        'The move ends there. * If the die showed 1 or 5, you still throw again.',
      ],
    },
    {
      title: 'House 28: Three Judges',
      lines: [
        'From here a piece can only leave the board, with a 3. * It does not protect: a lone piece can be swapped with.',
      ],
    },
    {
      title: 'House 29: Ra',
      lines: ['Protected. From here a piece can only leave the board, with a 2.'],
    },
    {
      title: 'House 30: Horus',
      lines: ['From here a piece can only leave the board, with a 1. * It does not protect.'],
    },
    {
      title: 'Leaving the board',
      lines: [
        'Only from houses 26, 28, 29 and 30, with the exact number: 5, 3, 2 and 1. * With another number the piece stays.',
        '* An enemy wall on 28, 29 and 30 also stops a piece from leaving 26.',
      ],
    },
    {
      title: 'Who wins',
      lines: [
        'Whoever brings off all five pieces first. The game ends at once; there is no draw.',
        '* Whoever resigns loses.',
      ],
    },
  ],
  pieces: {},
};
