import type { ArticleOutline } from '../outline.js';

export const check = [
  {
    id: 'ataque',
    clauses: ['B-ATT'],
    rulings: ['B-ATT', 'B-ATT', 'B-ATT', 'B-ATT', 'B-ATT'],
    examples: [
      {
        position: 'k7/8/8/4l3/8/8/P2K4/8 w - - - b 0/0 -/- 6,- 20',
        legal: ['d2d3', 'd2c3', 'd2e2'],
        forbidden: [{ move: 'd2e3', rule: 'B-CHECK' }],
      },
      {
        position: 'k7/8/8/r7/3GK3/8/P7/8 w - - - b 0/0 -/- 6,- 20',
        legal: ['e4d3', 'e4f3'],
        forbidden: [
          { move: 'e4e5', rule: 'B-CHECK' },
          { move: 'e4d5', rule: 'B-CHECK' },
        ],
      },
      {
        position: '8/8/3k4/7p/3K4/8/P7/8 w - - - b 0/0 -/- 0,- 20',
        legal: ['d4e4', 'd4c4'],
        forbidden: [{ move: 'd4d5', rule: 'B-ATT' }],
      },
    ],
  },
  {
    id: 'xeque',
    clauses: ['B-CHECK'],
    rulings: ['B-CHECK'],
    examples: [
      {
        position: '4r2k/8/8/8/8/1N6/R7/4K3 w - - - b 0/0 -/- 6,- 20',
        legal: ['a2e2', 'e1d1'],
        effects: [
          ['', 'check'],
          ['a2e2', 'quiet'],
        ],
        forbidden: [
          { move: 'b3d2', rule: 'B-CHECK' },
          { move: 'e1e2', rule: 'B-CHECK' },
        ],
      },
      {
        position: '4k3/8/8/8/8/4p3/4N3/4K3 w - - - b 0/0 -/- 6,- 20',
        legal: ['e1d1', 'e1f1'],
        forbidden: [{ move: 'e2c3', rule: 'B-CHECK' }],
      },
      {
        position: '8/8/8/8/1K5k/r7/P7/8 w - - A b 0/0 -/- 6,- 20',
        legal: ['a2a4', 'b4a3'],
        forbidden: [{ move: 'a2a3', rule: 'B-CHECK' }],
      },
    ],
  },
  {
    id: 'xeque-mate',
    clauses: ['B-MATE'],
    rulings: ['B-MATE'],
    examples: [
      {
        position: '7k/R7/1R6/8/8/8/p7/K7 w - - - b 0/0 -/- 0,- 30',
        legal: ['b6b8', 'b6h6'],
        effects: [
          ['b6b8', 'w mate'],
          ['b6h6 h8g8', 'quiet'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'mates-de-peao',
    clauses: ['B-MATE-CHARGE', 'B-MATE-LEGION', 'B-MATE-LANCE'],
    rulings: [],
    examples: [
      {
        position: 'k7/8/1P6/P7/5p2/3K4/8/8 w - - - b 0/0 -/- 0,- 30',
        legal: ['a5a6', 'b6b7'],
        after: 'k7/8/PP6/8/5p2/3K4/8/8 b - - - b 0/0 -/- 0,- 30',
        effects: [['a5a6', 'w mate']],
        forbidden: [{ move: 'a5a7', rule: 'B-DOUBLE' }],
      },
      {
        position: '7k/4p3/8/6PP/8/8/8/5K2 w - - - b 0/0 -/- 0,- 30',
        legal: ['g5&h5', 'h5h6'],
        after: '7k/4p3/6PP/8/8/8/8/5K2 b - - - b 0/0 -/- 0,- 30',
        effects: [
          ['g5&h5', 'w mate'],
          ['h5h6', 'check'],
        ],
        forbidden: [],
      },
      {
        position: '8/8/8/8/6W1/5P1k/4K2P/6l1 w - - H b 0/0 -/- 0,- 30',
        legal: ['h2h4', 'h2h3'],
        after: '8/8/8/7k/6WP/5P2/4K3/6l1 b - - - b 0/0 -/- 0,- 30',
        effects: [
          ['h2h4', 'w mate'],
          ['h2h3', 'check'],
        ],
        forbidden: [{ move: 'h2g3', rule: 'B-PAWN' }],
      },
    ],
  },
  {
    id: 'mates-de-peca',
    clauses: ['B-MATE-ZONE', 'B-MATE-COLOUR', 'B-MATE-SNEAK'],
    rulings: ['B-MATE-ZONE'],
    examples: [
      {
        position: 'k7/5G1n/1K6/8/8/8/8/6R1 w - - - b 0/0 -/- 0,- 30',
        legal: ['g1g8'],
        after: 'k5R1/5G1n/1K6/8/8/8/8/8 b - - - b 0/0 -/- 1,- 30',
        effects: [['g1g8', 'w mate']],
        forbidden: [{ move: 'b6b7', rule: 'B-ATT' }],
      },
      {
        position: '5H1k/p3N3/8/8/3K4/8/8/8 w - - - b 0/0 -/- 0,- 30',
        legal: ['f8g8', 'f8g7'],
        after: '6Hk/p3N3/8/8/3K4/8/8/8 b - - - b 0/0 -/- 1,- 30',
        effects: [['f8g8', 'w mate']],
        forbidden: [{ move: 'f8h8', rule: 'B-PRIEST' }],
      },
      {
        position: '4L1rk/8/8/8/8/8/4K3/8 w - - - b 0/0 -/- 0,- 30',
        legal: ['e8h6', 'e8g6'],
        after: '6rk/8/7L/8/8/8/4K3/8 b - - - b 0/0 -/- 1,- 30',
        effects: [['e8h6', 'w mate']],
        forbidden: [{ move: 'e8g8', rule: 'B-SNEAK' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
