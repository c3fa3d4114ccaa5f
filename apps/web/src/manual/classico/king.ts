import type { ArticleOutline } from '../outline.js';

export const king = [
  {
    id: 'roque',
    clauses: ['C-CASTLE'],
    rulings: [],
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
        legal: ['e1g1', 'e1c1'],
        after: '4k3/p6p/8/8/8/8/P6P/R4RK1 b - - 1 1',
        forbidden: [{ move: 'e1b1', rule: 'C-MOVE' }],
      },
      {
        position: 'r3k2r/p6p/8/8/8/8/P6P/4K3 b kq - 0 1',
        legal: ['e8c8', 'e8g8'],
        after: '2kr3r/p6p/8/8/8/8/P6P/4K3 w - - 1 2',
        forbidden: [],
      },
    ],
  },
  {
    id: 'roque-condicoes',
    clauses: ['C-CASTLE'],
    rulings: ['C-CASTLE'],
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w Q - 4 12',
        legal: ['e1c1', 'h1g1'],
        after: '4k3/p6p/8/8/8/8/P6P/2KR3R b - - 5 12',
        forbidden: [{ move: 'e1g1', rule: 'C-CASTLE' }],
      },
      {
        position: '4k3/p6p/8/8/8/8/P6P/RN2K2R w KQ - 0 1',
        legal: ['e1g1', 'b1c3'],
        forbidden: [{ move: 'e1c1', rule: 'C-CASTLE' }],
      },
    ],
  },
  {
    id: 'roque-e-xeque',
    clauses: ['C-CASTLE'],
    rulings: [],
    examples: [
      {
        position: 'k3r3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
        legal: ['e1f1', 'e1d2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'e1g1', rule: 'C-CASTLE' },
          { move: 'e1c1', rule: 'C-CASTLE' },
        ],
      },
      {
        position: '5r1k/p6p/8/2b5/8/8/P6P/R3K2R w KQ - 0 1',
        legal: ['e1c1'],
        forbidden: [{ move: 'e1g1', rule: 'C-CASTLE' }],
      },
      {
        position: '1r5k/p6p/8/4b3/8/8/P6P/R3K2R w KQ - 0 1',
        legal: ['e1c1', 'e1g1'],
        after: '1r5k/p6p/8/4b3/8/8/P6P/2KR3R b - - 1 1',
        forbidden: [],
      },
    ],
  },
  {
    id: 'xeque',
    clauses: ['C-CHECK'],
    rulings: [],
    examples: [
      {
        position: '4r2k/8/8/1B6/8/8/3P1P2/3QK3 w - - 0 1',
        legal: ['b5e8', 'e1f1', 'd1e2', 'b5e2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd2d4', rule: 'C-CHECK' },
          { move: 'e1e2', rule: 'C-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'reis-vizinhos',
    clauses: ['C-CHECK'],
    rulings: [],
    examples: [
      {
        position: '8/8/8/3k4/8/3K4/8/7R w - - 0 1',
        legal: ['h1h5', 'd3e3', 'd3c3'],
        effects: [['h1h5', 'check']],
        forbidden: [
          { move: 'd3d4', rule: 'C-CHECK' },
          { move: 'd3c4', rule: 'C-CHECK' },
          { move: 'd3e4', rule: 'C-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'cravada',
    clauses: ['C-CHECK'],
    rulings: [],
    examples: [
      {
        position: '4r1k1/8/8/8/8/4N3/8/4K2R w - - 0 1',
        legal: ['e1d2', 'h1h5'],
        effects: [['e1d2 g8g7 e3d5', 'quiet']],
        forbidden: [
          { move: 'e3d5', rule: 'C-CHECK' },
          { move: 'e3g4', rule: 'C-CHECK' },
        ],
      },
      {
        position: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1',
        legal: ['e3e8', 'e3e5', 'e3e2'],
        forbidden: [
          { move: 'e3a3', rule: 'C-CHECK' },
          { move: 'e3h3', rule: 'C-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'xeque-duplo',
    clauses: ['C-CHECK'],
    rulings: [],
    examples: [
      {
        position: '4r1k1/8/8/8/8/5n2/6P1/Q3K3 w - - 0 1',
        legal: ['e1d1', 'e1f1', 'e1f2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'g2f3', rule: 'C-CHECK' },
          { move: 'a1e5', rule: 'C-CHECK' },
          { move: 'e1d2', rule: 'C-CHECK' },
        ],
      },
      {
        position: '4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1',
        legal: ['e4f6', 'e4d6', 'e4c5'],
        effects: [
          ['e4f6', 'check'],
          ['e4d6', 'check'],
          ['e4c5', 'check'],
        ],
        forbidden: [],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
