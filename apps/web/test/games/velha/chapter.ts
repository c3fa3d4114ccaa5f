import type { Article, Chapter } from '../../../src/manual/article.js';
import type { TutorialTask } from '../../../src/manual/task.js';

const lineArticle: Article = {
  id: 'line',
  clauses: ['V-LINE', 'V-CELL', 'V-FULL'],
  text: {
    'pt-BR': {
      title: 'Três em linha',
      summary: 'Quem faz uma linha de três vence.',
      body: ['Marque uma casa vazia por vez. Vale linha deitada, em pé ou inclinada.'],
      rulings: [
        {
          clause: 'V-FULL',
          open: 'E se o tabuleiro enche sem linha?',
          ruled: 'A partida empata.',
          why: 'Ninguém fez o que a regra pede para vencer.',
        },
      ],
    },
    en: {
      title: 'Three in a line',
      summary: 'Whoever makes a line of three wins.',
      body: ['Mark one empty cell at a time. A row, a column or a diagonal will do.'],
      rulings: [
        {
          clause: 'V-FULL',
          open: 'What if the board is full and there is no line?',
          ruled: 'The game is drawn.',
          why: 'Nobody did what the rule asks of a winner.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'XX./OO./... A',
      text: { 'pt-BR': 'Feche a linha de cima.', en: 'Complete the row at the top.' },
      legal: ['c3', 'c2'],
      after: 'XXX/OO./... B',
      forbidden: [{ move: 'a2', rule: 'V-CELL' }],
    },
  ],
};

const winTask: TutorialTask = {
  id: 'win',
  article: 'line',
  position: 'XX./OO./... A',
  text: {
    'pt-BR': {
      title: 'Vença',
      task: 'Faça uma linha.',
      hint: 'Olhe a linha de cima.',
      done: 'Três em linha vencem.',
    },
    en: { title: 'Win', task: 'Make a line.', hint: 'Look at the top row.', done: 'Three in a line win.' },
  },
  steps: [{ accepts: 'win' }],
};

/** What would be `src/manual/velha/chapter.ts`. */
export const velhaChapter: Chapter = {
  id: 'velha',
  game: 'velha',
  text: {
    'pt-BR': { title: 'Velha', intro: ['Três marcas em linha vencem.'] },
    en: { title: 'Noughts and crosses', intro: ['Three marks in a line win.'] },
  },
  articles: [lineArticle],
  tasks: [winTask],
};
