import type { ArticleOutline } from '../outline.js';

export const pawns = [
  {
    id: 'peao',
    clauses: ['C-MOVE'],
    piece: 'pawn',
    rulings: [],
    examples: [
      {
        position: '4k3/8/8/8/P4p2/8/3P1P2/4K3 w - - 0 1',
        legal: ['d2d4', 'd2d3', 'a4a5', 'f2f3'],
        forbidden: [
          { move: 'a4a6', rule: 'C-MOVE' },
          { move: 'f2f4', rule: 'C-MOVE' },
          { move: 'a4a3', rule: 'C-MOVE' },
          { move: 'd2d5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'captura-do-peao',
    clauses: ['C-MOVE'],
    rulings: [],
    examples: [
      {
        position: '4k3/8/8/2npr3/3P4/8/8/6K1 w - - 0 1',
        legal: ['d4e5', 'd4c5'],
        after: '4k3/8/8/2npP3/8/8/8/6K1 b - - 0 1',
        forbidden: [{ move: 'd4d5', rule: 'C-MOVE' }],
      },
      {
        position: '4k3/8/8/8/3P4/8/8/6K1 w - - 0 1',
        legal: ['d4d5'],
        forbidden: [
          { move: 'd4e5', rule: 'C-MOVE' },
          { move: 'd4c5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'promocao',
    clauses: ['C-PROMO'],
    rulings: ['C-PROMO', 'C-PROMO'],
    examples: [
      {
        position: '3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1',
        legal: ['e7d8q', 'e7e8q', 'e7e8r', 'e7e8b', 'e7e8n', 'e7d8n'],
        after: '3Q4/8/8/8/8/k7/8/4K3 b - - 0 1',
        forbidden: [
          { move: 'e7e8', rule: 'C-PROMO' },
          { move: 'e1e2q', rule: 'C-PROMO' },
        ],
      },
      {
        position: '8/2k1P1q1/8/8/8/8/7P/5K2 w - - 0 1',
        legal: ['e7e8n', 'e7e8q'],
        after: '4N3/2k3q1/8/8/8/8/7P/5K2 b - - 0 1',
        effects: [
          ['e7e8n', 'check'],
          ['e7e8n c7d7 e8g7', 'quiet'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'en-passant',
    clauses: ['C-EP'],
    rulings: [],
    examples: [
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
        legal: ['e5d6', 'e5e6'],
        after: '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
        forbidden: [
          { move: 'e5f6', rule: 'C-MOVE' },
          { move: 'e5d5', rule: 'C-MOVE' },
        ],
      },
      {
        position: '4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1',
        legal: ['d2d4', 'd2d3'],
        after: '4k3/8/8/8/2pP4/8/8/4K3 b - d3 0 1',
        effects: [['d2d4 c4d3', 'quiet']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'en-passant-condicoes',
    clauses: ['C-EP', 'C-CHECK'],
    rulings: ['C-EP'],
    examples: [
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3',
        legal: ['e5e6'],
        forbidden: [{ move: 'e5d6', rule: 'C-EP' }],
      },
      {
        position: '4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1',
        legal: ['d7d5'],
        after: '4k3/8/8/K2pP2r/8/8/8/8 w - - 0 2',
        effects: [['d7d5 e5d6', 'refused C-CHECK']],
        forbidden: [],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
