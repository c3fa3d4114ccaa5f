import type { ChapterTexts } from '../../../types/chapters.js';
import { check } from './check.js';
import { endings } from './endings.js';
import { pawnAttacks } from './pawnAttacks.js';
import { pawns } from './pawns.js';
import { pieces } from './pieces.js';
import { promotion } from './promotion.js';
import { tasks } from './tasks.js';
import { zone } from './zone.js';

export const brasez: ChapterTexts = {
  title: 'Brasez',
  sought: 'Brazilian Chess, Xadrez-Brasuca, BrazChess, Rafael R. M. Oliveira, Rafael Ramus',
  intro: [
    'Brasez is a Brazilian relative of chess, for two players. There is no queen, but the pawns can do much more: they attack by giving themselves up, push pieces and advance in pairs.',
    'It was created by Rafael R. M. Oliveira (aka Rafael Ramus) and is also called Brazilian Chess or Xadrez-Brasuca. This chapter follows his document, version 1.3 of 2017. The words are ours; the rules are his.',
    'A promoted pawn may become a Grand Duke, which nobody captures: it leaves the board and comes back somewhere else. There is also a Pass token, which lets its holder pass.',
    'You win by checkmate, by leaving the opponent without any action, or by taking everything but the king. Sometimes a count of the pieces decides.',
    'Where the document leaves a question open, the article says what we decided and why. Make the moves on the boards: they follow the real rules.',
  ],
  articles: { ...pieces, ...pawns, ...pawnAttacks, ...promotion, ...zone, ...check, ...endings },
  tasks,
};
