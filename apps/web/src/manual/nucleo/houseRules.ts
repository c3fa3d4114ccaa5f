import type { ArticleOutline } from '../outline.js';

export const houseRules = [
  {
    id: 'regras-da-casa',
    // With a house rule on, its conditions are those of classic chess.
    clauses: ['N-START', 'N-MOVE', 'N-TURN', 'C-CASTLE', 'C-EP'],
    rulings: ['N-MOVE'],
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
        options: { doubleStep: true, enPassant: true, castling: true, agreement: true },
        legal: ['e1g1', 'e1c1'],
        after: '4k3/p6p/8/8/8/8/P6P/R4RK1 b - - 1 1',
        forbidden: [{ move: 'e1e3', rule: 'N-MOVE' }],
      },
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
        options: { doubleStep: true, enPassant: true, castling: false, agreement: false },
        legal: ['e5d6', 'e5e6'],
        after: '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
        forbidden: [{ move: 'e5f6', rule: 'N-MOVE' }],
      },
      {
        position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
        options: { doubleStep: false, enPassant: false, castling: false, agreement: false },
        legal: ['e2e3'],
        forbidden: [{ move: 'e2e4', rule: 'N-MOVE' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
