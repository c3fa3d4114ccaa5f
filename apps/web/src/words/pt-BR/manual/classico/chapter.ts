import type { ChapterTexts } from '../../../types/chapters.js';
import { draws } from './draws.js';
import { king } from './king.js';
import { pawns } from './pawns.js';
import { pieces } from './pieces.js';
import { tasks } from './tasks.js';
import { wins } from './wins.js';

export const classico: ChapterTexts = {
  title: 'Xadrez clássico',
  intro: [
    'O xadrez que se joga no mundo todo: duas pessoas, 64 casas, 16 peças de cada lado. Vence quem dá xeque-mate.',
    'Leia os artigos na ordem ou procure só o que você ainda não sabe. Em cada tabuleiro você mexe nas peças e vê o que a regra permite.',
    'As regras vêm de dois documentos. Onde eles discordam, vale o mais exato. Onde se calam, decidimos nós, e o artigo diz o que decidimos e por quê.',
  ],
  articles: { ...pieces, ...pawns, ...king, ...wins, ...draws },
  tasks,
};
