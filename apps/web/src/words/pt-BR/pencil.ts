import { capital } from '@tabuleiro/words';
import type { PencilWords } from '../types/pencil.js';

const ARROWS = { solid: 'seta', dashed: 'seta tracejada', double: 'seta dupla' };
const CIRCLES = { solid: 'círculo', dashed: 'círculo tracejado', double: 'círculo duplo' };

export const pencil: PencilWords = {
  arrow: (from, to, stroke) => `${ARROWS[stroke]} de ${from} para ${to}`,
  circle: (at, stroke) => `${CIRCLES[stroke]} em ${at}`,
  begun: (at) =>
    `Desenho começado em ${at}. A mesma tecla em outra casa faz uma seta; aqui, um círculo. Esc desiste.`,
  drawn: (mark) => `${capital(mark)}.`,
  erased: (mark) => `Sem ${mark}.`,
  cleared: 'Desenhos apagados.',
  all: (marks) =>
    marks.length === 0 ? 'Nada desenhado nesta posição.' : `Desenhado nesta posição: ${marks.join('; ')}.`,
};
