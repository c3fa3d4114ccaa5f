import { capital } from '@tabuleiro/words';
import type { PencilWords } from '../types/pencil.js';

const ARROWS = { solid: 'arrow', dashed: 'dashed arrow', double: 'double arrow' };
const CIRCLES = { solid: 'circle', dashed: 'dashed circle', double: 'double circle' };

export const pencil: PencilWords = {
  arrow: (from, to, stroke) => `${ARROWS[stroke]} from ${from} to ${to}`,
  circle: (at, stroke) => `${CIRCLES[stroke]} on ${at}`,
  begun: (at) =>
    `Drawing from ${at}. The same key on another square makes an arrow; here, a circle. Esc gives up.`,
  drawn: (mark) => `${capital(mark)}.`,
  erased: (mark) => `No more ${mark}.`,
  cleared: 'Drawings erased.',
  all: (marks) =>
    marks.length === 0
      ? 'Nothing is drawn in this position.'
      : `Drawn in this position: ${marks.join('; ')}.`,
};
