import type { classicoSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';
import { classico } from '../classico/sheet.js';

export const nucleo: SheetTexts<typeof classicoSheet> = {
  lead: 'Chess with fewer exceptions: no castling, no en passant, always promotion to a queen. And the clock is a resource to spend.',
  setup:
    'The corner square at your right hand is light. Each queen begins on a square of her own colour. White begins; then the sides take turns, and nobody passes.',
  parts: [
    {
      title: 'Your turn',
      lines: [
        'You move a piece, or capture with a piece by entering the square of an enemy one. * A single piece: that is why there is no castling.',
        'Only the knight jumps. * The pawn’s double step is allowed on its first move.',
        '* There is no en passant: a pawn is captured only where it stands.',
      ],
    },
    {
      title: 'Check',
      lines: [
        'A king under attack is in check. There are three remedies: move the king, capture the attacker or block the attack.',
        'No move may leave your own king in check. The kings never stand side by side.',
      ],
    },
    {
      title: 'Winning',
      lines: [
        'Checkmate: check with none of the three remedies. Whoever gave mate wins.',
        '* Resignation: whoever wants to stop may resign at any moment, and loses.',
      ],
    },
    {
      title: 'Promotion',
      lines: [
        'A pawn that reaches the last rank becomes a queen at once, without a choice. You may have several queens.',
      ],
    },
    {
      title: 'Draws',
      lines: [
        'Stalemate: the player to move is not in check and has no move.',
        'Repetition: the same position three times in a row, by the same moves in the same order. * By different routes it does not count.',
        'Insufficient material: king against king, alone or with one bishop or one knight; * or only bishops, all on squares of one colour. * Two knights play on.',
        'Time: a clock reaches zero or goes below, whoever’s it is.',
      ],
    },
    {
      title: 'The clock is a resource',
      lines: [
        'Thinking spends time. * So does a hint (15 seconds), and so does taking a move back (30 seconds). You may agree on other prices before; price zero turns that help off.',
        '* The price may take the clock below zero: then the game is drawn at once.',
        'Whoever is winning has to win before either clock runs out. Without a clock, time never ends the game.',
      ],
    },
    {
      title: 'What does not exist here',
      lines: [
        'The fifty-move rule, a limit of turns, perpetual check and draws by agreement: none of these ends the game.',
      ],
    },
    {
      title: 'House rules',
      lines: [
        '* Before you begin you may turn on castling, en passant and draws by agreement, with the conditions of classic chess, or turn the double step off. Each rule holds by itself.',
      ],
    },
    {
      title: 'Playing without the program',
      lines: [
        'Agree on who stands in for the program: a third person who suggests the move of a hint, or nobody. Write the moves down, to take one back and to see a repetition.',
      ],
    },
  ],
  pieces: classico.pieces,
};
