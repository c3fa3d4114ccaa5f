import type { Chapter } from '../article.js';
import { dieArticle, turnArticle } from './die.js';
import { winArticle, writingArticle } from './ending.js';
import { pairArticle, wallArticle } from './guarding.js';
import { horusArticle, judgesArticle, raArticle } from './lastHouses.js';
import { beautyArticle, exitArticle } from './leaving.js';
import { onePieceArticle, swapArticle } from './meeting.js';
import { againArticle, movingArticle, mustArticle } from './moving.js';
import { setupArticle, trackArticle } from './track.js';
import { firstTasks } from './tutorial.js';
import { lastTasks } from './tutorialHome.js';
import { resurrectionArticle, waterArticle } from './water.js';

export const senetChapter: Chapter = {
  id: 'senet',
  game: 'senet',
  text: {
    'pt-BR': {
      title: 'Senet',
      intro: [
        'O Senet é um jogo de corrida do Egito antigo. Dois jogadores levam as suas peças por um caminho de trinta casas e tentam tirá-las do tabuleiro antes do outro.',
        'O dado decide quanto se anda; você decide com qual peça. Cada lado tem cinco peças, e o dado tem cinco faces.',
        'Ninguém sabe hoje ao certo como os egípcios jogavam. As regras daqui são as do documento deste projeto. Onde o documento se cala, o artigo diz o que decidimos e por quê.',
        'Você aprende tudo no tutorial, passo a passo. Nos artigos, cada tabuleiro é de verdade: faça o lance e veja o que acontece.',
      ],
    },
    en: {
      title: 'Senet',
      intro: [
        'Senet is a race game of ancient Egypt. Two players take their pieces along a track of thirty houses and try to bring them off the board before the other does.',
        'The die says how far to go; you say with which piece. Each side has five pieces, and the die has five faces.',
        'Nobody knows for certain today how the Egyptians played it. The rules here are those of this project’s document. Where the document is silent, the article says what we decided and why.',
        'The tutorial teaches it all, step by step. In the articles every board is real: make the move and see what happens.',
      ],
    },
  },
  articles: [
    trackArticle,
    setupArticle,
    dieArticle,
    turnArticle,
    movingArticle,
    mustArticle,
    againArticle,
    onePieceArticle,
    swapArticle,
    pairArticle,
    wallArticle,
    exitArticle,
    beautyArticle,
    waterArticle,
    resurrectionArticle,
    judgesArticle,
    raArticle,
    horusArticle,
    winArticle,
    writingArticle,
  ],
  tasks: [...firstTasks, ...lastTasks],
};
