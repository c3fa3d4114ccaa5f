import type { ChapterTexts } from '../../../types/chapters.js';
import { clock } from './clock.js';
import { endings } from './endings.js';
import { houseRules } from './houseRules.js';
import { pieces } from './pieces.js';
import { tasks } from './tasks.js';

export const nucleo: ChapterTexts = {
  title: 'Xadrez, núcleo tradicional',
  intro: [
    'O Núcleo é o xadrez com o mínimo de regras: um turno é uma ação, o peão promovido vira dama, e o relógio é um recurso que se gasta.',
    'Se você nunca jogou xadrez, este é um bom começo. Se já joga, leia primeiro o que muda em relação ao clássico.',
    'Onde o documento do jogo se cala, decidimos nós, e o artigo diz o que decidimos e por quê. Algumas coisas a própria mesa pode decidir: são as regras da casa.',
  ],
  articles: { ...pieces, ...endings, ...clock, ...houseRules },
  tasks,
};
