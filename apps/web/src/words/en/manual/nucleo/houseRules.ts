import type { houseRules as articles } from '../../../../manual/nucleo/houseRules.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const houseRules: ArticleTexts<typeof articles> = {
  'regras-da-casa': {
    title: 'House rules',
    summary: 'Before the game you may turn castling, en passant and agreement on, or the double step off.',
    body: [
      'Núcleo leaves four things to the players, on the screen for a new game:',
      '- Double step of pawns: on, unless you turn it off.',
      '- En passant: off, unless you turn it on.',
      '- Castling: off, unless you turn it on. When on, it has all the conditions of classic chess.',
      '- Draw by agreement: off, unless you turn it on.',
      'Everything else stays: promotion is always to a queen, running out of time is a draw, and there is no turn limit.',
    ],
    rulings: [
      {
        open: 'Does one house rule switch another on or off?',
        ruled:
          'No, each holds by itself. With en passant on and the double step off, you may still capture on an en passant square that the given position has.',
        why: 'A switch that silently changes another one is a nasty surprise.',
      },
    ],
    examples: [
      'Here everything is on. Castle: now it is allowed.',
      'Only en passant was turned on. The black pawn has just made its double step: take it in passing.',
      'The double step was turned off: the pawn goes one square only, on its first move too.',
    ],
  },
};
