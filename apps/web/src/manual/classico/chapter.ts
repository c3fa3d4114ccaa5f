import type { Chapter } from '../article.js';
import { boardArticles } from './board.js';
import { castlingArticles } from './castling.js';
import { checkArticles } from './check.js';
import { countingArticles } from './counting.js';
import { drawArticles } from './draws.js';
import { enPassantArticles } from './enPassant.js';
import { firstTasks } from './firstTasks.js';
import { linePieceArticles } from './linePieces.js';
import { mateTasks } from './mateTasks.js';
import { pawnArticles } from './pawns.js';
import { stepPieceArticles } from './stepPieces.js';
import { winArticles } from './wins.js';

export const classicoChapter: Chapter = {
  id: 'classico',
  game: 'classico',
  text: {
    'pt-BR': {
      title: 'Xadrez clássico',
      intro: [
        'O xadrez que se joga no mundo todo: duas pessoas, 64 casas, 16 peças de cada lado. Vence quem dá xeque-mate.',
        'Leia os artigos na ordem ou procure só o que você ainda não sabe. Em cada tabuleiro você mexe nas peças e vê o que a regra permite.',
        'As regras vêm de dois documentos. Onde eles discordam, vale o mais exato. Onde se calam, decidimos nós, e o artigo diz o que decidimos e por quê.',
      ],
    },
    en: {
      title: 'Classic chess',
      intro: [
        'The chess played all over the world: two people, 64 squares, 16 pieces a side. Whoever gives checkmate wins.',
        'Read the articles in order or look up what you do not know yet. On each board you move the pieces and see what the rule allows.',
        'The rules come from two documents. Where they disagree, the more exact one counts. Where they are silent, we have decided, and the article says what and why.',
      ],
    },
  },
  articles: [
    ...boardArticles,
    ...linePieceArticles,
    ...stepPieceArticles,
    ...pawnArticles,
    ...enPassantArticles,
    ...castlingArticles,
    ...checkArticles,
    ...winArticles,
    ...drawArticles,
    ...countingArticles,
  ],
  tasks: [...firstTasks, ...mateTasks],
};
