import type { Chapter } from '../article.js';
import { castlingArticle } from './castling.js';
import { chargeArticle } from './charge.js';
import { attackArticle, checkArticle } from './check.js';
import { fiftyArticle, repetitionArticle } from './counts.js';
import { entryArticle, retirementArticle } from './dukes.js';
import { forceArticle, kingsDukesArticle, stalemateArticle } from './endings.js';
import { endsArticle } from './ends.js';
import { firstTasks } from './firstTasks.js';
import { lanceArticle } from './lance.js';
import { lastTasks } from './lastTasks.js';
import { legionArticle, pushArticle } from './legion.js';
import { mateArticle, pawnMatesArticle, pieceMatesArticle } from './mates.js';
import { passArticle } from './pass.js';
import { doubleArticle, enPassantArticle, pawnArticle } from './pawns.js';
import { kingArticle, knightRookArticle, lordArticle, warlordArticle } from './pieces.js';
import { colourChangeArticle, priestArticle } from './priest.js';
import { pairPromotionArticle, promotionArticle, sneakArticle } from './promotion.js';
import { setupArticle } from './setup.js';
import { writingArticle } from './writing.js';
import { zoneArticle } from './zone.js';
import { zoneCheckArticle, zoneKingArticle } from './zoneLimits.js';

export const brasezChapter: Chapter = {
  id: 'brasez',
  game: 'brasez',
  text: {
    'pt-BR': {
      title: 'Brasez',
      intro: [
        'O Brasez é um parente brasileiro do xadrez, para dois jogadores. Não há dama, mas os peões sabem muito mais: atacam sacrificando-se, empurram peças e avançam aos pares.',
        'Foi criado por Rafael R. M. Oliveira (aka Rafael Ramus) e também se chama Xadrez Brasileiro ou Xadrez-Brasuca. Este capítulo segue o documento dele, versão 1.3, de 2017. As palavras são nossas; as regras são dele.',
        'Um peão promovido pode virar um Grão-Duque, que ninguém captura: ele sai do tabuleiro e volta em outro lugar. Há também uma Peça de Passagem, que permite passar a vez.',
        'Vence quem dá xeque-mate, quem deixa o adversário sem nenhum lance ou quem lhe toma tudo menos o rei. Às vezes decide a contagem das peças.',
        'Onde o documento deixa uma pergunta aberta, o artigo diz o que decidimos e por quê. Faça os lances nos tabuleiros: eles seguem as regras de verdade.',
      ],
    },
    en: {
      title: 'Brasez',
      intro: [
        'Brasez is a Brazilian relative of chess, for two players. There is no queen, but the pawns can do much more: they attack by giving themselves up, push pieces and advance in pairs.',
        'It was created by Rafael R. M. Oliveira (aka Rafael Ramus) and is also called Brazilian Chess or Xadrez-Brasuca. This chapter follows his document, version 1.3 of 2017. The words are ours; the rules are his.',
        'A promoted pawn may become a Grand Duke, which nobody captures: it leaves the board and comes back somewhere else. There is also a Pass token, which lets its holder pass.',
        'You win by checkmate, by leaving the opponent without any action, or by taking everything but the king. Sometimes a count of the pieces decides.',
        'Where the document leaves a question open, the article says what we decided and why. Make the moves on the boards: they follow the real rules.',
      ],
    },
  },
  articles: [
    setupArticle,
    kingArticle,
    warlordArticle,
    priestArticle,
    colourChangeArticle,
    knightRookArticle,
    lordArticle,
    pawnArticle,
    doubleArticle,
    enPassantArticle,
    castlingArticle,
    chargeArticle,
    lanceArticle,
    legionArticle,
    pushArticle,
    promotionArticle,
    pairPromotionArticle,
    sneakArticle,
    retirementArticle,
    entryArticle,
    zoneArticle,
    zoneCheckArticle,
    zoneKingArticle,
    passArticle,
    attackArticle,
    checkArticle,
    mateArticle,
    pawnMatesArticle,
    pieceMatesArticle,
    stalemateArticle,
    forceArticle,
    kingsDukesArticle,
    fiftyArticle,
    repetitionArticle,
    endsArticle,
    writingArticle,
  ],
  tasks: [...firstTasks, ...lastTasks],
};
