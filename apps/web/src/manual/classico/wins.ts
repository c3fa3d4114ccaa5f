import type { ArticleOutline } from '../outline.js';

export const wins = [
  {
    id: 'xeque-mate',
    clauses: ['C-MATE'],
    rulings: [],
    examples: [
      {
        position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
        legal: ['a1a8'],
        after: 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1',
        effects: [['a1a8', 'w mate']],
        forbidden: [],
      },
      {
        position: '6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1',
        legal: ['a1a8'],
        effects: [
          ['a1a8', 'check'],
          ['a1a8 g8h7', 'quiet'],
        ],
        forbidden: [],
      },
      {
        position: '6k1/8/6K1/8/8/8/8/1Q6 w - - 0 1',
        legal: ['b1b8'],
        effects: [['b1b8', 'w mate']],
        forbidden: [{ move: 'g6g7', rule: 'C-CHECK' }],
      },
    ],
  },
  {
    id: 'desistencia',
    clauses: ['C-RESIGN'],
    rulings: ['C-RESIGN'],
    examples: [
      {
        position: '4k3/8/8/8/8/3q4/8/K7 w - - 0 1',
        legal: ['a1b2', 'a1a2'],
        effects: [['a1a2 d3c2 a2a1 e8e7', 'draw stalemate']],
        forbidden: [{ move: 'a1b1', rule: 'C-CHECK' }],
      },
    ],
  },
  {
    id: 'tempo',
    clauses: ['C-TIME'],
    rulings: ['C-TIME', 'C-TIME'],
    examples: [
      {
        position: '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1',
        legal: ['e2e3', 'e1d2'],
        effects: [['e2e3', 'quiet']],
        forbidden: [{ move: 'e2e5', rule: 'C-MOVE' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
