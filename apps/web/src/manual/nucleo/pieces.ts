import type { ArticleOutline } from '../outline.js';

export const pieces = [
  {
    id: 'preparacao',
    clauses: ['N-START'],
    rulings: ['N-START'],
    examples: [
      {
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
        legal: ['d2d4', 'e2e4', 'g1f3'],
        forbidden: [
          { move: 'd1d3', rule: 'N-MOVE' },
          { move: 'e7e5', rule: 'N-TURN' },
        ],
      },
    ],
  },
  {
    id: 'diferencas',
    clauses: ['N-START', 'N-TURN', 'N-MOVE', 'N-PROMO', 'N-TIME', 'N-NOLIMIT'],
    rulings: [],
    examples: [
      {
        position: '1k6/4P3/8/2pP4/8/8/8/R3K2R w - - 0 1',
        legal: ['e7e8q', 'd5d6', 'e1f1'],
        after: '1k2Q3/8/8/2pP4/8/8/8/R3K2R b - - 0 1',
        forbidden: [
          { move: 'e1g1', rule: 'N-TURN' },
          { move: 'd5c6', rule: 'N-MOVE' },
          { move: 'e7e8n', rule: 'N-PROMO' },
        ],
      },
    ],
  },
  {
    id: 'uma-acao',
    clauses: ['N-TURN'],
    rulings: ['N-TURN'],
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w - - 0 1',
        legal: ['e1f1', 'e1d1', 'h1f1'],
        forbidden: [
          { move: 'e1g1', rule: 'N-TURN' },
          { move: 'e1c1', rule: 'N-TURN' },
          { move: 'pass', rule: 'N-TURN' },
        ],
      },
    ],
  },
  {
    id: 'pecas',
    clauses: ['N-MOVE'],
    rulings: [],
    examples: [
      {
        position: '6k1/8/8/p2p2p1/3N4/1B1Q1R2/8/4K3 w - - 0 1',
        legal: ['b3d5', 'd4f5', 'f3f8', 'd3h7', 'e1d2'],
        forbidden: [
          { move: 'd3d5', rule: 'N-MOVE' },
          { move: 'f3g5', rule: 'N-MOVE' },
          { move: 'd3b3', rule: 'N-MOVE' },
          { move: 'd4d6', rule: 'N-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'peao',
    clauses: ['N-MOVE'],
    piece: 'pawn',
    rulings: ['N-MOVE'],
    examples: [
      {
        position: '4k3/8/8/1p6/P7/2n5/3P4/4K3 w - - 0 1',
        legal: ['d2d4', 'd2d3', 'd2c3', 'a4b5', 'a4a5'],
        forbidden: [
          { move: 'd2e3', rule: 'N-MOVE' },
          { move: 'a4a6', rule: 'N-MOVE' },
          { move: 'a4a3', rule: 'N-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'sem-en-passant',
    clauses: ['N-MOVE'],
    rulings: ['N-MOVE'],
    examples: [
      {
        position: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        legal: ['d7d5', 'd7d6'],
        after: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2',
        effects: [['d7d5 e5d6', 'refused N-MOVE']],
        forbidden: [],
      },
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2',
        legal: ['e5e6'],
        forbidden: [{ move: 'e5d6', rule: 'N-MOVE' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
