import type { ChapterTexts } from '../../../types/chapters.js';
import { endings } from './endings.js';
import { houses } from './houses.js';
import { meeting } from './meeting.js';
import { moving } from './moving.js';
import { solved } from './solved.js';
import { tasks } from './tasks.js';

export const senet: ChapterTexts = {
  title: 'Senet',
  intro: [
    'O Senet é um jogo de corrida do Egito antigo. Dois jogadores levam as suas peças por um caminho de trinta casas e tentam tirá-las do tabuleiro antes do outro.',
    'O dado decide quanto se anda; você decide com qual peça. Cada lado tem cinco peças, e o dado tem cinco faces.',
    'Ninguém sabe hoje ao certo como os egípcios jogavam. As regras daqui são as do documento deste projeto. Onde o documento se cala, o artigo diz o que decidimos e por quê.',
    'Você aprende tudo no tutorial, passo a passo. Nos artigos, cada tabuleiro é de verdade: faça o lance e veja o que acontece.',
  ],
  articles: { ...moving, ...meeting, ...houses, ...endings, ...solved },
  tasks,
};
