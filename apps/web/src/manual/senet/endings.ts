import type { ArticleOutline } from '../outline.js';

export const endings = [
  {
    id: 'vitoria',
    clauses: ['S-WIN'],
    rulings: ['S-WIN', 'S-WIN', 'S-WIN'],
    examples: [
      {
        position: '........../........../.....B..BA A 1',
        legal: ['30-31'],
        after: '........../........../.....B..B. B -',
        effects: [['30-31', 'A win']],
        forbidden: [{ move: 'skip', rule: 'S-MUST' }],
      },
      {
        position: '.........A/........../........AB A 2',
        legal: ['29-31', '10-12'],
        after: '.........A/........../.........B B -',
        effects: [
          ['29-31', 'quiet'],
          ['29-31 1 30-31', 'B win'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'como-se-escreve',
    clauses: ['S-TRACK', 'S-TURN', 'S-WIN'],
    rulings: ['S-TRACK'],
    examples: [
      {
        position: '...B....../....B...../A......A.. A 5',
        legal: ['21-26'],
        after: '...B....../....B...../.....A.A.. A -',
        forbidden: [{ move: '21-32', rule: 'S-TRACK' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
