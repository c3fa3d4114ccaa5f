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
  sought: 'Xadrez Brasileiro, Xadrez-Brasuca, BrazChess, Rafael R. M. Oliveira, Rafael Ramus',
  intro: [
    'O Brasez é um parente brasileiro do xadrez, para dois jogadores. Não há dama, mas os peões sabem muito mais: atacam sacrificando-se, empurram peças e avançam aos pares.',
    'Foi criado por Rafael R. M. Oliveira (aka Rafael Ramus) e também se chama Xadrez Brasileiro ou Xadrez-Brasuca. Este capítulo segue o documento dele, versão 1.3, de 2017. As palavras são nossas; as regras são dele.',
    'Um peão promovido pode virar um Grão-Duque, que ninguém captura: ele sai do tabuleiro e volta em outro lugar. Há também uma Peça de Passagem, que permite passar a vez.',
    'Vence quem dá xeque-mate, quem deixa o adversário sem nenhum lance ou quem lhe toma tudo menos o rei. Às vezes decide a contagem das peças.',
    'Onde o documento deixa uma pergunta aberta, o artigo diz o que decidimos e por quê. Faça os lances nos tabuleiros: eles seguem as regras de verdade.',
  ],
  articles: { ...pieces, ...pawns, ...pawnAttacks, ...promotion, ...zone, ...check, ...endings },
  tasks,
};
