import type { Chapter } from '../article.js';
import { checkArticles } from './check.js';
import { clockArticles } from './clock.js';
import { durationArticles } from './duration.js';
import { endingArticles } from './endings.js';
import { houseRuleArticles } from './houseRules.js';
import { pieceArticles } from './pieces.js';
import { setupArticles } from './setup.js';
import { tasks } from './tutorial.js';

export const nucleoChapter: Chapter = {
  id: 'nucleo',
  game: 'nucleo',
  text: {
    'pt-BR': {
      title: 'Xadrez, núcleo tradicional',
      intro: [
        'O Núcleo é o xadrez com o mínimo de regras: um turno é uma ação, o peão promovido vira dama, e o relógio é um recurso que se gasta.',
        'Se você nunca jogou xadrez, este é um bom começo. Se já joga, leia primeiro o que muda em relação ao clássico.',
        'Onde o documento do jogo se cala, decidimos nós, e o artigo diz o que decidimos e por quê. Algumas coisas a própria mesa pode decidir: são as regras da casa.',
      ],
    },
    en: {
      title: 'Chess, traditional core (Núcleo)',
      intro: [
        'Núcleo is chess with the fewest rules: a turn is one action, a promoted pawn becomes a queen, and the clock is a resource to spend.',
        'If you have never played chess, this is a good start. If you have, read first what differs from classic chess.',
        'Where the document of the game is silent, we have decided, and the article says what and why. Some things the players themselves may decide: these are the house rules.',
      ],
    },
  },
  articles: [
    ...setupArticles,
    ...pieceArticles,
    ...checkArticles,
    ...endingArticles,
    ...durationArticles,
    ...clockArticles,
    ...houseRuleArticles,
  ],
  tasks,
};
