import type { ArticleOutline } from '../outline.js';

export const endings = [
  {
    id: 'xeque',
    clauses: ['N-CHECK'],
    rulings: [],
    examples: [
      {
        position: '7k/8/8/8/4q3/3N4/3P4/R3KB2 w - - 0 1',
        legal: ['f1e2', 'e1f2', 'e1d1'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd3e5', rule: 'N-CHECK' },
          { move: 'a1a8', rule: 'N-CHECK' },
          { move: 'e1e2', rule: 'N-CHECK' },
        ],
      },
      {
        position: '4k3/8/8/8/4r3/3P4/8/4K1N1 w - - 0 1',
        legal: ['d3e4', 'g1e2', 'e1d2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd3d4', rule: 'N-CHECK' },
          { move: 'g1f3', rule: 'N-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'xeque-mate',
    clauses: ['N-CHECK'],
    rulings: [],
    examples: [
      {
        position: '6B1/8/7R/2k5/4p3/4K3/3P4/1R6 w - - 0 1',
        legal: ['d2d4'],
        after: '6B1/8/7R/2k5/3Pp3/4K3/8/1R6 b - - 0 1',
        effects: [['d2d4', 'w mate']],
        forbidden: [],
      },
      {
        position: 'k7/2Q5/8/8/8/8/8/1R2K3 w - - 0 1',
        legal: ['c7b7', 'c7a5', 'b1a1'],
        effects: [
          ['c7b7', 'w mate'],
          ['c7a5', 'w mate'],
          ['b1a1', 'w mate'],
          ['e1e2', 'draw stalemate'],
        ],
        forbidden: [{ move: 'e1e3', rule: 'N-MOVE' }],
      },
    ],
  },
  {
    id: 'promocao',
    clauses: ['N-PROMO'],
    rulings: [],
    examples: [
      {
        position: '8/4P3/8/8/8/k7/8/4K3 w - - 0 1',
        legal: ['e7e8q'],
        after: '4Q3/8/8/8/8/k7/8/4K3 b - - 0 1',
        forbidden: [
          { move: 'e7e8r', rule: 'N-PROMO' },
          { move: 'e7e8n', rule: 'N-PROMO' },
        ],
      },
      {
        position: '8/k1P5/2K5/8/8/8/8/8 w - - 0 1',
        legal: ['c6d7', 'c7c8q'],
        effects: [
          ['c7c8q', 'draw stalemate'],
          ['c6d7 a7b7 c7c8q', 'check'],
        ],
        forbidden: [{ move: 'c7c8r', rule: 'N-PROMO' }],
      },
    ],
  },
  {
    id: 'afogamento',
    clauses: ['N-STALE'],
    rulings: [],
    examples: [
      {
        position: '8/5P1k/8/6K1/8/8/8/8 w - - 0 1',
        legal: ['f7f8q', 'g5f6'],
        effects: [
          ['f7f8q', 'draw stalemate'],
          ['g5f6', 'quiet'],
        ],
        forbidden: [
          { move: 'f7f8r', rule: 'N-PROMO' },
          { move: 'g5g6', rule: 'N-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'repeticao',
    clauses: ['N-REP'],
    rulings: ['N-REP', 'N-REP'],
    examples: [
      {
        position: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1',
        legal: ['a1a2'],
        effects: [['a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 a2a1 h7h8', 'draw repetition']],
        forbidden: [],
      },
      {
        position: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1',
        legal: ['a1a2', 'a1a3'],
        effects: [['a1a2 h8h7 a2a1 h7h8 a1a3 h8h6 a3a1 h6h8', 'quiet']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'material',
    clauses: ['N-MAT'],
    rulings: ['N-MAT'],
    examples: [
      {
        position: '8/8/8/8/3k4/8/3q4/3K4 w - - 0 1',
        legal: ['d1d2'],
        after: '8/8/8/8/3k4/8/3K4/8 b - - 0 1',
        effects: [['d1d2', 'draw material']],
        forbidden: [{ move: 'd1c2', rule: 'N-CHECK' }],
      },
      {
        position: '7k/8/5N1K/4N3/8/8/8/8 w - - 0 1',
        legal: ['e5f7', 'e5g6'],
        effects: [
          ['e5f7', 'w mate'],
          ['e5g6', 'w mate'],
        ],
        forbidden: [{ move: 'h6g7', rule: 'N-CHECK' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
