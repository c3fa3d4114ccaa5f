import type { Chapter } from '../article.js';
import { accessibilityArticle, screenReaderArticle } from './access.js';
import { clocksArticle } from './clocks.js';
import { fairnessArticle, levelsArticle } from './computer.js';
import { fairDiceArticle } from './dice.js';
import { installingArticle, phoneArticle } from './installing.js';
import { exchangeArticle, keepingArticle } from './keeping.js';
import { keyboardArticle, typingArticle } from './keyboard.js';
import { notationArticle } from './notation.js';
import { firstGameArticle, pointerArticle } from './playing.js';
import { disputeArticle, privacyArticle } from './trust.js';

export const generalChapter: Chapter = {
  id: 'geral',
  game: undefined,
  text: {
    'pt-BR': {
      title: 'Usar o Tabuleiro',
      intro: [
        'Como instalar, jogar, guardar as partidas e conferir o que o programa promete. As regras de cada jogo estão nos outros capítulos.',
      ],
    },
    en: {
      title: 'Using Tabuleiro',
      intro: [
        'How to install it, play, keep your games and check what the program promises. The rules of each game are in the other chapters.',
      ],
    },
  },
  articles: [
    installingArticle,
    phoneArticle,
    firstGameArticle,
    pointerArticle,
    keyboardArticle,
    typingArticle,
    screenReaderArticle,
    clocksArticle,
    keepingArticle,
    exchangeArticle,
    levelsArticle,
    fairnessArticle,
    fairDiceArticle,
    notationArticle,
    privacyArticle,
    disputeArticle,
    accessibilityArticle,
  ],
  tasks: [],
};
