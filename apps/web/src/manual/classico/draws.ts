import type { ArticleOutline } from '../outline.js';

export const draws = [
  {
    id: 'afogamento',
    clauses: ['C-STALE'],
    rulings: [],
    examples: [
      {
        position: '7k/8/8/5Q2/8/8/8/K7 w - - 0 1',
        legal: ['f5f7', 'f5c8', 'a1b2'],
        after: '7k/5Q2/8/8/8/8/8/K7 b - - 1 1',
        effects: [['f5f7', 'draw stalemate']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'acordo',
    clauses: ['C-AGREE'],
    rulings: ['C-AGREE', 'C-AGREE'],
    examples: [
      {
        position: '8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 40',
        legal: ['e3d3', 'e3f3'],
        effects: [['e3d3', 'quiet']],
        forbidden: [
          { move: 'e4e5', rule: 'C-MOVE' },
          { move: 'g4f5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'material-insuficiente',
    clauses: ['C-MAT'],
    rulings: ['C-MAT', 'C-MAT'],
    examples: [
      {
        position: '4k3/8/8/8/8/8/4q3/4K1N1 w - - 0 1',
        legal: ['e1e2', 'g1e2'],
        after: '4k3/8/8/8/8/8/4K3/6N1 b - - 0 1',
        effects: [
          ['e1e2', 'draw material'],
          ['g1e2', 'draw material'],
        ],
        forbidden: [],
      },
      {
        position: '4kb2/8/8/8/8/8/4r3/4K1B1 w - - 0 1',
        legal: ['e1e2'],
        effects: [['e1e2', 'draw material']],
        forbidden: [{ move: 'e1d2', rule: 'C-CHECK' }],
      },
      {
        position: '2b1k3/8/8/8/8/8/4r3/4K1B1 w - - 0 1',
        legal: ['e1e2'],
        effects: [['e1e2', 'quiet']],
        forbidden: [],
      },
    ],
  },
  // Draws that look back at the moves before.
  {
    id: 'xeque-perpetuo',
    clauses: ['C-PERP'],
    rulings: ['C-PERP', 'C-PERP', 'C-PERP', 'C-PERP'],
    examples: [
      {
        position: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1',
        legal: ['h5e8'],
        effects: [
          ['h5e8 g8h7 e8h5 h7g8', 'quiet'],
          ['h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8', 'draw perpetual'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'cinquenta-lances',
    clauses: ['C-50'],
    rulings: ['C-50'],
    examples: [
      {
        position: '4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80',
        legal: ['a1a7', 'e2e4'],
        after: '4k3/R7/8/8/8/8/4P3/4K3 b - - 100 80',
        effects: [
          ['a1a7', 'draw fifty'],
          ['e2e4', 'quiet'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'tripla-repeticao',
    clauses: ['C-REP'],
    rulings: ['C-REP'],
    examples: [
      {
        position: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1',
        legal: ['a1a2'],
        effects: [['a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 a2a1 h7h8', 'draw repetition']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'ordem-dos-finais',
    clauses: ['C-MATE', 'C-50'],
    rulings: ['C-MATE'],
    examples: [
      {
        position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 70',
        legal: ['a1a8', 'a1a7'],
        effects: [
          ['a1a8', 'w mate'],
          ['a1a7', 'draw fifty'],
        ],
        forbidden: [],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
